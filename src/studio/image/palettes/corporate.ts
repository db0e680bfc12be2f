import { ensureContrast, readableInk } from "../color/contrast.ts";
import { lchToHex, mixColors } from "../color/oklch.ts";
import { kitGround } from "./kit-colors.ts";
import {
  brandInk,
  brandTone,
  type BrandTone,
  groundFor,
  LIGHT_BRAND,
  type Palette,
  type PaletteInput,
  plateColor,
  toneOfGround,
} from "./palette.ts";

/**
 * Palette of the style corporate: white, deep (the brand's darkest tone) or mist; a gray brand gets
 * a quiet blue. `paletteFor` (`palettes.ts`) calls it. Least contrast of texts: `TEXT_CONTRAST` in
 * `color/contrast.ts`; the brand's second color as a ground: `kit-colors.ts`.
 */
export function corporatePalette({ brand, scheme, product, secondary }: PaletteInput): Palette {
  const tone = brandTone(brand, { h: 255, c: 0.035 });
  const { c, h, l } = tone;
  const deep = lchToHex(0.27, Math.min(0.085, c * 0.7), h);
  const ground = groundOf(scheme, brand, { deep, secondary, tone });
  const plain = ground.bg === brand;
  const accent = plain ? ground.ink : brand;
  const plates = [lchToHex(0.94, Math.min(0.02, c * 0.15), h), lchToHex(0.3, Math.min(0.05, c * 0.5), h)];
  return {
    ...ground,
    brand,
    deep,
    accent,
    accentDark: plain ? ground.panel : secondTone(brand, deep, { ...tone, l }),
    cta: accent,
    ctaInk: plain ? ensureContrast(brand, accent) : readableInk(accent),
    plate: plateColor(product, [ground.panel, ...plates]),
    eyebrow: plain ? ground.ink : brandInk(brand, ground.bg, ground.muted),
    scrim: deep,
    white: "#ffffff",
    shadow: lchToHex(0.2, 0.03, h),
  };
}

/**
 * A second tone next to the brand color: darker, the darkest for a light brand, lighter for black.
 */
function secondTone(brand: string, deep: string, { c, h, l }: BrandTone): string {
  if (l > LIGHT_BRAND) return deep;
  return l > 0.3 ? lchToHex(Math.max(0.16, l - 0.24), c * 0.9, h) : mixColors(brand, "#ffffff", 0.16);
}

interface Ground extends Record<string, string> {
  bg: string;
  ink: string;
  muted: string;
  panel: string;
  line: string;
}

interface GroundInput {
  /** The ground of the scheme `deep`, and the ink on mist. */
  readonly deep: string;
  readonly secondary: string | undefined;
  readonly tone: BrandTone;
}

function groundOf(scheme: string, brand: string, { deep, secondary, tone }: GroundInput): Ground {
  const { c, h } = tone;
  const candidates: Record<string, readonly string[]> = {
    white: ["#ffffff"],
    mist: [lchToHex(0.955, Math.min(0.012, c * 0.12), h), "#ffffff"],
    deep: [...kitGround(secondary, "dark"), deep],
  };
  const bg = groundFor(brand, candidates[scheme] ?? []);
  if (bg === brand) return onBrand(brand, tone);
  if (scheme === "deep") return dark(bg, toneOfGround(bg, secondary, tone));
  const mist = scheme === "mist";
  return {
    bg,
    ink: mist ? deep : lchToHex(0.24, Math.min(0.06, c * 0.5), h),
    muted: lchToHex(0.42, Math.min(0.03, c * 0.25), h),
    panel: mist ? lchToHex(0.915, Math.min(0.022, c * 0.2), h) : lchToHex(0.95, Math.min(0.012, c * 0.12), h),
    line: mist ? lchToHex(0.82, Math.min(0.02, c * 0.2), h) : lchToHex(0.86, Math.min(0.014, c * 0.12), h),
  };
}

function dark(bg: string, { c, h, gray }: BrandTone): Ground {
  return {
    bg,
    ink: lchToHex(0.985, gray ? 0 : 0.004, h),
    muted: lchToHex(0.88, Math.min(0.03, c * 0.3), h),
    panel: lchToHex(0.215, Math.min(0.07, c * 0.6), h),
    line: lchToHex(0.46, Math.min(0.06, c * 0.5), h),
  };
}

/** The ground of a brand that cannot be seen on the scheme's own ground. */
function onBrand(brand: string, { l }: BrandTone): Ground {
  const ink = readableInk(brand, 0.03);
  const lighter = mixColors(brand, "#ffffff", l > LIGHT_BRAND ? 0.55 : 0.1);
  return {
    bg: brand,
    ink,
    muted: ensureContrast(mixColors(ink, brand, 0.2), brand),
    panel: lighter,
    line: l > LIGHT_BRAND ? mixColors(brand, "#ffffff", 0.8) : mixColors(brand, ink, 0.22),
  };
}
