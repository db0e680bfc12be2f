import type { TextPart } from "../brief.ts";
import type { Align, BodyItem, DisclaimerItem, ProductItem, RuleItem } from "../layout-template.ts";
import { typesetBody } from "../text/body.ts";
import { typesetHeadline } from "../text/headline.ts";
import type { MeasuredText, TypesetText } from "../text/measured-text.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { resolveLength } from "./lengths.ts";
import { EMPTY_DRAWING, placeLines, readableLine, type SizedItem, textOp } from "./sized-item.ts";

/** Smallest running text in design units: 11 px if a 1080 px ad is 390 px wide on a phone. */
const MIN_TYPE = 2.8;

/**
 * Sizes the description of an ad for its stack (`stack.ts`, which sets the number of lines), down
 * to `MIN_TYPE`; what does not fit is cut (`text/body.ts`) and reported as `shortened`. The usual
 * size is set in `templates/<style>/parts.ts`.
 */
export function bodyItem(
  item: BodyItem,
  measured: MeasuredText,
  width: number,
  lines: number,
  align: Align,
  context: LayoutContext,
): SizedItem {
  const size = resolveLength(item.size, "y", context.scope);
  const set = typesetBody(measured, {
    width: Math.min(width, (size * item.measure) / 2) - (item.box ? size * 1.2 : 0),
    size,
    lines,
    floor: MIN_TYPE * context.scope.unit,
  });
  const text = textItem("body", set, measured, item.paint ?? "ink", align, context);
  return {
    ...(item.box ? boxed(text, resolvePaint(item.box, context.input.palette), size) : text),
    shortened: set.shortened,
  };
}

/** Lines of small print. */
const PRINT_LINES = 4;
/** Type sizes of small print in design units: usual and least, 9 and 8 px on a phone. */
const PRINT = { usual: 2.4, least: 2.05 } as const;

/**
 * Sizes the small print of an ad for its stack (`stack.ts`), in the sizes of `PRINT` and at most
 * `PRINT_LINES` lines (this file); null if it does not fit, because its words must not be cut.
 */
export function disclaimerItem(
  item: DisclaimerItem,
  measured: MeasuredText,
  width: number,
  align: Align,
  context: LayoutContext,
): SizedItem | null {
  const u = context.scope.unit;
  const size = PRINT.usual * u;
  const set = typesetBody(measured, {
    width: width - (item.box ? size * 1.2 : 0),
    size,
    lines: PRINT_LINES,
    floor: PRINT.least * u,
  });
  if (set.shortened) return null;
  const text = textItem("disclaimer", set, measured, item.paint ?? "ink", align, context);
  return item.box ? boxed(text, resolvePaint(item.box, context.input.palette), size) : text;
}

/** Puts a text on a box. */
function boxed(text: SizedItem, paint: string, size: number): SizedItem {
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

/**
 * Sizes the product name of an ad for its stack (`stack.ts`), on at most two lines and down to 0.8
 * of the size, which the style's `ProductItem` (`layout-template.ts`) sets (`eyebrow` in
 * `templates/corporate/parts.ts`).
 */
export function productItem(
  item: ProductItem,
  measured: MeasuredText,
  width: number,
  align: Align,
  context: LayoutContext,
): SizedItem {
  const size = resolveLength(item.size, "y", context.scope);
  const set = typesetHeadline(measured, { width, height: size * 3, min: size * 0.8, max: size, lines: 2 });
  return textItem("product", set, measured, item.paint ?? "ink", align, context);
}

/**
 * Makes a typeset text an item of a stack; description, product name, small print and a company
 * name in place of a logo (`logo-item.ts`) use it.
 */
export function textItem(
  part: TextPart,
  set: TypesetText,
  measured: MeasuredText,
  paint: string,
  align: Align,
  { input }: LayoutContext,
): SizedItem {
  const color = resolvePaint(paint, input.palette);
  return {
    width: set.width,
    height: set.height,
    fullWidth: true,
    draw: (x, y, width) => {
      const lines = placeLines(set, measured.metrics.cap, { x, y, width }, align);
      return {
        ops: lines.map((line) => textOp(line, measured, color, 20)),
        readables: lines.map((line) => readableLine(part, line, measured, color, "pixels")),
      };
    },
  };
}

/**
 * Sizes a horizontal line of a template for its stack (`stack.ts`), at least 1.5 px high. Width,
 * height and paint are set in the template; only `templates/luxury/type.ts` has one.
 */
export function ruleItem(item: RuleItem, width: number, { scope, input }: LayoutContext): SizedItem {
  const height = Math.max(1.5, resolveLength(item.h, "y", scope));
  const length = item.w === "full" ? width : resolveLength(item.w, "x", scope);
  return {
    width: length,
    height,
    draw: (x, y) => ({
      ...EMPTY_DRAWING,
      ops: [
        {
          kind: "fill",
          z: 20,
          box: { l: x, t: y, r: x + length, b: y + height },
          paint: resolvePaint(item.paint ?? "ink", input.palette),
        },
      ],
    }),
  };
}
