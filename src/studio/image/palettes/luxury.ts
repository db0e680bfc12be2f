import { ensure, inkOn } from "../colour/contrast.ts";
import { lch, lchOf, type Oklab } from "../colour/oklch.ts";
import { toneOf, type BrandTone, type Palette, type PaletteInput } from "./palette.ts";

const CHAMPAGNE = { h: 80, c: 0.05 };

/** Luxury: ivory, noir, or tone (the brand as a deep cloth); one accent for hairlines only. */
export function luxuryPalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = toneOf(brand, CHAMPAGNE);
  const ground = scheme === "noir" ? noir(tone) : scheme === "tone" ? cloth(tone) : ivory(tone);
  return {
    ...ground,
    ctaInk: inkOn(ground.bg),
    glow: glowOn(ground.card, product, tone),
    tile: lch(scheme === "noir" ? 0.55 : scheme === "tone" ? 0.6 : 0.86, 0.02, tone.h),
    ivory: lch(0.96, 0.012, 85),
    scrim: lch(0.12, Math.min(0.02, tone.c * 0.2), tone.h),
    white: "#fbf8f2",
    shadow: lch(0.1, 0, 0),
  };
}

interface Ground extends Record<string, string> {
  bg: string;
  ink: string;
  muted: string;
  accent: string;
  card: string;
}

function noir({ c, h, grey }: BrandTone): Ground {
  return {
    bg: lch(0.155, Math.min(0.022, c * 0.18), h),
    ink: lch(0.94, 0.014, grey ? 85 : h),
    muted: lch(0.82, 0.018, h),
    accent: lch(0.8, Math.min(0.075, Math.max(0.045, c * 0.5)), grey ? 82 : h),
    card: lch(0.21, Math.min(0.028, c * 0.2), h),
  };
}

function cloth({ l, c, h }: BrandTone): Ground {
  return {
    bg: lch(Math.min(0.36, Math.max(0.26, l * 0.55)), Math.min(0.085, c * 0.62), h),
    ink: lch(0.955, 0.016, h),
    muted: lch(0.9, 0.02, h),
    accent: lch(0.86, Math.min(0.06, c * 0.5), h),
    card: lch(0.4, Math.min(0.08, c * 0.55), h),
  };
}

/** Paper is warm; only a clearly cool brand keeps its own hue in it. */
function ivory({ l, c, h, grey }: BrandTone): Ground {
  const cool = !grey && h > 140 && h < 330;
  const hue = grey ? 85 : cool ? h : 78;
  const bg = lch(0.95, cool ? 0.007 : 0.015, hue);
  return {
    bg,
    ink: lch(0.21, Math.min(0.03, c * 0.25), h),
    muted: lch(0.37, Math.min(0.03, c * 0.2), h),
    accent: ensure(grey ? lch(0.55, 0.06, 75) : lch(Math.min(0.55, l), Math.min(0.12, c), h), bg, 3.2),
    card: lch(0.9, cool ? 0.014 : 0.022, hue),
  };
}

/** A light behind a product that would sink into its plate. */
function glowOn(card: string, product: Oklab | null, tone: BrandTone): string {
  const { l, c, h } = lchOf(card);
  if (!product || Math.abs(product.l - l) >= 0.25) return card;
  return lch(l < 0.5 ? Math.min(0.62, l + 0.36) : l - 0.12, Math.max(c, 0.02), tone.grey ? 75 : h);
}
