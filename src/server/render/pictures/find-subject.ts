import type { Box } from "#core/platforms/box.ts";
import { type Oklab, rgbToLab } from "#studio/image/color/oklch.ts";
import type { Pixels } from "./pixels.ts";

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };

/**
 * Finds the subject of a photo on a small grid when a picture is analyzed, in parts of width and
 * height; the whole picture if nothing stands out. A pixel is background if a path with hardly any
 * change of color connects it to the border (minimum barrier distance, three raster passes). So a
 * horizon or a gradient is background, an object in front of it is not. `analyzePicture`
 * (`analyze-picture.ts`) calls it with a grid of `GRID` cells a side (there).
 */
export function findSubject(grid: Pixels): Box {
  const { width: w, height: h } = grid;
  const lab = labGrid(grid);
  const barrier = barrierMap(lab, w, h);
  const detail = detailMap(lab, w, h);
  const score = new Float64Array(w * h);
  let most = 0;
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [(i % w) / (w - 1) - 0.5, Math.floor(i / w) / (h - 1) - 0.52];
    const central = Math.exp(-(x * x + y * y) / 0.14);
    // The square root keeps plain parts of the subject, such as a pot under a plant.
    score[i] = Math.sqrt((barrier[i] ?? 0) + 0.35 * (detail[i] ?? 0)) * (0.25 + 0.75 * central);
    most = Math.max(most, score[i] ?? 0);
  }
  if (most < 0.15) return WHOLE;
  return boxOf(score, w, h, most);
}

function labGrid({ data, width, height }: Pixels): Oklab[] {
  const at = (i: number) => (data[i] ?? 0) / 255;
  return Array.from({ length: width * height }, (_, i) =>
    rgbToLab([at(i * 4), at(i * 4 + 1), at(i * 4 + 2)]),
  );
}

const CHANNELS = [(c: Oklab) => c.l, (c: Oklab) => c.a * 2, (c: Oklab) => c.b * 2] as const;

/** Sum over the channels of the smallest range of values on any path to the border. */
function barrierMap(lab: readonly Oklab[], w: number, h: number): Float64Array {
  const total = new Float64Array(w * h);
  for (const channel of CHANNELS) {
    const value = Float64Array.from(lab, channel);
    const high = Float64Array.from(value);
    const low = Float64Array.from(value);
    const cost = new Float64Array(w * h).fill(Number.POSITIVE_INFINITY);
    for (let x = 0; x < w; x++) cost[x] = cost[(h - 1) * w + x] = 0;
    for (let y = 0; y < h; y++) cost[y * w] = cost[y * w + w - 1] = 0;
    const relax = (i: number, from: number) => {
      const v = value[i] ?? 0;
      const top = Math.max(high[from] ?? v, v);
      const bottom = Math.min(low[from] ?? v, v);
      if (top - bottom >= (cost[i] ?? 0)) return;
      cost[i] = top - bottom;
      high[i] = top;
      low[i] = bottom;
    };
    for (let pass = 0; pass < 3; pass++) {
      for (let y = 1; y < h - 1; y++) {
        for (let x = 1; x < w - 1; x++) {
          relax(y * w + x, y * w + x - 1);
          relax(y * w + x, (y - 1) * w + x);
        }
      }
      for (let y = h - 2; y > 0; y--) {
        for (let x = w - 2; x > 0; x--) {
          relax(y * w + x, y * w + x + 1);
          relax(y * w + x, (y + 1) * w + x);
        }
      }
    }
    for (let i = 0; i < w * h; i++) total[i] = (total[i] ?? 0) + (cost[i] ?? 0);
  }
  return total;
}

/** Mean difference of a pixel to its neighbors: textures and edges. */
function detailMap(lab: readonly Oklab[], w: number, h: number): Float64Array {
  const out = new Float64Array(w * h);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const around = [lab[i - 1], lab[i + 1], lab[i - w], lab[i + w]];
      const far = (c: Oklab | undefined) => {
        const own = lab[i];
        return c && own ? Math.hypot(c.l - own.l, c.a - own.a, c.b - own.b) : 0;
      };
      out[i] = around.reduce((sum, c) => sum + far(c), 0) / 4;
    }
  }
  return out;
}

/** Margin for plain parts of the subject, which are mostly above and below, in parts of its box. */
const MARGIN = { across: 0.2, down: 0.36 } as const;

/** The narrowest columns and rows with most of the score, with a margin. */
function boxOf(score: Float64Array, w: number, h: number, most: number): Box {
  const columns = new Float64Array(w);
  const rows = new Float64Array(h);
  for (let i = 0; i < w * h; i++) {
    const strong = Math.max(0, (score[i] ?? 0) - most * 0.3);
    columns[i % w] = (columns[i % w] ?? 0) + strong;
    rows[Math.floor(i / w)] = (rows[Math.floor(i / w)] ?? 0) + strong;
  }
  const across = span(columns);
  const down = span(rows);
  const [x, y] = [(across[1] - across[0]) * MARGIN.across, (down[1] - down[0]) * MARGIN.down];
  return {
    l: Math.max(0, across[0] - x),
    r: Math.min(1, across[1] + x),
    t: Math.max(0, down[0] - y),
    b: Math.min(1, down[1] + y),
  };
}

/** Part of the score that the box has at least. */
const MOST_OF_SCORE = 0.86;

function span(values: Float64Array): readonly [number, number] {
  const total = values.reduce((a, b) => a + b, 0);
  let best: readonly [number, number] = [0, values.length];
  for (let from = 0; from < values.length; from++) {
    let sum = 0;
    for (let to = from; to < values.length && to - from + 1 < best[1] - best[0]; to++) {
      sum += values[to] ?? 0;
      if (sum >= total * MOST_OF_SCORE) best = [from, to + 1];
    }
  }
  return [best[0] / values.length, best[1] / values.length];
}

/** Largest difference of a channel to a flat background, of 255. */
const MAX_DIFFERENCE = 22;

/**
 * Bounds of everything on a flat background, as fractions of width and height; null if there is
 * nothing. A pixel differs by more than `MAX_DIFFERENCE` (this file). `analyzePicture`
 * (`analyze-picture.ts`) calls it for packshots; `findSubject` is for photos.
 */
export function findOnFlatBackground(
  { data, width: w, height: h }: Pixels,
  ground: readonly number[],
): Box | null {
  let [l, t, r, b] = [w, h, 0, 0];
  for (let i = 0; i < w * h; i++) {
    if (!ground.some((value, k) => Math.abs((data[i * 4 + k] ?? 0) - value) > MAX_DIFFERENCE)) continue;
    const [x, y] = [i % w, Math.floor(i / w)];
    l = Math.min(l, x);
    r = Math.max(r, x + 1);
    t = Math.min(t, y);
    b = Math.max(b, y + 1);
  }
  return r > l && b > t ? { l: l / w, t: t / h, r: r / w, b: b / h } : null;
}
