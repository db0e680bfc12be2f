import type { DrawCommand, ShapeNow } from "./frame.ts";

/**
 * The part of a 2D canvas context that `paintFrame` needs: those of a canvas in a page, of an
 * OffscreenCanvas in a worker and of a canvas library in Node (`native-packages.ts`). `Picture` and
 * `Path` are the types of its images and paths.
 */
export interface DrawingContext<Picture, Path> {
  globalAlpha: number;
  fillStyle: unknown;
  save(): void;
  restore(): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  translate(x: number, y: number): void;
  fill(): void;
  fill(path: Path): void;
  clip(): void;
  clip(path: Path): void;
  drawImage(
    image: Picture,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
}

/**
 * Resources of drawing commands for one kind of canvas, which each caller of `paintFrame` makes
 * (`painter.worker.ts`, `paint-frames.ts`, the player's `draw-film.ts`): pictures by id, and a
 * function that makes paths.
 */
export interface PaintKit<Picture, Path> {
  /** Decoded assets of the film by their ids. */
  readonly images: ReadonlyMap<string, Picture>;
  /** Makes a path of SVG path data; see `cachedPaths`. */
  readonly path: (data: string) => Path;
}

/**
 * Wraps a maker of paths so that it makes each path once:
 * `cachedPaths((data) => new Path2D(data))`. `painter.worker.ts`, `paint-frames.ts` and the
 * player's `draw-film.ts` create one for each film.
 */
export function cachedPaths<Path>(make: (data: string) => Path): (data: string) => Path {
  const paths = new Map<string, Path>();
  return (data) => {
    const path = paths.get(data) ?? make(data);
    paths.set(data, path);
    return path;
  };
}

/**
 * Draws the commands of a frame (`frameAt` in `frame.ts`) on a context whose canvas has the size of
 * the film. A frame covers the whole canvas, so nothing has to be cleared before. An image that the
 * kit does not have is left out. Painters leave `imageSmoothingQuality` at "low": pictures are cut
 * to about the size in which they are drawn, and "medium" takes twice the time.
 */
export function paintFrame<Picture, Path>(
  context: DrawingContext<Picture, Path>,
  commands: readonly DrawCommand[],
  kit: PaintKit<Picture, Path>,
): void {
  for (const command of commands) {
    switch (command.op) {
      case "save":
        context.save();
        if (command.matrix) context.transform(...command.matrix);
        if (command.alpha !== undefined) context.globalAlpha *= command.alpha;
        if (command.clip) trace(context, command.clip, kit, "clip");
        break;
      case "restore":
        context.restore();
        break;
      case "fill":
        context.fillStyle = command.paint;
        trace(context, command.shape, kit, "fill");
        break;
      case "image": {
        const image = kit.images.get(command.asset);
        const { source: s, target: t } = command;
        if (image !== undefined)
          context.drawImage(image, s.x, s.y, s.width, s.height, t.x, t.y, t.width, t.height);
      }
    }
  }
}

function trace<Picture, Path>(
  context: DrawingContext<Picture, Path>,
  shape: ShapeNow,
  { path }: PaintKit<Picture, Path>,
  use: "clip" | "fill",
): void {
  if ("path" in shape) {
    // A path has its own origin; a clip stays where it was made.
    context.translate(shape.x, shape.y);
    context[use](path(shape.path));
    context.translate(-shape.x, -shape.y);
    return;
  }
  const { points } = shape;
  context.beginPath();
  context.moveTo(points[0] ?? 0, points[1] ?? 0);
  for (let i = 2; i < points.length; i += 2) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  context.closePath();
  context[use]();
}
