import { contrast, ensure, inkOn, luminanceOf, TEXT_CONTRAST } from "../colour/contrast.ts";
import { lch } from "../colour/oklch.ts";
import {
  buttonOn,
  fieldUnder,
  plateFor,
  toneOf,
  type BrandTone,
  type Palette,
  type PaletteInput,
} from "./palette.ts";

/** Modern: paper (near-white), color (the brand itself), night (near-black); one halo, one card, one pill. */
export function modernPalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = toneOf(brand);
  const base = GROUNDS[scheme]?.(brand, tone) ?? paper(brand, tone);
  const card = plateFor(product, [
    base.card,
    lch(0.93, Math.min(0.04, tone.c * 0.3), tone.h),
    lch(0.24, Math.min(0.04, tone.c * 0.3), tone.h),
  ]);
  const panel = lch(0.985, tone.grey ? 0 : 0.006, tone.h);
  const panelInk = lch(0.2, Math.min(0.035, tone.c * 0.25), tone.h);
  const panelCta = buttonOn(panel, brand, panelInk);
  return {
    ...base,
    card,
    cardInk: inkOn(card),
    panel,
    panelInk,
    panelMuted: lch(0.42, Math.min(0.03, tone.c * 0.2), tone.h),
    panelCta,
    panelCtaInk: inkOn(panelCta),
    ctaInk: contrast(base.bg, base.cta) >= TEXT_CONTRAST ? base.bg : inkOn(base.cta),
    scrim: lch(0.16, Math.min(0.03, tone.c * 0.25), tone.h),
    white: "#ffffff",
    shadow: lch(0.2, 0.03 * Number(!tone.grey), tone.h),
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
  const bg = lch(0.968, Math.min(0.014, c * 0.12), h);
  const ink = lch(0.2, Math.min(0.035, c * 0.25), h);
  return {
    bg,
    ink,
    muted: lch(0.42, Math.min(0.03, c * 0.2), h),
    cta: buttonOn(bg, brand, ink),
    card: lch(0.915, Math.min(0.035, c * 0.28), h),
    halo: lch(0.86, Math.min(0.09, c * 0.6), h),
  };
}

function color(brand: string, { l, c, h, grey }: BrandTone): Ground {
  const ink = inkOn(brand, 0.03);
  const darkInk = luminanceOf(ink) < 0.3;
  const hue = grey ? h : h + (darkInk ? 18 : 12);
  const halo = lch(l + (darkInk ? 0.1 : -0.08), c * 0.92, hue);
  return {
    bg: brand,
    ink,
    muted: ensure(lch(darkInk ? 0.32 : 0.94, Math.min(0.05, c * 0.3), h), brand),
    cta: ink,
    card: lch(Math.min(0.97, Math.max(0.12, l + (darkInk ? -0.07 : 0.08))), c * 0.9, h),
    halo: contrast(ink, halo) >= contrast(ink, brand) ? halo : fieldUnder(ink, brand, 0.05),
  };
}

function night(brand: string, { l, c, h, grey }: BrandTone): Ground {
  return {
    bg: lch(0.185, Math.min(0.03, c * 0.25), h),
    ink: lch(0.975, grey ? 0 : 0.006, h),
    muted: lch(0.8, Math.min(0.02, c * 0.15), h),
    cta: l < 0.45 ? lch(grey ? 0.97 : 0.74, grey ? 0 : Math.max(0.12, c), h) : brand,
    card: lch(0.25, Math.min(0.045, c * 0.3), h),
    halo: lch(0.36, Math.min(0.13, c), h),
  };
}

const GROUNDS: Record<string, (brand: string, tone: BrandTone) => Ground> = { paper, color, night };
