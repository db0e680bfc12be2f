import { contrast } from "../colour/contrast.ts";
import { lch, lchOf, type Oklab } from "../colour/oklch.ts";

/** The closed set of colours one ad may use, by role. Nothing is painted that is not in it. */
export type Palette = Readonly<Record<string, string>>;

export interface PaletteInput {
  /** "#rrggbb" */
  readonly brand: string;
  readonly scheme: string;
  /** Mean colour of the product when it is a cut-out: its plate has to stand off from it. */
  readonly product: Oklab | null;
  readonly seed: number;
}

export interface BrandTone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /** Black, white or grey: has no hue of its own. */
  readonly grey: boolean;
}

/** The brand colour in OKLCH; a grey brand borrows the guest's hue and chroma where a style needs one. */
export function toneOf(brand: string, guest?: { h: number; c: number }): BrandTone {
  const { l, c, h } = lchOf(brand);
  const grey = c < 0.035;
  if (!grey) return { l, c, h, grey };
  return { l, c: guest?.c ?? 0, h: guest?.h ?? 0, grey };
}

/** A button in the brand colour if it can be told from the ground, else in the ink colour. */
export function buttonOn(ground: string, brand: string, otherwise: string, least = 1.35): string {
  return contrast(brand, ground) >= least ? brand : otherwise;
}

/** A product's dark parts sink into a dark plate sooner than its light parts fade on a light one. */
const PLATE_GAP = { above: 0.25, below: 0.38 } as const;

/** A plate that stands off from the product: the first candidate far enough in lightness, else the farthest. */
export function plateFor(product: Oklab | null, candidates: readonly string[]): string {
  const lift = (hex: string) => (product ? lchOf(hex).l - product.l : 1);
  const ranked = [...candidates].sort((a, b) => Math.abs(lift(b)) - Math.abs(lift(a)));
  const clear = candidates.find((hex) => lift(hex) >= PLATE_GAP.above || lift(hex) <= -PLATE_GAP.below);
  return clear ?? ranked[0] ?? "#ffffff";
}

/** A field under type that differs a little from the ground: it moves away from the ink, never towards it. */
export function fieldUnder(ink: string, ground: string, step: number): string {
  const { l, c, h } = lchOf(ground);
  const away = lchOf(ink).l > l ? -step : step;
  const field = lch(l + away, c, h);
  return contrast(ink, field) >= contrast(ink, ground) ? field : ground;
}
