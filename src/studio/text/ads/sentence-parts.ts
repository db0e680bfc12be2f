import type { Facts } from "../facts/facts.ts";
import { hasWords, startsWithWords } from "../facts/lexicon.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import type { AdGrammar } from "./grammar.ts";

/** A clause that a word such as "and" joins to the one before it. */
const JOINED = /^(?:and|or|but|und|oder|aber|et|ou|mais|y|e|o|u|pero|ma|mas|en|of|maar)(?!\p{L})/iu;
/** A statement with a list of what belongs to it. */
const LISTED = /\p{L}: \p{L}/u;

/** "and" within a clause, which then has the last items of a list: "cut it and take it away". */
const LAST_ITEMS = /\s(?:and|und|et|y|e|en)\s/iu;
/** Whether a text is typed like a sentence, not like a list of notes, whose items stand alone. */
export const isWritten = (text: string): boolean => /^[\p{Lu}\p{N}].*[.!?]$/u.test(text);

const laterClauses = (sentence: string) => sentence.split(/[,;]\s/u).slice(1);

/**
 * Whether a later clause of a sentence is a condition, so that a clause alone could promise more:
 * "and, if it fails, you get your money back". `linesOf` keeps such a sentence together.
 */
export function isConditional(sentence: string, { language }: Pick<Facts, "language">): boolean {
  const { subordinate } = lexiconFor(language) ?? EN;
  return laterClauses(sentence).some((clause) =>
    startsWithWords(clause.replace(JOINED, "").trim(), subordinate),
  );
}

/**
 * Whether a sentence of a brief reads best as a whole in ads: it has a condition, it ends with the
 * last item of a list ("and leave no soot"), or a list follows its colon.
 */
export function keepsTogether(sentence: string, facts: Pick<Facts, "language">): boolean {
  return (
    LISTED.test(sentence) ||
    isConditional(sentence, facts) ||
    laterClauses(sentence).some(
      (clause) => JOINED.test(clause) || (isWritten(sentence) && LAST_ITEMS.test(clause)),
    )
  );
}

/** Whether a part of a conditional sentence comes before its condition, and so is true alone. */
export function isBeforeCondition(
  part: string,
  sentence: string,
  { language }: Pick<Facts, "language">,
): boolean {
  const { subordinate } = lexiconFor(language) ?? EN;
  const condition = laterClauses(sentence).find(
    (clause) =>
      startsWithWords(clause, subordinate) || startsWithWords(clause.replace(JOINED, "").trim(), subordinate),
  );
  const at = condition === undefined ? sentence.length : sentence.indexOf(condition);
  const end = sentence.indexOf(part) + part.length;
  return sentence.includes(part) && end <= at;
}

/**
 * Starts of clauses that are sentences of their own after "and": "and the bag is yours to keep",
 * "und wir holen es ab". A verb there would belong to the clause before it.
 */
const INDEPENDENT =
  /^(?:and|und|et|y|e|en) (?:(?:if|when|wenn|falls|quand|si|cuando|se|quando|als|we|you|it|the|your|our|wir|sie|du|die|der|das|ihre?|deine?|nous|vous|le|la|les|votre|on|te|tú|los|las|el|nosotros|il|lo|gli|o|os|a|as|você|wij|je|u|het|de)(?!\p{L})|l[’'])/iu;

/** Whether a clause of a long sentence can stand alone: its start, or a clause with a subject. */
export function standsAlone(part: string, sentence: string): boolean {
  return sentence.startsWith(part) || INDEPENDENT.test(`and ${part}`);
}

/** Sentences longer than this leave no room for a call in the shorter ads, in UTF-16 units. */
export const MAX_BESIDE_CALL = 104;
/** Longest start of a sentence, in UTF-16 units, and its fewest words. */
const MAX_START = 113;
const MIN_WORDS = 5;
/** "this Saturday only" */
const ONLY = /\s(?:only|seulement|solamente|soltanto|somente)$/iu;

/**
 * A long sentence up to a later clause that says something of its own, or up to its list, so that
 * the shorter ads have room for it and no promise loses its condition; null if no such part is
 * complete.
 */
export function startOf(
  sentence: string,
  { company, product, language }: Pick<Facts, "company" | "product" | "language">,
  { functionWords }: AdGrammar,
): string | null {
  if (sentence.length <= MAX_BESIDE_CALL) return null;
  const starts = (name: string, clause: string) =>
    clause
      .replace(/^\p{L}+ /u, "")
      .toLowerCase()
      .startsWith(name.toLowerCase());
  const clauses = sentence.split(/,\s/u);
  const last = clauses.findLastIndex(
    (clause) =>
      INDEPENDENT.test(clause) ||
      (JOINED.test(clause) && (starts(company, clause) || starts(product, clause))),
  );
  const beforeList = LISTED.test(sentence) ? sentence.slice(0, sentence.search(/: \p{L}/u)) : "";
  const { condition } = lexiconFor(language) ?? EN;
  const before = clauses.slice(0, Math.max(last, 0));
  const prefixes = before
    .map((_, index) => [before.slice(0, index + 1).join(", "), before.slice(index + 1)] as const)
    .filter(([, dropped]) => !dropped.some((clause) => hasWords(clause, condition)))
    .map(([start]) => start);
  const candidates = [...prefixes.toReversed(), beforeList];
  const isComplete = (start: string) =>
    start.length <= MAX_START &&
    start.split(" ").length >= MIN_WORDS &&
    (ONLY.test(start) || !functionWords.has(/\p{L}+$/u.exec(start)?.[0].toLowerCase() ?? ""));
  return candidates.find(isComplete) ?? null;
}
