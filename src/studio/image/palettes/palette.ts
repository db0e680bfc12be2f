import { colorContrast } from "../color/contrast.ts";
import { hexToLch, lchToHex, type Oklab } from "../color/oklch.ts";

/** The colors of one ad by role, "#rrggbb". Nothing is drawn in any other color. */
export type Palette = Readonly<Record<string, string>>;

/** What a palette is derived from. */
export interface PaletteInput {
  /** "#rrggbb" */
  readonly brand: string;
  /** Name of a color scheme of the style. */
  readonly scheme: string;
  /** Mean color of a cut-out product, from which its plate must differ; null for other pictures. */
  readonly product: Oklab | null;
  readonly seed: number;
}

/** The brand color in OKLCH. */
export interface BrandTone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /** Whether it is black, white or gray, without a hue of its own. */
  readonly gray: boolean;
}

/** The brand color in OKLCH; a gray brand has the hue and chroma of `guest`, if given. */
export function brandTone(brand: string, guest?: { h: number; c: number }): BrandTone {
  const { l, c, h } = hexToLch(brand);
  const gray = c < 0.035;
  if (!gray) return { l, c, h, gray };
  return { l, c: guest?.c ?? 0, h: guest?.h ?? 0, gray };
}

/**
 * Button color: the brand color if it has the contrast `least` to the background, else `otherwise`.
 */
export function buttonColor(ground: string, brand: string, otherwise: string, least = 1.35): string {
  return colorContrast(brand, ground) >= least ? brand : otherwise;
}

/** Least difference in lightness of a plate that is lighter or darker than the product. */
const PLATE_GAP = { above: 0.25, below: 0.38 } as const;

/**
 * Plate color: the first candidate that differs enough from the product in lightness, else the
 * farthest.
 */
export function plateColor(product: Oklab | null, candidates: readonly string[]): string {
  const lift = (hex: string) => (product ? hexToLch(hex).l - product.l : 1);
  const ranked = [...candidates].sort((a, b) => Math.abs(lift(b)) - Math.abs(lift(a)));
  const clear = candidates.find((hex) => lift(hex) >= PLATE_GAP.above || lift(hex) <= -PLATE_GAP.below);
  return clear ?? ranked[0] ?? "#ffffff";
}

/**
 * Color of a field under type: the background, moved away from the ink in lightness.
 * @param step difference in lightness, 0 to 1
 */
export function fieldColor(ink: string, ground: string, step: number): string {
  const { l, c, h } = hexToLch(ground);
  const away = hexToLch(ink).l > l ? -step : step;
  const field = lchToHex(l + away, c, h);
  return colorContrast(ink, field) >= colorContrast(ink, ground) ? field : ground;
}
