import { FilmError } from "./film-error.ts";
import type { EncoderMessage, EncoderRequest, FilmJob } from "./messages.ts";

/** Painting takes twice as long as encoding; more than three painters wait for the encoder. */
const MAX_PAINTERS = 3;
const MIN_PAINTERS = 1;
/** Time in ms after which a worker that has not stopped is terminated. */
const STOP_MS = 3000;

interface MakeOptions extends Omit<FilmJob, "painters"> {
  /** Called with the number of finished frames, at most twice a second. */
  readonly onProgress: (frames: number) => void;
  /** Stops the work; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Makes the MP4 of a film in workers (`encoder.worker.ts`), while the page stays usable;
 * `renderFilm` calls it for each shape. Codec and bit rate: `studio/film/encode/encoding.ts`.
 * `MIN_PAINTERS` to `MAX_PAINTERS` painters (this file); one core is left to the page. Rejects with
 * the signal's reason when it is stopped (workers end within `STOP_MS`).
 * @throws {FilmError} if a worker fails
 */
export function makeFilm({ onProgress, signal, ...job }: MakeOptions): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./encoder.worker.ts", import.meta.url), { type: "module" });
  const send = (request: EncoderRequest) => worker.postMessage(request, []);
  const stop = () => {
    send({ type: "stop" });
    setTimeout(() => worker.terminate(), STOP_MS);
    reject(signal.reason as Error);
  };
  signal.addEventListener("abort", stop);
  let frames = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<EncoderMessage>) => {
    // Ending the encoder's worker also ends its painters.
    if (data.type !== "progress") worker.terminate();
    if (data.type === "done") return resolve(new Blob([data.file], { type: "video/mp4" }));
    if (data.type === "failed") return reject(new FilmError(data.reason, data.frame));
    frames = data.frames;
    onProgress(frames);
  });
  worker.addEventListener("error", (event) => {
    worker.terminate();
    reject(new FilmError(event.message || "the encoder could not start", frames));
  });
  const cores = navigator.hardwareConcurrency || 2;
  const painters = Math.min(MAX_PAINTERS, Math.max(MIN_PAINTERS, cores - 1));
  send({ type: "make", job: { ...job, painters } });
  return promise.finally(() => signal.removeEventListener("abort", stop));
}
