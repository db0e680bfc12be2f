import { ensureContrast } from "../color/contrast.ts";
import { hexToLch, lchToHex, type Oklab } from "../color/oklch.ts";
import { brandTone, type BrandTone, type Palette, type PaletteInput } from "./palette.ts";

const CHAMPAGNE = { h: 80, c: 0.05 };

/** Luxury: ivory, noir, or tone (a dark tone of the brand); an accent for hairlines only. */
export function luxuryPalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = brandTone(brand, CHAMPAGNE);
  const ground = scheme === "noir" ? noir(tone) : scheme === "tone" ? cloth(tone) : ivory(tone);
  return {
    ...ground,
    glow: glowOn(ground.card, product, tone),
    tile: lchToHex(scheme === "noir" ? 0.55 : scheme === "tone" ? 0.6 : 0.86, 0.02, tone.h),
    ivory: lchToHex(0.96, 0.012, 85),
    scrim: lchToHex(0.12, Math.min(0.02, tone.c * 0.2), tone.h),
    white: "#fbf8f2",
    shadow: lchToHex(0.1, 0, 0),
  };
}

interface Ground extends Record<string, string> {
  bg: string;
  ink: string;
  muted: string;
  accent: string;
  card: string;
}

function noir({ c, h, gray }: BrandTone): Ground {
  return {
    bg: lchToHex(0.155, Math.min(0.022, c * 0.18), h),
    ink: lchToHex(0.94, 0.014, gray ? 85 : h),
    muted: lchToHex(0.82, 0.018, h),
    accent: lchToHex(0.8, Math.min(0.075, Math.max(0.045, c * 0.5)), gray ? 82 : h),
    card: lchToHex(0.21, Math.min(0.028, c * 0.2), h),
  };
}

function cloth({ l, c, h }: BrandTone): Ground {
  return {
    bg: lchToHex(Math.min(0.36, Math.max(0.26, l * 0.55)), Math.min(0.085, c * 0.62), h),
    ink: lchToHex(0.955, 0.016, h),
    muted: lchToHex(0.9, 0.02, h),
    accent: lchToHex(0.86, Math.min(0.06, c * 0.5), h),
    card: lchToHex(0.4, Math.min(0.08, c * 0.55), h),
  };
}

/** Warm paper; only a clearly cool brand keeps its own hue. */
function ivory({ l, c, h, gray }: BrandTone): Ground {
  const cool = !gray && h > 140 && h < 330;
  const hue = gray ? 85 : cool ? h : 78;
  const bg = lchToHex(0.95, cool ? 0.007 : 0.015, hue);
  return {
    bg,
    ink: lchToHex(0.21, Math.min(0.03, c * 0.25), h),
    muted: lchToHex(0.37, Math.min(0.03, c * 0.2), h),
    accent: ensureContrast(
      gray ? lchToHex(0.55, 0.06, 75) : lchToHex(Math.min(0.55, l), Math.min(0.12, c), h),
      bg,
      3.2,
    ),
    card: lchToHex(0.9, cool ? 0.014 : 0.022, hue),
  };
}

/** Color of a glow behind a product that is too similar to its plate. */
function glowOn(card: string, product: Oklab | null, tone: BrandTone): string {
  const { l, c, h } = hexToLch(card);
  if (!product || Math.abs(product.l - l) >= 0.25) return card;
  return lchToHex(l < 0.5 ? Math.min(0.62, l + 0.36) : l - 0.12, Math.max(c, 0.02), tone.gray ? 75 : h);
}
