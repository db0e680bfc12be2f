import { DE } from "./de.grammar.ts";
import { EN } from "./en.grammar.ts";
import { ES } from "./es.grammar.ts";
import { FR } from "./fr.grammar.ts";
import type { AdGrammar } from "./grammar.ts";
import { IT } from "./it.grammar.ts";
import { NL } from "./nl.grammar.ts";
import { otherGrammar } from "./other-languages.ts";
import { PT } from "./pt.grammar.ts";

/**
 * Grammars of the languages that the studio writes. A new one goes here and counts in
 * `WRITTEN_LANGUAGES` of `core/generations/language.ts`; `isForeign` (`foreign.ts`) compares texts
 * with all of them.
 */
export const GRAMMARS: readonly AdGrammar[] = [EN, DE, FR, ES, IT, PT, NL];

/**
 * The grammar of a language by its BCP 47 code, whatever the region; one from `other-languages.ts`
 * if the studio does not write it. `materialOf` (`write-ads.ts`) calls it for each brief.
 */
export function grammarFor(language: string): AdGrammar {
  const base = language.toLowerCase().split("-")[0];
  return GRAMMARS.find((grammar) => grammar.language === base) ?? otherGrammar(language);
}
