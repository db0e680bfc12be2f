import { DE } from "./de.directions.ts";
import { EN } from "./en.directions.ts";
import { ES } from "./es.directions.ts";
import { FR } from "./fr.directions.ts";
import { IT } from "./it.directions.ts";
import { NL } from "./nl.directions.ts";
import { PT } from "./pt.directions.ts";
import type { Directions } from "./directions.ts";

const DIRECTIONS: Readonly<Record<string, Directions>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pt: PT,
  nl: NL,
};

/**
 * Scene directions in a language by its BCP 47 code, from `*.directions.ts`; undefined if the
 * studio has none in it. `writeVideoScript` (`write-video-script.ts`) calls it; a new language is
 * added to the table here.
 */
export function directionsFor(language: string): Directions | undefined {
  return DIRECTIONS[language.toLowerCase().split("-")[0] ?? ""];
}
