import { colorContrast, hexToRgb } from "#core/color-contrast.ts";
import { TEXT_CONTRAST } from "../color/contrast.ts";
import { hexToLch, labDistance, lchToHex, type Oklab, rgbToLab } from "../color/oklch.ts";

/**
 * The colors of one image ad by role, "#rrggbb", from `paletteFor` (`palettes.ts`), which templates
 * name as paints; `<style>.ts` has the roles of each style. Nothing is drawn in any other color.
 */
export type Palette = Readonly<Record<string, string>>;

/**
 * Input of `paletteFor` (`palettes.ts`): the brand's colors, the scheme, and the color of the
 * product. `planAd` (`server/render/plan.ts`) and `transitionPaints` of films (`shot-look.ts`) make
 * it.
 */
export interface PaletteInput {
  /** "#rrggbb" */
  readonly brand: string;
  /** Name of a color scheme of the style. */
  readonly scheme: string;
  /** Mean color of a cut-out product, from which its plate must differ; null for other pictures. */
  readonly product: Oklab | null;
  readonly seed: number;
  /** Further colors of the brand, "#rrggbb". */
  readonly secondary?: string | undefined;
  readonly accent?: string | undefined;
}

/** The brand color in OKLCH, from which a palette's tones are derived; `brandTone` makes it. */
export interface BrandTone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /** Whether it is black, white or gray, without a hue. */
  readonly gray: boolean;
}

/**
 * The brand color in OKLCH for a palette; all `<style>.ts` call it. A gray brand has the hue and
 * chroma of `guest`, if given.
 */
export function brandTone(brand: string, guest?: { h: number; c: number }): BrandTone {
  const { l, c, h } = hexToLch(brand);
  const gray = c < 0.035;
  if (!gray) return { l, c, h, gray };
  return { l, c: guest?.c ?? 0, h: guest?.h ?? 0, gray };
}

/**
 * The brand tone from which the surfaces on a palette's ground are derived: that of the ground if
 * it is the brand's secondary color, else `tone`. `corporate.ts`, `luxury.ts` and `modern.ts` call
 * it.
 */
export function toneOfGround(ground: string, secondary: string | undefined, tone: BrandTone): BrandTone {
  return ground === secondary ? brandTone(ground) : tone;
}

/** Least contrast of a surface in the brand color to the ground of the ad. */
const DISTINCT = 1.35;

/**
 * Ground of an ad: the first candidate on which the brand color can be seen, else the brand color
 * itself, so that a light, dark or yellow brand is shown as it is. `bold.ts`, `corporate.ts`,
 * `luxury.ts` and `modern.ts` call it.
 *
 * @param least contrast at which it can be seen
 */
export function groundFor(brand: string, candidates: readonly string[], least = DISTINCT): string {
  return candidates.find((ground) => colorContrast(brand, ground) >= least) ?? brand;
}

/**
 * Ink of a brand-colored text in a palette (`bold.ts`, `corporate.ts`, `luxury.ts`): the brand
 * color if it is readable on the ground (`TEXT_CONTRAST` in `color/contrast.ts`), else `otherwise`.
 */
export function brandInk(brand: string, ground: string, otherwise: string): string {
  return colorContrast(brand, ground) >= TEXT_CONTRAST ? brand : otherwise;
}

/**
 * Lightness in OKLCH above which darker tones of a brand color look like another color, as with
 * yellow and mint; `bold.ts` and `corporate.ts` then avoid them.
 */
export const LIGHT_BRAND = 0.72;

/** Least difference in lightness of a plate that is lighter or darker than the product. */
const PLATE_GAP = { above: 0.25, below: 0.38 } as const;

/**
 * Minimum distance in OKLab (`distanceTo`) of a product to the field behind it, so that it stands
 * out. The bold palette (`bold.ts`), `kit-colors.ts` and galleries (`layout/galleries.ts`) keep it.
 */
export const PRODUCT_GAP = 0.3;

/** Maximum distance in OKLab at which a product counts as having the brand color. */
const SAME_COLOR = 0.15;

/**
 * Whether a product has the brand color, such as a yellow bag of a yellow brand. `bold.ts` and
 * `playful.ts` then choose another background, because a cut-out may extend beyond the field behind
 * it. How close is `SAME_COLOR` in this file.
 */
export function isBrandColored(product: Oklab | null, brand: string): boolean {
  return distanceTo(product, brand) < SAME_COLOR;
}

/**
 * Distance of a palette's color to the mean color of the product in OKLab; 1 without a product.
 * Palettes and `layout/galleries.ts` compare it with `PRODUCT_GAP`, `layout/photos.ts` reports it.
 */
export function distanceTo(product: Oklab | null, hex: string): number {
  return product ? labDistance(rgbToLab(hexToRgb(hex)), product) : 1;
}

/**
 * Color of the plate behind a product: the first candidate that differs enough from it in lightness
 * (`PLATE_GAP`), else the farthest. `corporate.ts`, `luxury.ts`, `modern.ts`, `kit-colors.ts` and
 * `layout/galleries.ts` call it.
 */
export function plateColor(product: Oklab | null, candidates: readonly string[]): string {
  const lift = (hex: string) => (product ? hexToLch(hex).l - product.l : 1);
  const ranked = [...candidates].sort((a, b) => Math.abs(lift(b)) - Math.abs(lift(a)));
  const clear = candidates.find((hex) => lift(hex) >= PLATE_GAP.above || lift(hex) <= -PLATE_GAP.below);
  return clear ?? ranked[0] ?? "#ffffff";
}

/**
 * Color of a palette's field under type: the background, moved away from the ink in lightness by
 * `step`, 0 to 1; the background itself if the ink has more contrast on it. `bold.ts` and
 * `modern.ts` use it.
 */
export function fieldColor(ink: string, ground: string, step: number): string {
  const { l, c, h } = hexToLch(ground);
  const away = hexToLch(ink).l > l ? -step : step;
  const field = lchToHex(l + away, c, h);
  return colorContrast(ink, field) >= colorContrast(ink, ground) ? field : ground;
}
