import type { Box } from "#core/platforms/box.ts";
import { cutOutFromWhite } from "./cutout.ts";
import { type Pixels, toPixels, toSharp } from "./pixels.ts";

/**
 * Paper inside a logo: its darkest channel is at least `least`, channels differ by less than
 * `spread`, of 255.
 */
const PAPER = { least: 200, spread: 16 };
/** Maximum distance in px from a rim pixel to a pixel with its true color. */
const REACH = 2;

/**
 * Removes the white rim of a logo that was cut out from white, in `analyzePicture`; limits: `PAPER`
 * and `REACH` in this file.
 * @param open whether white inside the logo is removed as well; it is part of a solid tile
 */
export function removeWhiteRim({ data: source, width, height }: Pixels, open: boolean): Pixels {
  const data = Buffer.from(source);
  const low = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < low.length; i++, at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    const least = Math.min(r, g, b);
    low[i] = least;
    // A logo has no soft shadow: these pixels are JPEG noise.
    if (data[at + 3] !== 255 && r + g + b === 0) data[at + 3] = 0;
    if (open && least > PAPER.least && Math.max(r, g, b) - least < PAPER.spread) data[at + 3] = 0;
  }
  const free = new Uint8Array(low.length);
  for (let i = 0; i < free.length; i++) free[i] = data[i * 4 + 3] === 0 ? 1 : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rim = !free[i] && (free[i - 1] || free[i + 1] || free[i - width] || free[i + width]);
      if (!rim) continue;
      const from = darkestNear(low, free, width, height, x, y);
      const part = (255 - (low[i] ?? 0)) / Math.max(1, 255 - (low[from] ?? 0));
      data.set(source.subarray(from * 4, from * 4 + 3), i * 4);
      data[i * 4 + 3] = Math.min(data[i * 4 + 3] ?? 0, Math.round(255 * part));
    }
  }
  return { data, width, height };
}

function darkestNear(low: Uint8Array, free: Uint8Array, width: number, height: number, x: number, y: number) {
  let best = y * width + x;
  for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++) {
    for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u++) {
      const i = v * width + u;
      if (!free[i] && (low[i] ?? 255) < (low[best] ?? 255)) best = i;
    }
  }
  return best;
}

/**
 * Cuts out a logo from a black background, with `cutOutFromWhite` of its negative; `analyzePicture`
 * calls it. Null if hardly anything or nearly everything is black.
 * @param black the lightest channel of the background, of 255
 */
export async function cutOutFromBlack(pixels: Pixels, black: number): Promise<Pixels | null> {
  const cut = await cutOutFromWhite(negative(pixels), 255 - black);
  return cut && negative(removeWhiteRim(cut, true));
}

function negative({ data, width, height }: Pixels): Pixels {
  const inverted = Buffer.from(data);
  for (let i = 0; i < inverted.length; i++) if (i % 4 !== 3) inverted[i] = 255 - (inverted[i] ?? 0);
  return { data: inverted, width, height };
}

/** Largest space around the logo, as a part of its shorter side. */
const MAX_SPACE = 0.3;
/** Largest difference of a channel to the background, of 255. */
const MAX_DIFFERENCE = 28;

/**
 * Crops the flat background (`ground`: red, green, blue, each of 255) around a logo, and leaves
 * `MAX_SPACE` (this file) of the logo's shorter side around it; returns a picture with nothing to
 * crop as it is. `analyzePicture` (`analyze-picture.ts`) calls it.
 */
export async function cropToLogo(pixels: Pixels, ground: readonly [number, number, number]): Promise<Pixels> {
  const { width, height } = pixels;
  const seen = markedBox(pixels, ground);
  if (!seen) return pixels;
  const space = MAX_SPACE * Math.min(seen.r - seen.l, seen.b - seen.t);
  const left = Math.max(0, Math.round(seen.l - space));
  const top = Math.max(0, Math.round(seen.t - space));
  const right = Math.min(width, Math.round(seen.r + space));
  const bottom = Math.min(height, Math.round(seen.b + space));
  if (right - left === width && bottom - top === height) return pixels;
  return toPixels(toSharp(pixels).extract({ left, top, width: right - left, height: bottom - top }));
}

function markedBox({ data, width, height }: Pixels, ground: readonly [number, number, number]): Box | null {
  let [l, t, r, b] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const apart = ground.some((value, k) => Math.abs((data[i * 4 + k] ?? 0) - value) > MAX_DIFFERENCE);
    if (!apart) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    l = Math.min(l, x);
    r = Math.max(r, x + 1);
    t = Math.min(t, y);
    b = Math.max(b, y + 1);
  }
  return r > l && b > t ? { l, t, r, b } : null;
}
