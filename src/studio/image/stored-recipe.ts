import type { ImagePlatform } from "#core/platforms/platforms.ts";
import type { ImageBrief } from "./brief.ts";

/**
 * Everything but the pictures that is needed to draw an ad again, with the same or other texts.
 * `server/render/composer.ts` makes it and draws from it; it is stored with each image ad.
 */
export interface StoredRecipe {
  readonly version: 1;
  readonly brief: ImageBrief;
  readonly platform: ImagePlatform;
  readonly seed: number;
  /** Name of the color scheme. */
  readonly scheme: string;
  /** Id of the layout template. */
  readonly layout: string;
  /** Set if the ad has a generated background; `showsProduct` if that shows the product. */
  readonly background: { readonly showsProduct: boolean } | null;
}

/**
 * Texts of a finished image ad that a user may edit (limits: `imageEditSchema` in
 * `core/generations/image/image.ts`); `server/render/composer.ts` draws the ad again with them.
 * Texts that are missing stay.
 */
export interface TextEdits {
  readonly headline?: string;
  readonly description?: string;
  readonly callToAction?: string;
}
