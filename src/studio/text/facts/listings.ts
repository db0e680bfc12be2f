import type { FactKind } from "./facts.ts";
import type { Lexicon } from "./lexicon.ts";
import { CONSEQUENCE_WORDS, type Clause } from "./segments.ts";

/** "Includes tile saw, pressure washer, ladders": one statement with its items. */
const LISTING =
  /^(?:(?:it|this|the price|we|das|der preis|ça|il|elle) )?(?:includ(?:es?|ing)|inkl(?:usive|\.)?|beinhaltet|enthält|comprend|inclut|incluye|include|comprende|inclui|inclusief|inbegrepen)(?!\p{L})/iu;
/** Kinds of clauses that are items of a listing; a price or an offer is a statement of its own. */
const LISTED: readonly FactKind[] = ["feature", "benefit", "process", "place"];
/** UTF-16 units; a longer listing is cut at its commas. */
const MAX_LISTING = 90;

/**
 * Whether a clause is the next item of a listing that the clauses before it start (words: `LISTING`
 * here). `joinClauses` (`classify.ts`) then keeps both as one statement, up to `MAX_LISTING`.
 */
export const continuesListing = (
  before: string,
  clause: string,
  join: Clause["join"],
  kind: FactKind,
): boolean =>
  join === "weak" &&
  LISTED.includes(kind) &&
  LISTING.test(before) &&
  before.length + clause.length <= MAX_LISTING;

/** "tires and brakes so you are not turned away": the last items of a list, and what follows. */
const LAST_ITEMS = new RegExp(
  `^\\p{L}+ (?:and|und|et|y|e|en) \\p{L}+ (?:${CONSEQUENCE_WORDS}|cosi|asi que)(?!\\p{L})`,
  "iu",
);
/** Further names after "we cover Stockport": "Cheadle and Bramhall", "Mason and Gill counties". */
const NAME = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*";
const FURTHER_NAMES = new RegExp(`^${NAME}(?: (?:and|&|und|et|y|e|en) ${NAME}(?: \\p{Ll}+)?)?$`, "u");
const ENDS_IN_NAME = new RegExp(`\\p{Ll} ${NAME}$`, "u");
/** In German, only after a preposition of places, because common nouns are capitalized, too. */
const ENDS_IN_PLACE = new RegExp(`(?<!\\p{L})(?:nach|um) ${NAME}$`, "u");

/** "fertig wieder mitnehmen": up to four words of which the last is an infinitive. */
const STEP = /^(?:\p{L}+ ){0,3}\p{Ll}{2,}(?:en|ern|eln)$/u;

/**
 * Whether a clause belongs to the list in the clause before it: as its last items (`LAST_ITEMS`
 * here), as further names (`FURTHER_NAMES`), or in German and Dutch as the next of several steps:
 * "abgeben, einkaufen gehen, fertig mitnehmen" (`STEP`). `joinClauses` (`classify.ts`) keeps both
 * together.
 */
export function continuesList(before: string, clause: string, { language }: Lexicon): boolean {
  if (LAST_ITEMS.test(clause)) return true;
  const ends = language.startsWith("de") ? ENDS_IN_PLACE : ENDS_IN_NAME;
  const [item = ""] = before.split(/,\s/u).slice(-1);
  if (FURTHER_NAMES.test(clause) && (ends.test(before) || (FURTHER_NAMES.test(item) && item !== before)))
    return true;
  return hasSteps(language) && STEP.test(item) && STEP.test(clause);
}

const hasSteps = (language: string) => /^(?:de|nl)/u.test(language);

/**
 * A German or Dutch text up to the first of several steps (`STEP` here), of which a part alone is
 * torn; the text itself without steps. `sentenceLines` (`ads/sentence-lines.ts`) divides only that.
 */
export function beforeSteps(text: string, language: string): string {
  if (!hasSteps(language)) return text;
  const clauses = text.split(/,\s/u);
  const isStep = (at: number) => STEP.test((clauses[at] ?? "").replace(/[\s.!]+$/u, ""));
  const first = clauses.findIndex((_, at) => isStep(at) && isStep(at + 1));
  return first < 1 ? text : clauses.slice(0, first).join(", ");
}

/**
 * Whether a text ends with a condition after a dash, which the next clause completes: "Your
 * employer pays – if it won't". `joinClauses` (`classify.ts`) keeps both together.
 */
export function endsInCondition(before: string): boolean {
  const parts = before.split(/\s\p{Pd}\s/u);
  const last = parts.at(-1) ?? "";
  return parts.length > 1 && /^(?:if|wenn|falls|si|se|als)(?!\p{L})/iu.test(last) && !last.includes(",");
}
