/**
 * The parts of a brand that are visible in the pictures of its ads; the composer draws them
 * (studio/image).
 */
import * as z from "zod/mini";
import { textField } from "#core/fields.ts";
import type { AdLanguage } from "#core/generations/language.ts";
import { LIMITS } from "#core/limits.ts";
import { MARKET_LANGUAGES, type Market } from "./markets.ts";
import { hexColor } from "./color.ts";
import { LOGO_KINDS, type LogoKind } from "./parts.ts";
import { TYPEFACE_IDS, type TypefaceId } from "./typefaces.ts";

/**
 * Field of a brief for a color of the brand, "#rrggbb" in lower case; missing for the default. Used
 * in `brandLookFields` and `videoInputSchema` (`core/generations/video/video.ts`); rule and message
 * are those of `hexColor` (`color.ts`).
 */
export const lookColor = z.optional(hexColor);

/**
 * Fields of briefs with pictures (`image.ts`, `video.ts`, `campaign.ts` of `generations`) that a
 * chosen brand fills in (`brandLook`) and no form shows; `server/render/composer.ts` draws with
 * them. Choices are in `typefaces.ts` and `parts.ts`; the message about colors is in `messages.ts`.
 * Length of the disclaimer: `LIMITS.freeText` in `core/limits.ts`.
 */
export const brandLookFields = {
  /** Typefaces of the brand; those of the style if missing. */
  typefaces: z.optional(z.enum(TYPEFACE_IDS)),
  secondaryColor: lookColor,
  accentColor: lookColor,
  /** Sentences that the pictures must contain, in small print. */
  disclaimer: z.optional(textField("Disclaimer", LIMITS.freeText)),
  /** Forms of the brand's logo; the composer chooses by the ground and the room. */
  logos: z.optional(
    z
      .array(z.object({ kind: z.enum(LOGO_KINDS), id: z.string().check(z.maxLength(LIMITS.name)) }))
      .check(z.maxLength(LOGO_KINDS.length)),
  ),
};

const brandLookSchema = z.object(brandLookFields);
/**
 * Values of `brandLookFields`: typefaces, colors, disclaimer and logos with which pictures are
 * drawn; all are optional. `brandLook` makes it, `brand-choice.ts` on the server puts it into
 * briefs.
 */
export type BrandLook = z.output<typeof brandLookSchema>;

/**
 * Names of `brandLookFields`; `use-brand-fill.tsx` of the brand picker empties them when another
 * brand is chosen.
 */
export const BRAND_LOOK_FIELDS = Object.keys(brandLookFields) as readonly (keyof BrandLook)[];

/**
 * The logo of a brief that a brand fills in: the first that there is, in the order of `LOGO_KINDS`
 * (`parts.ts`). `briefPictures` in `fill-brief.ts` calls it. `undefined` without a logo.
 */
export function mainLogo<L extends { readonly kind: LogoKind }>(logos: readonly L[]): L | undefined {
  return LOGO_KINDS.map((kind) => logos.find((logo) => logo.kind === kind)).find(Boolean);
}

interface MarketDisclaimer {
  readonly market: Market;
  readonly text: string;
}

/**
 * The disclaimers that an ad in a language must contain, as one text: those of all markets, and of
 * markets with that language (`MARKET_LANGUAGES` in `markets.ts`). `brandLook` and, for checks,
 * `load-campaign.ts` call it.
 */
export function disclaimerFor(disclaimers: readonly MarketDisclaimer[], language: AdLanguage): string {
  const applying = disclaimers.filter(
    ({ market }) => market === "" || MARKET_LANGUAGES[market].includes(language),
  );
  return [...new Set(applying.map(({ text }) => text.trim()))].filter((text) => text !== "").join(" ");
}

/** The parts of a brand that decide its look. */
interface LookSource {
  readonly typefaces: TypefaceId | null;
  readonly colors: {
    readonly secondary?: string | null | undefined;
    readonly accent?: string | null | undefined;
  };
  readonly disclaimers: readonly MarketDisclaimer[];
  readonly logos: readonly { readonly kind: LogoKind; readonly id: string }[];
}

/**
 * The look that a brand gives to ads in a language. `brand-choice.ts` of generations fills briefs
 * with it, `modules/brands/preview.service.ts` draws the brand's preview. `disclaimerFor` in this
 * file chooses the disclaimer.
 */
export function brandLook(
  { typefaces, colors, disclaimers, logos }: LookSource,
  language: AdLanguage,
): BrandLook {
  const disclaimer = disclaimerFor(disclaimers, language);
  return {
    ...(typefaces && { typefaces }),
    ...(colors.secondary && { secondaryColor: colors.secondary }),
    ...(colors.accent && { accentColor: colors.accent }),
    ...(disclaimer !== "" && { disclaimer }),
    ...(logos.length > 0 && { logos: logos.map(({ kind, id }) => ({ kind, id })) }),
  };
}
