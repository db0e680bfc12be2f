import type { Actor, Film, Layer, PictureActor, Pose, Rect, Shape } from "#core/film/film.ts";
import { valueAt } from "./curve.ts";

/**
 * An affine transform that places an actor in a frame, in the order of
 * `CanvasRenderingContext2D.transform`.
 */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * A shape of a film at a moment, from `frameAt` for `paintFrame` (`paint.ts`): points as x, y, x,
 * y, or SVG path data at a place.
 */
export type ShapeNow =
  | { readonly points: readonly number[] }
  | { readonly path: string; readonly x: number; readonly y: number };

/**
 * One step of drawing a frame of a film, from `frameAt` for `paintFrame` (`paint.ts`). `save` and
 * `restore` are nested; transforms and alphas multiply.
 */
export type DrawCommand =
  | {
      readonly op: "save";
      readonly matrix?: Matrix;
      readonly alpha?: number;
      /** In the coordinates after `matrix`. */
      readonly clip?: ShapeNow;
    }
  | { readonly op: "restore" }
  | { readonly op: "fill"; readonly paint: string; readonly shape: ShapeNow }
  | { readonly op: "image"; readonly asset: string; readonly source: Rect; readonly target: Rect };

const RESTORE: DrawCommand = { op: "restore" };
/** Less is not visible in eight bits. */
const LEAST_ALPHA = 1 / 255;

/**
 * Returns the drawing commands of a film at a time in seconds, which `paintFrame` (`paint.ts`)
 * draws; the player, the painters of browsers and the server's `paint-frames.ts` call it. Pure: the
 * same film and time give the same commands everywhere.
 */
export function frameAt(film: Film, t: number): DrawCommand[] {
  const commands: DrawCommand[] = [];
  for (const layer of film.layers) if (t >= layer.from && t < layer.to) drawLayer(layer, t, commands);
  return commands;
}

function drawLayer(layer: Layer, t: number, out: DrawCommand[]): void {
  if (isInvisible(layer.pose, t)) return;
  // The mask of a layer is a window on the canvas, behind which the layer moves.
  nest(out, [clipOf(layer.mask, t), wholePx(poseOf(layer.pose, t))], () => {
    for (const actor of layer.actors) drawActor(actor, t, out);
  });
}

function drawActor(actor: Actor, t: number, out: DrawCommand[]): void {
  const { from = -Infinity, to = Infinity, pose } = actor;
  if (t < from || t >= to || isInvisible(pose, t)) return;
  if (actor.kind === "picture") return drawPicture(actor, t, out);
  nest(out, [clipOf(actor.mask, t), poseOf(pose, t)], () => {
    if (actor.kind === "fill") {
      out.push({ op: "fill", paint: actor.paint, shape: shapeAt(actor.shape, t) });
      return;
    }
    const { asset, source, x, y } = actor;
    out.push({ op: "image", asset, source, target: { x, y, width: source.width, height: source.height } });
  });
}

function drawPicture(actor: PictureActor, t: number, out: DrawCommand[]): void {
  const { target, view, rotation, mirrored, asset } = actor;
  const turned = rotation ? poseOf({ turn: rotation.deg, pivot: [rotation.cx, rotation.cy] }, t) : undefined;
  const flip: DrawCommand | undefined = mirrored
    ? { op: "save", matrix: [-1, 0, 0, 1, 2 * target.x + target.width, 0] }
    : undefined;
  nest(out, [poseOf(actor.pose, t), turned, flip, clipOf(actor.mask, t)], () => {
    const source = {
      x: valueAt(view.x, t, 0),
      y: valueAt(view.y, t, 0),
      width: valueAt(view.width, t, 0),
      height: valueAt(view.height, t, 0),
    };
    out.push({ op: "image", asset, source, target });
  });
}

/** Slides whole layers by whole px: a canvas copies pictures much faster than it resamples them. */
function wholePx(save: DrawCommand | undefined): DrawCommand | undefined {
  if (save?.op !== "save" || !save.matrix) return save;
  const [a, b, c, d, x, y] = save.matrix;
  if (a !== 1 || b !== 0) return save;
  return { ...save, matrix: [a, b, c, d, Math.round(x), Math.round(y)] };
}

function nest(out: DrawCommand[], saves: readonly (DrawCommand | undefined)[], draw: () => void): void {
  const needed = saves.filter((save) => save !== undefined);
  out.push(...needed);
  draw();
  for (let index = 0; index < needed.length; index++) out.push(RESTORE);
}

const isInvisible = (pose: Pose | undefined, t: number) => valueAt(pose?.alpha, t, 1) < LEAST_ALPHA;

function poseOf(pose: Pose | undefined, t: number): DrawCommand | undefined {
  if (!pose) return undefined;
  const x = valueAt(pose.x, t, 0);
  const y = valueAt(pose.y, t, 0);
  const scale = valueAt(pose.scale, t, 1);
  const turn = (valueAt(pose.turn, t, 0) * Math.PI) / 180;
  const alpha = Math.min(1, valueAt(pose.alpha, t, 1));
  const isStill = x === 0 && y === 0 && scale === 1 && turn === 0;
  if (isStill && alpha === 1) return undefined;
  const fade = alpha < 1 ? { alpha } : {};
  if (isStill) return { op: "save", ...fade };
  const [px, py] = pose.pivot ?? [0, 0];
  const cos = scale * Math.cos(turn);
  const sin = scale * Math.sin(turn);
  const matrix: Matrix = [cos, sin, -sin, cos, x + px - cos * px + sin * py, y + py - sin * px - cos * py];
  return { op: "save", matrix, ...fade };
}

function clipOf(mask: Shape | undefined, t: number): DrawCommand | undefined {
  return mask && { op: "save", clip: shapeAt(mask, t) };
}

function shapeAt(shape: Shape, t: number): ShapeNow {
  if (shape.kind === "path") return { path: shape.path, x: shape.x, y: shape.y };
  return { points: shape.points.flatMap(([x, y]) => [valueAt(x, t, 0), valueAt(y, t, 0)]) };
}
