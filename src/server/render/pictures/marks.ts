import { labOf, luminance } from "#studio/image/colour/oklch.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { Pixels } from "./pixels.ts";

type Mark = NonNullable<PictureInfo["mark"]>;

export interface Looks {
  readonly mark: Mark;
  /** Number of colour cells (of 4,096) that hold 98 % of the opaque pixels. */
  readonly colours: number;
  /** Part of the box that is opaque. */
  readonly filled: number;
  /** Part of the opaque pixels that are fully opaque and equal to their right neighbour: drawings are flat. */
  readonly flat: number;
}

/** What tells a drawn mark from a picture of a thing: few flat colours, sharp edges. */
export function looksOf({ data, width, height }: Pixels): Looks {
  const cells = new Map<number, number>();
  const light: number[] = [];
  let [opaque, flat, tested] = [0, 0, 0];
  const sum = { l: 0, a: 0, b: 0, chroma: 0 };
  const labs: { l: number; a: number; b: number }[] = [];
  const colouredRim: number[] = [];
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
      parts[at] = neutral ? NEUTRAL : COLOURED;
      if (isRim(data, width, height, x, y, step)) {
        light.push(luminance(rgb));
        if (!neutral) colouredRim.push(luminance(rgb));
      }
      const lab = labOf(rgb);
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
  const coloured = colouredPart(parts, columns, colouredRim);
  const solid = solidityOf({ data, width, height }, filled);
  return {
    mark: {
      // One colour, or one colour and the noise of a JPEG.
      mono: spread < 0.06 || (spread < 0.08 && (apart[Math.floor(apart.length * 0.95)] ?? 0) < 0.085),
      neutral: Math.hypot(mean.a, mean.b) < 0.03,
      ...rangeOf(light),
      ...(solid === undefined ? {} : { solid }),
      ...(coloured ? { coloured } : {}),
    },
    colours: cellsFor(cells, n * 0.98),
    filled,
    flat: flat / Math.max(1, tested),
  };
}

/** Whether transparency, or the picture's edge, is near: that part of a mark has to stand off from the ground. */
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

/** What a sampled point of a mark is; 0 is its ground. */
const [NEUTRAL, COLOURED] = [1, 2];

/** Black, white, grey, and the blackish blues and browns that are set where black is meant; of 255. */
export function isNeutral(r: number, g: number, b: number): boolean {
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  return spread < 24 || (spread < 64 && Math.max(r, g, b) < 96);
}

/** The darkest and the lightest luminance but for strays. */
function rangeOf(values: number[]): { dark: number; light: number } {
  values.sort((p, q) => p - q);
  const at = (part: number) => values[Math.floor(values.length * part)] ?? 0;
  return { dark: at(0.1), light: at(0.9) };
}

/** Least shares of a mark that count as a part of it, and how much of the neutral one may touch the coloured one. */
const PARTED = { neutral: 0.15, coloured: 0.05, touching: 0.01 };

/** The rim of the coloured part of a mark, if its neutral part stands apart from it: a word beside a symbol. */
function colouredPart(parts: Uint8Array, columns: number, rim: number[]): Mark["coloured"] {
  let [neutral, coloured] = [0, 0];
  for (const part of parts) {
    if (part === NEUTRAL) neutral += 1;
    else if (part === COLOURED) coloured += 1;
  }
  const all = neutral + coloured;
  if (rim.length === 0 || neutral < all * PARTED.neutral || coloured < all * PARTED.coloured)
    return undefined;
  const reaches = [1, 2].flatMap((d) => [-d, d, -d * columns, d * columns]);
  let touches = 0;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === NEUTRAL && reaches.some((d) => parts[i + d] === COLOURED)) touches += 1;
  }
  return touches <= neutral * PARTED.touching ? rangeOf(rim) : undefined;
}

/** How round the corners of a solid block are; nothing for a mark that shows its ground. */
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
  // A corner of radius r leaves (1 - pi/4) r² of its square free.
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

/** A mark has few colours in flat areas; a photo of a product has shades. */
export function looksLikeLogo({ colours, flat, filled }: Looks, { width, height }: Pixels): boolean {
  const wide = width / height > 1.9;
  return flat > 0.86 && colours <= (wide ? 14 : 8) && filled < 0.98;
}
