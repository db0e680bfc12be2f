import { colorContrast, hexLuminance, luminanceContrast, rgbLuminance } from "#core/color-contrast.ts";
import type { Box } from "#core/platforms/box.ts";
import { isPointInside, rotatedBounds, type Rotation } from "#studio/image/geometry.ts";
import type { ReadableElement, Scene } from "#studio/image/scene.ts";
import type { Pixels } from "./pictures/pixels.ts";

const BYTES = Array.from({ length: 256 }, (_, byte) => byte / 255);
/** Relative luminance of every byte of a channel, so that pixels need no powers. */
const RED = Float64Array.from(BYTES, (value) => rgbLuminance([value, 0, 0]));
const GREEN = Float64Array.from(BYTES, (value) => rgbLuminance([0, value, 0]));
const BLUE = Float64Array.from(BYTES, (value) => rgbLuminance([0, 0, value]));

/**
 * Returns the scene without texts and logo, which is their background; `readable-plan.ts` renders
 * it for `checkContrast`, whose limits are `MIN_CONTRAST` below.
 */
export function withoutText(scene: Scene): Scene {
  return { ...scene, ops: scene.ops.filter((op) => op.kind !== "text" && op.kind !== "logo") };
}

/**
 * Contrast ratio (WCAG, 1 to 21) of an element to the worst 3 percent of the pixels under it.
 * `checkContrast` calls it for each element and compares it with `MIN_CONTRAST`. The formula is in
 * `core/color-contrast.ts`.
 */
export function measureContrast(entry: ReadableElement, background: Pixels): number {
  const luminanceAt = luminancesIn(background, entry.box, entry.rotation);
  const text = hexLuminance(entry.color);
  return luminanceContrast(text, luminanceAt(text > luminanceAt(0.5) ? 0.97 : 0.03));
}

/** Steps of luminance: fine enough for the contrast of near-black. */
const STEPS = 8192;

/**
 * The luminances of the pixels in a box, which may be rotated, as a function of their rank, 0 the
 * darkest to 1 the lightest.
 */
function luminancesIn(
  background: Pixels,
  upright: Box,
  rotation: Rotation | undefined,
): (rank: number) => number {
  const box = rotatedBounds(upright, rotation);
  const { data, width } = background;
  const left = Math.min(width - 1, Math.max(0, Math.floor(box.l)));
  const top = Math.min(background.height - 1, Math.max(0, Math.floor(box.t)));
  const right = Math.max(left + 1, Math.min(width, left + Math.ceil(box.r - box.l)));
  const bottom = Math.max(top + 1, Math.min(background.height, top + Math.ceil(box.b - box.t)));
  const counts = new Uint32Array(STEPS + 1);
  let total = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (rotation && !isPointInside(x + 0.5, y + 0.5, upright, rotation)) continue;
      const i = (y * width + x) * 4;
      const luminance =
        (RED[data[i] ?? 0] ?? 0) + (GREEN[data[i + 1] ?? 0] ?? 0) + (BLUE[data[i + 2] ?? 0] ?? 0);
      const step = Math.round(luminance * STEPS);
      counts[step] = (counts[step] ?? 0) + 1;
      total++;
    }
  }
  return (rank) => {
    let before = Math.round(rank * (total - 1));
    const step = counts.findIndex((count) => (before -= count) < 0);
    return Math.max(0, step) / STEPS;
  };
}

/** WCAG 2.2: 4.5:1 for text, 3:1 for graphics such as a logo. */
const MIN_CONTRAST = { text: 4.5, logo: 3 } as const;

/** Highest contrast ratio, of black to white. */
const MAX_CONTRAST = 21;

/**
 * Lowest contrast ratio of the texts of an ad that are on a plain color, 21 without any; those on
 * pictures are measured after drawing (`checkContrast`). `readable-plan.ts` calls it.
 */
export function plainContrast({ readables }: Scene): number {
  const contrasts = readables.map(({ color, ground }) =>
    ground === "pixels" ? MAX_CONTRAST : colorContrast(color, ground),
  );
  return Math.min(MAX_CONTRAST, ...contrasts);
}

/** An element of an ad with its contrast to the rendered pixels below it. */
interface MeasuredElement {
  readonly part: ReadableElement["part"];
  readonly contrast: number;
}

/**
 * Measures the elements of a planned ad that are on rendered pixels, against `MIN_CONTRAST` in this
 * file. `readable-plan.ts` plans an ad with unreadable ones again, with another template.
 * @param background the rendered scene without texts and logo
 * @returns the lowest contrast of the texts, and the elements with too little contrast
 */
export function checkContrast(
  { readables }: Scene,
  background: Pixels,
): { readonly lowest: number; readonly unreadable: readonly MeasuredElement[] } {
  const measured = readables
    .filter(({ ground }) => ground === "pixels")
    .map((entry) => ({ part: entry.part, contrast: measureContrast(entry, background) }));
  const texts = measured.filter(({ part }) => part !== "logo");
  return {
    lowest: Math.min(MAX_CONTRAST, ...texts.map(({ contrast }) => contrast)),
    unreadable: measured.filter(
      ({ part, contrast }) => contrast < MIN_CONTRAST[part === "logo" ? "logo" : "text"],
    ),
  };
}
