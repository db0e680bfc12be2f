import type { Film } from "#core/film/film.ts";
import type { SoundtrackBrief, SpokenPart } from "#studio/film/audio/soundtrack.ts";
import type { FilmSound } from "../encode/messages.ts";

/**
 * What is heard in a film. The generation's id is the seed, so that all shapes of a video have the
 * same music. `undefined` for a film without music and voice.
 */
export function soundBrief(
  film: Film,
  seed: string,
  voices: readonly SpokenPart[],
): SoundtrackBrief | undefined {
  const { beats, seconds, endCard, scenes } = film;
  const { mood, bars, beat } = beats;
  if (mood === null && voices.length === 0) return undefined;
  const cuts = scenes.slice(1).map(({ from }) => from);
  return { seconds, voices, ...(mood !== null && { music: { mood, bars, beat, cuts, endCard, seed } }) };
}

/**
 * Composes and mixes in a worker (about a second for a film of 15 s), so that the page responds.
 */
export function composeSound(brief: SoundtrackBrief, signal: AbortSignal): Promise<FilmSound> {
  const { promise, resolve, reject } = Promise.withResolvers<FilmSound>();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./sound.worker.ts", import.meta.url), { type: "module" });
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop);
  worker.addEventListener("message", ({ data }: MessageEvent<FilmSound>) => resolve(data));
  worker.addEventListener("error", (event) => reject(new Error(event.message || "no sound")));
  worker.postMessage(brief, []);
  return promise.finally(() => {
    signal.removeEventListener("abort", stop);
    worker.terminate();
  });
}
