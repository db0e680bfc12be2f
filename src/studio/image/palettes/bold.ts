import { contrast, ensure, inkOn } from "../colour/contrast.ts";
import { lch, lchOf, type Oklab } from "../colour/oklch.ts";
import { fieldUnder, toneOf, type BrandTone, type Palette, type PaletteInput } from "./palette.ts";

/** Bold: two colours and a shout. `shout` stands on the brand colour, `noir` on black (white for a black brand). */
export function boldPalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = toneOf(brand);
  const black = lch(0.13, Math.min(0.02, tone.c * 0.12), tone.h);
  const white = lch(0.985, tone.grey ? 0 : 0.004, tone.h);
  const vivid = tone.grey ? brand : lch(tone.l, tone.c * 1.12, tone.h);
  const noir = scheme === "noir";
  const bg = noir ? (tone.grey && tone.l < 0.4 ? white : black) : vivid;
  const hot = hotOn(bg, vivid, brand, black, tone);
  const ink = noir ? hot : inkOn(bg);
  const muted = noir ? inkOn(bg) : ink;
  const slab = slabFor({ bg, noir, tone, product, black });
  const cta = noir ? hot : contrast(black, bg) > 1.6 ? black : white;
  // The bar may lie on the field, on the slab or across both: it must stand off from each.
  const band = [cta, black, white, ink].find((c) => contrast(c, slab) > 1.6 && contrast(c, bg) > 1.6) ?? cta;
  const box = contrast(bg, black) > 1.8 ? black : white;
  return {
    bg,
    ink,
    muted,
    slab,
    slabInk: inkOn(slab),
    field: fieldUnder(ink, bg, noir ? 0.11 : 0.08),
    cta,
    ctaInk: inkOn(cta),
    band,
    bandInk: inkOn(band),
    box,
    boxInk: inkOn(box),
    // A second box colour for stacked labels: what is neither the field nor the first box.
    label: vivid,
    labelInk: inkOn(vivid),
    black,
    white,
    shade: lch(0.16, Math.min(0.06, tone.c * 0.4) * Number(tone.l > 0.4), tone.h),
    mid: tone.grey ? "#9a9a9a" : lch(Math.min(0.8, Math.max(0.55, tone.l)), tone.c * 1.1, tone.h),
    light: tone.grey ? "#f4f4f4" : lch(0.95, Math.min(0.08, tone.c * 0.5), tone.h),
    shadow: black,
  };
}

function hotOn(bg: string, vivid: string, brand: string, black: string, tone: BrandTone): string {
  if (!tone.grey) return ensure(vivid, bg, 7);
  return tone.l < 0.4 ? black : ensure(brand, bg, 7);
}

interface SlabInput {
  bg: string;
  noir: boolean;
  tone: BrandTone;
  product: Oklab | null;
  black: string;
}

/** The slanted second field behind a cut-out: near the ground, but never near the product. */
function slabFor({ bg, noir, tone, product, black }: SlabInput): string {
  const ground = lchOf(bg).l;
  const near = tone.grey
    ? lch(ground > 0.5 ? 0.84 : 0.29, 0, 0)
    : noir
      ? lch(0.3, Math.min(0.09, tone.c * 0.6), tone.h)
      : lch(tone.l + (tone.l > 0.6 ? -0.13 : 0.14), tone.c, tone.h);
  if (!product || Math.abs(product.l - lchOf(near).l) >= 0.3) return near;
  const light = tone.grey ? "#f1f1f1" : noir ? lch(Math.max(0.7, tone.l), tone.c * 1.1, tone.h) : "#ffffff";
  const far = (hex: string) => Math.abs(lchOf(hex).l - product.l);
  const others = [light, black].filter((hex) => contrast(hex, bg) > 1.7).sort((a, b) => far(b) - far(a));
  return others[0] ?? near;
}
