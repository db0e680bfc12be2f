import { hexLuminance } from "#core/color-contrast.ts";
import type { PictureInfo } from "../picture.ts";
import { chooseLogoTreatment, DARK, opticalFactor, rimContrast } from "./logo-treatment.ts";

/**
 * A wide logo that its place makes lower than this part of its usual height gives way to the mark.
 */
const LEAST_HEIGHT = 0.6;

/** A place for a logo: the greatest width and the usual height, px. */
interface Place {
  readonly width: number;
  readonly height: number;
}

/**
 * Chooses the form of a brand's logo for a place of an ad (`logo-item.ts`): a wide logo that is
 * visible on the background without changes (`rimContrast` in `logo-treatment.ts`), preferably the
 * one made for such a background; the square mark where a wide logo would be lower than
 * `LEAST_HEIGHT`, or where only the mark is visible; the preferred one if none is. A single logo is
 * not checked; `undefined` without logos.
 */
export function chooseLogo(
  logos: readonly PictureInfo[],
  ground: string,
  place: Place,
): PictureInfo | undefined {
  if (logos.length < 2) return logos[0];
  const meant = hexLuminance(ground) < DARK ? "dark" : "light";
  const rank = ({ logoKind }: PictureInfo) => (logoKind === meant ? 0 : logoKind === "square" ? 2 : 1);
  const ranked = logos.toSorted((a, b) => rank(a) - rank(b));
  const fitting = ranked.filter((logo) => heightIn(place, logo) >= LEAST_HEIGHT);
  const candidates = fitting.length > 0 ? fitting : ranked;
  return candidates.find((logo) => isVisible(logo, ground)) ?? candidates[0];
}

/** Part of its usual height that a logo has in a place. */
function heightIn({ width, height }: Place, logo: PictureInfo): number {
  const aspect = logo.width / logo.height;
  return Math.min(1, width / (height * opticalFactor(aspect) * aspect));
}

/** Whether a logo is visible in its own colors, which a neutral one loses on most grounds. */
function isVisible(logo: PictureInfo, ground: string): boolean {
  const inks = ["#ffffff", "#000000"] as const;
  if (logo.logo?.mono && logo.logo.neutral) return rimContrast(logo.logo, ground) >= MONO_CONTRAST;
  const { plate, tint, tintNeutral } = chooseLogoTreatment(logo, ground, inks[1], inks);
  return !plate && !tint && !tintNeutral;
}

/** Least contrast of a black or white logo that needs no other color. */
const MONO_CONTRAST = 4.5;
