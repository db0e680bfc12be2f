import { colourOf, type Context } from "./context.ts";
import { edgeOf } from "./edges.ts";
import { NOTHING, placeLines, readable, textOp, type Laid } from "./laid.ts";
import type { Align, BodyItem, ProductItem, RuleItem } from "../recipe.ts";
import type { TextPart } from "../brief.ts";
import { setBody } from "../text/body.ts";
import { setHeadline } from "../text/headline.ts";
import type { MeasuredText, SetText } from "../text/measured.ts";

/** The smallest running text: 11 px when a 1080 px ad is seen 390 px wide. */
export const SMALLEST_TYPE = 2.8;

export function bodyItem(
  item: BodyItem,
  measured: MeasuredText,
  width: number,
  lines: number,
  align: Align,
  context: Context,
): Laid {
  const size = edgeOf(item.size, "y", context.frame);
  const set = setBody(measured, {
    width: Math.min(width, (size * item.measure) / 2) - (item.box ? size * 1.2 : 0),
    size,
    lines,
    floor: SMALLEST_TYPE * context.frame.unit,
  });
  const text = textItem("body", set, measured, item.paint ?? "ink", align, context);
  return {
    ...(item.box ? boxed(text, colourOf(item.box, context.job.palette), size) : text),
    shortened: set.shortened,
  };
}

/** A text on a plate of its own, where it would stand on a photo. */
function boxed(text: Laid, paint: string, size: number): Laid {
  const [x, y] = [size * 0.6, size * 0.55];
  return {
    width: text.width + 2 * x,
    height: text.height + 2 * y,
    draw: (left, top) => {
      const box = { l: left, t: top, r: left + text.width + 2 * x, b: top + text.height + 2 * y };
      const drawn = text.draw(left + x, top + y, text.width);
      return {
        ops: [{ kind: "fill", z: 19, box, paint }, ...drawn.ops],
        readables: drawn.readables.map((entry) => ({ ...entry, ground: paint })),
      };
    },
  };
}

export function productItem(
  item: ProductItem,
  measured: MeasuredText,
  width: number,
  align: Align,
  context: Context,
): Laid {
  const size = edgeOf(item.size, "y", context.frame);
  const set = setHeadline(measured, { width, height: size * 3, min: size * 0.8, max: size, lines: 2 });
  return textItem("product", set, measured, item.paint ?? "ink", align, context);
}

/** Any set text as an item of a stack. */
export function textItem(
  part: TextPart,
  set: SetText,
  measured: MeasuredText,
  paint: string,
  align: Align,
  { job }: Context,
): Laid {
  const color = colourOf(paint, job.palette);
  return {
    width: set.width,
    height: set.height,
    wide: true,
    draw: (x, y, width) => {
      const lines = placeLines(set, measured.metrics.cap, { x, y, width }, align);
      return {
        ops: lines.map((line) => textOp(line, measured, color, 20)),
        readables: lines.map((line) => readable(part, line, measured, color, "pixels")),
      };
    },
  };
}

export function ruleItem(item: RuleItem, width: number, { frame, job }: Context): Laid {
  const height = Math.max(1.5, edgeOf(item.h, "y", frame));
  const long = item.w === "full" ? width : edgeOf(item.w, "x", frame);
  return {
    width: long,
    height,
    draw: (x, y) => ({
      ...NOTHING,
      ops: [
        {
          kind: "fill",
          z: 20,
          box: { l: x, t: y, r: x + long, b: y + height },
          paint: colourOf(item.paint ?? "ink", job.palette),
        },
      ],
    }),
  };
}
