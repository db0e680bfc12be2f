import { kindOf } from "./classify.ts";
import type { FactKind } from "./facts.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Clause, mergeClauses } from "./segments.ts";
import type { Value } from "./value.ts";
import { isKnownPlace } from "./values/place-names.ts";

/** The age of a person between commas: "71", "71 años", "aged 71", "71 Jahre alt". */
const AGE = /^(?:aged )?\d{2}(?: (?:years? old|jahre(?: alt)?|ans|años|anni|anos|jaar(?: oud)?))?$/iu;
/** Who a person is, between commas: "mi madre", "our head baker". */
const ROLE =
  /^(?:(?:the|our|my|his|her|mein|unser|sein|ihr)e?|mon|ma|son|sa|notre|le|la|el|il|mi|su|nuestr[oa]|(?:(?:la|il|a|o) )?(?:mi[ao]|su[ao]|nostr[ao]|minha|meu|nossa|nosso|sua|seu)|mijn|onze|ons|zijn|haar) \p{Ll}+(?: \p{Ll}+){0,2}$/iu;
/** A name at the end of a clause; German nouns have capital letters too. */
const NAMED = /\p{L} \p{Lu}\p{Ll}+$/u;
const NAMED_IN_GERMAN = /(?<!\p{L})(?:ist|heißt|frau|herr) \p{Lu}\p{Ll}+$/iu;

/** The last two words of a clause: "in Leeds", "meet Rosa". */
const LAST_WORDS = /(?<before>\p{L}+) (?<name>\p{L}+)$/u;
/** Prepositions before the name of a place. */
const BEFORE_PLACE = /^(?:in|near|around|outside|across|à|dans|vers|en|em|te|rond)$/iu;
/** Prepositions before people and before places; after these, only a known place counts. */
const BEFORE_EITHER = /^(?:at|from|to|of|by|de|d|a|da|di|ad|para|bij|uit|van|naar)$/iu;

/** Whether the name at the end of a clause is that of a place: "Plumbers in Leeds". */
function endsInPlace(clause: string): boolean {
  const { before = "", name = "" } = LAST_WORDS.exec(clause)?.groups ?? {};
  return BEFORE_PLACE.test(before) || (BEFORE_EITHER.test(before) && isKnownPlace(name));
}

/** Whether a clause tells who or how old the person is that the clause before it names. */
function isApposition(before: string, clause: string, language: string): boolean {
  const isNamed = (language.startsWith("de") ? NAMED_IN_GERMAN : NAMED).test(before);
  return isNamed && !endsInPlace(before) && (AGE.test(clause) || ROLE.test(clause));
}

/** Kinds of clauses that say nothing about a person. */
const OWN: readonly FactKind[] = ["offer", "price", "objection"];

/**
 * Merges an apposition with the clauses around it: "La cocinera es Amparo, 71 años, lleva el fogón
 * desde 1983" is one clause, because its verb has no subject without the name. Returns other
 * clauses unchanged. `readFacts` calls it before `joinClauses`; the patterns are in this file.
 */
export function mergeAppositions(
  text: string,
  clauses: readonly Clause[],
  valuesOf: (range: Clause) => readonly Value[],
  lexicon: Lexicon,
): Clause[] {
  const textOf = ({ start, end }: Clause) => text.slice(start, end);
  let endOfAside = -1;
  return mergeClauses(clauses, (previous, clause) => {
    const own = textOf(clause);
    if (isApposition(textOf(previous), own, lexicon.language)) {
      endOfAside = clause.end;
      return true;
    }
    return previous.end === endOfAside && !OWN.includes(kindOf(own, valuesOf(clause), lexicon));
  });
}

/**
 * Whether a statement contains an apposition, so that no part of it stands alone. `sentenceLines`
 * (`ads/sentence-lines.ts`) then makes a line of the whole statement only.
 */
export function hasApposition(text: string, language: string): boolean {
  const clauses = text.split(/,\s/u);
  return clauses.some((clause, at) => at > 0 && isApposition(clauses[at - 1] ?? "", clause, language));
}
