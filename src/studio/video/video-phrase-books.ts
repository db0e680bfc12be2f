import { DE_VIDEO_PHRASE_BOOK } from "./phrase-books/de.ts";
import { EN_VIDEO_PHRASE_BOOK } from "./phrase-books/en.ts";
import { ES_VIDEO_PHRASE_BOOK } from "./phrase-books/es.ts";
import { FR_VIDEO_PHRASE_BOOK } from "./phrase-books/fr.ts";
import type { VideoPhraseBook } from "./video-phrase-book.ts";

const BOOKS: Partial<Record<string, VideoPhraseBook>> = {
  de: DE_VIDEO_PHRASE_BOOK,
  en: EN_VIDEO_PHRASE_BOOK,
  es: ES_VIDEO_PHRASE_BOOK,
  fr: FR_VIDEO_PHRASE_BOOK,
};

/** Finds the video phrase book of a BCP 47 language; null if there is none. */
export function videoPhraseBookFor(language: string): VideoPhraseBook | null {
  return BOOKS[language] ?? null;
}
