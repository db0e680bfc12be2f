import type { Film } from "#core/film/film.ts";
import { frameAt } from "#studio/film/frame.ts";
import { timeOfFrame } from "#studio/film/model.ts";
import { cachedPaths, paintFrame, type PaintKit } from "#studio/film/paint.ts";
import { i420Bytes, toI420 } from "#studio/film/yuv.ts";
import { createPixelReader } from "./read-pixels.ts";
import type { LoadedAsset, PainterMessage, PainterRequest } from "./messages.ts";

/**
 * Draws single frames and converts them to I420. A frame depends on the film and its time only, so
 * several painters share a film.
 */
interface Painter {
  readonly film: Film;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly kit: PaintKit<ImageBitmap, Path2D>;
  readonly readPixels: ReturnType<typeof createPixelReader>;
}

const free: ArrayBuffer[] = [];
let painter: Painter | undefined;
let frame = 0;

const send = (message: PainterMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

async function start(film: Film, assets: readonly LoadedAsset[]): Promise<Painter> {
  const images = await Promise.all(
    assets.map(async ({ id, blob }) => [id, await createImageBitmap(blob)] as const),
  );
  // Without the GPU: reading a frame back from it takes longer than drawing it in memory.
  const context = new OffscreenCanvas(film.width, film.height).getContext("2d", {
    alpha: false,
    willReadFrequently: true,
  });
  if (!context) throw new Error("no 2D canvas");
  const kit = { images: new Map(images), path: cachedPaths((data) => new Path2D(data)) };
  return { film, context, kit, readPixels: createPixelReader(context) };
}

async function paint({ film, context, kit, readPixels }: Painter, index: number): Promise<ArrayBuffer> {
  const { width, height } = film;
  paintFrame(context, frameAt(film, timeOfFrame(index, film)), kit);
  const { data, order } = await readPixels();
  const buffer = free.pop() ?? new ArrayBuffer(i420Bytes(width, height));
  toI420(data, width, height, new Uint8Array(buffer), order);
  return buffer;
}

async function handle(request: PainterRequest): Promise<void> {
  if (request.type === "reuse") {
    free.push(request.buffer);
    return;
  }
  if (request.type === "start") {
    painter = await start(request.film, request.assets);
    send({ type: "ready" });
    return;
  }
  if (!painter) throw new Error("the painter has no film");
  frame = request.frame;
  const buffer = await paint(painter, frame);
  send({ type: "frame", frame, buffer }, [buffer]);
}

// Frames share one canvas, so requests are handled one after another.
let last = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<PainterRequest>) => {
  last = last
    .then(() => handle(data))
    .catch((error: unknown) => send({ type: "failed", reason: String(error), frame }));
});
