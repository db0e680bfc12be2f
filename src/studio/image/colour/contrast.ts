import { lch, lchOf, luminance, rgbOf } from "./oklch.ts";

/** WCAG 2.2 asks 4.5:1 for text; a hair more so that rounding and dithering cannot undo it. */
export const TEXT_CONTRAST = 4.6;

/** The ratio of two relative luminances, 1 to 21. */
export function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function luminanceOf(hex: string): number {
  return luminance(rgbOf(hex));
}

export function contrast(a: string, b: string): number {
  return ratio(luminanceOf(a), luminanceOf(b));
}

/** Moves a colour's lightness away from its ground until the ratio holds; hue stays. */
export function ensure(colour: string, ground: string, least = TEXT_CONTRAST): string {
  if (contrast(colour, ground) >= least) return colour;
  const { l, c, h } = lchOf(colour);
  for (const step of luminanceOf(ground) < 0.18 ? [0.01, -0.01] : [-0.01, 0.01]) {
    for (let light = l; light >= 0 && light <= 1; light += step) {
      const moved = lch(light, c, h);
      if (contrast(moved, ground) >= least) return moved;
    }
  }
  return contrast("#ffffff", ground) > contrast("#000000", ground) ? "#ffffff" : "#000000";
}

/** Ink for a fill: tinted near-white if it reads, else tinted near-black, else the better of pure white and black. */
export function inkOn(ground: string, tint = 0.02): string {
  const { c, h } = lchOf(ground);
  const tinted = c > 0.03 ? 1 : 0;
  const light = lch(0.985, 0.006 * tinted, h);
  const dark = lch(0.17, tint * tinted, h);
  for (const ink of [light, dark]) if (contrast(ink, ground) >= TEXT_CONTRAST) return ink;
  return contrast("#ffffff", ground) >= contrast("#000000", ground) ? "#ffffff" : "#000000";
}
