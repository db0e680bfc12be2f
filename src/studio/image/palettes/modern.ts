import {
  colorContrast,
  ensureContrast,
  hexLuminance,
  readableInk,
  TEXT_CONTRAST,
} from "../color/contrast.ts";
import { lchToHex } from "../color/oklch.ts";
import {
  brandTone,
  type BrandTone,
  buttonColor,
  fieldColor,
  type Palette,
  type PaletteInput,
  plateColor,
} from "./palette.ts";

/** Modern: paper (near-white), color (the brand color) or night (near-black). */
export function modernPalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = brandTone(brand);
  const base = GROUNDS[scheme]?.(brand, tone) ?? paper(brand, tone);
  const card = plateColor(product, [
    base.card,
    lchToHex(0.93, Math.min(0.04, tone.c * 0.3), tone.h),
    lchToHex(0.24, Math.min(0.04, tone.c * 0.3), tone.h),
  ]);
  const panel = lchToHex(0.985, tone.gray ? 0 : 0.006, tone.h);
  const panelInk = lchToHex(0.2, Math.min(0.035, tone.c * 0.25), tone.h);
  const panelCta = buttonColor(panel, brand, panelInk);
  return {
    ...base,
    card,
    panel,
    panelInk,
    panelMuted: lchToHex(0.42, Math.min(0.03, tone.c * 0.2), tone.h),
    panelCta,
    panelCtaInk: readableInk(panelCta),
    ctaInk: colorContrast(base.bg, base.cta) >= TEXT_CONTRAST ? base.bg : readableInk(base.cta),
    scrim: lchToHex(0.16, Math.min(0.03, tone.c * 0.25), tone.h),
    white: "#ffffff",
    shadow: lchToHex(0.2, 0.03 * Number(!tone.gray), tone.h),
  };
}

interface Ground extends Record<string, string> {
  bg: string;
  ink: string;
  muted: string;
  cta: string;
  card: string;
  halo: string;
}

function paper(brand: string, { c, h }: BrandTone): Ground {
  const bg = lchToHex(0.968, Math.min(0.014, c * 0.12), h);
  const ink = lchToHex(0.2, Math.min(0.035, c * 0.25), h);
  return {
    bg,
    ink,
    muted: lchToHex(0.42, Math.min(0.03, c * 0.2), h),
    cta: buttonColor(bg, brand, ink),
    card: lchToHex(0.915, Math.min(0.035, c * 0.28), h),
    halo: lchToHex(0.86, Math.min(0.09, c * 0.6), h),
  };
}

function color(brand: string, { l, c, h, gray }: BrandTone): Ground {
  const ink = readableInk(brand, 0.03);
  const darkInk = hexLuminance(ink) < 0.3;
  const hue = gray ? h : h + (darkInk ? 18 : 12);
  const halo = lchToHex(l + (darkInk ? 0.1 : -0.08), c * 0.92, hue);
  return {
    bg: brand,
    ink,
    muted: ensureContrast(lchToHex(darkInk ? 0.32 : 0.94, Math.min(0.05, c * 0.3), h), brand),
    cta: ink,
    card: lchToHex(Math.min(0.97, Math.max(0.12, l + (darkInk ? -0.07 : 0.08))), c * 0.9, h),
    halo: colorContrast(ink, halo) >= colorContrast(ink, brand) ? halo : fieldColor(ink, brand, 0.05),
  };
}

function night(brand: string, { l, c, h, gray }: BrandTone): Ground {
  return {
    bg: lchToHex(0.185, Math.min(0.03, c * 0.25), h),
    ink: lchToHex(0.975, gray ? 0 : 0.006, h),
    muted: lchToHex(0.8, Math.min(0.02, c * 0.15), h),
    cta: l < 0.45 ? lchToHex(gray ? 0.97 : 0.74, gray ? 0 : Math.max(0.12, c), h) : brand,
    card: lchToHex(0.25, Math.min(0.045, c * 0.3), h),
    halo: lchToHex(0.36, Math.min(0.13, c), h),
  };
}

const GROUNDS: Record<string, (brand: string, tone: BrandTone) => Ground> = { paper, color, night };
