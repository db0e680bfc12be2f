import type { SceneOp } from "#studio/image/scene.ts";

type DrawingOp = Extract<SceneOp, { kind: "drawing" }>;

const SNIPPET = /<(?:circle|path|rect) transform="translate\((-?[\d.]+) (-?[\d.]+)\)[^>]*\/>/gu;
const INNER = /^<svg[^>]*>(.*)<\/svg>$/su;
/** Half of the side of a snippet's box, in parts of the longer side of the drawing. */
const REACH = 0.035;

/**
 * Divides a confetti drawing into paper snippets, so that each can move in a film; returns any
 * other operation as it is.
 */
export function snippetsOf(op: SceneOp): readonly SceneOp[] {
  if (op.kind !== "drawing") return [op];
  const inner = INNER.exec(op.svg)?.[1] ?? "";
  const found = [...inner.matchAll(SNIPPET)];
  if (found.length < 2 || found.map(([text]) => text).join("") !== inner) return [op];
  return found.map(([text, x, y]) => snippetAt(op, text, Number(x), Number(y)));
}

function snippetAt(op: DrawingOp, text: string, x: number, y: number): DrawingOp {
  const { l, t, r, b } = op.box;
  const s = Math.round(REACH * Math.max(r - l, b - t));
  const cx = op.flip ? r - x : l + x;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * s}" height="${2 * s}" viewBox="${x - s} ${y - s} ${2 * s} ${2 * s}">${text}</svg>`;
  return { ...op, svg, box: { l: cx - s, t: t + y - s, r: cx + s, b: t + y + s } };
}
