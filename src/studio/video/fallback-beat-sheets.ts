import type { PhraseBook } from "../text/phrase-book.ts";
import {
  audience,
  type Beat,
  type BeatSheet,
  callToAction,
  fact,
  keyMessage,
  line,
  names,
  offer,
  optionalHook,
  payoff,
  question,
} from "./beats.ts";
import type { NarratorLines } from "./narrator-lines.ts";

const FACT = "{fact}";

const NO_NARRATOR: NarratorLines = { opening: [], middle: [], closing: [] };

/**
 * Builds a beat sheet for a language with a phrase book for text ads but none for videos, from the
 * phrase book's sentences and a narrator's.
 */
export function beatSheetFromPhraseBook(book: PhraseBook, narrator: NarratorLines = NO_NARRATOR): BeatSheet {
  return {
    opening: [
      optionalHook,
      ...each(book.general.pains),
      ...each(narrator.opening),
      audience(...book.audience.withAudience, ...book.audience.withLabel),
    ],
    middle: [
      names(...book.introductions.plain),
      keyMessage(FACT),
      payoff,
      fact(FACT),
      fact(FACT),
      fact(FACT),
      ...each(narrator.middle),
      ...each(book.general.payoffs),
    ],
    closing: [
      offer(FACT),
      offer(FACT),
      names(...book.openers.plain, ...book.introductions.plain),
      ...each(narrator.closing),
      ...each(book.general.closings),
      callToAction,
    ],
  };
}

/** For languages without any phrase book: only what the user wrote is spoken. */
export const USER_TEXT_BEAT_SHEET: BeatSheet = {
  opening: [question(FACT), names("{offer}")],
  middle: [keyMessage(FACT), fact(FACT), fact(FACT), fact(FACT)],
  closing: [offer(FACT), offer(FACT), names("{offer}"), callToAction],
};

const each = (lines: readonly string[]): Beat[] => lines.map((text) => line(text));
