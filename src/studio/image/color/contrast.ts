import { colorContrast, hexLuminance } from "#core/color-contrast.ts";
import { hexToLch, lchToHex } from "./oklch.ts";

/**
 * Contrast ratio that texts of image ads get in all palettes (`palettes/<style>.ts`, `palette.ts`).
 * WCAG 2.2 asks for 4.5:1; a little more allows for rounding and dithering.
 */
export const TEXT_CONTRAST = 4.6;

/**
 * Changes the lightness of a color of `palettes/<style>.ts` until it has at least the contrast
 * ratio `least` to its ground; keeps the hue. White or black if no lightness suffices.
 */
export function ensureContrast(color: string, ground: string, least = TEXT_CONTRAST): string {
  if (colorContrast(color, ground) >= least) return color;
  const { l, c, h } = hexToLch(color);
  for (const step of hexLuminance(ground) < 0.18 ? [0.01, -0.01] : [-0.01, 0.01]) {
    for (let light = l; light >= 0 && light <= 1; light += step) {
      const moved = lchToHex(light, c, h);
      if (colorContrast(moved, ground) >= least) return moved;
    }
  }
  return colorContrast("#ffffff", ground) > colorContrast("#000000", ground) ? "#ffffff" : "#000000";
}

/**
 * Text color for a background of a palette, a button (`cta-item.ts`) or a caption
 * (`caption-actors.ts`), with at least `TEXT_CONTRAST`: tinted near-white if it is readable, else
 * near-black with the chroma `tint`, else the better of white and black.
 */
export function readableInk(ground: string, tint = 0.02): string {
  const { c, h } = hexToLch(ground);
  const tinted = c > 0.03 ? 1 : 0;
  const light = lchToHex(0.985, 0.006 * tinted, h);
  const dark = lchToHex(0.17, tint * tinted, h);
  for (const ink of [light, dark]) if (colorContrast(ink, ground) >= TEXT_CONTRAST) return ink;
  return colorContrast("#ffffff", ground) >= colorContrast("#000000", ground) ? "#ffffff" : "#000000";
}
