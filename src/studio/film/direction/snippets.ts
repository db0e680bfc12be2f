import type { SceneOp } from "#studio/image/scene.ts";

type DrawingOp = Extract<SceneOp, { kind: "drawing" }>;

const SNIPPET = /<(?:circle|path|rect) transform="translate\((-?[\d.]+) (-?[\d.]+)\)[^>]*\/>/gu;
const INNER = /^<svg[^>]*>(.*)<\/svg>$/su;
/** Px around a snippet for its smooth edges. */
const PAD = 2;

/**
 * Divides a confetti drawing (`studio/image/layout/textures.ts`) into paper snippets when `partsOf`
 * (`parts.ts`) splits a shot into parts, so that each can move in a film; returns any other
 * operation unchanged.
 */
export function snippetsOf(op: SceneOp): readonly SceneOp[] {
  if (op.kind !== "drawing") return [op];
  const inner = INNER.exec(op.svg)?.[1] ?? "";
  const found = [...inner.matchAll(SNIPPET)];
  if (found.length < 2 || found.map(([text]) => text).join("") !== inner) return [op];
  return found.map(([text, x, y]) => snippetAt(op, text, Number(x), Number(y)));
}

function snippetAt(op: DrawingOp, text: string, x: number, y: number): DrawingOp {
  const { l, t, r } = op.box;
  const s = Math.ceil(reachOf(text)) + PAD;
  const cx = op.flip ? r - x : l + x;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * s}" height="${2 * s}" viewBox="${x - s} ${y - s} ${2 * s} ${2 * s}">${text}</svg>`;
  return { ...op, svg, box: { l: cx - s, t: t + y - s, r: cx + s, b: t + y + s } };
}

/** Extent of the star's path with its outline, before it is scaled. */
const STAR = 14;

/** Radius of a snippet around its position, in every rotation. */
function reachOf(text: string): number {
  const number = (pattern: RegExp) => Math.abs(Number(pattern.exec(text)?.[1] ?? 0));
  if (text.startsWith("<circle")) return number(/ r="([\d.]+)"/u);
  if (text.startsWith("<rect")) return Math.hypot(number(/ x="(-?[\d.]+)"/u), number(/ y="(-?[\d.]+)"/u));
  const scale = number(/scale\(([\d.]+)\)/u);
  return scale > 0 ? scale * STAR : number(/ d="M(-?[\d.]+)/u) + number(/stroke-width="([\d.]+)"/u);
}
