import { colorContrast, hexLuminance } from "#core/color-contrast.ts";
import { ensureContrast, readableInk, TEXT_CONTRAST } from "../color/contrast.ts";
import { hexToLch, lchToHex, mixColors, type Oklab } from "../color/oklch.ts";
import { brandTone, distanceTo, isBrandColored, type Palette, type PaletteInput } from "./palette.ts";

const GUEST_HUES = [25, 300, 150, 255, 350] as const;
const PAPER = "#fffdf8";

const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Color of a hue. Between orange and green it is always light, because darker tones look dull. */
const lively = (l: number, c: number, hue: number): string => {
  const h = (hue + 360) % 360;
  return lchToHex(h > 75 && h < 120 ? 0.88 : l, c, h);
};

/**
 * Palette of the style playful: `pop` is on the brand color, `candy` on its pastel with buttons in
 * the brand color; three accents around the color wheel. A gray brand gets the accents of a guest
 * hue, and a product in the brand color is on the pastel. `paletteFor` (`palettes.ts`) calls it.
 * Least contrast of texts: `TEXT_CONTRAST` in `color/contrast.ts`.
 */
export function playfulPalette({ brand, scheme, product, seed }: PaletteInput): Palette {
  const tone = brandTone(brand, { h: GUEST_HUES[seed % GUEST_HUES.length] ?? 25, c: 0.16 });
  const { h, gray } = tone;
  const outline = lchToHex(0.24, Math.min(0.09, Math.max(0.11, tone.c) * 0.55), h);
  const sunny = lchToHex(0.86, 0.16, hueGap(h, 95) < 50 ? h - 95 + 360 : 95);
  const same = isBrandColored(product, brand);
  const candy = scheme === "candy" || same;
  const bg = candy ? mixColors("#ffffff", gray ? lchToHex(0.7, 0.17, h) : brand, 0.3) : brand;
  const ink = candy ? ensureContrast(outline, bg) : inkFor(brand, outline);
  const cta = candy ? brand : sunny;
  return {
    bg,
    brand,
    ink,
    shape: candy ? candyShape(same ? bg : brand, bg, ink) : popShape(brand, ink),
    blob: blobFor({
      product,
      brandHue: h,
      ground: bg,
      sunny,
      candidates: [candy ? brand : sunny, sunny, PAPER, brand],
    }),
    outline,
    sunny,
    second: lively(0.72, 0.16, h + 150),
    third: lively(0.78, 0.12, h + 220),
    white: PAPER,
    cta,
    ctaInk: colorContrast(outline, cta) >= TEXT_CONTRAST ? outline : readableInk(cta),
    scrim: outline,
    shadow: outline,
  };
}

function inkFor(ground: string, outline: string): string {
  if (colorContrast("#ffffff", ground) >= TEXT_CONTRAST) return "#ffffff";
  return colorContrast(outline, ground) >= TEXT_CONTRAST ? outline : readableInk(ground);
}

/** Shapes under type on the brand color: lighter under dark ink, darker under light ink. */
function popShape(brand: string, ink: string): string {
  const light = hexLuminance(ink) > 0.5;
  const shape = mixColors(brand, light ? "#000000" : "#ffffff", light ? 0.16 : 0.3);
  return colorContrast(ink, shape) >= TEXT_CONTRAST ? shape : brand;
}

/** Shapes under type on the pastel: the brand color where dark ink is readable on it. */
function candyShape(brand: string, bg: string, ink: string): string {
  if (colorContrast(ink, brand) >= TEXT_CONTRAST && colorContrast(brand, bg) >= 1.06) return brand;
  const shape = mixColors(bg, brand, 0.16);
  return colorContrast(ink, shape) >= TEXT_CONTRAST ? shape : bg;
}

interface BlobInput {
  product: Oklab | null;
  brandHue: number;
  ground: string;
  sunny: string;
  candidates: readonly string[];
}

/** Color behind a cut-out: the candidate farthest from the product in OKLab. */
function blobFor({ product, brandHue, ground, sunny, candidates }: BlobInput): string {
  const visible = candidates.filter((hex) => colorContrast(hex, ground) > 1.12);
  if (!product) return visible[0] ?? sunny;
  const colored = Math.hypot(product.a, product.b) > 0.02;
  const score = (hex: string): number => {
    const { c, h } = hexToLch(hex);
    const same = colored && hueGap(h, brandHue) < 40 && c > 0.08;
    return distanceTo(product, hex) - (same ? 0.25 : 0) + (hex === sunny ? 0.06 : 0);
  };
  return [...visible].sort((a, b) => score(b) - score(a))[0] ?? readableInk(ground);
}
