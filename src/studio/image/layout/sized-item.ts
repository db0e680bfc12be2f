import type { Box } from "#core/platforms/box.ts";
import type { TextPart } from "../brief.ts";
import type { CaptionSlot, ReadableElement, SceneOp, TextOp } from "../scene.ts";
import type { MeasuredText, TypesetText } from "../text/measured-text.ts";

/**
 * An item of a stack with known size and no position yet; lengths in px. The `*-item.ts` files make
 * it, `stack.ts` places it.
 */
export interface SizedItem {
  readonly width: number;
  readonly height: number;
  /** Whether it takes the full width of the stack and aligns its lines in it. */
  readonly fullWidth?: boolean;
  /** Type size of a headline. */
  readonly size?: number;
  /** Whether words of a description are missing. */
  readonly shortened?: boolean;
  /** Draws it with its upper left corner at (x, y) in a stack of `width`. */
  readonly draw: (x: number, y: number, width: number) => DrawnItem;
}

/** An item with its position. */
interface DrawnItem {
  readonly ops: readonly SceneOp[];
  readonly readables: readonly ReadableElement[];
  readonly captions?: CaptionSlot;
}

/**
 * A drawing without operations and texts. Items that draw no text, a rule (`text-items.ts`) and an
 * untinted logo (`logo-item.ts`), add their operations to it.
 */
export const EMPTY_DRAWING: DrawnItem = { ops: [], readables: [] };

/**
 * A line of text with its position in an ad, from `placeLines`; `textOp` draws it,
 * `headline-item.ts` puts boxes behind it. Lengths in px.
 */
export interface PlacedLine {
  readonly text: string;
  /** Left edge. */
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  /** Type size. */
  readonly size: number;
}

/**
 * Places the lines of a typeset text of a stack item in its box; `cap` is the cap height of the
 * face in em. `headline-item.ts`, `cta-item.ts` and `text-items.ts` call it.
 */
export function placeLines(
  set: TypesetText,
  cap: number,
  at: { x: number; y: number; width: number },
  align: "start" | "center" | "end",
): PlacedLine[] {
  let top = at.y;
  return set.lines.map((line, index) => {
    const baseline = top + cap * line.size;
    top = baseline + (set.gaps[index] ?? 0);
    const free = at.width - line.width;
    const x = at.x + (align === "start" ? 0 : align === "center" ? free / 2 : free);
    return { text: line.text, x, width: line.width, baseline, size: line.size };
  });
}

/**
 * The box of a line's ink, from cap height to the lowest descender, for highlights
 * (`headline-item.ts`) and for the texts' boxes in a scene.
 */
export function inkBox(line: PlacedLine, measured: MeasuredText): Box {
  return {
    l: line.x,
    r: line.x + line.width,
    t: line.baseline - measured.metrics.cap * line.size,
    b: line.baseline + measured.metrics.drop * line.size,
  };
}

/**
 * The drawing operation of a placed line of text. `cta-item.ts`, `headline-item.ts` and
 * `text-items.ts` make one of each line. `server/render/text-node.ts` draws it.
 */
export function textOp(line: PlacedLine, measured: MeasuredText, color: string, z: number): TextOp {
  return {
    kind: "text",
    z,
    box: inkBox(line, measured),
    text: line.text,
    baseline: line.baseline,
    size: line.size,
    color,
    face: measured.face,
    metrics: measured.metrics,
    script: measured.script,
    rtl: measured.rtl,
  };
}

/**
 * The readable element of a placed line, whose contrast `server/render/contrast-check.ts` measures;
 * `ground` is its background color or "pixels". All items with text list theirs while an ad is laid
 * out.
 */
export function readableLine(
  part: TextPart,
  line: PlacedLine,
  measured: MeasuredText,
  color: string,
  ground: string,
): ReadableElement {
  return { part, box: inkBox(line, measured), color, ground, size: line.size };
}
