import { colorContrast, ensureContrast, readableInk } from "../color/contrast.ts";
import { hexToLch, lchToHex, type Oklab } from "../color/oklch.ts";
import { brandTone, type BrandTone, fieldColor, type Palette, type PaletteInput } from "./palette.ts";

/**
 * Bold: two loud colors. `shout` is on the brand color, `noir` on black (on white for a black
 * brand).
 */
export function boldPalette({ brand, scheme, product }: PaletteInput): Palette {
  const tone = brandTone(brand);
  const black = lchToHex(0.13, Math.min(0.02, tone.c * 0.12), tone.h);
  const white = lchToHex(0.985, tone.gray ? 0 : 0.004, tone.h);
  const vivid = tone.gray ? brand : lchToHex(tone.l, tone.c * 1.12, tone.h);
  const noir = scheme === "noir";
  const bg = noir ? (tone.gray && tone.l < 0.4 ? white : black) : vivid;
  const hot = hotOn(bg, vivid, brand, black, tone);
  const ink = noir ? hot : readableInk(bg);
  const muted = noir ? readableInk(bg) : ink;
  const slab = slabFor({ bg, noir, tone, product, black });
  const cta = noir ? hot : colorContrast(black, bg) > 1.6 ? black : white;
  // The bar may be on the background, on the slab or across both: it must contrast with each.
  const band =
    [cta, black, white, ink].find((c) => colorContrast(c, slab) > 1.6 && colorContrast(c, bg) > 1.6) ?? cta;
  const box = colorContrast(bg, black) > 1.8 ? black : white;
  return {
    bg,
    ink,
    muted,
    slab,
    slabInk: readableInk(slab),
    field: fieldColor(ink, bg, noir ? 0.11 : 0.08),
    cta,
    ctaInk: readableInk(cta),
    band,
    bandInk: readableInk(band),
    box,
    boxInk: readableInk(box),
    // A second box color for stacked labels, neither the background nor the first box.
    label: vivid,
    labelInk: readableInk(vivid),
    black,
    white,
    shade: lchToHex(0.16, Math.min(0.06, tone.c * 0.4) * Number(tone.l > 0.4), tone.h),
    mid: tone.gray ? "#9a9a9a" : lchToHex(Math.min(0.8, Math.max(0.55, tone.l)), tone.c * 1.1, tone.h),
    light: tone.gray ? "#f4f4f4" : lchToHex(0.95, Math.min(0.08, tone.c * 0.5), tone.h),
    shadow: black,
  };
}

function hotOn(bg: string, vivid: string, brand: string, black: string, tone: BrandTone): string {
  if (!tone.gray) return ensureContrast(vivid, bg, 7);
  return tone.l < 0.4 ? black : ensureContrast(brand, bg, 7);
}

interface SlabInput {
  bg: string;
  noir: boolean;
  tone: BrandTone;
  product: Oklab | null;
  black: string;
}

/** Color of the slanted field behind a cut-out: close to the background, but not to the product. */
function slabFor({ bg, noir, tone, product, black }: SlabInput): string {
  const ground = hexToLch(bg).l;
  const near = tone.gray
    ? lchToHex(ground > 0.5 ? 0.84 : 0.29, 0, 0)
    : noir
      ? lchToHex(0.3, Math.min(0.09, tone.c * 0.6), tone.h)
      : lchToHex(tone.l + (tone.l > 0.6 ? -0.13 : 0.14), tone.c, tone.h);
  if (!product || Math.abs(product.l - hexToLch(near).l) >= 0.3) return near;
  const light = tone.gray
    ? "#f1f1f1"
    : noir
      ? lchToHex(Math.max(0.7, tone.l), tone.c * 1.1, tone.h)
      : "#ffffff";
  const far = (hex: string) => Math.abs(hexToLch(hex).l - product.l);
  const others = [light, black].filter((hex) => colorContrast(hex, bg) > 1.7).sort((a, b) => far(b) - far(a));
  return others[0] ?? near;
}
