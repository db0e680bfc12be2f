import type { Platform } from "#core/platforms/canvases.ts";
import type { ImageBrief } from "./brief.ts";

/** All that is needed, beside the pictures themselves, to draw the same ad again or with other words. */
export interface StoredRecipe {
  readonly version: 1;
  readonly brief: ImageBrief;
  readonly platform: Platform;
  readonly seed: number;
  readonly scheme: string;
  /** Id of the layout. */
  readonly layout: string;
  /** Whether a painted background is part of it, and whether that shows the product already. */
  readonly background: { readonly showsProduct: boolean } | null;
}

/** The words of a finished ad that may be edited. */
export interface TextEdits {
  readonly headline?: string;
  readonly description?: string;
  readonly callToAction?: string;
}
