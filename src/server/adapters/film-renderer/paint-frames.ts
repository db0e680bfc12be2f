import { setImmediate as nextTurn } from "node:timers/promises";
import type { Film } from "#core/film/film.ts";
import { COVER_QUALITY } from "#studio/film/encode/encoding.ts";
import type { FrameSource } from "#studio/film/encode/frame-source.ts";
import { frameAt } from "#studio/film/frame.ts";
import { framesOf, timeOfFrame } from "#studio/film/model.ts";
import { cachedPaths, paintFrame } from "#studio/film/paint.ts";
import { i420Bytes, toI420 } from "#studio/film/yuv.ts";
import type { FilmRenderJob } from "./film-renderer.ts";
import type { CanvasPackage, NativeCanvas } from "./native-packages.ts";

/**
 * Maximum number of frames in the encoder. Its queue is unbounded and a frame takes 3 MB, so the
 * painter limits it.
 */
const MAX_QUEUED = 4;

/** Frames of a film painted by this process, and its cover. */
interface PaintedFilm extends FrameSource {
  /** Returns a frame of the film in full size as a JPEG; `time` in seconds. */
  readonly cover: (time: number) => Uint8Array<ArrayBuffer>;
  /** Paints one frame in I420, in any order. */
  readonly paint: (index: number) => ArrayBuffer;
  /** Call it for each frame that has left the encoder. */
  readonly onEncoded: () => void;
}

/** Decodes a picture once, onto a canvas; an image object would be decoded again for each frame. */
async function decode({ createCanvas, loadImage }: CanvasPackage, data: Uint8Array): Promise<NativeCanvas> {
  const image = await loadImage(Buffer.from(data));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0, image.width, image.height, 0, 0, image.width, image.height);
  return canvas;
}

/**
 * Frees the pixels of the last frame. Each frame is read into a new buffer of 8 MB outside the V8
 * heap, so V8 sees no memory pressure. Without a collection for each frame, the process grows to
 * 1.4 GB and spends most of its time in page faults. Buffers are freed in the next turn of the
 * event loop.
 */
async function collectPixels(): Promise<void> {
  globalThis.gc?.({ type: "minor" });
  await nextTurn();
}

/**
 * Draws the frames of a film on a canvas in memory, for `encodeFilm` in the render process
 * (`render-process.ts`). How a frame looks is in `studio/film/frame.ts` and `paint.ts`, which
 * browsers use too; its pixels become I420 in `toI420` of `studio/film/yuv.ts`. At most
 * `MAX_QUEUED` frames wait for the encoder; the caller must `release` each frame that it takes and
 * report each that was encoded (`onEncoded`).
 */
export async function paintFrames(
  canvasPackage: CanvasPackage,
  film: Film,
  assets: FilmRenderJob["assets"],
): Promise<PaintedFilm> {
  const { width, height } = film;
  const images = new Map<string, NativeCanvas>();
  for (const { id, data } of assets) images.set(id, await decode(canvasPackage, data));
  const { Path2D } = canvasPackage;
  const kit = { images, path: cachedPaths((data) => new Path2D(data)) };
  const canvas = canvasPackage.createCanvas(width, height);
  const context = canvas.getContext("2d");
  const free: ArrayBuffer[] = [];
  let encoded = 0;
  let changed = Promise.withResolvers<void>();
  const draw = (index: number) => paintFrame(context, frameAt(film, timeOfFrame(index, film)), kit);
  function paint(index: number): ArrayBuffer {
    draw(index);
    const buffer = free.pop() ?? new ArrayBuffer(i420Bytes(width, height));
    toI420(canvas.data(), width, height, new Uint8Array(buffer));
    return buffer;
  }
  return {
    paint,
    async take(index) {
      const isFull = () => index - encoded >= MAX_QUEUED;
      while (isFull()) await changed.promise;
      const buffer = paint(index);
      await collectPixels();
      return { buffer, release: () => void free.push(buffer) };
    },
    cover(time) {
      draw(Math.min(Math.round(time * film.fps), framesOf(film) - 1));
      return new Uint8Array(canvas.toBuffer("image/jpeg", 100 * COVER_QUALITY));
    },
    onEncoded() {
      encoded += 1;
      changed.resolve();
      changed = Promise.withResolvers<void>();
    },
    close() {},
  };
}
