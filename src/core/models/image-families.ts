import type { Canvas, ImageSize } from "../platforms/platform.ts";

/**
 * Request parameters that a family of image models accepts for a background. `imageFamily` finds it
 * by the model's id, `ai.openai-images.ts` sends them.
 */
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
      /** Accepts reference images (`/v1/images/edits`). */
      readonly references: true;
    };

const GPT_IMAGE: ImageFamily = { name: "gpt-image", quality: "medium", references: true };
const DALL_E: ImageFamily = { name: "dall-e", quality: "standard", style: "vivid", references: false };

/** gpt-image-1 onwards, and the alias of ChatGPT's image model. */
const GPT_IMAGE_ID = /^(?:gpt-image-|chatgpt-image-)/;

/**
 * Family of an image model's id, without router prefix. An unknown id is like dall-e-3, whose
 * parameters compatible servers accept. `ai.openai-images.ts` asks it once, when it is created.
 */
export function imageFamily(model: string): ImageFamily {
  const id = model.toLowerCase().replace(/^.*\//, "");
  return GPT_IMAGE_ID.test(id) ? GPT_IMAGE : DALL_E;
}

/** Sizes that dall-e-3 supports (developers.openai.com, 2026-11), by the size in the form. */
const DALL_E_SIZES: Record<ImageSize, Canvas> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1792, height: 1024 },
  portrait: { width: 1024, height: 1792 },
};

/** gpt-image requires side lengths that are multiples of this (2026-11). */
const SIZE_STEP_PX = 16;
/** Larger sizes of gpt-image are experimental (2026-11). */
const MAX_SIZE_PX = { long: 2560, short: 1440 };

/**
 * Size in px to request for a canvas: for gpt-image the canvas, scaled to its largest size and
 * rounded up to multiples of `SIZE_STEP_PX` (this file); for dall-e the next of three sizes.
 * `ai.openai-images.ts` calls it.
 */
export function imageRequestSize(family: ImageFamily, size: ImageSize, canvas: Canvas): Canvas {
  if (family.name === "dall-e") return DALL_E_SIZES[size];
  const [long, short] = [Math.max(canvas.width, canvas.height), Math.min(canvas.width, canvas.height)];
  const scale = Math.min(1, MAX_SIZE_PX.long / long, MAX_SIZE_PX.short / short);
  const roundUp = (side: number) => Math.ceil((side * scale) / SIZE_STEP_PX) * SIZE_STEP_PX;
  return { width: roundUp(canvas.width), height: roundUp(canvas.height) };
}
