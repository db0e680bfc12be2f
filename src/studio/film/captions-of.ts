import type { Film } from "#core/film/film.ts";
import type { Caption } from "#core/film/finished-film.ts";

/**
 * The captions of a film for SRT and VTT when its video is made, by the server (`run-render.ts`) or
 * a browser: the words of each cue as one line, times in seconds.
 */
export function captionsOf({ cues, seconds }: Pick<Film, "cues" | "seconds">): Caption[] {
  const captions: Caption[] = [];
  for (const { from, to, words } of cues) {
    const text = words.map((word, index) => (index > 0 && word.space ? " " : "") + word.text).join("");
    const start = Math.max(0, from);
    const end = Math.min(seconds, to);
    if (text !== "" && start < end) captions.push({ start, end, text });
  }
  return captions;
}
