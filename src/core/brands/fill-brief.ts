import { cutText } from "#core/cut-text.ts";
import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { AdLanguage } from "#core/generations/language.ts";
import { LIMITS } from "#core/limits.ts";
import type { Brand } from "./brand.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { mainLogo } from "./brand-look.ts";
import type { Claim } from "./claim.ts";
import type { LogoKind } from "./parts.ts";
import type { Product } from "./product.ts";
import { CLAIMS_PER_BRIEF } from "./limits.ts";

/** Product pictures of a brief; the fifth one is the logo. */
const PRODUCT_PICTURES = LIMITS.uploadedImages - 1;

type FilledBrand = Pick<Brand, "name" | "voice" | "style"> & {
  readonly wordsToUse: readonly string[];
  readonly wordsToAvoid: readonly string[];
  readonly languages: readonly AdLanguage[];
  readonly colors: { readonly primary?: string | null | undefined };
};
type FilledProduct = Pick<
  Product,
  "name" | "description" | "audience" | "price" | "currency" | "priceUnit"
> & {
  readonly features: readonly string[];
};

interface Source {
  readonly brand: FilledBrand;
  readonly product: FilledProduct | undefined;
  /** Claims of the brand; only proved ones are stated. */
  readonly claims: readonly Pick<Claim, "text" | "state">[];
}

/**
 * Values that a brand and a product give to briefs, made by `briefValues`; `use-brand-fill.tsx` and
 * `brand-choice.ts` on the server take those of `FILLED_FIELDS`. At most `CLAIMS_PER_BRIEF`
 * (`limits.ts`) claims are in them; lists of facts are cut at `LIMITS.freeText` (`core/limits.ts`).
 * `undefined`: the brand has no such value.
 */
export interface BriefValues {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly keyFeatures: string;
  readonly description: string;
  readonly additionalDetails: string;
  readonly language: AdLanguage | undefined;
  readonly brandVoice: BrandVoice | undefined;
  readonly style: ImageStyle | undefined;
  readonly primaryColor: string | undefined;
}

/**
 * Fields of each kind of brief that a brand fills in: in forms (`use-tool-brand.tsx`), and in
 * requests that leave them out (`brand-choice.ts` of generations on the server).
 */
export const FILLED_FIELDS: Readonly<Record<GenerationKind, readonly (keyof BriefValues)[]>> = {
  text: ["companyName", "productName", "targetAudience", "keyMessage", "additionalDetails", "language"],
  image: ["companyName", "productName", "description", "targetAudience", "language", "style", "primaryColor"],
  video: ["companyName", "productName", "targetAudience", "keyMessage", "additionalDetails", "language"],
  campaign: [
    "companyName",
    "productName",
    "brandVoice",
    "targetAudience",
    "keyFeatures",
    "additionalDetails",
    "language",
    "primaryColor",
  ],
  copy: [
    "companyName",
    "productName",
    "brandVoice",
    "targetAudience",
    "keyMessage",
    "additionalDetails",
    "language",
  ],
};

/** A sentence with its end mark. */
const sentence = (text: string) => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);
const lines = (texts: readonly string[]) => cutText(texts.filter(Boolean).join("\n"), LIMITS.freeText);

/** Price of a product in its own words, for example "24 USD a month". */
function priceOf({ price, currency, priceUnit }: FilledProduct): string {
  return price === null ? "" : sentence(`${price} ${currency} ${priceUnit}`.trim());
}

/**
 * Values of a brand and one of its products for briefs, with at most `CLAIMS_PER_BRIEF`
 * (`limits.ts`) claims that `claims.repo.ts` on the server found proved; lists of facts are cut at
 * `LIMITS.freeText` (`core/limits.ts`). The form of the price ("24 USD a month") and "Say ...",
 * "Avoid ..." are in this file. `use-brand-fill.tsx` fills forms with it, `brand-choice.ts` on the
 * server requests.
 */
export function briefValues({ brand, product, claims }: Source): BriefValues {
  const proved = claims
    .filter(({ state }) => state === "proved" || state === "expiring")
    .slice(0, CLAIMS_PER_BRIEF)
    .map(({ text }) => sentence(text));
  const features = (product?.features ?? []).map(sentence);
  const description = product?.description ?? "";
  const price = product ? priceOf(product) : "";
  const { wordsToUse, wordsToAvoid } = brand;
  return {
    companyName: brand.name,
    productName: product?.name ?? "",
    targetAudience: product?.audience ?? "",
    keyMessage: lines([description, ...features, price, ...proved]),
    keyFeatures: lines([...(features.length > 0 ? features : [description]), price, ...proved]),
    description,
    additionalDetails: lines([
      wordsToUse.length > 0 ? `Say ${wordsToUse.join(", ")}.` : "",
      wordsToAvoid.length > 0 ? `Avoid ${wordsToAvoid.join(", ")}.` : "",
    ]),
    language: brand.languages[0],
    brandVoice: brand.voice ?? undefined,
    style: brand.style ?? undefined,
    primaryColor: brand.colors.primary ?? undefined,
  };
}

/**
 * Ids of the pictures that a brief shows when a brand fills it in, `{ images, logo }`: pictures of
 * the product (at most `uploadedImages` in `core/limits.ts` less one), then the logo, which
 * `mainLogo` (`brand-look.ts`) chooses. Brand picker (`use-brand-fill.tsx`) and `brand-choice.ts`
 * on the server call it.
 */
export function briefPictures(
  { logos }: { readonly logos: readonly { readonly kind: LogoKind; readonly id: string }[] },
  product: { readonly images: readonly { readonly id: string }[] } | undefined,
): { readonly images: string[]; readonly logo: string | undefined } {
  const logo = mainLogo(logos)?.id;
  const pictures = (product?.images ?? []).slice(0, PRODUCT_PICTURES).map(({ id }) => id);
  return { images: [...new Set([...pictures, ...(logo === undefined ? [] : [logo])])], logo };
}
