/**
 * sRGB channels, 0 to 1, as the functions of this file and `studio/image/color` take and return
 * them.
 */
export type Rgb = readonly [number, number, number];

/**
 * Converts an sRGB channel to a linear one, 0 to 1, for luminance here and for OKLCH in
 * `studio/image/color/oklch.ts`.
 */
export const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/**
 * sRGB channels, 0 to 1, of "#rrggbb" (no shorter form), for drawing (`gradient-css.ts`,
 * `crop-and-scale.ts` of `server/render`), `oklch.ts` and `scrim.ts` of the studio, and contrast
 * here.
 */
export function hexToRgb(hex: string): Rgb {
  const at = (i: number) => Number.parseInt(hex.slice(i, i + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/**
 * WCAG relative luminance of sRGB channels, 0 to 1; `analyze-picture.ts`, `picture-traits.ts` and
 * `contrast-check.ts` in `server/render` and `scrim.ts` of the studio call it.
 */
export function rgbLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/**
 * WCAG relative luminance of "#rrggbb", 0 to 1, by which the studio chooses inks
 * (`palettes/<style>.ts`), fills (`fills.ts`) and logos (`choose-logo.ts`) of image ads; each sets
 * its own threshold.
 */
export function hexLuminance(hex: string): number {
  return rgbLuminance(hexToRgb(hex));
}

/**
 * WCAG 2 contrast ratio of two relative luminances, 1 to 21, where drawn pixels are measured:
 * `server/render/contrast-check.ts` and the studio's layouts (`logo-treatment.ts`, `scrim.ts`).
 */
export function luminanceContrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * WCAG 2 contrast ratio of two "#rrggbb" colors, 1 to 21. Palettes of the studio compare it with
 * `TEXT_CONTRAST` in `studio/image/color/contrast.ts`; captions of films and the brand page call it
 * too.
 */
export function colorContrast(a: string, b: string): number {
  return luminanceContrast(hexLuminance(a), hexLuminance(b));
}
