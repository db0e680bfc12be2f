import { type Category, RELATED_CATEGORIES } from "./category-keywords.ts";
import type { CategoryPhrases, PhraseBook } from "./phrase-book.ts";
import { AR_PHRASE_BOOK } from "./phrase-books/ar.ts";
import { DE_PHRASE_BOOK } from "./phrase-books/de.ts";
import { EN_PHRASE_BOOK } from "./phrase-books/en.ts";
import { ES_PHRASE_BOOK } from "./phrase-books/es.ts";
import { FR_PHRASE_BOOK } from "./phrase-books/fr.ts";
import { IT_PHRASE_BOOK } from "./phrase-books/it.ts";
import { JA_PHRASE_BOOK } from "./phrase-books/ja.ts";
import { NL_PHRASE_BOOK } from "./phrase-books/nl.ts";
import { PT_PHRASE_BOOK } from "./phrase-books/pt.ts";
import { RU_PHRASE_BOOK } from "./phrase-books/ru.ts";
import { ZH_PHRASE_BOOK } from "./phrase-books/zh.ts";

const BOOKS: Partial<Record<string, PhraseBook>> = {
  ar: AR_PHRASE_BOOK,
  de: DE_PHRASE_BOOK,
  en: EN_PHRASE_BOOK,
  es: ES_PHRASE_BOOK,
  fr: FR_PHRASE_BOOK,
  it: IT_PHRASE_BOOK,
  ja: JA_PHRASE_BOOK,
  nl: NL_PHRASE_BOOK,
  pt: PT_PHRASE_BOOK,
  ru: RU_PHRASE_BOOK,
  "zh-Hans": ZH_PHRASE_BOOK,
};

/** Finds the phrase book of a BCP 47 language; null if there is none. */
export function phraseBookFor(language: string): PhraseBook | null {
  return BOOKS[language] ?? null;
}

/** Finds the phrases of a category, else of a related one, else the general ones. */
export function categoryPhrases(book: PhraseBook, category: Category | null): CategoryPhrases {
  const names = category === null ? [] : [category, ...(RELATED_CATEGORIES[category] ?? [])];
  for (const name of names) {
    const phrases = book.categories[name];
    if (phrases !== undefined) return phrases;
  }
  return book.general;
}
