import { colorContrast, ensureContrast, readableInk } from "../color/contrast.ts";
import { hexToLch, lchToHex } from "../color/oklch.ts";
import {
  brandTone,
  type BrandTone,
  buttonColor,
  type Palette,
  type PaletteInput,
  plateColor,
} from "./palette.ts";

/** Corporate: white, deep (the brand's darkest tone) or mist; a gray brand gets a quiet blue. */
export function corporatePalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = brandTone(brand, { h: 255, c: 0.035 });
  const { c, h, l, gray } = tone;
  const deep = lchToHex(0.27, Math.min(0.085, c * 0.7), h);
  const own = gray ? (l < 0.5 ? lchToHex(0.2, 0.03, h) : lchToHex(0.55, 0.06, h)) : brand;
  const ground = groundOf(scheme, deep, tone);
  const onDark = scheme === "deep";
  const cta = onDark ? buttonColor(ground.bg, own, "#ffffff", 2.2) : buttonColor(ground.bg, own, deep);
  const accent = colorContrast(own, ground.bg) >= 1.7 ? own : ensureContrast(own, ground.bg, 3);
  const dark = hexToLch(accent);
  const plates = [lchToHex(0.94, Math.min(0.02, c * 0.15), h), lchToHex(0.3, Math.min(0.05, c * 0.5), h)];
  return {
    ...ground,
    brand: own,
    deep,
    accent,
    accentDark: lchToHex(dark.l > 0.25 ? dark.l - 0.13 : dark.l + 0.12, dark.c * 0.9, dark.h),
    cta,
    ctaInk: readableInk(cta),
    plate: plateColor(product, [ground.panel, ...plates]),
    eyebrow: ensureContrast(own, ground.bg),
    scrim: deep,
    white: "#ffffff",
    shadow: lchToHex(0.2, 0.03, h),
  };
}

interface Ground extends Record<string, string> {
  bg: string;
  ink: string;
  muted: string;
  panel: string;
  line: string;
}

function groundOf(scheme: string, deep: string, { c, h, gray }: BrandTone): Ground {
  if (scheme === "deep") {
    return {
      bg: deep,
      ink: lchToHex(0.985, gray ? 0 : 0.004, h),
      muted: lchToHex(0.88, Math.min(0.03, c * 0.3), h),
      panel: lchToHex(0.215, Math.min(0.07, c * 0.6), h),
      line: lchToHex(0.46, Math.min(0.07, c * 0.5), h),
    };
  }
  const mist = scheme === "mist";
  return {
    bg: mist ? lchToHex(0.955, Math.min(0.012, c * 0.12), h) : "#ffffff",
    ink: mist ? deep : lchToHex(0.24, Math.min(0.06, c * 0.5), h),
    muted: lchToHex(0.42, Math.min(0.03, c * 0.25), h),
    panel: mist ? lchToHex(0.915, Math.min(0.022, c * 0.2), h) : lchToHex(0.95, Math.min(0.012, c * 0.12), h),
    line: mist ? lchToHex(0.82, Math.min(0.02, c * 0.2), h) : lchToHex(0.86, Math.min(0.014, c * 0.12), h),
  };
}
