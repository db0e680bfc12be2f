import type { Box } from "#core/platforms/box.ts";
import { hexToRgb } from "#studio/image/color/oklch.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import { type Pixels, toPixels, toSharp } from "./pixels.ts";

/**
 * Crops a picture and scales it to `width` by `height` px.
 * @param args.crop in parts of width and height; may exceed the picture
 * @param args.ground color beyond the picture; transparent by default
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
  const whole = await extended(pixels, window, ground);
  return toPixels(whole.resize(width, height, { fit: "fill", kernel: "lanczos3" }));
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Crops a window and fills what is beyond the picture. */
async function extended(pixels: Pixels, window: Window, ground: string | undefined) {
  const inner = {
    left: Math.max(0, window.left),
    top: Math.max(0, window.top),
    right: Math.min(pixels.width, window.left + window.width),
    bottom: Math.min(pixels.height, window.top + window.height),
  };
  const part = toSharp(pixels).extract({
    left: Math.min(inner.left, pixels.width - 1),
    top: Math.min(inner.top, pixels.height - 1),
    width: Math.max(1, inner.right - inner.left),
    height: Math.max(1, inner.bottom - inner.top),
  });
  const beyond = {
    left: inner.left - window.left,
    top: inner.top - window.top,
    right: window.left + window.width - inner.right,
    bottom: window.top + window.height - inner.bottom,
  };
  if (Object.values(beyond).every((v) => v <= 0)) return part;
  const cut = await toPixels(part);
  const [r = 1, g = 1, b = 1] = hexToRgb(ground ?? "#ffffff").map((v) => Math.round(v * 255));
  const extend = {
    left: Math.max(0, beyond.left),
    top: Math.max(0, beyond.top),
    right: Math.max(0, beyond.right),
    bottom: Math.max(0, beyond.bottom),
  };
  return toSharp(
    await toPixels(toSharp(cut).extend({ ...extend, background: { r, g, b, alpha: ground ? 1 : 0 } })),
  );
}

/**
 * Recolors a picture and keeps its alpha.
 * @param takes decides by red, green and blue which pixels are recolored; all by default
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
