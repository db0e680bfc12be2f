import type { Lexicon } from "./lexicon.ts";
import { EN } from "./lexicons/en.ts";

const LEXICONS: Readonly<Record<string, Lexicon>> = { en: EN };

/** The lexicon of a BCP 47 language; null if there is none. */
export function lexiconFor(language: string): Lexicon | null {
  return LEXICONS[language.split("-")[0]?.toLowerCase() ?? ""] ?? null;
}
