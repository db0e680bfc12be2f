import { colorContrast } from "#core/color-contrast.ts";
import { readableInk } from "../color/contrast.ts";
import { hexToLch, lchToHex, mixColors, type Oklab } from "../color/oklch.ts";
import { kitGround } from "./kit-colors.ts";
import {
  brandInk,
  brandTone,
  type BrandTone,
  distanceTo,
  fieldColor,
  groundFor,
  isBrandColored,
  LIGHT_BRAND,
  type Palette,
  type PaletteInput,
  PRODUCT_GAP,
} from "./palette.ts";

/** Least contrast of the button, a bar as wide as the ad. */
const BAR_CONTRAST = 1.6;

/**
 * Palette of the style bold: two loud colors. `shout` is on the brand color, `noir` on black (on
 * white for a black brand); a product in the brand color is on black, too. `paletteFor`
 * (`palettes.ts`) calls it. Least contrast of texts: `TEXT_CONTRAST` in `color/contrast.ts`; the
 * brand's second color as a ground: `kit-colors.ts`.
 */
export function boldPalette({ brand, scheme, product, secondary }: PaletteInput): Palette {
  const tone = brandTone(brand);
  const black = lchToHex(0.13, Math.min(0.02, tone.c * 0.12), tone.h);
  const white = lchToHex(0.985, tone.gray ? 0 : 0.004, tone.h);
  const noir = scheme === "noir" || isBrandColored(product, brand);
  const dark = [tone.gray && tone.l < 0.4 ? white : black, "#000000"];
  const bg = noir ? groundFor(brand, [...kitGround(secondary, "dark"), ...dark], BAR_CONTRAST) : brand;
  const plain = bg === brand;
  const ink = plain ? readableInk(bg) : brandInk(brand, bg, readableInk(bg));
  const slab = slabFor({ brand, bg, tone, product, black, white });
  const cta = plain ? (colorContrast(black, bg) > BAR_CONTRAST ? black : white) : brand;
  // The bar may be on the background, on the slab behind a cut-out or across both.
  const grounds = product ? [bg, slab] : [bg];
  const apart = (hex: string) => Math.min(...grounds.map((on) => colorContrast(hex, on)));
  const bands = [cta, black, white, ink];
  const band =
    bands.find((hex) => apart(hex) > BAR_CONTRAST) ??
    bands.reduce((best, hex) => (apart(hex) > apart(best) ? hex : best));
  const box = colorContrast(bg, black) > 1.8 ? black : white;
  return {
    bg,
    brand,
    ink,
    muted: readableInk(bg),
    slab,
    slabInk: readableInk(slab),
    field: fieldColor(ink, bg, plain ? 0.08 : 0.11),
    cta,
    ctaInk: readableInk(cta),
    band,
    bandInk: readableInk(band),
    box,
    boxInk: readableInk(box),
    // A second box color for stacked labels, neither the background nor the first box.
    label: brand,
    labelInk: readableInk(brand),
    black,
    white,
    shade: lchToHex(0.16, Math.min(0.06, tone.c * 0.4) * Number(tone.l > 0.4), tone.h),
    shadow: black,
  };
}

interface SlabInput {
  brand: string;
  bg: string;
  tone: BrandTone;
  product: Oklab | null;
  black: string;
  white: string;
}

/**
 * Color of the slanted field behind a cut-out: the brand color on black; on the brand color a tone
 * of it, or white or black next to a light brand and behind a product of that tone.
 */
function slabFor({ brand, bg, tone, product, black, white }: SlabInput): string {
  const first = bg === brand ? tonesOf(brand, tone) : [brand];
  const grays = [0.3, 0.8].map((l) => lchToHex(l, Math.min(0.03, tone.c * 0.2), tone.h));
  const candidates = [...first, white, black, ...grays];
  const visible = candidates.filter((hex) => colorContrast(hex, bg) > 1.12);
  const far = visible.find((hex) => distanceTo(product, hex) >= PRODUCT_GAP);
  const ranked = [...visible].sort((a, b) => distanceTo(product, b) - distanceTo(product, a));
  return far ?? ranked[0] ?? black;
}

function tonesOf(brand: string, { l, c, h }: BrandTone): string[] {
  if (l > LIGHT_BRAND) return [mixColors(brand, "#ffffff", 0.72)];
  return [lchToHex(hexToLch(brand).l + (l > 0.6 ? -0.13 : 0.14), c, h)];
}
