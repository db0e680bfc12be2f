import type { Box } from "#core/platforms/box.ts";

export const widthOf = (box: Box): number => box.r - box.l;
export const heightOf = (box: Box): number => box.b - box.t;

/** A rotation in degrees, clockwise, about a point in px of the canvas. */
export interface Spin {
  readonly deg: number;
  readonly cx: number;
  readonly cy: number;
}

/** Where a point lies after `spin`. */
function pointAfter(x: number, y: number, { deg, cx, cy }: Spin): { readonly x: number; readonly y: number } {
  const a = (deg * Math.PI) / 180;
  return {
    x: cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a),
    y: cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
  };
}

/** Whether a point lies in `box` after `spin`. */
export function liesWithin(x: number, y: number, box: Box, spin: Spin): boolean {
  const back = pointAfter(x, y, { ...spin, deg: -spin.deg });
  return back.x >= box.l && back.x <= box.r && back.y >= box.t && back.y <= box.b;
}

/** The smallest upright box that holds `box` after `spin`. */
export function boundsAfter(box: Box, spin: Spin | undefined): Box {
  if (!spin) return box;
  const corners = [box.l, box.r].flatMap((x) => [box.t, box.b].map((y) => pointAfter(x, y, spin)));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { l: Math.min(...xs), t: Math.min(...ys), r: Math.max(...xs), b: Math.max(...ys) };
}

/** The largest box with the same centre that stays inside `box` when it is turned by `deg`. */
export function shrinkForTurn(box: Box, deg: number): Box {
  const a = Math.abs((deg * Math.PI) / 180);
  const [w, h] = [widthOf(box), heightOf(box)];
  const down = Math.cos(2 * a);
  const inner = {
    w: (w * Math.cos(a) - h * Math.sin(a)) / down,
    h: (h * Math.cos(a) - w * Math.sin(a)) / down,
  };
  const [dx, dy] = [(w - inner.w) / 2, (h - inner.h) / 2];
  return { l: box.l + dx, t: box.t + dy, r: box.r - dx, b: box.b - dy };
}

/** Whether `inner` lies in `outer`, with `slack` px forgiven on every side. */
export function contains(outer: Box, inner: Box, slack = 0): boolean {
  return (
    inner.l >= outer.l - slack &&
    inner.t >= outer.t - slack &&
    inner.r <= outer.r + slack &&
    inner.b <= outer.b + slack
  );
}

/** The common part of two boxes in square px. */
export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.r, b.r) - Math.max(a.l, b.l);
  const h = Math.min(a.b, b.b) - Math.max(a.t, b.t);
  return w > 0 && h > 0 ? w * h : 0;
}

export function areaOf(box: Box): number {
  return Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));
}

/** Swaps left and right on a canvas of the given width: right-to-left ads are the mirror of the others. */
export function mirrored(box: Box, width: number): Box {
  return { l: width - box.r, t: box.t, r: width - box.l, b: box.b };
}

interface Turnable {
  readonly box: Box;
  readonly spin?: Spin;
  readonly baseline?: number;
}

/** Adds a rotation to something that may already have one of its own. */
export function turned<T extends Turnable>(thing: T, spin: Spin | null): T {
  if (!spin) return thing;
  if (!thing.spin) return { ...thing, spin };
  const own = thing.spin;
  const a = (spin.deg * Math.PI) / 180;
  const [x, y] = [own.cx - spin.cx, own.cy - spin.cy];
  const cx = spin.cx + x * Math.cos(a) - y * Math.sin(a);
  const cy = spin.cy + x * Math.sin(a) + y * Math.cos(a);
  const moved = shifted(thing, cx - own.cx, cy - own.cy);
  return { ...moved, spin: { deg: own.deg + spin.deg, cx, cy } };
}

function shifted<T extends Turnable>(thing: T, dx: number, dy: number): T {
  const { l, t, r, b } = thing.box;
  const box = { l: l + dx, t: t + dy, r: r + dx, b: b + dy };
  return { ...thing, box, ...(thing.baseline === undefined ? {} : { baseline: thing.baseline + dy }) };
}
