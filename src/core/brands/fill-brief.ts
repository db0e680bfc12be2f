import { cutText } from "#core/cut-text.ts";
import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { AdLanguage } from "#core/generations/language.ts";
import { LIMITS } from "#core/limits.ts";
import type { Brand } from "./brand.ts";
import type { Claim } from "./claim.ts";
import type { Product } from "./product.ts";

/** Proved claims that a brief states; more would leave no room for the product. */
const CLAIMS_PER_BRIEF = 3;

interface Source {
  readonly brand: Brand;
  readonly product: Product | undefined;
  /** Claims of the brand; only proved ones are stated. */
  readonly claims: readonly Claim[];
}

/** Values for the fields of briefs; each tool uses the values of the fields that it has. */
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

/** A sentence with its end mark. */
const sentence = (text: string) => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);
const lines = (texts: readonly string[]) => cutText(texts.filter(Boolean).join("\n"), LIMITS.freeText);

/** Price of a product in its own words, for example "24 USD a month". */
function priceOf({ price, currency, priceUnit }: Product): string {
  return price === null ? "" : sentence(`${price} ${currency} ${priceUnit}`.trim());
}

/** Values of a brand and one of its products for the fields of briefs. */
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
