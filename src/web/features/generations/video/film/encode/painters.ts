import type { Film } from "#core/film/film.ts";
import type { FrameSource, PaintedFrame } from "#studio/film/encode/frame-source.ts";
import type { LoadedAsset, PainterMessage, PainterRequest } from "./messages.ts";

/** Frames that each painter may be ahead of the encoder; bounds the memory. */
const AHEAD = 2;

const send = (worker: Worker, request: PainterRequest, transfer: Transferable[] = []) =>
  worker.postMessage(request, transfer);

/**
 * Error of a painter worker with the index of the frame: `startPainters` throws it,
 * `encoder.worker.ts` reports it to the page.
 */
export class PaintError extends Error {
  /** Index of the frame. */
  readonly frame: number;

  constructor(reason: string, frame: number) {
    super(reason);
    this.frame = frame;
  }
}

/**
 * Starts `count` painter workers (`MAX_PAINTERS` in `make-film.ts`) for the `total` frames of a
 * film, from `encoder.worker.ts`, for `encodeFilm` (`studio/film/encode/encode-film.ts`). Each
 * painter works on `AHEAD` frames and gets the next one when the encoder has taken one, so a slow
 * encoder slows the painters down. The first failure rejects all pending and later calls of `take`
 * with a `PaintError`.
 */
export async function startPainters(
  film: Film,
  assets: readonly LoadedAsset[],
  count: number,
  total: number,
): Promise<FrameSource> {
  const painted = new Map<number, PaintedFrame>();
  const waiting = new Map<number, PromiseWithResolvers<PaintedFrame>>();
  const workers: Worker[] = [];
  let next = 0;
  let failure: PaintError | undefined;

  function fail(reason: string, frame: number) {
    failure ??= new PaintError(reason, frame);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  function requestNext(worker: Worker) {
    if (next >= total) return;
    send(worker, { type: "paint", frame: next });
    next += 1;
  }

  function receive(worker: Worker, frame: number, buffer: ArrayBuffer) {
    const result: PaintedFrame = {
      buffer,
      release: () => {
        send(worker, { type: "reuse", buffer }, [buffer]);
        requestNext(worker);
      },
    };
    const request = waiting.get(frame);
    if (!request) painted.set(frame, result);
    waiting.delete(frame);
    request?.resolve(result);
  }

  function startPainter(): Promise<void> {
    const worker = new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
    workers.push(worker);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.addEventListener("message", ({ data }: MessageEvent<PainterMessage>) => {
      if (data.type === "ready") return resolve();
      if (data.type === "frame") return receive(worker, data.frame, data.buffer);
      fail(data.reason, data.frame);
      reject(failure);
    });
    worker.addEventListener("error", (event) => {
      fail(event.message || "a painter could not start", next);
      reject(failure);
    });
    send(worker, { type: "start", film, assets });
    return promise;
  }

  await Promise.all(Array.from({ length: count }, startPainter));
  for (let turn = 0; turn < AHEAD; turn++) for (const worker of workers) requestNext(worker);

  return {
    async take(frame) {
      if (failure) throw failure;
      const ready = painted.get(frame);
      painted.delete(frame);
      if (ready) return ready;
      const request = Promise.withResolvers<PaintedFrame>();
      waiting.set(frame, request);
      return request.promise;
    },
    close() {
      for (const worker of workers) worker.terminate();
    },
  };
}
