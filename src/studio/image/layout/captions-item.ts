import type { Align, CaptionsItem } from "../layout-template.ts";
import type { CaptionSlot } from "../scene.ts";
import type { MeasuredText } from "../text/measured-text.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { resolveLength } from "./lengths.ts";
import type { SizedItem } from "./sized-item.ts";

/** Factors on the type size by concession of the stack: captions get smaller, never fewer. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76] as const;
/** Distance of the box to the text, in em. */
const PLATE = { x: 0.6, y: 0.55 } as const;

/**
 * Sizes the place of a film's captions for its stack (`stack.ts`), by the type size and lines that
 * `film-templates.ts` and `full-frame-templates.ts` set, smaller by `SCALES` for each concession of
 * the stack. It draws nothing: the words change (`studio/film/direction/caption-actors.ts`).
 */
export function captionsItem(
  item: CaptionsItem,
  { face, metrics }: MeasuredText,
  { width, concession }: { readonly width: number; readonly concession: number },
  align: Align,
  context: LayoutContext,
): SizedItem {
  const size = resolveLength(item.size, "y", context.scope) * (SCALES[concession] ?? 1);
  const leading = Math.max(face.leading, 1.28) * size;
  const [x, y] = item.box ? [PLATE.x * size, PLATE.y * size] : [0, 0];
  const column = Math.min(width, (size * item.measure) / 2) - 2 * x;
  const height = (metrics.cap + metrics.drop) * size + (item.lines - 1) * leading;
  const color = resolvePaint(item.paint ?? "ink", context.input.palette);
  const paint = item.box && resolvePaint(item.box, context.input.palette);
  return {
    width: column + 2 * x,
    height: height + 2 * y,
    fullWidth: true,
    draw: (left, top, room) => {
      const free = room - column - 2 * x;
      const start = left + x + (align === "start" ? 0 : align === "center" ? free / 2 : free);
      const box = { l: start, t: top + y, r: start + column, b: top + y + height };
      const captions: CaptionSlot = {
        box,
        baseline: box.t + metrics.cap * size,
        lines: item.lines,
        size,
        leading,
        align,
        rtl: context.rtl,
        color,
        ...(paint && { plate: { paint, x, y } }),
      };
      return {
        ops: [],
        readables: [{ part: "body", box, color, ground: paint ?? "pixels", size }],
        captions,
      };
    },
  };
}
