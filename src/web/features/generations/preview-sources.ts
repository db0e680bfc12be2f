import { PREVIEW_WIDTHS, previewUrl } from "#core/uploads/api.ts";

/** How wide an ad's card stands: a part of the result column, half of a phone. */
export const CARD_SIZES = "(min-width: 1024px) 420px, 50vw";

/**
 * Attributes of an `img` that shows a stored picture no larger than it stands on the page; the original is only for
 * looking at in full and for taking along.
 * @param sizes as of an `img`: how wide it stands
 */
export function previewSources(url: string, sizes: string) {
  const srcSet = PREVIEW_WIDTHS.map((width) => `${previewUrl(url, width)} ${width}w`).join(", ");
  return { src: previewUrl(url, PREVIEW_WIDTHS[1]), srcSet, sizes };
}
