import {
  colorContrast,
  ensureContrast,
  hexLuminance,
  readableInk,
  TEXT_CONTRAST,
} from "../color/contrast.ts";
import { hexToLch, lchToHex, type Oklab } from "../color/oklch.ts";
import { brandTone, type Palette, type PaletteInput } from "./palette.ts";

const GUEST_HUES = [25, 300, 150, 255, 350] as const;
const PAPER = "#fffdf8";

const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Between orange and green only a light tone looks fresh. */
const lively = (l: number, c: number, hue: number): string => {
  const h = (hue + 360) % 360;
  return lchToHex(h > 75 && h < 120 ? 0.88 : l, c, h);
};

/**
 * Playful: `pop` is on the brand color, `candy` on its pastel; three accents around the color
 * wheel.
 */
export function playfulPalette({ brand, scheme, product, seed }: PaletteInput): Palette {
  const tone = brandTone(brand, { h: GUEST_HUES[seed % GUEST_HUES.length] ?? 25, c: 0.16 });
  const { h, gray } = tone;
  const c = Math.max(0.11, tone.c);
  const outline = lchToHex(0.24, Math.min(0.09, c * 0.55), h);
  const pop = gray
    ? lchToHex(0.7, 0.17, h)
    : lchToHex(Math.min(0.8, Math.max(0.58, tone.l)), Math.max(0.13, tone.c), h);
  const sunny = lchToHex(0.86, 0.16, hueGap(h, 95) < 50 ? h - 95 + 360 : 95);
  const candy = scheme === "candy";
  const bg = candy ? lchToHex(0.915, Math.min(0.075, c * 0.5), h) : pop;
  const ink = candy ? outline : inkFor(pop, outline);
  const shape = shapeOn(bg, ink, candy ? -0.07 : 0.09, c * (candy ? 0.75 : 0.85));
  return {
    bg,
    ink,
    shape,
    blob: blobFor({
      product,
      brandHue: h,
      ground: bg,
      sunny,
      candidates: [candy ? pop : sunny, sunny, PAPER, pop],
    }),
    outline,
    sunny,
    second: lively(0.72, 0.16, h + 150),
    third: lively(0.78, 0.12, h + 220),
    white: PAPER,
    cta: sunny,
    ctaInk: ensureContrast(outline, sunny),
    scrim: outline,
    shadow: outline,
  };
}

function inkFor(pop: string, outline: string): string {
  if (colorContrast("#ffffff", pop) >= TEXT_CONTRAST) return "#ffffff";
  return colorContrast(outline, pop) >= TEXT_CONTRAST ? outline : ensureContrast(outline, pop);
}

/**
 * Color of shapes under type: lighter than the background under dark ink, darker under light ink.
 */
function shapeOn(bg: string, ink: string, step: number, chroma: number): string {
  const { l, h } = hexToLch(bg);
  const light = hexLuminance(ink) > 0.5;
  const shape = lchToHex(Math.min(0.95, l + (light ? -0.07 : step)), chroma, h);
  return colorContrast(ink, shape) >= TEXT_CONTRAST ? shape : ensureContrast(shape, ink);
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
    const { l, c, h } = hexToLch(hex);
    const a = c * Math.cos((h * Math.PI) / 180);
    const b = c * Math.sin((h * Math.PI) / 180);
    const far = Math.hypot(l - product.l, a - product.a, b - product.b);
    const same = colored && hueGap(h, brandHue) < 40 && c > 0.08;
    return far - (same ? 0.25 : 0) + (hex === sunny ? 0.06 : 0);
  };
  return [...visible].sort((a, b) => score(b) - score(a))[0] ?? readableInk(ground);
}
