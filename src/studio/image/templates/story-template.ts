import type { Layer, LayoutTemplate } from "../layout-template.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";

/** A template of a style for 9:16 canvases and any pictures. */
export const storyTemplate = (style: ImageStyle, id: string, layers: readonly Layer[]): LayoutTemplate => ({
  id,
  style,
  shapes: ["story"],
  pictures: "any",
  layers,
});
