import { colorContrast, hexLuminance, luminanceContrast } from "#core/color-contrast.ts";
import type { Box } from "#core/platforms/box.ts";
import { readableInk } from "../color/contrast.ts";
import { heightOf, widthOf } from "../geometry.ts";
import type { LogoItem } from "../layout-template.ts";
import type { PictureInfo, RimLuminance } from "../picture.ts";
import type { FillOp } from "../scene.ts";
import { polygonPath } from "./clip-paths.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { resolveLength } from "./lengths.ts";
import { outlinedFill } from "./outlined-fill.ts";

/**
 * Least contrast of a logo's rim to a light or a dark background: of a single-color logo, a
 * multicolor one and a solid tile. It is higher on dark backgrounds, where tones look more similar.
 */
const MIN_CONTRAST = {
  light: { mono: 2.2, colors: 1.9, solid: 1.4 },
  dark: { mono: 4, colors: 2.8, solid: 1.6 },
} as const;
/**
 * Relative luminance below which a logo's background counts as dark: `choose-logo.ts` then prefers
 * the version for dark backgrounds, and a logo needs more contrast to stay as it is.
 */
export const DARK = 0.18;
/** Least contrast of a plate to the background. */
const MIN_PLATE_CONTRAST = 1.15;

/**
 * Factor, 0.95 to 1.6, for a logo's height by its aspect (width to height), so that logos look
 * equally large: a wide logo is lower than one of medium proportions, a tall one higher. The height
 * before is `h` of the style's `logo` (`templates/<style>/parts.ts`). `logo-item.ts` and
 * `choose-logo.ts` use it.
 */
export const opticalFactor = (aspect: number): number =>
  Math.min(1.6, Math.max(0.95, Math.sqrt(3.2 / aspect)));

/** Treatment that makes a logo visible on its background; empty if it already is. */
interface LogoTreatment {
  /** Recolors all of it. */
  readonly tint?: string;
  /** Recolors black, white and gray pixels only. */
  readonly tintNeutral?: string;
  /** Color of a plate behind it. */
  readonly plate?: string;
}

/**
 * Chooses how a logo is shown on its background, for `logo-item.ts` and `choose-logo.ts`; the least
 * contrasts are in this file. A single-color neutral one is recolored to the ink; any other stays
 * as it is if it is visible. If not, a single-color one is recolored to the ink, a multicolor one
 * has its neutral part recolored if the rest is visible, and any other gets a plate, unless that
 * hardly differs from the background. A solid tile that is not visible always gets a plate, and a
 * logo without measured traits the light one.
 *
 * @param ground background color
 * @param plates colors of the style's light and dark plate
 */
export function chooseLogoTreatment(
  logo: PictureInfo,
  ground: string,
  ink: string,
  plates: readonly [light: string, dark: string],
): LogoTreatment {
  const traits = logo.logo;
  const [light, dark] = plates;
  if (!traits) return { plate: light };
  const contrastOn = (background: string, rim: RimLuminance = traits) => rimContrast(rim, background);
  const least = hexLuminance(ground) < DARK ? MIN_CONTRAST.dark : MIN_CONTRAST.light;
  const plate = contrastOn(light) >= contrastOn(dark) ? light : dark;
  if (traits.solid !== undefined) return contrastOn(ground) >= least.solid ? {} : { plate };
  if (traits.mono && traits.neutral) return { tint: ink };
  if (traits.mono) return contrastOn(ground) >= least.mono ? {} : { tint: ink };
  if (contrastOn(ground) >= least.colors) return {};
  if (traits.colored && contrastOn(ground, traits.colored) >= least.colors)
    return { tintNeutral: readableInk(ground) };
  return colorContrast(plate, ground) < MIN_PLATE_CONTRAST ? {} : { plate };
}

/**
 * Contrast ratio, 1 to 21, of the rim of a logo to a background ("#rrggbb"): that of its least
 * visible part. `chooseLogoTreatment` compares it with `MIN_CONTRAST`, and `choose-logo.ts` chooses
 * by it; `server/render/pictures/picture-traits.ts` measures the rim.
 */
export function rimContrast({ dark, light }: RimLuminance, background: string): number {
  const luminance = hexLuminance(background);
  return Math.min(luminanceContrast(dark, luminance), luminanceContrast(light, luminance));
}

/**
 * Distance from a logo to the edges of its plate as `{ x, y }` in px: both 0 without a plate, both
 * 0.6 design units around a solid tile, else that of the plate's look (`PADS` below). `plate.look`
 * is set by the `logo` of each style in `templates/<style>/parts.ts`. `logo-item.ts` calls it.
 */
export function platePadding(
  item: LogoItem,
  logo: PictureInfo,
  treatment: LogoTreatment,
  { scope }: LayoutContext,
) {
  const u = scope.unit;
  if (!treatment.plate) return { x: 0, y: 0 };
  if (logo.logo?.solid !== undefined) return { x: 0.6 * u, y: 0.6 * u };
  return PADS[item.plate.look](u);
}

const PADS = {
  card: (u: number) => ({ x: 1.5 * u, y: 1.2 * u }),
  slant: (u: number) => ({ x: 2.6 * u, y: 1.2 * u }),
  sticker: (u: number) => ({ x: 1.7 * u, y: 1.3 * u }),
  label: (u: number) => ({ x: 2 * u, y: 1.7 * u }),
} as const;

/**
 * `{ radius }` in px, for a logo that is a solid tile with square corners: that of the style's
 * plate (`plate.radius` in `templates/<style>/parts.ts`), at most a quarter of the shorter side;
 * `{}` for other logos and for 0. `logo-item.ts` spreads it into the logo's operation;
 * `solidityOf` (`server/render/pictures/picture-traits.ts`) measures which tiles have square
 * corners.
 */
export function squareLogoRadius(item: LogoItem, logo: PictureInfo, box: Box, { scope }: LayoutContext) {
  if (logo.logo?.solid !== 0) return {};
  const radius = Math.min(resolveLength(item.plate.radius, "x", scope), 0.25 * shorter(box));
  return radius > 0 ? { radius } : {};
}

const shorter = (box: Box): number => Math.min(widthOf(box), heightOf(box));

/**
 * Drawing operations of the plate behind a logo, in the shape of `plate.look`, which
 * `templates/<style>/parts.ts` sets; `box` is the plate in px. Empty without a plate in the
 * treatment. A solid tile gets a plate with round corners like its own. `logo-item.ts` calls it.
 */
export function plateOps(
  item: LogoItem,
  logo: PictureInfo,
  treatment: LogoTreatment,
  box: Box,
  context: LayoutContext,
): FillOp[] {
  if (!treatment.plate) return [];
  const { scope, input } = context;
  const u = scope.unit;
  const { look, line, paints } = item.plate;
  const solid = logo.logo?.solid;
  const base: FillOp = { kind: "fill", z: 20, box, paint: treatment.plate };
  const radius = solid
    ? Math.min(0.5 * shorter(box), solid * (shorter(box) - 1.2 * u) + 0.6 * u)
    : resolveLength(item.plate.radius, "x", scope);
  if (look === "slant" && solid === undefined) {
    const [w, h] = [widthOf(box), heightOf(box)];
    const lean = (22 * h) / w;
    const path = polygonPath(w, h, [
      [lean, 0],
      [100, 0],
      [100 - lean, 100],
      [0, 100],
    ]);
    return [{ ...base, path }];
  }
  if (look === "sticker") {
    const dark = resolvePaint(line ?? "ink", input.palette);
    // A dark sticker has a light outline, like a margin of paper.
    const rim = treatment.plate === dark ? resolvePaint(paints[0], input.palette) : dark;
    const d = 0.6 * u;
    const under = { l: box.l + d, t: box.t + d, r: box.r + d, b: box.b + d };
    return [
      { ...base, box: under, paint: dark, radius },
      ...outlinedFill({ ...base, radius }, 0.36 * u, rim),
    ];
  }
  if (look === "label" && solid === undefined) {
    const inset = 0.6 * u;
    const inner = { l: box.l + inset, t: box.t + inset, r: box.r - inset, b: box.b - inset };
    const [light, dark] = paints;
    const other = resolvePaint(light, input.palette) === treatment.plate ? dark : light;
    const hair = { width: Math.max(1, 0.12 * u), paint: resolvePaint(`${other}/45`, input.palette) };
    return [base, { kind: "fill", z: 21, box: inner, border: hair }];
  }
  return [{ ...base, radius }];
}
