import { RELATED, type Category } from "./category-keywords.ts";
import type { PhraseBook, Scene } from "./phrase-book.ts";
import { AR } from "./phrase-books/ar.ts";
import { DE } from "./phrase-books/de.ts";
import { EN } from "./phrase-books/en.ts";
import { ES } from "./phrase-books/es.ts";
import { FR } from "./phrase-books/fr.ts";
import { IT } from "./phrase-books/it.ts";
import { JA } from "./phrase-books/ja.ts";
import { NL } from "./phrase-books/nl.ts";
import { PT } from "./phrase-books/pt.ts";
import { RU } from "./phrase-books/ru.ts";
import { ZH } from "./phrase-books/zh.ts";

const BOOKS: Partial<Record<string, PhraseBook>> = {
  ar: AR,
  de: DE,
  en: EN,
  es: ES,
  fr: FR,
  it: IT,
  ja: JA,
  nl: NL,
  pt: PT,
  ru: RU,
  "zh-Hans": ZH,
};

/** Null where no phrase book exists: then an ad is laid out from the user's own words alone. */
export function phraseBookFor(language: string): PhraseBook | null {
  return BOOKS[language] ?? null;
}

/** The scene of a trade or of its nearest relative in a book; its general one where the trade is unknown. */
export function sceneFor(book: PhraseBook, category: Category | null): Scene {
  const names = category === null ? [] : [category, ...(RELATED[category] ?? [])];
  for (const name of names) {
    const scene = book.scenes[name];
    if (scene !== undefined) return scene;
  }
  return book.general;
}
