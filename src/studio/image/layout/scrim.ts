import { ratio } from "../colour/contrast.ts";
import { luminance, rgba, rgbOf } from "../colour/oklch.ts";

/** Type on photos aims a little above the norm, because the grid is coarser than the pixels. */
const SCRIM_CONTRAST = 4.9;
/** A scrim any denser makes the photo look cheap; such layouts are refused. */
export const DENSEST_SCRIM = 0.6;
/** Type over a photo whose median is brighter than this would need fog. */
export const BRIGHTEST_PHOTO = 0.3;

const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** The lowest alpha from `least` at which `text` reads on `paint` over a pixel of luminance `worst`. */
export function scrimAlpha(worst: number, paint: string, text: number, least: number): number {
  const grey = toGamma(worst);
  const veil = rgbOf(paint);
  for (let alpha = least; alpha < 0.97; alpha += 0.02) {
    const mix = (v: number) => v * alpha + grey * (1 - alpha);
    const under = luminance([mix(veil[0]), mix(veil[1]), mix(veil[2])]);
    if (ratio(text, under) >= SCRIM_CONTRAST) return alpha;
  }
  return 0.97;
}

const STYLE_DIRECTIONS = { top: "to bottom", bottom: "to top", left: "to right", right: "to left" } as const;

/** A soft gradient: full alpha for `hold` percent, then out to nothing. */
export function scrimGradient(
  paint: string,
  alpha: number,
  hold: number,
  from: keyof typeof STYLE_DIRECTIONS,
): string {
  const stop = (part: number, strength: number) =>
    `${rgba(paint, alpha * strength)} ${Math.round(hold + (100 - hold) * part)}%`;
  return `linear-gradient(${STYLE_DIRECTIONS[from]}, ${rgba(paint, alpha)} 0%, ${stop(0, 1)}, ${stop(0.35, 0.62)}, ${stop(0.72, 0.2)}, ${stop(1, 0)})`;
}
