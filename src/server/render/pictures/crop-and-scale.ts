import { hexToRgb } from "#core/color-contrast.ts";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import { channelsOf, type Pixels, toPixels, toSharp } from "./pixels.ts";

/**
 * Crops a picture and scales it to `width` by `height` px, when `render.ts` draws it or a film cuts
 * it. `crop` is in parts of width and height and may exceed the picture; `ground` is the color
 * beyond it, transparent by default.
 */
export async function cropAndScale(
  pixels: Pixels,
  args: { crop: Box; width: number; height: number; ground: string | undefined },
): Promise<Pixels> {
  const { crop, ground } = args;
  const width = Math.max(1, Math.round(args.width));
  const height = Math.max(1, Math.round(args.height));
  const window = {
    left: Math.round(crop.l * pixels.width),
    top: Math.round(crop.t * pixels.height),
    width: Math.max(1, Math.round(widthOf(crop) * pixels.width)),
    height: Math.max(1, Math.round(heightOf(crop) * pixels.height)),
  };
  const inside =
    window.left >= 0 &&
    window.top >= 0 &&
    window.left + window.width <= pixels.width &&
    window.top + window.height <= pixels.height;
  const part = inside ? toSharp(pixels).extract(window) : toSharp(extended(pixels, window, ground));
  return toPixels(part.resize(width, height, { fit: "fill", kernel: "lanczos3" }));
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Copies a window row by row and fills what is beyond the picture. */
function extended(pixels: Pixels, window: Window, ground: string | undefined): Pixels {
  const bytes = channelsOf(pixels);
  const [r = 1, g = 1, b = 1] = hexToRgb(ground ?? "#ffffff").map((v) => Math.round(v * 255));
  const pixel = Buffer.from([r, g, b, ground ? 255 : 0]).subarray(0, bytes);
  const data = Buffer.alloc(window.width * window.height * bytes, pixel);
  const left = Math.max(0, window.left);
  const right = Math.min(pixels.width, window.left + window.width);
  for (let y = Math.max(0, window.top); y < Math.min(pixels.height, window.top + window.height); y++) {
    if (right <= left) break;
    const from = (y * pixels.width + left) * bytes;
    const to = ((y - window.top) * window.width + left - window.left) * bytes;
    pixels.data.copy(data, to, from, from + (right - left) * bytes);
  }
  return { data, width: window.width, height: window.height, channels: pixels.channels };
}

/**
 * Makes the outermost pixels of a scaled picture transparent, in place, so that its edges are
 * smooth when `render.ts` draws it rotated.
 */
export function clearRim(pixels: Pixels): Pixels {
  const { data, width, height } = pixels;
  for (let x = 0; x < width; x++) {
    data[x * 4 + 3] = 0;
    data[((height - 1) * width + x) * 4 + 3] = 0;
  }
  for (let y = 0; y < height; y++) {
    data[y * width * 4 + 3] = 0;
    data[(y * width + width - 1) * 4 + 3] = 0;
  }
  return pixels;
}

/**
 * Recolors a logo when `render.ts` renders a scene, and keeps its alpha; the layout in
 * `studio/image` chooses the color `hex`. `takes` decides by red, green and blue which pixels are
 * recolored; all by default.
 */
export function recolor(
  pixels: Pixels,
  hex: string,
  takes?: (r: number, g: number, b: number) => boolean,
): Pixels {
  const data = Buffer.from(pixels.data);
  const [r = 0, g = 0, b = 0] = hexToRgb(hex).map((v) => Math.round(v * 255));
  for (let i = 0; i < data.length; i += 4) {
    if (takes && !takes(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)) continue;
    data[i] = r;
    data[i + 1] = g;
    data[i + 2] = b;
  }
  return { ...pixels, data };
}
