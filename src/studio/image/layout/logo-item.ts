import type { Box } from "#core/platforms/box.ts";
import type { PictureInfo } from "../picture.ts";
import type { Align, LogoItem } from "../recipe.ts";
import type { Op } from "../scene.ts";
import { setHeadline } from "../text/headline.ts";
import { colourOf, type Context } from "./context.ts";
import { edgeOf } from "./edges.ts";
import { NOTHING, type Laid } from "./laid.ts";
import { dressFor, padOf, plateOps, tileCorners } from "./logo-dress.ts";
import { textItem } from "./text-items.ts";

/** The user's logo, small and clean; without one the company's name in the style's own face. */
export function logoItem(
  item: LogoItem,
  room: { width: number; height: number },
  align: Align,
  context: Context,
): Laid | null {
  const { width } = room;
  const most = Math.min(width, edgeOf(item.maxW, "x", context.frame));
  const high = edgeOf(item.h, "y", context.frame);
  if (context.job.logo)
    return markItem(item, context.job.logo, { width: most, height: room.height }, high, context);
  return nameItem(item, width, most, high, align, context);
}

/** The name as typed: on one line if it can be, a long one on two or three. */
function nameItem(item: LogoItem, width: number, most: number, high: number, align: Align, context: Context) {
  const measured = context.job.texts.company;
  if (!measured) return null;
  const max = Math.min(high * 0.86, (high * 0.62) / measured.metrics.cap);
  const least = 2.6 * context.frame.unit;
  let set = setHeadline(measured, { width: most, height: max * 2, min: least, max, lines: 1 });
  if (set.size < least * 1.1) {
    set = setHeadline(measured, { width, height: max * 3.4, min: least, max: max * 0.9, lines: 3 });
  }
  return textItem("company", set, measured, item.paint ?? "ink", align, context);
}

function markItem(
  item: LogoItem,
  logo: PictureInfo,
  most: { width: number; height: number },
  high: number,
  context: Context,
): Laid {
  const { palette } = context.job;
  const colour = (paint: string) => colourOf(paint, palette);
  const aspect = logo.width / logo.height;
  // Optical size: wide marks lower, tall marks higher.
  let h = high * Math.min(1.6, Math.max(0.95, Math.sqrt(3.2 / aspect)));
  let w = h * aspect;
  const [light, dark] = item.plate.paints;
  const ground = colour(item.on ?? "bg");
  const dress = dressFor(logo, ground, colour(item.paint ?? "ink"), [colour(light), colour(dark)]);
  const pad = padOf(item, logo, dress, context);
  const shrink = Math.min(1, (most.width - 2 * pad.x) / w, (most.height - 2 * pad.y) / h);
  [w, h] = [w * shrink, h * shrink];
  return {
    width: w + 2 * pad.x,
    height: h + 2 * pad.y,
    draw: (x, y) => {
      const box: Box = { l: x + pad.x, t: y + pad.y, r: x + pad.x + w, b: y + pad.y + h };
      const outer: Box = { l: x, t: y, r: x + w + 2 * pad.x, b: y + h + 2 * pad.y };
      const mark: Op = {
        kind: "mark",
        z: 21,
        box,
        picture: logo.id,
        ...(dress.tint ? { tint: dress.tint } : {}),
        ...(dress.tintNeutral ? { tintNeutral: dress.tintNeutral } : {}),
        ...tileCorners(item, logo, box, context),
      };
      const ops = [...plateOps(item, logo, dress, outer, context), mark];
      if (!dress.tint) return { ...NOTHING, ops };
      return { ops, readables: [{ part: "logo", box, color: dress.tint, ground: "pixels", size: h }] };
    },
  };
}
