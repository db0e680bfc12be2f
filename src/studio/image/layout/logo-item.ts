import type { Box } from "#core/platforms/box.ts";
import type { Align, LogoItem } from "../layout-template.ts";
import type { PictureInfo } from "../picture.ts";
import type { SceneOp } from "../scene.ts";
import { typesetHeadline } from "../text/headline.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { chooseLogo } from "./choose-logo.ts";
import { resolveLength } from "./lengths.ts";
import {
  chooseLogoTreatment,
  opticalFactor,
  plateOps,
  platePadding,
  squareLogoRadius,
} from "./logo-treatment.ts";
import { EMPTY_DRAWING, type SizedItem } from "./sized-item.ts";
import { textItem } from "./text-items.ts";

/**
 * Sizes the logo of an ad for its stack (`stack.ts`), or the company name on at most three lines if
 * there is no logo; null without a name, too. `choose-logo.ts` chooses among a brand's logos,
 * `logo-treatment.ts` how it is made visible; sizes are in `templates/<style>/parts.ts`.
 */
export function logoItem(
  item: LogoItem,
  room: { width: number; height: number },
  align: Align,
  context: LayoutContext,
): SizedItem | null {
  const { width } = room;
  const most = Math.min(width, resolveLength(item.maxW, "x", context.scope));
  const high = resolveLength(item.h, "y", context.scope);
  const ground = resolvePaint(item.on ?? "bg", context.input.palette);
  const logo = chooseLogo(context.input.logos, ground, { width: most, height: high });
  if (logo) return pictureItem(item, logo, { width: most, height: room.height }, high, context);
  return nameItem(item, width, most, high, align, context);
}

/** The company name on one line, a long one on two or three. */
function nameItem(
  item: LogoItem,
  width: number,
  most: number,
  high: number,
  align: Align,
  context: LayoutContext,
) {
  const measured = context.input.texts.company;
  if (!measured) return null;
  const max = Math.min(high * 0.86, (high * 0.62) / measured.metrics.cap);
  const least = 2.6 * context.scope.unit;
  let set = typesetHeadline(measured, { width: most, height: max * 2, min: least, max, lines: 1 });
  if (set.size < least * 1.1) {
    set = typesetHeadline(measured, { width, height: max * 3.4, min: least, max: max * 0.9, lines: 3 });
  }
  return textItem("company", set, measured, item.paint ?? "ink", align, context);
}

function pictureItem(
  item: LogoItem,
  logo: PictureInfo,
  most: { width: number; height: number },
  high: number,
  context: LayoutContext,
): SizedItem {
  const { palette } = context.input;
  const color = (paint: string) => resolvePaint(paint, palette);
  const aspect = logo.width / logo.height;
  let h = high * opticalFactor(aspect);
  let w = h * aspect;
  const [light, dark] = item.plate.paints;
  const ground = color(item.on ?? "bg");
  const treatment = chooseLogoTreatment(logo, ground, color(item.paint ?? "ink"), [
    color(light),
    color(dark),
  ]);
  const pad = platePadding(item, logo, treatment, context);
  const shrink = Math.min(1, (most.width - 2 * pad.x) / w, (most.height - 2 * pad.y) / h);
  [w, h] = [w * shrink, h * shrink];
  return {
    width: w + 2 * pad.x,
    height: h + 2 * pad.y,
    draw: (x, y) => {
      const box: Box = { l: x + pad.x, t: y + pad.y, r: x + pad.x + w, b: y + pad.y + h };
      const outer: Box = { l: x, t: y, r: x + w + 2 * pad.x, b: y + h + 2 * pad.y };
      const picture: SceneOp = {
        kind: "logo",
        z: 21,
        box,
        picture: logo.id,
        ...(treatment.tint ? { tint: treatment.tint } : {}),
        ...(treatment.tintNeutral ? { tintNeutral: treatment.tintNeutral } : {}),
        ...squareLogoRadius(item, logo, box, context),
      };
      const ops = [...plateOps(item, logo, treatment, outer, context), picture];
      if (!treatment.tint) return { ...EMPTY_DRAWING, ops };
      return { ops, readables: [{ part: "logo", box, color: treatment.tint, ground: "pixels", size: h }] };
    },
  };
}
