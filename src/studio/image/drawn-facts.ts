import type { Box } from "#core/platforms/box.ts";

/**
 * Facts about a drawn image ad that the picture check needs (`core/checks/check-image.ts`); the
 * composer reports them, and they are stored with the picture.
 */
export interface DrawnFacts {
  /** Bounds of texts and logo, px. */
  readonly texts: readonly Box[];
  /** Lowest contrast of a text to its ground, from 1 to 21. */
  readonly contrast: number;
  /** Whether the small print of the brief is in the picture. */
  readonly hasDisclaimer: boolean;
}
