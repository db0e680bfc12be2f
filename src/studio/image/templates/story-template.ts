import type { Layer, LayoutTemplate } from "../layout-template.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";

/**
 * Makes a template of a style for 9:16 canvases and any pictures; the `story.ts` of three styles
 * use it.
 */
export const storyTemplate = (style: ImageStyle, id: string, layers: readonly Layer[]): LayoutTemplate => ({
  id,
  style,
  shapes: ["story"],
  pictures: "any",
  layers,
});
