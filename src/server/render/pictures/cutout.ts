import { findLightParts } from "./light-parts.ts";
import { type Pixels, toPixels, toSharp } from "./pixels.ts";

/**
 * Crops borders of a picture that are transparent (alpha up to 8 of 255); returns an entirely
 * transparent picture as it is. `analyzePicture` (`analyze-picture.ts`) and `cutOutFromWhite` call
 * it.
 */
export async function trimTransparent(pixels: Pixels): Promise<Pixels> {
  const { data, width, height } = pixels;
  let [l, t, r, b] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= 8) continue;
      l = Math.min(l, x);
      r = Math.max(r, x);
      t = Math.min(t, y);
      b = Math.max(b, y);
    }
  }
  if (r < l) return pixels;
  return toPixels(toSharp(pixels).extract({ left: l, top: t, width: r - l + 1, height: b - t + 1 }));
}

/**
 * Cuts out a product or logo from a white background in `analyzePicture`, and keeps its soft
 * shadow: white that is connected to the border becomes transparent, except for light gray parts of
 * the product (`light-parts.ts`). Null if hardly anything or nearly everything is white.
 * @param white the darkest channel of the background, of 255
 */
export async function cutOutFromWhite(pixels: Pixels, white: number): Promise<Pixels | null> {
  const { width, height } = pixels;
  const count = width * height;
  const data = Buffer.from(new Uint8Array(pixels.data).buffer);
  const low = new Uint8Array(count);
  const paper = paperMask(data, low);
  const { ground, rim } = flood(width, height, paper);
  const part = ground.length / count;
  if (part < 0.08 || part > 0.97) return null;
  const shadowAlpha = Uint8Array.from({ length: 256 }, (_, v) => {
    const shade = Math.max(0, (white - v) / white);
    return Math.round(255 * (shade < 0.02 ? 0 : shade));
  });
  const parts = findLightParts({ width, height, ground, low, white });
  const words = new Uint32Array(data.buffer, data.byteOffset, count);
  const alphaShift = LITTLE_ENDIAN ? 24 : 0;
  for (let k = 0; k < ground.length; k++) {
    const i = ground[k] ?? 0;
    if (parts[i]) continue;
    words[i] = (shadowAlpha[low[i] ?? 0] ?? 0) << alphaShift;
  }
  // The product's rim is mixed with white: it fades out, so that there is no halo.
  for (const i of rim) {
    data[i * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (white - (low[i] ?? 0)) / 70)));
  }
  return trimTransparent({ data, width, height });
}

const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/**
 * 1 for pixels that are nearly white and neutral: paper and soft shadows. Fills `low` with the
 * darkest channel.
 */
function paperMask(data: Buffer, low: Uint8Array): Uint8Array {
  const mask = new Uint8Array(low.length);
  for (let i = 0, at = 0; i < low.length; i++, at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    const least = r < g ? (r < b ? r : b) : g < b ? g : b;
    const most = r > g ? (r > b ? r : b) : g > b ? g : b;
    low[i] = least;
    mask[i] = most - least < 16 && least > 176 ? 1 : 0;
  }
  return mask;
}

/** Flood fill from the border: the pixels of the mask, and the pixels at which it stops. */
function flood(width: number, height: number, mask: Uint8Array): { ground: Int32Array; rim: Int32Array } {
  const count = width * height;
  const seen = new Uint8Array(count);
  const queue = new Int32Array(count);
  const rim = new Int32Array(count);
  let head = 0;
  let tail = 0;
  let stopped = 0;
  const put = (i: number) => {
    if (seen[i]) return;
    seen[i] = 1;
    if (mask[i]) queue[tail++] = i;
    else rim[stopped++] = i;
  };
  for (let x = 0; x < width; x++) {
    put(x);
    put(count - 1 - x);
  }
  for (let y = 0; y < height; y++) {
    put(y * width);
    put(y * width + width - 1);
  }
  while (head < tail) {
    const i = queue[head++] ?? 0;
    const x = i % width;
    if (x > 0) put(i - 1);
    if (x < width - 1) put(i + 1);
    if (i >= width) put(i - width);
    if (i < count - width) put(i + width);
  }
  return { ground: queue.subarray(0, tail), rim: rim.subarray(0, stopped) };
}
