import { luminanceOf, ratio } from "#studio/image/colour/contrast.ts";
import { luminance } from "#studio/image/colour/oklch.ts";
import type { Box } from "#core/platforms/box.ts";
import { boundsAfter, liesWithin, type Spin } from "#studio/image/geometry.ts";
import type { Readable, Scene } from "#studio/image/scene.ts";
import { pixelsOf, sharpOf, type Pixels } from "./pictures/pixels.ts";

/** The scene without its type and logo: what those are read against. */
export function withoutType(scene: Scene): Scene {
  return { ...scene, ops: scene.ops.filter((op) => op.kind !== "text" && op.kind !== "mark") };
}

/** Contrast of a readable against the worst 3 % of the pixels under it. */
export async function contrastOnPixels(entry: Readable, painted: Pixels): Promise<number> {
  const values = await luminancesIn(painted, entry.box, entry.spin);
  const text = luminanceOf(entry.color);
  const at = (part: number) => values[Math.round(part * (values.length - 1))] ?? 0;
  const middle = at(0.5);
  return ratio(text, text > middle ? at(0.97) : at(0.03));
}

/** Luminances of the pixels in a box, sorted; of a turned one only what lies in the turned box itself. */
async function luminancesIn(painted: Pixels, upright: Box, spin: Spin | undefined): Promise<number[]> {
  const box = boundsAfter(upright, spin);
  const left = Math.max(0, Math.floor(box.l));
  const top = Math.max(0, Math.floor(box.t));
  const width = Math.max(1, Math.min(painted.width - left, Math.ceil(box.r - box.l)));
  const height = Math.max(1, Math.min(painted.height - top, Math.ceil(box.b - box.t)));
  const { data } = await pixelsOf(sharpOf(painted).extract({ left, top, width, height }));
  const values: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const at = i / 4;
    if (spin && !liesWithin(left + (at % width) + 0.5, top + Math.floor(at / width) + 0.5, upright, spin))
      continue;
    values.push(luminance([(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255]));
  }
  return values.sort((a, b) => a - b);
}

/** WCAG 2.2: 4.5:1 for text, 3:1 for a logo, which is a graphic. */
const LEAST = { text: 4.5, logo: 3 } as const;

/** What cannot be read on `painted`, the scene without its type; empty when all is well. */
export async function unreadable(
  scene: Scene,
  painted: Pixels,
): Promise<{ part: string; contrast: number }[]> {
  const weak: { part: string; contrast: number }[] = [];
  for (const entry of scene.readables) {
    if (entry.ground !== "pixels") continue;
    const contrast = await contrastOnPixels(entry, painted);
    if (contrast < (entry.part === "logo" ? LEAST.logo : LEAST.text))
      weak.push({ part: entry.part, contrast });
  }
  return weak;
}
