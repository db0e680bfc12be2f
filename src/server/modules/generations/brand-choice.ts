import { brandLook, type BrandLook } from "#core/brands/brand-look.ts";
import { briefPictures, briefValues, FILLED_FIELDS, type BriefValues } from "#core/brands/fill-brief.ts";
import { INPUT_SCHEMAS, type CreateGeneration } from "#core/generations/api.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import type { Queryable } from "#server/db/client.ts";
import { validate } from "#server/http/validate.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { pictureTextOf } from "#studio/campaign/briefs.ts";
import { findAdvertiser, listClaimTexts, type Advertiser } from "../brands/brands.public.ts";
import { withLanguage } from "./brief-reading.ts";

interface Deps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly languages: LanguageDetector;
}

interface BrandRequest {
  readonly userId: UserId;
  readonly request: CreateGeneration;
  /** Header of the request; decides the language of a brief with too few words. */
  readonly acceptLanguage?: string | undefined;
}

/** Kinds whose pictures are drawn in the look of the brand. */
const KINDS_WITH_LOOK: readonly GenerationKind[] = ["image", "campaign", "video"];

/** Fields of an input that a brand fills in. */
interface Filled extends Partial<BriefValues>, BrandLook {
  readonly headline?: string;
  readonly images?: readonly string[];
  /** "" for no logo, not even the brand's. */
  readonly logo?: string;
  readonly wordsToUse?: readonly string[];
  readonly wordsToAvoid?: readonly string[];
}

/**
 * Completes and validates the input of a requested generation for `createGeneration`
 * (`generations.service.ts`). The brand and the product that it names fill in the fields that it
 * leaves out (`FILLED_FIELDS` in `core/brands/fill-brief.ts`; the look: `KINDS_WITH_LOOK` in this
 * file, `core/brands/brand-look.ts`); `brief-reading.ts` adds the language. Throws 400 for invalid
 * fields (`INPUT_SCHEMAS` in `core/generations/api.ts`), and for a brand or product that the user
 * does not have.
 */
export async function completeInput(
  deps: Deps,
  { userId, request, acceptLanguage }: BrandRequest,
): Promise<object> {
  const { kind } = request;
  const { brandId = null, productId = null, ...given } = request.input as Filled & Choice;
  const { logo, ...stated } = given;
  const hasLogo = logo !== "";
  const { brand, product } = await findAdvertiser(deps.db, deps.clock, { userId, brandId, productId });
  const claims = brand ? await listClaimTexts(deps.db, deps.clock, [brand.id]) : [];
  const filled = {
    ...(brand && valuesOf(kind, stated, { brand, product, claims }, hasLogo)),
    ...definedOf(stated),
    ...(hasLogo && logo !== undefined && { logo }),
    ...(brand && { brandId: brand.id }),
    ...(productId !== null && { productId }),
  };
  const input = await withLanguage(deps, validate(INPUT_SCHEMAS[kind], filled), acceptLanguage);
  if (!brand || !KINDS_WITH_LOOK.includes(kind)) return input;
  const { logos = [], ...look } = { ...brandLook(brand, input.language), ...colorOf(kind, brand) };
  const { logo: shown } = input as Filled;
  // A logo of another origin replaces all forms of the brand's.
  const isBrandLogo = hasLogo && (shown === undefined || logos.some(({ id }) => id === shown));
  return { ...look, ...(isBrandLogo && logos.length > 0 && { logos }), ...input };
}

/** Color of a script's storyboard; the forms of other kinds have a field for it. */
const colorOf = (kind: GenerationKind, { colors }: Source["brand"]) =>
  kind === "video" && colors.primary ? { primaryColor: colors.primary } : {};

interface Choice {
  readonly brandId?: string;
  readonly productId?: string;
}

/** Source from which a brief is filled in. */
interface Source {
  readonly brand: NonNullable<Advertiser["brand"]>;
  readonly product: Advertiser["product"];
  readonly claims: Awaited<ReturnType<typeof listClaimTexts>>;
}

/** Values of the brand and the product for fields that the input may leave out. */
function valuesOf(
  kind: GenerationKind,
  stated: Filled,
  { brand, product, claims }: Source,
  hasLogo: boolean,
): Filled {
  const values = briefValues({ brand, product, claims });
  const fields = Object.fromEntries(FILLED_FIELDS[kind].map((name) => [name, values[name] || undefined]));
  return definedOf({
    ...fields,
    ...(kind === "image" && product && pictureTexts(stated, values)),
    ...(kind === "copy" && { wordsToUse: brand.wordsToUse, wordsToAvoid: brand.wordsToAvoid }),
    ...(KINDS_WITH_LOOK.includes(kind) && !stated.images && pictures({ brand, product }, hasLogo)),
  });
}

/** Headline and description of an image ad that states no headline: the product's own sentences. */
function pictureTexts(stated: Filled, values: BriefValues): Filled {
  if (stated.headline !== undefined) return {};
  const { companyName, productName, targetAudience, keyMessage } = { ...values, ...definedOf(stated) };
  const brief = { companyName, productName, targetAudience, keyMessage, additionalDetails: "" };
  const { headline, description } = pictureTextOf({ ...brief, language: values.language });
  return { headline, description };
}

function pictures({ brand, product }: Omit<Source, "claims">, hasLogo: boolean): Filled {
  const { images, logo } = briefPictures({ logos: hasLogo ? brand.logos : [] }, product);
  return definedOf({ images, logo });
}

/** The object without fields that are `undefined`. */
function definedOf<T extends object>(object: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}
