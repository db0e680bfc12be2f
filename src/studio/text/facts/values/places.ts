import { eachMatch } from "#core/each-match.ts";
import type { Lexicon } from "../lexicon.ts";
import type { PlaceValue } from "../value.ts";
import { type Draft, perLexicon, valuePattern } from "./find.ts";
import { endsLikeTown, isKnownPlace } from "./place-names.ts";

const NAME =
  "\\p{Lu}[\\p{L}'’]+(?:[-.]\\p{L}[\\p{L}'’]*)*(?:\\s(?:(?:on|upon|under|am|an der|sur|de|la|del|di|do|da|dos|den|der|le|les|lez|en|aan|op)\\s(?:(?:la|le|les|der|den|l['’])\\s?)?)?\\p{Lu}[\\p{L}'’]+(?:-\\p{L}[\\p{L}'’]*)*){0,3}";
/** Share of capitalized words above which capitals do not indicate names. */
const TITLE_CASE = 0.7;

/**
 * Alternatives in small letters, with a first capital and in capitals. The modifier `(?i:)` would
 * say the same, but V8 misses accented capitals in patterns that it has compiled to machine code.
 */
function anyCase(alternatives: string): string {
  const capitalized = alternatives.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  const forms = [alternatives, capitalized];
  // In capitals an escape such as \s would mean something else.
  return alternatives.includes("\\") ? forms.join("|") : [...forms, alternatives.toUpperCase()].join("|");
}

const patternsOf = perLexicon(({ place }: Lexicon) => ({
  named: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?<preposition>(?:${anyCase(place.prepositions)}))|(?<weak>(?:${anyCase(place.weakPrepositions)})))\\s(?:(?:${anyCase(place.articles)})\\s)*(?<name>${NAME}(?:(?:,\\s|\\s(?:${place.and})\\s|,\\s(?:${place.and})\\s)${NAME}){0,4})(?![\\p{L}\\p{N}])`,
    "gu",
  ),
  notPlaces: new RegExp(`^(?:${place.notPlaces})(?![\\p{L}])`, "iu"),
  common: place.common === "" ? null : valuePattern(place.common),
  address:
    place.address === ""
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${place.address})(?![\\p{L}\\p{N}])`, "gu"),
}));

/**
 * Finds places in a brief, for `findValues`: names after a preposition, addresses, and common ones
 * such as "in town". The words are `place` of the lexicons (`lexicons/<language>.ts`), known names
 * in `place-names.ts`.
 */
export function findPlaces(text: string, lexicon: Lexicon): Draft<PlaceValue>[] {
  const { named, notPlaces, common, address } = patternsOf(lexicon);
  const townsByEnd = lexicon.language === "de" || lexicon.language === "nl";
  const found: Draft<PlaceValue>[] = [];
  const add = (start: number, end: number, preposition: string) => {
    if (!found.some((place) => start < place.end && place.start < end))
      found.push({ kind: "place", start, end, preposition });
  };
  const addAll = (pattern: RegExp | null) => {
    if (pattern === null) return;
    for (const match of eachMatch(text, pattern)) add(match.index, match.index + match[0].length, "");
  };
  addAll(address);
  // Where every word has a capital, capitals say nothing about names.
  const strict = isTitleCase(text);
  for (const match of eachMatch(text, named)) {
    const { preposition, weak = "", name = "" } = match.groups ?? {};
    if (notPlaces.test(name)) continue;
    const known = isKnownPlace(name) || (townsByEnd && endsLikeTown(name));
    if (!known && (strict || preposition === undefined)) continue;
    const end = match.index + match[0].length;
    add(end - name.length, end, preposition ?? weak);
  }
  addAll(common);
  return found;
}

function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > TITLE_CASE;
}
