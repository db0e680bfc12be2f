import { contrast, ratio, luminanceOf } from "../colour/contrast.ts";
import type { Box } from "../geometry.ts";
import type { PictureInfo } from "../picture.ts";
import type { Align, LogoItem } from "../recipe.ts";
import type { Op } from "../scene.ts";
import { setHeadline } from "../text/headline.ts";
import { colourOf, type Context } from "./context.ts";
import { edgeOf } from "./edges.ts";
import { NOTHING, type Laid } from "./laid.ts";
import { textItem } from "./text-items.ts";

/** Below this the rim of a mark is lost on its ground. A recoloured one takes the ink and has far more. */
const MARK_CONTRAST = 2;

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
  const aspect = logo.width / logo.height;
  // Optical size: wide marks lower, tall marks higher.
  let h = high * Math.min(1.6, Math.max(0.95, Math.sqrt(3.2 / aspect)));
  let w = h * aspect;
  const ground = colourOf(item.on ?? "bg", palette);
  const dress = dressFor(logo, ground, colourOf(item.paint ?? "ink", palette));
  const pad = dress.plate ? 1.2 * context.frame.unit : 0;
  const shrink = Math.min(1, (most.width - 2 * pad) / w, (most.height - 2 * pad) / h);
  [w, h] = [w * shrink, h * shrink];
  return {
    width: w + 2 * pad,
    height: h + 2 * pad,
    draw: (x, y) => {
      const box: Box = { l: x + pad, t: y + pad, r: x + pad + w, b: y + pad + h };
      const plate: Op = {
        kind: "fill",
        z: 20,
        box: { l: x, t: y, r: x + w + 2 * pad, b: y + h + 2 * pad },
        paint: dress.plate ?? "#ffffff",
        radius: edgeOf(item.plate ?? "0px", "x", context.frame),
      };
      const mark: Op = {
        kind: "mark",
        z: 21,
        box,
        picture: logo.id,
        ...(dress.tint ? { tint: dress.tint } : {}),
      };
      const color = dress.tint ?? colourOf(item.paint ?? "ink", palette);
      if (!dress.tint) return { ...NOTHING, ops: dress.plate ? [plate, mark] : [mark] };
      return { ops: [mark], readables: [{ part: "logo", box, color, ground: "pixels", size: h }] };
    },
  };
}

/**
 * How a mark is shown on a ground: black, white or grey marks take the ink; coloured ones stay as they are where
 * they can be seen, else they take the ink (one colour) or stand on a white or dark plate (several).
 */
export function dressFor(logo: PictureInfo, ground: string, ink: string): { tint?: string; plate?: string } {
  const mark = logo.mark;
  if (!mark) return { plate: "#ffffff" };
  if (mark.mono && mark.neutral) return { tint: ink };
  const seen = (on: string) =>
    Math.min(ratio(mark.dark, luminanceOf(on)), ratio(mark.light, luminanceOf(on)));
  if (seen(ground) >= MARK_CONTRAST) return {};
  if (mark.mono) return { tint: ink };
  const plate = seen("#ffffff") >= seen("#141414") ? "#ffffff" : "#141414";
  return contrast(plate, ground) < 1.15 ? {} : { plate };
}
