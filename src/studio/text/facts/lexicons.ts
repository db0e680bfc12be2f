import type { Lexicon } from "./lexicon.ts";
import { DE } from "./lexicons/de.ts";
import { EN } from "./lexicons/en.ts";
import { ES } from "./lexicons/es.ts";
import { FR } from "./lexicons/fr.ts";
import { IT } from "./lexicons/it.ts";
import { NL } from "./lexicons/nl.ts";
import { PT } from "./lexicons/pt.ts";

const LEXICONS: Readonly<Record<string, Lexicon>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pt: PT,
  nl: NL,
};

/**
 * The lexicon by which facts are read in a BCP 47 language, from the files in `lexicons/`; null if
 * there is none, for which `readFacts` and others take the English one. A new language is added
 * here.
 */
export function lexiconFor(language: string): Lexicon | null {
  return LEXICONS[language.split("-")[0]?.toLowerCase() ?? ""] ?? null;
}
