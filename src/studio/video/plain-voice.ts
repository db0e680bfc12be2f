import type { PhraseBook } from "../text/phrase-book.ts";
import type { FilmLines } from "./film-lines.ts";
import {
  audience,
  call,
  fact,
  joy,
  lead,
  line,
  maybeHook,
  names,
  offer,
  question,
  type Beat,
  type StyleVoice,
} from "./voice.ts";

const FACT = "{fact}";

const NO_LINES: FilmLines = { opening: [], middle: [], closing: [] };

/**
 * A voice-over for languages that have a phrase book for ads but none for films: its sentences, with a few of a
 * narrator's, in the order of a film.
 */
export function voiceFromAds(book: PhraseBook, film: FilmLines = NO_LINES): StyleVoice {
  return {
    opening: [
      maybeHook,
      ...each(book.general.pains),
      ...each(film.opening),
      audience(...book.audience.to, ...book.audience.label),
    ],
    middle: [
      names(...book.presents.plain),
      lead(FACT),
      joy,
      fact(FACT),
      fact(FACT),
      fact(FACT),
      ...each(film.middle),
      ...each(book.general.joys),
    ],
    closing: [
      offer(FACT),
      offer(FACT),
      names(...book.openers.plain, ...book.presents.plain),
      ...each(film.closing),
      ...each(book.general.closings),
      call,
    ],
  };
}

/** Only what the user wrote, for every other language. */
export const BARE_VOICE: StyleVoice = {
  opening: [question(FACT), names("{offer}")],
  middle: [lead(FACT), fact(FACT), fact(FACT), fact(FACT)],
  closing: [offer(FACT), offer(FACT), names("{offer}"), call],
};

const each = (lines: readonly string[]): Beat[] => lines.map((text) => line(text));
