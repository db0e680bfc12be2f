import type { MeasuredText } from "#studio/image/text/measured-text.ts";

/**
 * A measured text of an image ad whose fonts are loaded, from `measureText` (`measure.ts`;
 * `missing`: `fonts/fonts.ts`), as the layout in `studio/image` places it.
 */
export interface RenderableText extends MeasuredText {
  /** Characters that no font has. */
  readonly missing: readonly string[];
}
