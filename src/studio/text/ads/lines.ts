import { firstClauses } from "../../language/first-clauses.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop, removeUnbalancedMarks, stripOuterQuotes } from "../../language/punctuation.ts";
import type { Script } from "../../language/script.ts";
import { normalizeSpaces } from "../../language/lines.ts";
import { sameWords } from "../../language/same-words.ts";
import { benefitOf } from "./benefits/benefits.ts";
import { isForeign } from "./foreign.ts";
import { isFormality } from "../facts/formality.ts";
import { textOf, type Brief } from "../facts/brief.ts";
import { printableFacts, type Fact, type FactKind, type Facts } from "../facts/facts.ts";
import { hasWords } from "../facts/lexicon.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import { withoutMarkup } from "../facts/unfit.ts";
import { isBarePlace } from "../facts/values/place-names.ts";
import { calmCapitals } from "../spelling/calm-capitals.ts";
import { spellingFor } from "../spelling/spelling.ts";
import type { Address, AdGrammar } from "./grammar.ts";
import { rephrase } from "./rephrase.ts";

/**
 * Longest line in UTF-16 units that is considered for an ad; longer sentences give their clauses.
 */
const MAX_LINE = 170;

/**
 * How a line can be used: a sentence only stands alone, a phrase may also follow a name, and a
 * subjectless one ("Sends polite reminders") needs a name before it. A tag, a place or a single
 * word, stands beside a name only.
 */
export type LineShape = "sentence" | "phrase" | "subjectless" | "tag";

/**
 * A statement of the brief that can stand in an ad, whole or within a sentence; `linesOf` makes
 * them.
 */
export interface Line {
  /** As typed, without outer quotation marks and final punctuation. */
  readonly clause: string;
  /** The clause in small letters, and as it is written in the middle of a sentence. */
  readonly lower: string;
  readonly inside: string;
  /** A sentence: capitalized, with its final punctuation mark. */
  readonly text: string;
  readonly shape: LineShape;
  /** The statement with its benefit, as a sentence; null if no benefit is known. */
  readonly felt: string | null;
  /** The same with the statement before its benefit, for the middle of an ad. */
  readonly explained: string | null;
  /** The facts that the line states; the first one is the most important. */
  readonly facts: readonly Fact[];
  /** Whether the line is a whole sentence of the brief, not a clause of one. */
  readonly isWhole: boolean;
  /** Whether nobody reads an ad for it: "VAT invoice". */
  readonly isFormality: boolean;
}

/** Input for the lines of ads: brief, facts, grammar and address. */
export interface LineOptions {
  readonly brief: Brief;
  readonly facts: Facts;
  readonly grammar: AdGrammar;
  readonly script: Script;
  /** How ads address the reader; null for the usual way of the language. */
  readonly address: Address | null;
}

/** Kinds in the order in which they lead an ad. */
const LEAD_ORDER: readonly FactKind[] = [
  "offer",
  "price",
  "objection",
  "number",
  "time",
  "proof",
  "process",
  "place",
  "benefit",
  "feature",
  "caution",
];

/**
 * The lines of a brief in its order: each whole sentence that is short enough, and each clause of a
 * sentence with several facts. What the notes forbid is left out.
 */
export function linesOf({ brief, facts, grammar, script, address }: LineOptions): Line[] {
  const correct = spellingFor(grammar.language, Object.values(brief).join("\n"));
  const line = (typed: string, stated: readonly Fact[], isWhole: boolean) =>
    lineOf(typed, stated, { grammar, script, address, correct, isWhole });
  const allowed = printableFacts(facts).filter(
    (fact) =>
      !isForbidden(fact.text, facts) &&
      !isForbiddenSubject(fact, facts) &&
      ![facts.company, facts.product].some((name) => sameWords(name, fact.text)),
  );
  const native = allowed.filter(
    ({ kind, text, values }) =>
      // A price is understood in every language.
      kind !== "caution" && (values.some((value) => value.kind === "price") || !isForeign(text, grammar)),
  );
  const printable = native.length > 0 ? native : allowed;
  const sentences = Map.groupBy(printable, ({ sentence }) => `${sentence.field} ${sentence.start}`);
  const hidden = facts.all.filter((fact) => !printable.includes(fact));
  const lines: Line[] = [];
  const groups = [...sentences.values()];
  const wholeOf = ([first]: readonly Fact[]) => {
    if (!first) return null;
    const { sentence } = first;
    const whole = normalizeSpaces(withoutMarkup(textOf(brief, sentence)));
    const sharesNote = hidden.some(
      ({ span }) => span.field === sentence.field && span.start < sentence.end && span.end > sentence.start,
    );
    return whole.length <= MAX_LINE && !sharesNote && !isForbidden(whole, facts) ? whole : null;
  };
  for (const [index, group] of groups.entries()) {
    const whole = wholeOf(group);
    const wholeFits = whole !== null;
    const answer = groups[index + 1] ?? [];
    if (whole !== null && isQuestion(whole) && answer[0]?.span.field === group[0]?.span.field) {
      const answered = wholeOf(answer);
      if (answered !== null && answer.length <= MAX_TOGETHER) {
        lines.push(line(`${whole} ${answered}`, byImportance([...answer, ...group]), true));
        continue;
      }
    }
    if (whole !== null && group.length <= MAX_TOGETHER) lines.push(line(whole, byImportance(group), true));
    for (const fact of group) {
      const text = normalizeSpaces(fact.text);
      const fits = text.length <= MAX_LINE;
      if (fits && (group.length > 1 || !wholeFits)) lines.push(line(text, [fact], false));
      if (text.length > LONG && !hasCondition(fact, facts) && !/\p{L}:\s/u.test(text))
        for (const part of partsOf(text, fact)) lines.push(line(part, [fact], false));
    }
  }
  return unique(lines);
}

/** Longest question in UTF-16 units that a brief answers itself: "Locked out?" */
const MAX_QUESTION = 48;

/** Whether a line starts with a question of the brief, alone or with its answer. */
export const isAsking = ({ text }: Line): boolean => /^[^.!?]+\?/u.test(text);

const isQuestion = (text: string) => text.length <= MAX_QUESTION && text.endsWith("?");

/** Maximum number of facts in a sentence that is kept whole; more read like a list. */
const MAX_TOGETHER = 3;
/** A longer statement gives its parts as well, in UTF-16 units. */
const LONG = 60;
/** Longest start of a long sentence, in UTF-16 units, and its fewest words. */
const MAX_PART = 110;
const MIN_PART_WORDS = 4;

/** Whether a part of a fact could promise more than the whole: "20% off, with code HELLO20". */
function hasCondition({ kind, text }: Fact, { language }: Facts): boolean {
  return kind === "offer" || hasWords(text, (lexiconFor(language) ?? EN).condition);
}

/** A long statement up to the end of a clause, and its clause with the price. */
function partsOf(text: string, { values }: Fact): string[] {
  const head = firstClauses(
    text,
    (part) => part.length <= MAX_PART && part.split(" ").length >= MIN_PART_WORDS,
  );
  const price = values.find(({ kind }) => kind === "price")?.text;
  const priced = text
    .split(/,\s|;\s|\s[–—-]\s/u)
    .find((clause) => price !== undefined && clause.includes(price) && clause.length <= MAX_PART);
  return [head, priced].filter((part) => part !== null && part !== undefined);
}

function byImportance(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => LEAD_ORDER.indexOf(a.kind) - LEAD_ORDER.indexOf(b.kind));
}

/** How a statement becomes a line: the grammar and the spelling of its brief. */
interface LineStyle extends Omit<LineOptions, "brief" | "facts"> {
  readonly correct: (text: string) => string;
  readonly isWhole: boolean;
}

function lineOf(
  typed: string,
  stated: readonly Fact[],
  { grammar, script, address, correct, isWhole }: LineStyle,
): Line {
  const marked = removeUnbalancedMarks(stripOuterQuotes(typed)).replace(/([!?])[!?]+/gu, "$1");
  const spelled = correct(calmCapitals(marked));
  const cased = (grammar.correctCase?.(spelled) ?? spelled).replace(/^[\s,;:–—-]+/u, "");
  const sentence = rephrase(cased, stated, grammar).replace(/(?<=\? )\p{Ll}/gu, (letter) =>
    letter.toLocaleUpperCase(),
  );
  const clause = sentence.replace(/[\s.,;:!…。！،-]+$/u, "");
  const inside = startsWithPlace(clause, stated) ? clause : insideSentence(clause, grammar);
  const felt = stated.length === 1 ? benefitOf(clause, inside, grammar, address) : null;
  return {
    clause,
    lower: clause.toLowerCase(),
    inside,
    text: ensureFullStop(capitalizeFirst(sentence), script),
    shape: shapeOf(clause, grammar),
    felt: felt?.first ?? null,
    explained: felt?.last ?? null,
    facts: stated,
    isWhole,
    isFormality: isFormality(clause),
  };
}

const startsWithPlace = (clause: string, stated: readonly Fact[]) =>
  stated.some(({ values }) => values.some(({ kind, text }) => kind === "place" && clause.startsWith(text)));

function shapeOf(clause: string, grammar: AdGrammar): LineShape {
  if (isBarePlace(clause) || isSingleWord(clause, grammar)) return "tag";
  if (grammar.subjectless?.test(clause)) return "subjectless";
  if (/[?!]/u.test(clause) || clause.split(" ").length > 12) return "sentence";
  return grammar.nounPhrase.test(clause) && !grammar.clause.test(clause) ? "phrase" : "sentence";
}

/** One word says too little for a sentence of its own, in the languages that the studio writes. */
function isSingleWord(clause: string, { functionWords }: AdGrammar): boolean {
  return functionWords.size > 0 && /^\p{L}[\p{L}’'-]*$/u.test(clause);
}

/**
 * A clause of a brief for the middle of a sentence: its first word loses the capital letter that
 * only the start of a sentence gave it. Words that may be names keep it.
 */
export function insideSentence(clause: string, grammar: AdGrammar): string {
  const first = /^[\p{L}’'-]+/u.exec(clause)?.[0] ?? "";
  const small = first.toLowerCase();
  const rest = clause.slice(first.length);
  if (grammar.functionWords.has(small) || grammar.isCommonWord?.(first, rest.trimStart()) === true)
    return small + rest;
  return clause;
}

/**
 * Starts of sentences that need the one before them: "It also cleans itself". Pronouns, and words
 * that join, of the languages with a grammar.
 */
const DEPENDENT =
  /^(?:it|its|they|them|their|these|those|so|and|but|or|also|because|however|plus|then|which|he|she|his|her|es|er|und|aber|denn|deshalb|auch|ils?|elles?|ce|cela|et|mais|donc|aussi|esto|eso|y|pero|también|ello|questo|ma|anche|isso|isto|mas|também|dit|dat|deze|maar|ook)(?!\p{L})/iu;

/** Whether a line can start an ad or a script, or be the headline of a picture. */
export function canLead({ clause, facts, shape, isFormality: isFormal }: Line): boolean {
  return (
    shape !== "tag" &&
    !DEPENDENT.test(clause) &&
    !isFormal &&
    !/\s(?:too|as well)$/iu.test(clause) &&
    facts.every(({ kind }) => kind !== "caution")
  );
}

/** Whether a fact is about a subject that the notes forbid: "do not mention the price". */
function isForbiddenSubject({ kind, values }: Fact, { rules }: Facts): boolean {
  const has = (value: string) => values.some((found) => found.kind === value);
  return (
    (rules.avoidTopics.includes("price") && has("price")) ||
    (rules.avoidTopics.includes("discount") && (kind === "offer" || has("percent")))
  );
}

/** Whether a text has a word that the notes of the brief forbid; such lines are left out of ads. */
export function isForbidden(text: string, { rules }: Pick<Facts, "rules">): boolean {
  return rules.avoid.some((word) => containsWord(text, word));
}

/**
 * Whether an ad's text has a word or name, not only its letters within another word; ignores case.
 */
export function containsWord(text: string, word: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), word.toLowerCase()];
  if (wanted === "") return false;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (
      !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? " ") &&
      !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? " ")
    )
      return true;
  }
  return false;
}

function unique(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ lower }) => {
    if (lower === "" || seen.has(lower)) return false;
    seen.add(lower);
    return true;
  });
}
