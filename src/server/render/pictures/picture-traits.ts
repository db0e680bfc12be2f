import { rgbLuminance } from "#core/color-contrast.ts";
import { rgbToLab } from "#studio/image/color/oklch.ts";
import type { LogoTraits } from "#studio/image/picture.ts";
import type { Pixels } from "./pixels.ts";

/** Measurements of a picture that tell logos from products. */
interface PictureTraits {
  /** Traits for the case that it is a logo. */
  readonly logo: LogoTraits;
  /** Number of colors, of 4,096, that cover 98 percent of the opaque pixels. */
  readonly colors: number;
  /** Opaque part of the picture, 0 to 1. */
  readonly filled: number;
  /** Part of the opaque pixels that equal their right neighbor, 0 to 1. */
  readonly flat: number;
}

/**
 * Measures the traits of a picture, by which `analyzePicture` (`analyze-picture.ts`) recognizes its
 * kind, on a sample of its pixels: colors, flat areas, filled part and traits of a logo, by which
 * the layout chooses its ground (`LogoTraits` in `studio/image/picture.ts`).
 */
export function measureTraits({ data, width, height }: Pixels): PictureTraits {
  const cells = new Map<number, number>();
  const light: number[] = [];
  let [opaque, flat, tested] = [0, 0, 0];
  const sum = { l: 0, a: 0, b: 0, chroma: 0 };
  const labs: { l: number; a: number; b: number }[] = [];
  const coloredRim: number[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  const columns = Math.ceil(width / step);
  const parts = new Uint8Array(columns * Math.ceil(height / step));
  let at = -1;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const i = (y * width + x) * 4;
      at += 1;
      if ((data[i + 3] ?? 0) < 200) continue;
      opaque += 1;
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const cell = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
      cells.set(cell, (cells.get(cell) ?? 0) + 1);
      const rgb = [r / 255, g / 255, b / 255] as const;
      const neutral = isNeutral(r, g, b);
      parts[at] = neutral ? NEUTRAL : COLORED;
      if (isRim(data, width, height, x, y, step)) {
        light.push(rgbLuminance(rgb));
        if (!neutral) coloredRim.push(rgbLuminance(rgb));
      }
      const lab = rgbToLab(rgb);
      labs.push(lab);
      sum.l += lab.l;
      sum.a += lab.a;
      sum.b += lab.b;
      if (x + 1 >= width) continue;
      tested += 1;
      const near =
        Math.abs((data[i + 4] ?? 0) - r) +
        Math.abs((data[i + 5] ?? 0) - g) +
        Math.abs((data[i + 6] ?? 0) - b);
      if (near <= 3) flat += 1;
    }
  }
  const n = Math.max(1, opaque);
  const mean = { l: sum.l / n, a: sum.a / n, b: sum.b / n };
  const apart = labs.map((c) => Math.hypot(c.l - mean.l, c.a - mean.a, c.b - mean.b)).sort((p, q) => p - q);
  const spread = Math.sqrt(apart.reduce((total, d) => total + d * d, 0) / n);
  const filled = opaque / parts.length;
  const colored = coloredPart(parts, columns, coloredRim);
  const solid = solidityOf({ data, width, height }, filled);
  return {
    logo: {
      // One color, with or without JPEG noise.
      mono: spread < 0.06 || (spread < 0.08 && (apart[Math.floor(apart.length * 0.95)] ?? 0) < 0.085),
      neutral: Math.hypot(mean.a, mean.b) < 0.03,
      ...rangeOf(light),
      ...(solid === undefined ? {} : { solid }),
      ...(colored ? { colored } : {}),
    },
    colors: cellsFor(cells, n * 0.98),
    filled,
    flat: flat / Math.max(1, tested),
  };
}

/** Whether transparency or the edge of the picture is near. */
function isRim(data: Buffer, width: number, height: number, x: number, y: number, step: number): boolean {
  const reach = Math.max(3, step * 2);
  return [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ].some(([px = 0, py = 0]) => {
    if (px < 0 || py < 0 || px >= width || py >= height) return true;
    return (data[(py * width + px) * 4 + 3] ?? 0) < 100;
  });
}

/** Class of a sampled pixel; 0 is transparent. */
const [NEUTRAL, COLORED] = [1, 2];

/**
 * Whether a color of a logo is black, white, gray or nearly black, so that `render.ts` may recolor
 * it (`tintNeutral` of `studio/image/scene.ts`). Channels of 255.
 */
export function isNeutral(r: number, g: number, b: number): boolean {
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  return spread < 24 || (spread < 64 && Math.max(r, g, b) < 96);
}

/** The 10th and 90th percentile. */
function rangeOf(values: number[]): { dark: number; light: number } {
  values.sort((p, q) => p - q);
  const at = (part: number) => values[Math.floor(values.length * part)] ?? 0;
  return { dark: at(0.1), light: at(0.9) };
}

/**
 * Least parts of a logo with separate parts, and the most of the neutral part that may touch the
 * colored one.
 */
const SEPARATE = { neutral: 0.15, colored: 0.05, touching: 0.01 };

/**
 * The rim of the colored part of a logo, if the neutral part is separate, as a word next to a
 * symbol is.
 */
function coloredPart(parts: Uint8Array, columns: number, rim: number[]): LogoTraits["colored"] {
  let [neutral, colored] = [0, 0];
  for (const part of parts) {
    if (part === NEUTRAL) neutral += 1;
    else if (part === COLORED) colored += 1;
  }
  const all = neutral + colored;
  if (rim.length === 0 || neutral < all * SEPARATE.neutral || colored < all * SEPARATE.colored)
    return undefined;
  const reaches = [1, 2].flatMap((d) => [-d, d, -d * columns, d * columns]);
  let touches = 0;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === NEUTRAL && reaches.some((d) => parts[i + d] === COLORED)) touches += 1;
  }
  return touches <= neutral * SEPARATE.touching ? rangeOf(rim) : undefined;
}

/** Corner radius of a solid tile, see `LogoTraits`; `undefined` for a logo with transparency. */
function solidityOf({ data, width, height }: Pixels, filled: number): number | undefined {
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const [dx, dy] = [Math.ceil(width * 0.02), Math.ceil(height * 0.02)];
  const middles = [
    [x, dy],
    [x, height - 1 - dy],
    [dx, y],
    [width - 1 - dx, y],
  ] as const;
  const closed = middles.every(([px, py]) => (data[(py * width + px) * 4 + 3] ?? 0) > 200);
  if (filled < 0.74 || !closed) return undefined;
  // A corner of radius r leaves (1 - pi/4) r² of its square empty.
  const radius = Math.sqrt(Math.max(0, (1 - filled) * width * height) / (4 - Math.PI));
  const part = radius / Math.min(width, height);
  return part < 0.03 ? 0 : Math.min(0.5, part);
}

function cellsFor(cells: ReadonlyMap<number, number>, share: number): number {
  let held = 0;
  let used = 0;
  for (const count of [...cells.values()].sort((a, b) => b - a)) {
    if (held >= share) break;
    held += count;
    used += 1;
  }
  return used;
}

/**
 * Whether a cut-out of a brief is a logo, when `analyzePicture` (`analyze-picture.ts`) analyzes it
 * without a role: it has few colors in flat areas, a product has shades. The thresholds are in this
 * function.
 */
export function looksLikeLogo({ colors, flat, filled }: PictureTraits, { width, height }: Pixels): boolean {
  const wide = width / height > 1.9;
  return flat > 0.86 && colors <= (wide ? 14 : 8) && filled < 0.98;
}
