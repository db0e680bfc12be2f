import type { TypefaceId } from "#core/brands/typefaces.ts";
import type { AdLanguage } from "#core/generations/language.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { ImageSize } from "#core/platforms/platform.ts";

/**
 * The content of one image ad or storyboard frame, which generators make and `planAd`
 * (`server/render/plan.ts`) lays out. Texts are drawn exactly as given. A stored ad keeps it
 * (`stored-recipe.ts`).
 */
export interface ImageBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly headline: string;
  readonly description: string;
  readonly callToAction?: string;
  /** Language of the button; missing in ads from before briefs had one. */
  readonly language?: AdLanguage | undefined;
  readonly style: ImageStyle;
  /** "#rrggbb" */
  readonly primaryColor: string;
  /** Further colors of the brand, "#rrggbb", for roles that a style has for them. */
  readonly secondaryColor?: string | undefined;
  readonly accentColor?: string | undefined;
  /** Sentences that the ad must contain, in small print. */
  readonly disclaimer?: string | undefined;
  readonly size: ImageSize;
  /** Typefaces of the brand; those of the style if missing. */
  readonly typefaces?: TypefaceId | undefined;
}

/**
 * The texts of an image ad, each with a face in `faces.ts`; `planAd` (`server/render/plan.ts`)
 * measures them.
 */
export const TEXT_PARTS = ["company", "product", "headline", "body", "cta", "disclaimer"] as const;
/**
 * Name of a text of an image ad, by which `faces.ts` chooses the font and `planAd`
 * (`server/render/plan.ts`) measures; see `TEXT_PARTS` in this file.
 */
export type TextPart = (typeof TEXT_PARTS)[number];
