import { colorContrast } from "#core/color-contrast.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import { readableInk, TEXT_CONTRAST } from "../color/contrast.ts";
import { hexToLch, mixColors, type Oklab } from "../color/oklch.ts";
import { distanceTo, type Palette, plateColor, PRODUCT_GAP } from "./palette.ts";

/** Colors of a brand besides its primary one, "#rrggbb", from the brand page. */
interface KitColors {
  readonly secondary?: string | undefined;
  readonly accent?: string | undefined;
}

/** Minimum contrast between a button, line or shape in a brand color and its surroundings. */
const SEEN = { button: 1.6, line: 1.6, shape: 1.2 } as const;

/** The color if it can be seen on all grounds, else the usual one of the role. */
function seenOn(color: string | undefined, grounds: readonly string[], least: number, usual: string): string {
  return color && grounds.every((ground) => colorContrast(color, ground) >= least) ? color : usual;
}

/** Lightness of a secondary color that serves as the ground of dark and of light schemes. */
const GROUND = { dark: 0.36, light: 0.93 } as const;

/**
 * The brand's secondary color as a ground for a dark or a light scheme of a palette; none if it has
 * another lightness. All `<style>.ts` but `playful.ts` offer it to `groundFor` (`palette.ts`).
 */
export function kitGround(secondary: string | undefined, scheme: "dark" | "light"): string[] {
  if (!secondary) return [];
  const { l } = hexToLch(secondary);
  return (scheme === "dark" ? l <= GROUND.dark : l >= GROUND.light) ? [secondary] : [];
}

type Change = (palette: Palette, kit: KitColors, product: Oklab | null) => Palette;

const roleOf = (palette: Palette, role: string): string => palette[role] ?? "#000000";

/** Modern: the accent color is the button on the brand color, the secondary one tints the halos. */
const modern: Change = (palette, { secondary, accent }, product) => {
  const [bg, ink, muted] = [roleOf(palette, "bg"), roleOf(palette, "ink"), roleOf(palette, "muted")];
  // On a neutral ground the button is the only surface in the brand color.
  const isOnBrand = bg === palette["brand"];
  const cta = isOnBrand ? seenOn(accent, [bg], SEEN.button, roleOf(palette, "cta")) : roleOf(palette, "cta");
  const halo = secondary && mixColors(bg, secondary, 0.36);
  const hasHalo = halo && [ink, muted].every((text) => colorContrast(text, halo) >= TEXT_CONTRAST);
  return {
    ...palette,
    cta,
    ...(cta === accent && { ctaInk: inkOn(cta, bg) }),
    ...(hasHalo && { halo }),
    ...(secondary && { card: plateColor(product, [mixColors(bg, secondary, 0.2), roleOf(palette, "card")]) }),
    core: seenOn(secondary, [bg], SEEN.shape, roleOf(palette, "core")),
  };
};

/** Bold: the accent color is the button, the secondary one the field behind a cut-out. */
const bold: Change = (palette, { secondary, accent }, product) => {
  const [bg, brand] = [roleOf(palette, "bg"), roleOf(palette, "brand")];
  const isOnBrand = bg === brand;
  const isClear = secondary !== undefined && distanceTo(product, secondary) >= PRODUCT_GAP;
  const slab =
    isOnBrand && isClear
      ? seenOn(secondary, [bg], SEEN.shape, roleOf(palette, "slab"))
      : roleOf(palette, "slab");
  const cta = isOnBrand ? seenOn(accent, [bg], SEEN.button, roleOf(palette, "cta")) : roleOf(palette, "cta");
  // The bar may be on the ground, on the slab or across both.
  const grounds = product ? [bg, slab] : [bg];
  const bars = [isOnBrand ? accent : undefined, palette["band"], palette["black"], palette["white"]];
  const band =
    bars.find((hex) => hex && grounds.every((on) => colorContrast(hex, on) > SEEN.button)) ??
    roleOf(palette, "band");
  const label = seenOn(secondary, [bg, roleOf(palette, "box")], SEEN.shape, roleOf(palette, "label"));
  return {
    ...palette,
    ...{ slab, slabInk: readableInk(slab), cta, ctaInk: readableInk(cta), band, bandInk: readableInk(band) },
    ...{ label, labelInk: readableInk(label) },
  };
};

/** Corporate: the accent color is the button, the secondary one the quarter disc. */
const corporate: Change = (palette, { secondary, accent }) => {
  const cta = seenOn(accent, [roleOf(palette, "bg")], SEEN.button, roleOf(palette, "cta"));
  const square = roleOf(palette, "accent");
  return {
    ...palette,
    cta,
    ...(cta === accent && { ctaInk: readableInk(cta) }),
    accentDark: seenOn(secondary, [square], SEEN.shape, roleOf(palette, "accentDark")),
  };
};

/** Playful: the accent color is the button on the brand color; both colors are in the confetti. */
const playful: Change = (palette, { secondary, accent }, product) => {
  const [bg, outline] = [roleOf(palette, "bg"), roleOf(palette, "outline")];
  const isOnBrand = bg === palette["brand"];
  const cta = isOnBrand ? seenOn(accent, [bg], SEEN.shape, roleOf(palette, "cta")) : roleOf(palette, "cta");
  const isClear = secondary !== undefined && distanceTo(product, secondary) >= PRODUCT_GAP;
  return {
    ...palette,
    cta,
    ...(cta === accent && { ctaInk: inkOn(cta, outline) }),
    ...(isClear && { blob: seenOn(secondary, [bg], SEEN.shape, roleOf(palette, "blob")) }),
    second: secondary ?? roleOf(palette, "second"),
    third: accent ?? roleOf(palette, "third"),
  };
};

/**
 * Luxury: the accent color is in the lines on the brand color, the secondary one the large arch.
 */
const luxury: Change = (palette, { secondary, accent }) => {
  const bg = roleOf(palette, "bg");
  const isOnBrand = bg === palette["brand"];
  return {
    ...palette,
    accent: isOnBrand
      ? seenOn(accent, [bg], SEEN.line, roleOf(palette, "accent"))
      : roleOf(palette, "accent"),
    arch: seenOn(secondary, [bg], SEEN.shape, roleOf(palette, "arch")),
  };
};

const CHANGES: Record<ImageStyle, Change> = { modern, bold, corporate, playful, luxury };

/** The ink `preferred` if it is readable on the color, else near-white or near-black. */
function inkOn(color: string, preferred: string): string {
  return colorContrast(preferred, color) >= TEXT_CONTRAST ? preferred : readableInk(color);
}

/**
 * Gives a palette the further colors of a brand, where the style has roles for them (`CHANGES`) and
 * they can be seen. The primary color keeps a surface in every ad. `paletteFor` (`palettes.ts`)
 * calls it last.
 */
export function withKitColors(
  style: ImageStyle,
  palette: Palette,
  kit: KitColors,
  product: Oklab | null,
): Palette {
  return kit.secondary || kit.accent ? CHANGES[style](palette, kit, product) : palette;
}
