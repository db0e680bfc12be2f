import type { SoundtrackBrief } from "#studio/film/audio/soundtrack.ts";
import type { Stereo } from "#studio/film/audio/stereo.ts";

/**
 * Composes and mixes the sound of a film in a worker (about a second for a film of 15 s), so that
 * the page responds; `useFilmSound` calls it. The music is made by
 * `studio/film/audio/soundtrack.ts`. Rejects if the worker fails or the signal stops it.
 */
export function composeSound(brief: SoundtrackBrief, signal: AbortSignal): Promise<Stereo> {
  const { promise, resolve, reject } = Promise.withResolvers<Stereo>();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./sound.worker.ts", import.meta.url), { type: "module" });
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop);
  worker.addEventListener("message", ({ data }: MessageEvent<Stereo>) => resolve(data));
  worker.addEventListener("error", (event) => reject(new Error(event.message || "no sound")));
  worker.postMessage(brief, []);
  return promise.finally(() => {
    signal.removeEventListener("abort", stop);
    worker.terminate();
  });
}
