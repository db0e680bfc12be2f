import { PREVIEW_WIDTHS, previewUrl } from "#core/uploads/api.ts";

/**
 * The `sizes` attribute of `ImageCard` and `UnfinishedImageCard`, for `previewSources`: a share of
 * the result column, or half a phone.
 */
export const CARD_SIZES = "(min-width: 1024px) 420px, 50vw";

/**
 * Returns the attributes of an `img` that loads a preview in the displayed size instead of the
 * original, for all image ads and storyboard frames. Widths: `PREVIEW_WIDTHS` in
 * `core/uploads/api.ts`.
 * @param sizes the `sizes` attribute of the `img`
 */
export function previewSources(url: string, sizes: string) {
  const srcSet = PREVIEW_WIDTHS.map((width) => `${previewUrl(url, width)} ${width}w`).join(", ");
  return { src: previewUrl(url, PREVIEW_WIDTHS[1]), srcSet, sizes };
}
