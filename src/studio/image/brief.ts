import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { ImageSize } from "#core/platforms/canvases.ts";

/** What the composer is told about one ad; the words are set exactly as they are here. */
export interface ImageBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly headline: string;
  readonly description: string;
  readonly callToAction?: string;
  readonly style: ImageStyle;
  /** "#rrggbb" */
  readonly primaryColor: string;
  readonly size: ImageSize;
}

/** The words that stand in an ad, by the part they play. */
export const TEXT_PARTS = ["company", "product", "headline", "body", "cta"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
