import type { TextPart } from "../brief.ts";
import type { Box } from "#core/platforms/box.ts";
import type { Op, Readable, TextOp } from "../scene.ts";
import type { MeasuredText, SetText } from "../text/measured.ts";

/** An item whose size is known and that can be put anywhere. */
export interface Laid {
  readonly width: number;
  readonly height: number;
  /** Takes the whole width of the stack and aligns itself in it. */
  readonly wide?: boolean;
  /** Type size of a headline, px. */
  readonly size?: number;
  /** Whether words of a description are missing. */
  readonly shortened?: boolean;
  /** Draws with its upper left corner at (x, y); `width` is the stack's. */
  readonly draw: (x: number, y: number, width: number) => Drawn;
}

export interface Drawn {
  readonly ops: readonly Op[];
  readonly readables: readonly Readable[];
}

export const NOTHING: Drawn = { ops: [], readables: [] };

/** Where the lines of a set text stand: left edge, width and baseline in px of each. */
export interface PlacedLine {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
}

export function placeLines(
  set: SetText,
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

/** The box of a line's ink: cap height above, the script's drop below. */
export function inkBox(line: PlacedLine, measured: MeasuredText): Box {
  return {
    l: line.x,
    r: line.x + line.width,
    t: line.baseline - measured.metrics.cap * line.size,
    b: line.baseline + measured.metrics.drop * line.size,
  };
}

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

export function readable(
  part: TextPart,
  line: PlacedLine,
  measured: MeasuredText,
  color: string,
  ground: string,
): Readable {
  return { part, box: inkBox(line, measured), color, ground, size: line.size };
}
