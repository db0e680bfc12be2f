import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "../geometry.ts";

/** Sums of "safe.l", "38%", "4u", "12px" and ".5*pic.s"; see `edgeOf`. May depend on a condition. */
export type Edge = string | { readonly when: string; readonly yes: Edge; readonly no: Edge };

/** Two sides or one side and an extent per axis. Or the name of a box. */
export type Rect =
  | string
  | {
      readonly l: Edge;
      readonly t: Edge;
      readonly r?: Edge;
      readonly b?: Edge;
      readonly w?: Edge;
      readonly h?: Edge;
    };

/** What edges and conditions are read against while one ad is laid out. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** design unit in px */
  readonly unit: number;
  /** Named boxes so far: "canvas", "safe", "mid" and every layer with an id. */
  readonly boxes: Record<string, Box>;
  /** The words conditions may use, and whether each holds. */
  readonly facts: ReadonlySet<string>;
}

/** "a & !b": every named fact holds, every negated one does not. No condition always holds. */
export function holds(condition: string | undefined, frame: Frame): boolean {
  if (!condition) return true;
  return condition.split("&").every((term) => {
    const word = term.trim();
    return word.startsWith("!") ? !frame.facts.has(word.slice(1)) : frame.facts.has(word);
  });
}

const TERM = /([+-]?)\s*([^\s+-]+)/g;

/** An edge in px. "%" counts of the canvas along the axis, "u" in design units, "id.side" from a named box (s: its shorter side). */
export function edgeOf(edge: Edge, axis: "x" | "y", frame: Frame): number {
  if (typeof edge !== "string") {
    return edgeOf(holds(edge.when, frame) ? edge.yes : edge.no, axis, frame);
  }
  let total = 0;
  for (const [, sign, term = ""] of edge.matchAll(TERM)) {
    total += (sign === "-" ? -1 : 1) * termOf(term, axis, frame);
  }
  return total;
}

function termOf(term: string, axis: "x" | "y", frame: Frame): number {
  const amount = /^([\d.]+)(u|%|px)$/.exec(term);
  if (amount) {
    const value = Number(amount[1]);
    if (amount[2] === "u") return value * frame.unit;
    if (amount[2] === "%") return (value * (axis === "x" ? frame.width : frame.height)) / 100;
    return value;
  }
  const [, factor = "1", id = "", side = ""] = /^(?:([\d.]+)\*)?(\w+)\.(\w+)$/.exec(term) ?? [];
  const box = frame.boxes[id];
  if (!box) throw new Error(`Unknown box "${id}" in a layout`);
  const sides: Record<string, number> = {
    ...box,
    w: widthOf(box),
    h: heightOf(box),
    s: Math.min(widthOf(box), heightOf(box)),
    cx: (box.l + box.r) / 2,
    cy: (box.t + box.b) / 2,
  };
  const value = sides[side];
  if (value === undefined) throw new Error(`Unknown side "${side}" in a layout`);
  return Number(factor) * value;
}

export function rectOf(rect: Rect, frame: Frame): Box {
  if (typeof rect === "string") {
    const box = frame.boxes[rect];
    if (!box) throw new Error(`Unknown box "${rect}" in a layout`);
    return box;
  }
  const l = edgeOf(rect.l, "x", frame);
  const t = edgeOf(rect.t, "y", frame);
  const r = rect.r === undefined ? l + edgeOf(rect.w ?? "0px", "x", frame) : edgeOf(rect.r, "x", frame);
  const b = rect.b === undefined ? t + edgeOf(rect.h ?? "0px", "y", frame) : edgeOf(rect.b, "y", frame);
  return { l, t, r, b };
}
