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
 * Grammars of the languages that the studio writes; the first of `AD_LANGUAGES` in core. A new one
 * goes here.
 */
export const GRAMMARS: readonly AdGrammar[] = [EN, DE, FR, ES, IT, PT, NL];

/** The grammar of a language by its BCP 47 code, whatever the region, when ads are written. */
export function grammarFor(language: string): AdGrammar {
  const base = language.toLowerCase().split("-")[0];
  return GRAMMARS.find((grammar) => grammar.language === base) ?? otherGrammar(language);
}
