import type { Canvas, ImageSize } from "../platforms/canvases.ts";

/** What one image model family accepts for one background; requests are built from this alone. */
export type ImageFamily =
  | {
      readonly name: "dall-e";
      readonly quality: "standard";
      readonly style: "vivid";
      readonly references: false;
    }
  | {
      readonly name: "gpt-image";
      readonly quality: "medium";
      /** Takes pictures to paint from (`/v1/images/edits`). */
      readonly references: true;
    };

const GPT_IMAGE: ImageFamily = { name: "gpt-image", quality: "medium", references: true };
const DALL_E: ImageFamily = { name: "dall-e", quality: "standard", style: "vivid", references: false };

/** gpt-image-1 onwards, and the name under which ChatGPT's own is offered. */
const GPT_IMAGE_ID = /^(?:gpt-image-|chatgpt-image-)/;

/** The family of a model id; router prefixes do not count. An id nobody knows is asked as dall-e-3 is, which is what compatible servers take. */
export function imageFamily(model: string): ImageFamily {
  const id = model.toLowerCase().replace(/^.*\//, "");
  return GPT_IMAGE_ID.test(id) ? GPT_IMAGE : DALL_E;
}

/** The three sizes that dall-e-3 paints (developers.openai.com, 2026-11), by the form's size. */
const DALL_E_SIZES: Record<ImageSize, Canvas> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1792, height: 1024 },
  portrait: { width: 1024, height: 1792 },
};

/** gpt-image takes sides that are multiples of this (2026-11). */
const STEP = 16;
/** Larger than this is experimental (2026-11). */
const LARGEST = { long: 2560, short: 1440 };

/** The legal size, in px, that serves a canvas best: the canvas grown to the next multiple of 16 where sizes are free. */
export function paintedSize(family: ImageFamily, size: ImageSize, canvas: Canvas): Canvas {
  if (family.name === "dall-e") return DALL_E_SIZES[size];
  const [long, short] = [Math.max(canvas.width, canvas.height), Math.min(canvas.width, canvas.height)];
  const shrink = Math.min(1, LARGEST.long / long, LARGEST.short / short);
  const grown = (side: number) => Math.ceil((side * shrink) / STEP) * STEP;
  return { width: grown(canvas.width), height: grown(canvas.height) };
}
