import type { CaptionWord } from "#core/film/film.ts";
import { countLines } from "#studio/image/text/breaks.ts";
import type { Atom } from "#studio/image/text/measured-text.ts";
import { endsClause, endsSentence } from "./spoken-words.ts";

/**
 * A word of a caption with its measured width and the time of `timeWords` (`spoken-words.ts`), by
 * which captions are broken into lines; `directFilm` (`direct-film.ts`) makes it.
 */
export interface SpokenAtom extends CaptionWord {
  readonly atom: Atom;
}

/**
 * Words of a caption that are shown together, from `cuesOf`; times are in seconds.
 * `caption-actors.ts` draws it, `directFilm` (`direct-film.ts`) lists it.
 */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly words: readonly SpokenAtom[];
}

/** Words of a caption that are read at a glance. */
const MOST_WORDS = 8;
/** A caption stays this long after its last word. */
const AFTER = 0.5;
/**
 * Additional space between words of captions in em, because the spoken word has a mark around it;
 * breaking and drawing of lines use it.
 */
const WORD_AIR = 0.08;

/**
 * Converts words of a caption for the breaking of lines, with the additional space for a mark
 * (`WORD_AIR`); `cuesOf` and `caption-actors.ts` call it.
 */
export const airyAtoms = (words: readonly SpokenAtom[]): Atom[] =>
  words.map(({ atom }) => ({ ...atom, gap: atom.gap + WORD_AIR }));

/**
 * Groups the words of a shot into captions of at most `MOST_WORDS` words that fit a place of
 * `lines` lines and `width` em; each stays `AFTER` seconds, the last one ends by `until` (seconds).
 * No caption continues after the end of a sentence, nor after that of a clause once it has three
 * words; a single last word takes the word before it along if both fit. `direct-film.ts` calls it;
 * times come from `spoken-words.ts`.
 */
export function cuesOf(
  words: readonly SpokenAtom[],
  slot: { readonly width: number; readonly lines: number; readonly until: number },
): Cue[] {
  const fits = (group: readonly SpokenAtom[]) =>
    group.length <= MOST_WORDS && countLines(airyAtoms(group), slot.width) <= slot.lines;
  const groups: SpokenAtom[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isOver =
      before && (endsSentence(before.text) || (endsClause(before.text) && (group?.length ?? 0) >= 3));
    if (!group || isOver || !fits([...group, word])) groups.push([word]);
    else group.push(word);
  }
  groups.forEach((group, index) => {
    const before = groups[index - 1];
    const last = before?.at(-1);
    if (!before || !last || group.length > 1 || before.length < 3 || endsSentence(last.text)) return;
    if (fits([last, ...group])) group.unshift(...before.splice(-1));
  });
  return groups.map((group, index) => {
    const from = group[0]?.from ?? 0;
    const next = groups[index + 1]?.[0]?.from ?? slot.until;
    const to = Math.min(next, (group.at(-1)?.to ?? from) + AFTER);
    // A short pause would flicker.
    return { words: group, from, to: next - to < 0.4 ? next : to };
  });
}
