import { labOf, luminance } from "../../../core/studio/image/colour/oklch.ts";
import type { PictureInfo } from "../../../core/studio/image/picture.ts";
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
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const i = (y * width + x) * 4;
      if ((data[i + 3] ?? 0) < 200) continue;
      opaque += 1;
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const cell = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
      cells.set(cell, (cells.get(cell) ?? 0) + 1);
      const rgb = [r / 255, g / 255, b / 255] as const;
      if (isRim(data, width, height, x, y, step)) light.push(luminance(rgb));
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
  const spread = Math.sqrt(
    labs.reduce((s, c) => s + (c.l - mean.l) ** 2 + (c.a - mean.a) ** 2 + (c.b - mean.b) ** 2, 0) / n,
  );
  light.sort((p, q) => p - q);
  const sampled = Math.ceil(width / step) * Math.ceil(height / step);
  return {
    mark: {
      mono: spread < 0.06,
      neutral: Math.hypot(mean.a, mean.b) < 0.03,
      dark: light[Math.floor(light.length * 0.1)] ?? 0,
      light: light[Math.floor(light.length * 0.9)] ?? 0,
    },
    colours: cellsFor(cells, n * 0.98),
    filled: opaque / sampled,
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
