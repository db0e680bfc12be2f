import { colorContrast, hexLuminance } from "#core/color-contrast.ts";
import { ensureContrast, readableInk, TEXT_CONTRAST } from "../color/contrast.ts";
import { lchToHex, mixColors } from "../color/oklch.ts";
import { kitGround } from "./kit-colors.ts";
import {
  brandTone,
  type BrandTone,
  fieldColor,
  groundFor,
  type Palette,
  type PaletteInput,
  plateColor,
  toneOfGround,
} from "./palette.ts";

/**
 * Palette of the style modern: paper (near-white), color (the brand color) or night (near-black).
 * `paletteFor` (`palettes.ts`) calls it. Least contrast of texts: `TEXT_CONTRAST` in
 * `color/contrast.ts`; the brand's second color as a ground: `kit-colors.ts`.
 */
export function modernPalette({ brand, scheme, product, secondary }: PaletteInput): Palette {
  const tone = brandTone(brand);
  const base = groundOf(brand, scheme, tone, secondary);
  const card = plateColor(product, [
    base.card,
    lchToHex(0.93, Math.min(0.04, tone.c * 0.3), tone.h),
    lchToHex(0.24, Math.min(0.04, tone.c * 0.3), tone.h),
  ]);
  const panel = groundFor(brand, [lchToHex(0.985, tone.gray ? 0 : 0.006, tone.h), "#ffffff"]);
  const panelInk = readableInk(panel, 0.035);
  const panelCta = panel === brand ? panelInk : brand;
  return {
    ...base,
    brand,
    card,
    panel,
    panelInk,
    panelMuted: ensureContrast(lchToHex(0.42, Math.min(0.03, tone.c * 0.2), tone.h), panel),
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
  /** The disc in the middle of rings. */
  core: string;
}

function groundOf(brand: string, scheme: string, tone: BrandTone, secondary: string | undefined): Ground {
  const { c, h, gray } = tone;
  if (scheme === "night") {
    const dark = lchToHex(0.185, Math.min(0.03, c * 0.25), h);
    const bg = groundFor(brand, [...kitGround(secondary, "dark"), dark, "#050505"]);
    return bg === brand ? color(brand, tone) : night(brand, bg, toneOfGround(bg, secondary, tone));
  }
  if (scheme === "color") return color(brand, tone);
  const light = lchToHex(0.968, Math.min(0.014, gray ? 0 : c * 0.12), h);
  const bg = groundFor(brand, [...kitGround(secondary, "light"), light, "#ffffff"]);
  return bg === brand ? color(brand, tone) : paper(brand, bg, tone);
}

function paper(brand: string, bg: string, { c, h }: BrandTone): Ground {
  const ink = lchToHex(0.2, Math.min(0.035, c * 0.25), h);
  return {
    bg,
    ink,
    muted: lchToHex(0.42, Math.min(0.03, c * 0.2), h),
    cta: brand,
    card: mixColors(bg, brand, 0.12),
    halo: mixColors(bg, brand, 0.36),
    core: brand,
  };
}

/** Luminance of a brand color below which its darker tones cannot be told from it. */
const NEAR_BLACK = 0.02;

function color(brand: string, { c, h }: BrandTone): Ground {
  const ink = readableInk(brand, 0.03);
  const darkInk = hexLuminance(ink) < 0.3;
  return {
    bg: brand,
    ink,
    muted: ensureContrast(lchToHex(darkInk ? 0.32 : 0.94, Math.min(0.05, c * 0.3), h), brand),
    cta: ink,
    card: mixColors(brand, "#ffffff", darkInk ? 0.5 : 0.14),
    ...shapesOn(brand, ink, darkInk),
  };
}

/** Colors of rings and glows on the brand color, away from the ink of the texts where possible. */
function shapesOn(brand: string, ink: string, darkInk: boolean): Pick<Ground, "halo" | "core"> {
  if (hexLuminance(brand) < NEAR_BLACK)
    return { halo: mixColors(brand, "#ffffff", 0.5), core: mixColors(brand, "#ffffff", 0.4) };
  const halo = mixColors(brand, darkInk ? "#ffffff" : "#000000", darkInk ? 0.34 : 0.22);
  return {
    halo: colorContrast(ink, halo) >= colorContrast(ink, brand) ? halo : fieldColor(ink, brand, 0.05),
    core: mixColors(brand, darkInk ? "#ffffff" : "#000000", 0.5),
  };
}

function night(brand: string, bg: string, { c, h, gray }: BrandTone): Ground {
  return {
    bg,
    ink: lchToHex(0.975, gray ? 0 : 0.006, h),
    muted: lchToHex(0.8, Math.min(0.02, c * 0.15), h),
    cta: brand,
    card: lchToHex(0.25, Math.min(0.045, c * 0.3), h),
    halo: lchToHex(0.36, Math.min(0.13, c), h),
    core: brand,
  };
}
