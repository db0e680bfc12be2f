import type { Box } from "#core/platforms/box.ts";

/** Width of a box, px of the canvas, in layout, rendering and films. */
export const widthOf = (box: Box): number => box.r - box.l;
/** Height of a box, px of the canvas, in layout, rendering and films. */
export const heightOf = (box: Box): number => box.b - box.t;

/**
 * A rotation of an element of an image ad in degrees, clockwise, around a point in px of the
 * canvas. Layers of templates set it; `server/render/scene-node.ts` draws it.
 */
export interface Rotation {
  readonly deg: number;
  readonly cx: number;
  readonly cy: number;
}

/** Where a point is after a rotation. */
function rotatePoint(
  x: number,
  y: number,
  { deg, cx, cy }: Rotation,
): { readonly x: number; readonly y: number } {
  const a = (deg * Math.PI) / 180;
  return {
    x: cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a),
    y: cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
  };
}

/**
 * Whether a point (px of the canvas) is inside a box that has been rotated, when the contrast of
 * drawn text is measured (`server/render/contrast-check.ts`).
 */
export function isPointInside(x: number, y: number, box: Box, rotation: Rotation): boolean {
  const back = rotatePoint(x, y, { ...rotation, deg: -rotation.deg });
  return back.x >= box.l && back.x <= box.r && back.y >= box.t && back.y <= box.b;
}

/**
 * The smallest upright box that contains a rotated box, for `layout/stack.ts`, `composer.ts` and
 * `contrast-check.ts` of the server, and films.
 */
export function rotatedBounds(box: Box, rotation: Rotation | undefined): Box {
  if (!rotation) return box;
  const corners = [box.l, box.r].flatMap((x) => [box.t, box.b].map((y) => rotatePoint(x, y, rotation)));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { l: Math.min(...xs), t: Math.min(...ys), r: Math.max(...xs), b: Math.max(...ys) };
}

/**
 * The largest box with the same center that stays inside `box` when it is rotated by `deg` degrees;
 * rotated stacks (`layout/stack.ts`) are laid out in it.
 */
export function shrinkToRotate(box: Box, deg: number): Box {
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

/**
 * Whether `inner` is inside `outer`, with a tolerance of `slack` px on every side; only tests of
 * `server/render` and `tests/bench/film.ts` use it.
 */
export function containsBox(outer: Box, inner: Box, slack = 0): boolean {
  return (
    inner.l >= outer.l - slack &&
    inner.t >= outer.t - slack &&
    inner.r <= outer.r + slack &&
    inner.b <= outer.b + slack
  );
}

/**
 * Area of the intersection of two boxes in the square of their unit (px, or parts of a picture), 0
 * if they do not meet. `layout/crop.ts` and `layout/galleries.ts` call it, `parts.ts` and
 * `ground-under.ts` of films too.
 */
export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.r, b.r) - Math.max(a.l, b.l);
  const h = Math.min(a.b, b.b) - Math.max(a.t, b.t);
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * Area of a box in the square of its unit, 0 if it is inverted, for shares of a picture
 * (`layout/crop.ts`) or a canvas (`layout/photos.ts`).
 */
export function areaOf(box: Box): number {
  return Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));
}

/**
 * Mirrors a box on a canvas of `width` px, when `layout/lay-out.ts` lays out a right-to-left ad.
 */
export function mirrorBox(box: Box, width: number): Box {
  return { l: width - box.r, t: box.t, r: width - box.l, b: box.b };
}

interface Rotatable {
  readonly box: Box;
  readonly rotation?: Rotation;
  readonly baseline?: number;
}

/**
 * Adds a rotation to an element of a rotated stack (`layout/stack.ts`) or caption that may already
 * have one; null adds none.
 */
export function withRotation<T extends Rotatable>(element: T, rotation: Rotation | null): T {
  if (!rotation) return element;
  if (!element.rotation) return { ...element, rotation };
  const own = element.rotation;
  const a = (rotation.deg * Math.PI) / 180;
  const [x, y] = [own.cx - rotation.cx, own.cy - rotation.cy];
  const cx = rotation.cx + x * Math.cos(a) - y * Math.sin(a);
  const cy = rotation.cy + x * Math.sin(a) + y * Math.cos(a);
  const moved = shifted(element, cx - own.cx, cy - own.cy);
  return { ...moved, rotation: { deg: own.deg + rotation.deg, cx, cy } };
}

function shifted<T extends Rotatable>(element: T, dx: number, dy: number): T {
  const { l, t, r, b } = element.box;
  const box = { l: l + dx, t: t + dy, r: r + dx, b: b + dy };
  return { ...element, box, ...(element.baseline === undefined ? {} : { baseline: element.baseline + dy }) };
}
