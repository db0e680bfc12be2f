import { colourOf, type Context } from "./context.ts";
import { edgeOf } from "./edges.ts";
import { placeLines, readable, textOp, type Laid } from "./laid.ts";
import { inkOn } from "../colour/contrast.ts";
import type { Box } from "#core/platforms/box.ts";
import type { CtaItem } from "../recipe.ts";
import type { FillOp, Op } from "../scene.ts";
import { setHeadline } from "../text/headline.ts";
import type { MeasuredText } from "../text/measured.ts";
import { arrowSvg } from "./drawings.ts";

/** The one button of an ad. Its label keeps to one line and shrinks if it has to. */
export function ctaItem(item: CtaItem, measured: MeasuredText, width: number, context: Context): Laid {
  const { frame, job, rtl } = context;
  const wanted = edgeOf(item.size, "y", frame);
  const flat = item.look === "underline";
  const cap = measured.metrics.cap;
  const pads = (size: number) => {
    const x = flat ? 0 : size * (item.padX ?? 1.45);
    const y = size * (flat ? 0.55 : (item.padY ?? 1.05));
    const high = cap * size + 2 * y;
    const arrow = item.disc ? high : item.arrow ? size * 1.05 : 0;
    const between = item.arrow ? size * 0.75 : 0;
    return { x, y, high, arrow, between, around: item.disc ? x + between + arrow : 2 * x + between + arrow };
  };
  const room = width - pads(wanted).around;
  const set = setHeadline(measured, {
    width: room,
    height: wanted * 4,
    min: wanted * 0.5,
    max: wanted,
    lines: 1,
  });
  const size = set.size;
  const pad = pads(size);
  const w = item.full ? width : set.width + pad.around;
  const bg = item.paint && !flat ? colourOf(item.paint, job.palette) : null;
  const ink = item.ink ? colourOf(item.ink, job.palette) : bg ? inkOn(bg) : colourOf("ink", job.palette);
  return {
    width: w,
    height: pad.high,
    draw: (x, y) => {
      const box = { l: x, t: y, r: x + w, b: y + pad.high };
      const spin = item.rotate
        ? { spin: { deg: item.rotate, cx: (box.l + box.r) / 2, cy: (box.t + box.b) / 2 } }
        : {};
      const labelX = item.full && !item.arrow ? x + (w - set.width) / 2 : x + pad.x;
      const [line] = placeLines(set, cap, { x: labelX, y: y + pad.y, width: set.width }, "start");
      const ops: Op[] = [...shellOps(item, box, bg, context)];
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
        ops: ops.map((op) => ({ ...op, ...spin })),
        readables: line ? [{ ...readable("cta", line, measured, ink, bg ?? "pixels"), ...spin }] : [],
      };
    },
  };
}

function shellOps(item: CtaItem, box: Box, bg: string | null, { frame, job }: Context): FillOp[] {
  const high = box.b - box.t;
  const u = frame.unit;
  if (item.look === "underline") {
    const line = { ...box, t: box.b - Math.max(2, 0.22 * u) };
    return [{ kind: "fill", z: 22, box: line, paint: colourOf(item.line ?? "ink", job.palette) }];
  }
  const paint = bg ?? "#000000";
  if (item.look !== "sticker") {
    return [{ kind: "fill", z: 22, box, paint, radius: item.look === "pill" ? high / 2 : 0 }];
  }
  const rim = colourOf(item.line ?? "outline", job.palette);
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
  return [
    ...shadow,
    { kind: "fill", z: 22, box, paint, radius: high / 2, border: { width: 0.5 * u, paint: rim } },
  ];
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

function arrowOps(item: CtaItem, box: Box, place: ArrowPlace): Op[] {
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
  const cx = item.full ? box.r - place.padX - side / 2 : place.labelEnd + side / 2;
  return [{ kind: "drawing", z: 23, box: square(cx, side), svg: arrowSvg(place.ink, weight, place.round) }];
}
