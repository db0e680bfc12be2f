import { contrast, inkOn, luminanceOf, ratio } from "../colour/contrast.ts";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "../geometry.ts";
import type { PictureInfo } from "../picture.ts";
import type { LogoItem } from "../recipe.ts";
import type { FillOp } from "../scene.ts";
import { polyPath } from "./clips.ts";
import { colourOf, type Context } from "./context.ts";
import { edgeOf } from "./edges.ts";

/**
 * Below these the rim of a mark is lost on its ground: one that could take the ink, one of several colours, a solid
 * block. Two dark tones look more alike than their ratio says.
 */
const LEAST = {
  light: { mono: 2.2, colours: 1.9, solid: 1.4 },
  dark: { mono: 4, colours: 2.8, solid: 1.6 },
} as const;
/** Relative luminance under which a ground is dark. */
const DARK = 0.18;
/** A plate that differs less from the ground than this would only look like a stain. */
const LEAST_PLATE = 1.15;

/** What is done to a logo so that it is seen: it takes another colour, or stands on a plate. */
export interface Dress {
  readonly tint?: string;
  readonly tintNeutral?: string;
  readonly plate?: string;
}

/**
 * How a mark is shown on a ground. Black, white or grey marks take the ink; coloured ones stay as they are where they
 * can be seen. Elsewhere one colour takes the ink, several let their black or white part take it, and what cannot
 * stands on the plate of its style.
 */
export function dressFor(
  logo: PictureInfo,
  ground: string,
  ink: string,
  plates: readonly [light: string, dark: string],
): Dress {
  const { mark } = logo;
  const [light, dark] = plates;
  if (!mark) return { plate: light };
  const seen = (on: string, rim: { dark: number; light: number } = mark) =>
    Math.min(ratio(rim.dark, luminanceOf(on)), ratio(rim.light, luminanceOf(on)));
  const least = luminanceOf(ground) < DARK ? LEAST.dark : LEAST.light;
  const plate = seen(light) >= seen(dark) ? light : dark;
  if (mark.solid !== undefined) return seen(ground) >= least.solid ? {} : { plate };
  if (mark.mono && mark.neutral) return { tint: ink };
  if (mark.mono) return seen(ground) >= least.mono ? {} : { tint: ink };
  if (seen(ground) >= least.colours) return {};
  if (mark.coloured && seen(ground, mark.coloured) >= least.colours) return { tintNeutral: inkOn(ground) };
  return contrast(plate, ground) < LEAST_PLATE ? {} : { plate };
}

/** Free space between a mark and the edge of its plate, px. A solid block has only a rim. */
export function padOf(item: LogoItem, logo: PictureInfo, dress: Dress, { frame }: Context) {
  const u = frame.unit;
  if (!dress.plate) return { x: 0, y: 0 };
  if (logo.mark?.solid !== undefined) return { x: 0.6 * u, y: 0.6 * u };
  return PADS[item.plate.look](u);
}

const PADS = {
  card: (u: number) => ({ x: 1.5 * u, y: 1.2 * u }),
  slant: (u: number) => ({ x: 2.6 * u, y: 1.2 * u }),
  sticker: (u: number) => ({ x: 1.7 * u, y: 1.3 * u }),
  label: (u: number) => ({ x: 2 * u, y: 1.7 * u }),
} as const;

/** A square tile takes the corners of its style. */
export function tileCorners(item: LogoItem, logo: PictureInfo, box: Box, { frame }: Context) {
  if (logo.mark?.solid !== 0) return {};
  const radius = Math.min(edgeOf(item.plate.radius, "x", frame), 0.25 * shorter(box));
  return radius > 0 ? { radius } : {};
}

const shorter = (box: Box): number => Math.min(widthOf(box), heightOf(box));

/** The plate under a mark, if it needs one, in the shape of its style. */
export function plateOps(
  item: LogoItem,
  logo: PictureInfo,
  dress: Dress,
  box: Box,
  context: Context,
): FillOp[] {
  if (!dress.plate) return [];
  const { frame, job } = context;
  const u = frame.unit;
  const { look, line, paints } = item.plate;
  const solid = logo.mark?.solid;
  const base: FillOp = { kind: "fill", z: 20, box, paint: dress.plate };
  const radius = solid
    ? Math.min(0.5 * shorter(box), solid * (shorter(box) - 1.2 * u) + 0.6 * u)
    : edgeOf(item.plate.radius, "x", frame);
  if (look === "slant" && solid === undefined) {
    const [w, h] = [widthOf(box), heightOf(box)];
    const lean = (22 * h) / w;
    const path = polyPath(w, h, [
      [lean, 0],
      [100, 0],
      [100 - lean, 100],
      [0, 100],
    ]);
    return [{ ...base, path }];
  }
  if (look === "sticker") {
    const dark = colourOf(line ?? "ink", job.palette);
    // On a dark sticker the outline is paper, as if it had been cut out with a margin.
    const rim = dress.plate === dark ? colourOf(paints[0], job.palette) : dark;
    const d = 0.6 * u;
    const under = { l: box.l + d, t: box.t + d, r: box.r + d, b: box.b + d };
    return [
      { ...base, box: under, paint: dark, radius },
      { ...base, radius, border: { width: 0.36 * u, paint: rim } },
    ];
  }
  if (look === "label" && solid === undefined) {
    const inset = 0.6 * u;
    const inner = { l: box.l + inset, t: box.t + inset, r: box.r - inset, b: box.b - inset };
    const [light, dark] = paints;
    const other = colourOf(light, job.palette) === dress.plate ? dark : light;
    const hair = { width: Math.max(1, 0.12 * u), paint: colourOf(`${other}/45`, job.palette) };
    return [base, { kind: "fill", z: 21, box: inner, border: hair }];
  }
  return [{ ...base, radius }];
}
