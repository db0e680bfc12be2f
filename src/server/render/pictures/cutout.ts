import { pixelsOf, sharpOf, type Pixels } from "./pixels.ts";

/** Cuts away fully transparent borders. */
export async function trimmed(pixels: Pixels): Promise<Pixels> {
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
  return pixelsOf(sharpOf(pixels).extract({ left: l, top: t, width: r - l + 1, height: b - t + 1 }));
}

/**
 * A product on white becomes a cut-out that keeps its own soft shadow: white that can be reached from the border
 * turns into alpha. Null when next to nothing or nearly everything is white: then it is no packshot.
 */
export async function cutFromWhite(pixels: Pixels, white: number): Promise<Pixels | null> {
  const { width, height } = pixels;
  const count = width * height;
  const data = Buffer.from(new Uint8Array(pixels.data).buffer);
  const low = new Uint8Array(count);
  const paper = paperMask(data, low);
  const { ground, rim } = flood(width, height, paper);
  const part = ground.length / count;
  if (part < 0.08 || part > 0.97) return null;
  const veil = Uint8Array.from({ length: 256 }, (_, v) => {
    const shade = Math.max(0, (white - v) / white);
    return Math.round(255 * (shade < 0.02 ? 0 : shade));
  });
  const words = new Uint32Array(data.buffer, data.byteOffset, count);
  const alphaShift = LITTLE_ENDIAN ? 24 : 0;
  for (let k = 0; k < ground.length; k++) {
    const i = ground[k] ?? 0;
    words[i] = (veil[low[i] ?? 0] ?? 0) << alphaShift;
  }
  // The rim of the product is half white: it fades out instead of showing a halo.
  for (const i of rim) {
    data[i * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (white - (low[i] ?? 0)) / 70)));
  }
  return trimmed({ data, width, height });
}

const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** 1 where a pixel is near-white and near-neutral: paper, or the soft shadow on it. Fills `low` with the darkest channel. */
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

/** Everything in the mask that is connected to the border, and the pixels that stop it. */
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
