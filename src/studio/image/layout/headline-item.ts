import type { Align, HeadlineItem } from "../layout-template.ts";
import type { FillOp, SceneOp, TextOp } from "../scene.ts";
import { relaxSpace, typesetHeadline } from "../text/headline.ts";
import type { MeasuredText } from "../text/measured-text.ts";
import { typesetWall } from "../text/wall.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { resolveLength } from "./lengths.ts";
import { inkBox, type PlacedLine, placeLines, readableLine, type SizedItem, textOp } from "./sized-item.ts";

/**
 * Fraction of the type size by which left-aligned headlines are moved to the left, because they
 * look indented.
 */
const OPTICAL_MARGIN = 0.025;
/** A hard shadow is the outline, drawn again at these parts of its distance. */
const SHADOW_STEPS = [1, 0.5, 0] as const;

/**
 * Sizes the headline of an ad for its stack (`stack.ts`), for the width and the height that the
 * other items leave; `text/headline.ts` and `text/wall.ts` set its lines.
 */
export function headlineItem(
  item: HeadlineItem,
  measured: MeasuredText,
  room: { width: number; height: number },
  align: Align,
  context: LayoutContext,
): SizedItem {
  const { scope, input } = context;
  const px = (edge: HeadlineItem["min"]) => resolveLength(edge, "y", scope);
  const box = item.highlight ? 0.28 : 0;
  const space = relaxSpace(
    {
      width: room.width,
      height: Math.max(room.height, px(item.min)),
      min: px(item.min),
      max: px(item.max),
      lines: item.lines,
      pad: (item.stroke?.[0] ?? 0) + (item.hardShadow?.[0] ?? 0) + box,
      ...(item.leading === undefined ? {} : { leading: item.leading }),
    },
    [...measured.text].length,
  );
  const set = item.fillWidth ? typesetWall(measured, space, scope.unit) : typesetHeadline(measured, space);
  const pad = (space.pad ?? 0) * set.size;
  return {
    width: set.width + pad,
    height: set.height + (item.highlight ? 0.34 * set.size : (pad * 2) / 3),
    fullWidth: true,
    size: set.size,
    draw: (x, y, width) => {
      const inset = item.highlight ? 0.14 * set.size : ((item.stroke?.[0] ?? 0) / 2) * set.size;
      const at = { x: x + inset, y: y + (item.highlight ? 0.16 * set.size : inset), width: width - pad };
      const lines = placeLines(set, measured.metrics.cap, at, align);
      const paints = item.paints ?? [item.paint ?? "ink"];
      const ops: SceneOp[] = [];
      const readables = lines.map((line, index) => {
        const paint = resolvePaint(paints[index % paints.length] ?? "ink", input.palette);
        const drawn = lineOps(item, line, measured, paint, align, context);
        ops.push(...drawn.map((op) => ({ ...op, line: index })));
        const ground = item.highlight ?? item.stroke?.[1];
        return readableLine(
          "headline",
          line,
          measured,
          paint,
          ground ? resolvePaint(ground, input.palette) : "pixels",
        );
      });
      return { ops, readables };
    },
  };
}

function lineOps(
  item: HeadlineItem,
  line: PlacedLine,
  measured: MeasuredText,
  color: string,
  align: Align,
  { input }: LayoutContext,
): SceneOp[] {
  const hang =
    align === "start" && !item.highlight && !item.stroke && !measured.rtl ? OPTICAL_MARGIN * line.size : 0;
  const plain = textOp({ ...line, x: line.x - hang }, measured, color, 20);
  if (item.highlight)
    return [highlightOp(line, measured, resolvePaint(item.highlight, input.palette)), plain];
  if (!item.stroke) return [plain];
  const [em, paint] = item.stroke;
  const outline = { width: em * line.size, paint: resolvePaint(paint, input.palette) };
  const far = (item.hardShadow?.[0] ?? 0) * line.size;
  const under = (step: number): TextOp => {
    const moved = { ...line, x: line.x + far * step, baseline: line.baseline + far * step };
    return { ...textOp(moved, measured, outline.paint, 19), outline };
  };
  return [...(far > 0 ? SHADOW_STEPS : [0]).map(under), plain];
}

function highlightOp(line: PlacedLine, measured: MeasuredText, paint: string): FillOp {
  const ink = inkBox(line, measured);
  const s = line.size;
  const box = { l: ink.l - 0.14 * s, r: ink.r + 0.14 * s, t: ink.t - 0.16 * s, b: line.baseline + 0.24 * s };
  return { kind: "fill", z: 19, box, paint };
}
