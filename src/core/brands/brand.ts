import * as z from "zod/mini";
import { requiredText, textField } from "#core/fields.ts";
import { BRAND_VOICES } from "#core/generations/campaign/campaign.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { AD_LANGUAGE_CODES, languageCode } from "#core/generations/language.ts";
import { LIMITS } from "#core/limits.ts";
import { uploadSchema } from "#core/uploads/api.ts";
import { hexColor } from "./color.ts";
import { textList, urlField } from "./fields.ts";
import { BRAND_LIMITS } from "./limits.ts";
import { MARKETS } from "./markets.ts";
import { brandMessages } from "./messages.ts";
import { LOGO_KINDS } from "./parts.ts";
import { TYPEFACE_IDS } from "./typefaces.ts";

/** Color as "#rrggbb"; `null` for none. */
const colorField = z.nullable(hexColor);

const disclaimerSchema = z.object({
  market: z.enum(MARKETS, brandMessages.market),
  text: textField("Sentence", BRAND_LIMITS.disclaimer),
});

/**
 * A sentence that ads of a market must contain, from the brand page, stored in `brands`.
 * `disclaimerFor` (`brand-look.ts`) selects those of an ad; `wholeAdFindings`
 * (`core/campaigns/whole-ad-findings.ts`) reports an ad without it. Number and length:
 * `BRAND_LIMITS` in `limits.ts`; markets: `markets.ts`.
 */
export type Disclaimer = z.output<typeof disclaimerSchema>;

const words = (label: string) => textList(label, { count: BRAND_LIMITS.words, length: BRAND_LIMITS.word });

/** Fields of a brand that its user writes. */
const brandFields = z.object({
  name: requiredText("Name", LIMITS.name),
  /** Short name that platforms show next to ads. */
  businessName: textField("Business name", BRAND_LIMITS.businessName),
  website: urlField("Website"),
  /** Address of ads whose product has no page. */
  defaultUrl: urlField("Address"),
  colors: z.partial(z.object({ primary: colorField, secondary: colorField, accent: colorField })),
  /** `null`: the typefaces of the style. */
  typefaces: z.nullable(z.enum(TYPEFACE_IDS)),
  voice: z.nullable(z.enum(BRAND_VOICES)),
  voiceExamples: textList("Examples", {
    count: BRAND_LIMITS.voiceExamples,
    length: BRAND_LIMITS.voiceExample,
  }),
  style: z.nullable(z.enum(IMAGE_STYLES)),
  wordsToUse: words("Words to use"),
  wordsToAvoid: words("Words to avoid"),
  /** Sentences that ads of a market must contain. */
  disclaimers: z
    .array(disclaimerSchema)
    .check(
      z.maxLength(BRAND_LIMITS.disclaimers, brandMessages.tooMany("The list", BRAND_LIMITS.disclaimers)),
    ),
  languages: z.array(languageCode).check(
    z.maxLength(BRAND_LIMITS.languages, brandMessages.tooMany("Languages", BRAND_LIMITS.languages)),
    z.overwrite((codes) => [...new Set(codes)]),
  ),
  /** Ids of uploads; replaces all logos. */
  logos: z
    .array(z.object({ kind: z.enum(LOGO_KINDS), id: z.string().check(z.maxLength(LIMITS.name)) }))
    .check(
      z.refine(
        (logos) => new Set(logos.map(({ kind }) => kind)).size === logos.length,
        brandMessages.oneLogo,
      ),
    ),
});

const changes = z.partial(brandFields);

/**
 * Body of `POST /api/brands`, checked on the server only (`brands.routes.ts`): all fields but the
 * name are optional. The name has at most `LIMITS.name` characters (`core/limits.ts`), other limits
 * are `BRAND_LIMITS` in `limits.ts`; messages: `messages.ts` here and in `core`.
 */
export const createBrandSchema = z.extend(changes, { name: brandFields.shape.name });

/**
 * Checked body of `POST /api/brands`, for `brands.service.ts`; `createBrandSchema` has its fields
 * and limits.
 */
export type CreateBrand = z.output<typeof createBrandSchema>;

/**
 * Body of `PATCH /api/brands/:id`, a save of the brand page; missing fields stay. If another tab
 * has saved since `baseRevision`, `brands.service.ts` refuses it with `version_conflict`. Limits as
 * in `createBrandSchema`: `LIMITS.name` of `core/limits.ts` for the name, else `BRAND_LIMITS` in
 * `limits.ts`.
 */
export const updateBrandSchema = z.extend(changes, {
  /** Revision that the change is based on; without it the change always applies. */
  baseRevision: z.optional(z.int()),
});

/**
 * Checked body of `PATCH /api/brands/:id`, for `brands.service.ts`: changed fields and the revision
 * they are based on. Fields and limits: `updateBrandSchema`.
 */
export type UpdateBrand = z.output<typeof updateBrandSchema>;

const logoSchema = z.extend(uploadSchema, { kind: z.enum(LOGO_KINDS) });

const storedColor = z.nullable(z.string());

/**
 * A brand in API responses; `presentBrand` in `brands.service.ts` makes it from the table `brands`.
 * Typefaces are in `typefaces.ts`, markets in `markets.ts`, kinds of logos in `parts.ts`, voices,
 * styles and languages in `core/generations` (`campaign/campaign.ts`, `image/styles.ts`,
 * `language.ts`). `null` for typefaces, voice or style that are not chosen.
 */
export const brandSchema = z.object({
  id: z.string(),
  name: z.string(),
  businessName: z.string(),
  website: z.string(),
  defaultUrl: z.string(),
  colors: z.object({ primary: storedColor, secondary: storedColor, accent: storedColor }),
  typefaces: z.nullable(z.enum(TYPEFACE_IDS)),
  voice: z.nullable(z.enum(BRAND_VOICES)),
  voiceExamples: z.array(z.string()),
  style: z.nullable(z.enum(IMAGE_STYLES)),
  logos: z.array(logoSchema),
  wordsToUse: z.array(z.string()),
  wordsToAvoid: z.array(z.string()),
  disclaimers: z.array(z.object({ market: z.enum(MARKETS), text: z.string() })),
  languages: z.array(z.enum(AD_LANGUAGE_CODES)),
  /** Increases with every change. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
});

/**
 * A brand, made by `presentBrand` in `brands.service.ts`. The brand page, the brand picker and the
 * data export read it. Limits are those of `createBrandSchema`.
 */
export type Brand = z.output<typeof brandSchema>;
