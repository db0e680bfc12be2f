import type { Box } from "#core/platforms/box.ts";
import { readableInk } from "../color/contrast.ts";
import type { CtaItem } from "../layout-template.ts";
import type { FillOp, SceneOp } from "../scene.ts";
import { typesetHeadline } from "../text/headline.ts";
import type { MeasuredText } from "../text/measured-text.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { resolveLength } from "./lengths.ts";
import { outlinedFill } from "./outlined-fill.ts";
import { placeLines, readableLine, type SizedItem, textOp } from "./sized-item.ts";
import { arrowSvg } from "./textures.ts";

/**
 * Sizes the button of an ad for its stack (`stack.ts`). Its label, that of the brief or of
 * `callToActionFor` (`studio/image/call-to-action.ts`), has one line and shrinks to half its size
 * if it has to; its colors are roles of the palette.
 */
export function ctaItem(
  item: CtaItem,
  measured: MeasuredText,
  width: number,
  context: LayoutContext,
): SizedItem {
  const { scope, input, rtl } = context;
  const preferred = resolveLength(item.size, "y", scope);
  const flat = item.look === "underline";
  const cap = measured.metrics.cap;
  const paddings = (size: number) => {
    const x = flat ? 0 : size * (item.padX ?? 1.45);
    const y = size * (flat ? 0.55 : (item.padY ?? 1.05));
    const high = cap * size + 2 * y;
    const arrow = item.disc ? high : item.arrow ? size * 1.05 : 0;
    const between = item.arrow ? size * 0.75 : 0;
    return { x, y, high, arrow, between, around: item.disc ? x + between + arrow : 2 * x + between + arrow };
  };
  const room = width - paddings(preferred).around;
  const set = typesetHeadline(measured, {
    width: room,
    height: preferred * 4,
    min: preferred * 0.5,
    max: preferred,
    lines: 1,
  });
  const size = set.size;
  const pad = paddings(size);
  const w = item.fullWidth ? width : set.width + pad.around;
  const bg = item.paint && !flat ? resolvePaint(item.paint, input.palette) : null;
  const ink = item.ink
    ? resolvePaint(item.ink, input.palette)
    : bg
      ? readableInk(bg)
      : resolvePaint("ink", input.palette);
  return {
    width: w,
    height: pad.high,
    draw: (x, y) => {
      const box = { l: x, t: y, r: x + w, b: y + pad.high };
      const rotation = item.rotate
        ? { rotation: { deg: item.rotate, cx: (box.l + box.r) / 2, cy: (box.t + box.b) / 2 } }
        : {};
      const labelX = item.fullWidth && !item.arrow ? x + (w - set.width) / 2 : x + pad.x;
      const [line] = placeLines(set, cap, { x: labelX, y: y + pad.y, width: set.width }, "start");
      const ops: SceneOp[] = [...buttonOps(item, box, bg, context)];
      if (line) ops.push(textOp(line, measured, ink, 23));
      if (item.arrow)
        ops.push(
          ...arrowOps(item, box, {
            ink,
            bg,
            size,
            padX: pad.x,
            labelEnd: labelX + set.width + pad.between,
            round: measured.face.round === true,
            rtl,
          }),
        );
      return {
        ops: ops.map((op) => ({ ...op, ...rotation })),
        readables: line ? [{ ...readableLine("cta", line, measured, ink, bg ?? "pixels"), ...rotation }] : [],
      };
    },
  };
}

/** The shape of the button without its label. */
function buttonOps(item: CtaItem, box: Box, bg: string | null, { scope, input }: LayoutContext): FillOp[] {
  const high = box.b - box.t;
  const u = scope.unit;
  if (item.look === "underline") {
    const line = { ...box, t: box.b - Math.max(3, 0.34 * u) };
    return [{ kind: "fill", z: 22, box: line, paint: resolvePaint(item.line ?? "ink", input.palette) }];
  }
  const paint = bg ?? "#000000";
  if (item.look !== "sticker") {
    return [{ kind: "fill", z: 22, box, paint, radius: item.look === "pill" ? high / 2 : 0 }];
  }
  const rim = resolvePaint(item.line ?? "outline", input.palette);
  const shadow = [0.8, 0.53, 0.27].map((step): FillOp => {
    const d = step * u;
    return {
      kind: "fill",
      z: 21,
      box: { l: box.l + d, t: box.t + d, r: box.r + d, b: box.b + d },
      paint: rim,
      radius: high / 2,
    };
  });
  return [...shadow, ...outlinedFill({ kind: "fill", z: 22, box, paint, radius: high / 2 }, 0.5 * u, rim)];
}

interface ArrowPlace {
  ink: string;
  bg: string | null;
  size: number;
  padX: number;
  labelEnd: number;
  round: boolean;
  rtl: boolean;
}

function arrowOps(item: CtaItem, box: Box, place: ArrowPlace): SceneOp[] {
  const high = box.b - box.t;
  const cy = (box.t + box.b) / 2;
  const square = (cx: number, side: number): Box => ({
    l: cx - side / 2,
    r: cx + side / 2,
    t: cy - side / 2,
    b: cy + side / 2,
  });
  const weight = item.look === "band" || item.look === "square" ? 2.6 : 2.3;
  if (item.disc) {
    const cx = box.r - high / 2;
    const arrow = arrowSvg(place.bg ?? "#ffffff", 2.4, place.round);
    return [
      { kind: "fill", z: 23, box: square(cx, high * 0.74), paint: place.ink, radius: high },
      { kind: "drawing", z: 24, box: square(cx, high * 0.34), svg: arrow },
    ];
  }
  const side = place.size * 1.05;
  const cx = item.fullWidth ? box.r - place.padX - side / 2 : place.labelEnd + side / 2;
  return [{ kind: "drawing", z: 23, box: square(cx, side), svg: arrowSvg(place.ink, weight, place.round) }];
}
