import { contrast, ensure, inkOn } from "../colour/contrast.ts";
import { lch, lchOf } from "../colour/oklch.ts";
import { buttonOn, plateFor, toneOf, type BrandTone, type Palette, type PaletteInput } from "./palette.ts";

/** Corporate: white, deep (the brand's darkest tone) or mist; a grey brand borrows a quiet blue. */
export function corporatePalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = toneOf(brand, { h: 255, c: 0.035 });
  const { c, h, l, grey } = tone;
  const deep = lch(0.27, Math.min(0.085, c * 0.7), h);
  const own = grey ? (l < 0.5 ? lch(0.2, 0.03, h) : lch(0.55, 0.06, h)) : brand;
  const ground = groundOf(scheme, deep, tone);
  const onDark = scheme === "deep";
  const cta = onDark ? buttonOn(ground.bg, own, "#ffffff", 2.2) : buttonOn(ground.bg, own, deep);
  const accent = contrast(own, ground.bg) >= 1.7 ? own : ensure(own, ground.bg, 3);
  const dark = lchOf(accent);
  const plates = [lch(0.94, Math.min(0.02, c * 0.15), h), lch(0.3, Math.min(0.05, c * 0.5), h)];
  return {
    ...ground,
    brand: own,
    brandInk: inkOn(own),
    deep,
    deepInk: inkOn(deep),
    accent,
    accentDark: lch(dark.l > 0.25 ? dark.l - 0.13 : dark.l + 0.12, dark.c * 0.9, dark.h),
    cta,
    ctaInk: inkOn(cta),
    plate: plateFor(product, [ground.panel, ...plates]),
    eyebrow: ensure(own, ground.bg),
    scrim: deep,
    white: "#ffffff",
    shadow: lch(0.2, 0.03, h),
  };
}

interface Ground extends Record<string, string> {
  bg: string;
  ink: string;
  muted: string;
  panel: string;
  line: string;
}

function groundOf(scheme: string, deep: string, { c, h, grey }: BrandTone): Ground {
  if (scheme === "deep") {
    return {
      bg: deep,
      ink: lch(0.985, grey ? 0 : 0.004, h),
      muted: lch(0.88, Math.min(0.03, c * 0.3), h),
      panel: lch(0.215, Math.min(0.07, c * 0.6), h),
      line: lch(0.46, Math.min(0.07, c * 0.5), h),
    };
  }
  const mist = scheme === "mist";
  return {
    bg: mist ? lch(0.955, Math.min(0.012, c * 0.12), h) : "#ffffff",
    ink: mist ? deep : lch(0.24, Math.min(0.06, c * 0.5), h),
    muted: lch(0.42, Math.min(0.03, c * 0.25), h),
    panel: mist ? lch(0.915, Math.min(0.022, c * 0.2), h) : lch(0.95, Math.min(0.012, c * 0.12), h),
    line: mist ? lch(0.82, Math.min(0.02, c * 0.2), h) : lch(0.86, Math.min(0.014, c * 0.12), h),
  };
}
