import { hexLuminance } from "#core/color-contrast.ts";
import { ensureContrast, readableInk } from "../color/contrast.ts";
import { hexToLch, lchToHex, mixColors, type Oklab } from "../color/oklch.ts";
import { kitGround } from "./kit-colors.ts";
import {
  brandInk,
  brandTone,
  type BrandTone,
  groundFor,
  type Palette,
  type PaletteInput,
  plateColor,
  toneOfGround,
} from "./palette.ts";

const CHAMPAGNE = { h: 80, c: 0.05 };

/**
 * Palette of the style luxury: ivory, noir, or tone (the brand color); on ivory and noir, the brand
 * color is for lines. `paletteFor` (`palettes.ts`) calls it. Least contrast of texts:
 * `TEXT_CONTRAST` in `color/contrast.ts`; the brand's second color as a ground: `kit-colors.ts`.
 */
export function luxuryPalette({ brand, scheme, product, secondary }: PaletteInput): Palette {
  const tone = brandTone(brand, CHAMPAGNE);
  const ground = groundOf(scheme, brand, tone, secondary);
  const plain = ground.bg === brand;
  const card = cardFor(ground.card, product, tone);
  return {
    ...ground,
    brand,
    card,
    // The company name as a monogram.
    name: plain ? ground.ink : brandInk(brand, ground.bg, ground.ink),
    glow: glowOn(card, product, tone),
    tile: plain ? ground.card : lchToHex(scheme === "noir" ? 0.55 : 0.86, 0.02, tone.h),
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
  /** Large shapes of ads without pictures. */
  arch: string;
}

function groundOf(scheme: string, brand: string, tone: BrandTone, secondary: string | undefined): Ground {
  const { c, h, gray } = tone;
  if (scheme === "noir") {
    const black = lchToHex(0.155, Math.min(0.022, c * 0.18), h);
    const bg = groundFor(brand, [...kitGround(secondary, "dark"), black, "#000000"]);
    return bg === brand ? cloth(brand) : noir(brand, bg, toneOfGround(bg, secondary, tone));
  }
  if (scheme === "tone") return cloth(brand);
  // Warm paper; only a clearly cool brand keeps its own hue.
  const cool = !gray && h > 140 && h < 330;
  const warm = lchToHex(0.95, cool ? 0.007 : 0.015, cool ? h : gray ? 85 : 78);
  const paper = groundFor(brand, [...kitGround(secondary, "light"), warm]);
  return paper === brand ? cloth(brand) : ivory(brand, paper, tone);
}

function noir(brand: string, bg: string, { c, h, gray }: BrandTone): Ground {
  return {
    bg,
    ink: lchToHex(0.94, 0.014, gray ? 85 : h),
    muted: lchToHex(0.82, 0.018, h),
    accent: brand,
    card: lchToHex(0.21, Math.min(0.028, c * 0.2), h),
    arch: brand,
  };
}

/** Cloth in the brand color. */
function cloth(brand: string): Ground {
  const ink = readableInk(brand, 0.03);
  const light = hexLuminance(ink) > 0.3;
  return {
    bg: brand,
    ink,
    muted: ensureContrast(mixColors(ink, brand, 0.12), brand),
    accent: mixColors(ink, brand, 0.25),
    card: mixColors(brand, "#ffffff", light ? 0.1 : 0.5),
    arch: mixColors(brand, light ? "#000000" : "#ffffff", 0.22),
  };
}

function ivory(brand: string, bg: string, { c, h }: BrandTone): Ground {
  const { c: warmth, h: hue } = hexToLch(bg);
  return {
    bg,
    ink: lchToHex(0.21, Math.min(0.03, c * 0.25), h),
    muted: lchToHex(0.37, Math.min(0.03, c * 0.2), h),
    accent: brand,
    card: lchToHex(0.9, Math.max(0.012, warmth * 1.5), hue),
    arch: brand,
  };
}

/** Lightness of a card below which a glow lights up a dark product. */
const DARK_CARD = 0.5;

/** A light card changes for a product of its lightness; a dark one gets a glow. */
function cardFor(card: string, product: Oklab | null, { h }: BrandTone): string {
  if (hexToLch(card).l < DARK_CARD) return card;
  return plateColor(product, [card, lchToHex(0.93, 0.012, h), lchToHex(0.28, 0.02, h)]);
}

/** Color of a glow behind a product that is too similar to its dark card. */
function glowOn(card: string, product: Oklab | null, tone: BrandTone): string {
  const { l, c, h } = hexToLch(card);
  if (!product || l >= DARK_CARD || Math.abs(product.l - l) >= 0.25) return card;
  return lchToHex(Math.min(0.62, l + 0.36), Math.max(c, 0.02), tone.gray ? 75 : h);
}
