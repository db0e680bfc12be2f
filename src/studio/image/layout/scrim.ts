import { hexToRgb, luminanceContrast, rgbLuminance } from "#core/color-contrast.ts";
import { toGamma } from "../color/oklch.ts";
import type { Gradient, GradientSide } from "../scene.ts";

/**
 * Contrast of type on photos: above 4.5:1, because the luminance grid is coarser than the pixels.
 */
const SCRIM_CONTRAST = 4.9;
/**
 * Alpha of a scrim above which it spoils a photo: `choose-layout.ts` penalizes such layouts. The
 * penalty itself is there.
 */
export const MAX_SCRIM_ALPHA = 0.6;
/**
 * Relative luminance of a photo above which light type would need too dense a scrim:
 * `choose-layout.ts` penalizes such layouts.
 */
export const MAX_PHOTO_LUMINANCE = 0.3;

/**
 * The lowest alpha, from `least` up to 0.97, at which type has the contrast `SCRIM_CONTRAST` on a
 * scrim over a pixel; 0.97 if none suffices. `addScrim` (`fills.ts`) makes a scrim that dense.
 *
 * @param worst relative luminance of the pixel
 * @param text relative luminance of the type
 */
export function scrimAlpha(worst: number, paint: string, text: number, least: number): number {
  const gray = toGamma(worst);
  const scrim = hexToRgb(paint);
  for (let alpha = least; alpha < 0.97; alpha += 0.02) {
    const mix = (v: number) => v * alpha + gray * (1 - alpha);
    const under = rgbLuminance([mix(scrim[0]), mix(scrim[1]), mix(scrim[2])]);
    if (luminanceContrast(text, under) >= SCRIM_CONTRAST) return alpha;
  }
  return 0.97;
}

/**
 * The gradient of a scrim: full alpha for the first `hold` percent from the side `from`, then it
 * fades to 0 at the other side. `addScrim` (`fills.ts`) calls it; `hold` and `from` are set in the
 * template, `alpha` is from `scrimAlpha`.
 */
export function scrimGradient(color: string, alpha: number, hold: number, from: GradientSide): Gradient {
  const stop = (part: number, strength: number) => ({
    at: (hold + (100 - hold) * part) / 100,
    color,
    alpha: alpha * strength,
  });
  return { from, stops: [stop(0, 1), stop(0.35, 0.62), stop(0.72, 0.2), stop(1, 0)] };
}
