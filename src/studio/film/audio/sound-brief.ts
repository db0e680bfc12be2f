import type { Film } from "#core/film/film.ts";
import type { SoundtrackBrief, SpokenPart } from "./soundtrack.ts";

/**
 * The music and voices of a film as the input of `composeSoundtrack` (`soundtrack.ts`), for the web
 * app (`use-film-sound.ts`) and the server's `render-process.ts`. The generation's id is the seed,
 * so that all shapes of a video have the same music. `undefined` for a film without music and
 * voice.
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
