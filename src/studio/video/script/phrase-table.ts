import { DE } from "./de.phrases.ts";
import { EN } from "./en.phrases.ts";
import { ES } from "./es.phrases.ts";
import { FR } from "./fr.phrases.ts";
import { IT } from "./it.phrases.ts";
import { NL } from "./nl.phrases.ts";
import { PT } from "./pt.phrases.ts";
import type { Phrases } from "./phrases.ts";

const PHRASES: Readonly<Record<string, Phrases>> = { en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL };

/**
 * The voice-over phrases of a script's language, by its BCP 47 code, from `*.phrases.ts`; undefined
 * for languages without phrases. `narrate` (`narration.ts`) calls it; a new language is added here.
 */
export function phrasesFor(language: string): Phrases | undefined {
  return PHRASES[language.toLowerCase().split("-")[0] ?? ""];
}
