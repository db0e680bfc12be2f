import type { Box } from "#core/platforms/box.ts";
import { hexLuminance, luminanceContrast } from "#studio/image/color/contrast.ts";
import { rgbLuminance } from "#studio/image/color/oklch.ts";
import { isPointInside, rotatedBounds, type Rotation } from "#studio/image/geometry.ts";
import type { ReadableElement, Scene } from "#studio/image/scene.ts";
import { type Pixels, toPixels, toSharp } from "./pictures/pixels.ts";

/** The scene without texts and logo, which is their background. */
export function withoutText(scene: Scene): Scene {
  return { ...scene, ops: scene.ops.filter((op) => op.kind !== "text" && op.kind !== "logo") };
}

/** Contrast ratio of an element to the worst 3 percent of the pixels under it. */
export async function measureContrast(entry: ReadableElement, background: Pixels): Promise<number> {
  const values = await luminancesIn(background, entry.box, entry.rotation);
  const text = hexLuminance(entry.color);
  const at = (part: number) => values[Math.round(part * (values.length - 1))] ?? 0;
  const middle = at(0.5);
  return luminanceContrast(text, text > middle ? at(0.97) : at(0.03));
}

/** Sorted luminances of the pixels in a box, which may be rotated. */
async function luminancesIn(
  background: Pixels,
  upright: Box,
  rotation: Rotation | undefined,
): Promise<number[]> {
  const box = rotatedBounds(upright, rotation);
  const left = Math.max(0, Math.floor(box.l));
  const top = Math.max(0, Math.floor(box.t));
  const width = Math.max(1, Math.min(background.width - left, Math.ceil(box.r - box.l)));
  const height = Math.max(1, Math.min(background.height - top, Math.ceil(box.b - box.t)));
  const { data } = await toPixels(toSharp(background).extract({ left, top, width, height }));
  const values: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const at = i / 4;
    if (
      rotation &&
      !isPointInside(left + (at % width) + 0.5, top + Math.floor(at / width) + 0.5, upright, rotation)
    )
      continue;
    values.push(rgbLuminance([(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255]));
  }
  return values.sort((a, b) => a - b);
}

/** WCAG 2.2: 4.5:1 for text, 3:1 for graphics such as a logo. */
const MIN_CONTRAST = { text: 4.5, logo: 3 } as const;

/**
 * Finds elements with too little contrast.
 * @param background the rendered scene without texts and logo
 */
export async function findUnreadable(
  scene: Scene,
  background: Pixels,
): Promise<{ part: string; contrast: number }[]> {
  const weak: { part: string; contrast: number }[] = [];
  for (const entry of scene.readables) {
    if (entry.ground !== "pixels") continue;
    const contrast = await measureContrast(entry, background);
    if (contrast < (entry.part === "logo" ? MIN_CONTRAST.logo : MIN_CONTRAST.text))
      weak.push({ part: entry.part, contrast });
  }
  return weak;
}
