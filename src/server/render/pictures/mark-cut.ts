import type { Box } from "#core/platforms/box.ts";
import { cutFromWhite } from "./cutout.ts";
import { pixelsOf, sharpOf, type Pixels } from "./pixels.ts";

/** Paper that shines through inside a mark: darkest channel above, channels apart by less (of 255). */
const PAPER = { least: 200, spread: 16 };
/** A rim pixel takes the colour of what it belongs to from no farther away than this. */
const REACH = 2;

/**
 * A mark that was cut from white paper, as if it had been drawn on glass: no white rim, and the paper inside its letters
 * is gone too (`open`; a solid block keeps the white that is drawn on it).
 */
export function onGlass({ data: source, width, height }: Pixels, open: boolean): Pixels {
  const data = Buffer.from(source);
  const low = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < low.length; i++, at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    const least = Math.min(r, g, b);
    low[i] = least;
    // The cut leaves soft shadows as black veils: a mark has none, it is the noise of a JPEG.
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

/** A mark on black paper, cut out of it; null as `cutFromWhite` says. `black` is the lightest channel of the paper. */
export async function cutFromBlack(pixels: Pixels, black: number): Promise<Pixels | null> {
  const cut = await cutFromWhite(negative(pixels), 255 - black);
  return cut && negative(onGlass(cut, true));
}

function negative({ data, width, height }: Pixels): Pixels {
  const turned = Buffer.from(data);
  for (let i = 0; i < turned.length; i++) if (i % 4 !== 3) turned[i] = 255 - (turned[i] ?? 0);
  return { data: turned, width, height };
}

/** Most air around what a tile shows, as a part of its shorter side: more makes a small logo smaller still. */
const MOST_AIR = 0.3;
/** Channels that differ by more than this (of 255) from the ground belong to the mark. */
const APART = 28;

/** A logo on its own flat ground without the needless part of it. */
export async function closeUp(pixels: Pixels, ground: readonly [number, number, number]): Promise<Pixels> {
  const { width, height } = pixels;
  const seen = markedBox(pixels, ground);
  if (!seen) return pixels;
  const air = MOST_AIR * Math.min(seen.r - seen.l, seen.b - seen.t);
  const left = Math.max(0, Math.round(seen.l - air));
  const top = Math.max(0, Math.round(seen.t - air));
  const right = Math.min(width, Math.round(seen.r + air));
  const bottom = Math.min(height, Math.round(seen.b + air));
  if (right - left === width && bottom - top === height) return pixels;
  return pixelsOf(sharpOf(pixels).extract({ left, top, width: right - left, height: bottom - top }));
}

function markedBox({ data, width, height }: Pixels, ground: readonly [number, number, number]): Box | null {
  let [l, t, r, b] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const apart = ground.some((value, k) => Math.abs((data[i * 4 + k] ?? 0) - value) > APART);
    if (!apart) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    l = Math.min(l, x);
    r = Math.max(r, x + 1);
    t = Math.min(t, y);
    b = Math.max(b, y + 1);
  }
  return r > l && b > t ? { l, t, r, b } : null;
}
