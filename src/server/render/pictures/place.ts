import sharp from "sharp";
import { rgbOf } from "#studio/image/colour/oklch.ts";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { Treatment } from "#studio/image/scene.ts";
import { pixelsOf, sharpOf, type Pixels } from "./pixels.ts";

/** Cuts the wanted window out of a picture and scales it to exactly `width` by `height` px. */
export async function place(
  pixels: Pixels,
  args: { crop: Box; width: number; height: number; ground: string | undefined; treat: Treatment },
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
  const scaled = whole.resize(width, height, { fit: "fill", kernel: "lanczos3" });
  const placed = await pixelsOf(scaled);
  return args.treat.name === "none" ? placed : treated(placed, args.treat);
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The window as its own picture; what lies beyond the source takes the ground colour. */
async function extended(pixels: Pixels, window: Window, ground: string | undefined) {
  const inner = {
    left: Math.max(0, window.left),
    top: Math.max(0, window.top),
    right: Math.min(pixels.width, window.left + window.width),
    bottom: Math.min(pixels.height, window.top + window.height),
  };
  const part = sharpOf(pixels).extract({
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
  const cut = await pixelsOf(part);
  const [r = 1, g = 1, b = 1] = rgbOf(ground ?? "#ffffff").map((v) => Math.round(v * 255));
  const extend = {
    left: Math.max(0, beyond.left),
    top: Math.max(0, beyond.top),
    right: Math.max(0, beyond.right),
    bottom: Math.max(0, beyond.bottom),
  };
  return sharpOf(
    await pixelsOf(sharpOf(cut).extend({ ...extend, background: { r, g, b, alpha: ground ? 1 : 0 } })),
  );
}

async function treated(pixels: Pixels, treat: Treatment): Promise<Pixels> {
  if (treat.name === "punch") {
    return pixelsOf(
      sharpOf(pixels).modulate({ saturation: 1.12 }).linear([1.1, 1.1, 1.1, 1], [-10, -10, -10, 0]),
    );
  }
  if (treat.name === "warm") {
    return pixelsOf(
      sharpOf(pixels).modulate({ saturation: 0.92 }).linear([1.04, 1.035, 1.02, 1], [-4, -4, -3, 0]),
    );
  }
  if (treat.name !== "tri") return pixels;
  return tritone(pixels, treat.tones);
}

/** Where the middle tone sits between the dark and the light one. */
const MIDDLE = 0.55;

/** Shades of three palette colours by brightness. */
async function tritone(pixels: Pixels, tones: readonly [string, string, string]): Promise<Pixels> {
  const { width, height } = pixels;
  const grey = await sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .normalise({ lower: 2, upper: 98 })
    .linear(1.12, -10)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const [dark, mid, light] = tones.map(rgbOf);
  const table = new Uint8Array(256 * 4).fill(255);
  for (let i = 0; i < 256; i++) {
    const t = i / 255;
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [dark?.[k] ?? 0, mid?.[k] ?? 0, light?.[k] ?? 0];
      const v = t < MIDDLE ? a + (b - a) * (t / MIDDLE) : b + (c - b) * ((t - MIDDLE) / (1 - MIDDLE));
      table[i * 4 + k] = Math.round(255 * v);
    }
  }
  // One word per pixel: byte by byte this loop would hold up the event loop for a tenth of a second.
  const colours = new Uint32Array(table.buffer);
  const words = new Uint32Array(width * height);
  for (let i = 0; i < words.length; i++) words[i] = colours[grey[i] ?? 0] ?? 0;
  return { data: Buffer.from(words.buffer), width, height };
}

/** A mark in another colour, all of it or what `takes` it by its red, green and blue; its alpha stays. */
export function tinted(
  pixels: Pixels,
  hex: string,
  takes?: (r: number, g: number, b: number) => boolean,
): Pixels {
  const data = Buffer.from(pixels.data);
  const [r = 0, g = 0, b = 0] = rgbOf(hex).map((v) => Math.round(v * 255));
  for (let i = 0; i < data.length; i += 4) {
    if (takes && !takes(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)) continue;
    data[i] = r;
    data[i + 1] = g;
    data[i + 2] = b;
  }
  return { ...pixels, data };
}
