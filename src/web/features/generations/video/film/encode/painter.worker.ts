import type { Film } from "#core/film/film.ts";
import { frameAt } from "#studio/film/frame.ts";
import { paint, pathCache, type Kit, type Surface } from "#studio/film/paint.ts";
import { toI420 } from "#studio/film/yuv.ts";
import type { LoadedAsset, PainterMessage, PainterRequest } from "./messages.ts";

/**
 * Draws single frames and converts them to I420. A frame depends on the film and its time only, so
 * several painters share a film.
 */
interface Painter {
  readonly film: Film;
  readonly surface: OffscreenCanvasRenderingContext2D;
  readonly kit: Kit;
}

const free: ArrayBuffer[] = [];
let painter: Painter | undefined;
let frame = 0;

const send = (message: PainterMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

async function start(film: Film, assets: readonly LoadedAsset[]): Promise<Painter> {
  const decoded = await Promise.all(
    assets.map(async ({ id, blob }) => [id, await createImageBitmap(blob)] as const),
  );
  // Without the GPU: reading a frame back from it takes longer than drawing it in memory.
  const surface = new OffscreenCanvas(film.width, film.height).getContext("2d", {
    alpha: false,
    willReadFrequently: true,
  });
  if (!surface) throw new Error("no 2D canvas");
  return { film, surface, kit: { assets: new Map(decoded), path: pathCache((data) => new Path2D(data)) } };
}

function draw({ film, surface, kit }: Painter, at: number): ArrayBuffer {
  const { width, height, fps } = film;
  paint(surface as unknown as Surface, frameAt(film, at / fps), kit);
  const { data } = surface.getImageData(0, 0, width, height);
  const buffer = free.pop() ?? new ArrayBuffer((width * height * 3) / 2);
  toI420(new Uint8Array(data.buffer), width, height, new Uint8Array(buffer));
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
  const buffer = draw(painter, frame);
  send({ type: "frame", frame, buffer }, [buffer]);
}

self.onmessage = ({ data }: MessageEvent<PainterRequest>) => {
  handle(data).catch((error: unknown) => send({ type: "failed", reason: String(error), frame }));
};
