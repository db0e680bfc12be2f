import { colourOf, type Context } from "./context.ts";
import { edgeOf } from "./edges.ts";
import { inkBox, placeLines, readable, textOp, type Laid, type PlacedLine } from "./laid.ts";
import type { Align, HeadlineItem } from "../recipe.ts";
import type { FillOp, Op, TextOp } from "../scene.ts";
import { relaxed, setHeadline } from "../text/headline.ts";
import type { MeasuredText } from "../text/measured.ts";
import { setWall } from "../text/wall.ts";

/** Large left-aligned letters look indented: they hang out by this part of their size. */
const OPTICAL_MARGIN = 0.025;
/** A hard shadow is the outline drawn again at these parts of its distance. */
const SHADOW_STEPS = [1, 0.75, 0.5, 0.25, 0] as const;

/** Lays the headline into the width and the height that the other items leave. */
export function headlineItem(
  item: HeadlineItem,
  measured: MeasuredText,
  room: { width: number; height: number },
  align: Align,
  context: Context,
): Laid {
  const { frame, job } = context;
  const px = (edge: HeadlineItem["min"]) => edgeOf(edge, "y", frame);
  const box = item.highlight ? 0.28 : 0;
  const space = relaxed(
    {
      width: room.width,
      height: Math.max(room.height, px(item.min)),
      min: px(item.min),
      max: px(item.max),
      lines: item.lines,
      pad: (item.stroke?.[0] ?? 0) + (item.hard?.[0] ?? 0) + box,
      ...(item.leading === undefined ? {} : { leading: item.leading }),
    },
    [...measured.text].length,
  );
  const set = item.wall ? setWall(measured, space, frame.unit) : setHeadline(measured, space);
  const pad = (space.pad ?? 0) * set.size;
  return {
    width: set.width + pad,
    height: set.height + (item.highlight ? 0.34 * set.size : (pad * 2) / 3),
    wide: true,
    size: set.size,
    draw: (x, y, width) => {
      const inset = item.highlight ? 0.14 * set.size : ((item.stroke?.[0] ?? 0) / 2) * set.size;
      const at = { x: x + inset, y: y + (item.highlight ? 0.16 * set.size : inset), width: width - pad };
      const lines = placeLines(set, measured.metrics.cap, at, align);
      const paints = item.paints ?? [item.paint ?? "ink"];
      const ops: Op[] = [];
      const readables = lines.map((line, index) => {
        const paint = colourOf(paints[index % paints.length] ?? "ink", job.palette);
        ops.push(...lineOps(item, line, measured, paint, align, context));
        const ground = item.highlight ?? item.stroke?.[1];
        return readable("headline", line, measured, paint, ground ? colourOf(ground, job.palette) : "pixels");
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
  { job }: Context,
): Op[] {
  const hang =
    align === "start" && !item.highlight && !item.stroke && !measured.rtl ? OPTICAL_MARGIN * line.size : 0;
  const plain = textOp({ ...line, x: line.x - hang }, measured, color, 20);
  if (item.highlight) return [highlightOp(line, measured, colourOf(item.highlight, job.palette)), plain];
  if (!item.stroke) return [plain];
  const [em, paint] = item.stroke;
  const outline = { width: em * line.size, paint: colourOf(paint, job.palette) };
  const far = (item.hard?.[0] ?? 0) * line.size;
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
