import { firstClauses } from "../../language/first-clauses.ts";
import { normalizeSpaces } from "../../language/lines.ts";
import { hasBalancedMarks } from "../../language/punctuation.ts";
import type { Fact, FactKind, Facts } from "../facts/facts.ts";
import { hasApposition } from "../facts/appositions.ts";
import { isInverted } from "../facts/inverted-clauses.ts";
import { beforeSteps } from "../facts/listings.ts";
import { hasWords } from "../facts/lexicon.ts";
import { asksForStep } from "../facts/next-step.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import { isPraise } from "../facts/praise.ts";
import { canRestrict } from "../facts/priced-lists.ts";
import { isBareAmount } from "./bare-amount.ts";
import type { AdGrammar } from "./grammar.ts";
import type { TypedLine } from "./line.ts";
import {
  isBeforeCondition,
  isBeforeConsequence,
  isBracketed,
  isConditional,
  hasJoinedClause,
  isOpeningCondition,
  isTorn,
  isWritten,
  keepsTogether,
  MAX_BESIDE_CALL,
} from "./sentence-parts.ts";
import { answerOf, shortStartOf, standsAlone, startsOf } from "./sentence-starts.ts";
import { isBeforeItems, isBeforeRecipient, isBeforeRelative } from "./torn-starts.ts";
import { isDenied } from "../facts/restrictions.ts";

/**
 * A sentence of a brief and the facts in it that ads may state. `sentencesOf` of `lines.ts` makes
 * it and hides a sentence with a note or a forbidden word; `sentenceLines` reads it.
 */
export interface Sentence {
  /** Null if a part of the sentence must not be printed. */
  readonly typed: string | null;
  readonly facts: readonly Fact[];
  /** Whether ads have other sentences, so that this one need not be cut for variety. */
  readonly hasOthers: boolean;
  /** Whether ads have enough other sentences without the small parts of this one. */
  readonly hasDetails: boolean;
  /** Whether it starts with a question that the rest answers, so that no part stands alone. */
  readonly isAnswered: boolean;
  /** The answer without its question if it describes the product; pictures may print it. */
  readonly property: string | null;
}

/**
 * Longest line in UTF-16 units that is considered for an ad. `sentenceLines` splits longer
 * sentences into their clauses; `lines.ts` joins no two sentences beyond it.
 */
export const MAX_LINE = 170;
/**
 * Maximum number of facts in a sentence that is kept whole; more read like a list. `sentenceLines`
 * applies it, unless the sentence has a condition or a list (`keepsTogether`), and so does
 * `lines.ts` for a sentence and its continuation.
 */
export const MAX_TOGETHER = 3;
/** Longest sentence in UTF-16 units that stays whole beside others; it leaves room for a call. */
const MAX_WHOLE = 90;
/** Longest sentence in UTF-16 units that has room beside any call, so that it needs no start. */
const MAX_SHORT = 98;
/** A longer statement gives its parts as well, in UTF-16 units. */
const LONG = 60;
/** Longest start of a long statement, in UTF-16 units, and its fewest words. */
const MAX_PART = 110;
const MIN_PART_WORDS = 4;

/**
 * The statements of a sentence that ads can print: the whole one, its start, its clauses, and its
 * answer after a colon, but none that would be torn or that promises more without its condition.
 * `linesOf` (`lines.ts`) makes lines of them. The limits are in this file, the tests of clauses in
 * `sentence-parts.ts` and `sentence-starts.ts`.
 */
export function sentenceLines(sentence: Sentence, facts: Facts, grammar: AdGrammar): TypedLine[] {
  const { typed, facts: stated, hasOthers, hasDetails, isAnswered, property } = sentence;
  if (typed === null) return factLines(stated, facts, {});
  if (isDenied(typed)) return [];
  const isTogether = keepsTogether(typed, facts);
  const fits = typed.length <= MAX_LINE;
  const starts = startsOf(typed, stated, facts, grammar);
  const start = shortStartOf(starts);
  const isShort = typed.length <= MAX_SHORT;
  const answer = answerOf(typed, stated, grammar);
  const isComplete = isShort || start !== null;
  const isEnough = hasOthers && stated.length <= MAX_TOGETHER && typed.length <= MAX_WHOLE;
  const isFragment = isEnough || (isTogether && isComplete);
  const isSafe = !isConditional(typed, facts);
  const isPart = (fact: Fact) => hasDetails && typed.length <= MAX_WHOLE && !isTelling(fact);
  // "Bring it to us, Wed-Sat, and we open it": the last clauses are only true after the order.
  const isOrder = isTogether && asksForStep(typed, facts.language) && hasJoinedClause(typed);
  const isFew = stated.length <= MAX_TOGETHER + Number(isAnswered);
  const hasWhole = fits && !isBracketed(typed) && (isTogether || isFew || (isAnswered && start === null));
  const clauses = stated.filter(
    ({ text, values }) =>
      !isAnswered &&
      !(isEnough && values.length === 0 && isBeforeConsequence(text, typed, facts)) &&
      !(isOrder && !typed.startsWith(text)) &&
      !(values.length === 0 && isShortStart(text, start)) &&
      !isTorn(text, facts) &&
      !isFirstOfList(text, typed) &&
      !isBeforeRelative(text, typed) &&
      !isOpeningCondition(text, typed, facts) &&
      (isSafe || (!isComplete && isBeforeCondition(text, typed, facts))) &&
      (!isTogether || isFragment || !isWritten(typed) || standsAlone(text, typed, starts, facts)),
  );
  return [
    ...(hasWhole ? [{ typed, facts: byImportance(stated), isWhole: true, isFragment: false }] : []),
    ...(start === null ? [] : [startLine(start, stated, isShort)]),
    ...(answer === null || isShort ? [] : [startLine(answer, stated, false)]),
    // Text ads have room for the question and print no fragment.
    ...(property === null ? [] : [startLine(property, stated, true)]),
    ...factLines(clauses, facts, {
      isFragment: (fact) => isFragment || (hasWhole && isPart(fact)),
      isTypedWhole: fits && stated.length === 1,
      isList: isTogether && isWritten(typed),
    }),
  ];
}

/** Whether a clause has the first item of a list behind its colon: "Here is how: we measure". */
const isFirstOfList = (text: string, typed: string) =>
  /\p{L}\s?: (?!.*\d)/u.test(text) && typed.slice(typed.indexOf(text) + text.length).startsWith(",");

/** Whether a clause says enough without the rest of a short sentence. */
const isTelling = ({ kind, text }: Fact) =>
  SOLD_ALONE.includes(kind) || (kind === "objection" && text.split(" ").length >= MIN_PART_WORDS);
const SOLD_ALONE: readonly FactKind[] = ["offer", "price", "number"];

/** @param isFragment whether ads print the whole sentence instead */
function startLine(start: string, stated: readonly Fact[], isFragment: boolean): TypedLine {
  const states = (text: string) => start.includes(normalizeSpaces(text));
  const within = stated.filter(
    ({ text, values }) =>
      states(text) || (states(text.slice(0, MIN_SHARED)) && values.every((value) => states(value.text))),
  );
  const facts = byImportance(within.length > 0 ? within : stated.slice(0, 1));
  return { typed: start, facts, isWhole: false, isFragment };
}

/** UTF-16 units at the start of a fact by which a start of its sentence states it. */
const MIN_SHARED = 12;

interface FactLineOptions {
  /** Whether ads print the whole sentence instead of a fact. */
  readonly isFragment?: (fact: Fact) => boolean;
  /** Whether the only fact is the sentence, which is a line already. */
  readonly isTypedWhole?: boolean;
  /** Whether the sentence is a list whose items do not stand alone. */
  readonly isList?: boolean;
}

/** Whether a start of the sentence that says more than a clause fits beside a call, too. */
const isShortStart = (clause: string, start: string | null) =>
  start !== null && start.length <= MAX_BESIDE_CALL && start.startsWith(`${clause},`);

/** Each fact as a line, and the parts of long ones. */
function factLines(
  stated: readonly Fact[],
  facts: Facts,
  { isFragment = () => false, isTypedWhole = false, isList = false }: FactLineOptions,
): TypedLine[] {
  return stated.flatMap((fact) => {
    const text = normalizeSpaces(fact.text);
    const isWhole = isList || hasCondition(fact, facts) || hasApposition(text, facts.language);
    const isLong = text.length > LONG && !isWhole && !/\p{L}:\s/u.test(text);
    return [
      ...(text.length <= MAX_LINE && !isTypedWhole ? [text] : []),
      ...(isLong ? partsOf(text, fact, facts) : []),
    ]
      .filter(
        (part) => hasBalancedMarks(part) && !isTorn(part, facts) && !isOpeningCondition(part, text, facts),
      )
      .map((typed): TypedLine => ({ typed, facts: [fact], isWhole: false, isFragment: isFragment(fact) }));
  });
}

/** Whether a part of a fact could promise more than the whole: "20% off, with code HELLO20". */
function hasCondition({ kind, text }: Fact, { language }: Facts): boolean {
  return kind === "offer" || hasWords(text, (lexiconFor(language) ?? EN).condition);
}

/** A long statement up to the end of a clause, and its clause with the price and its thing. */
function partsOf(text: string, { values }: Fact, { language }: Facts): string[] {
  const start = beforeSteps(text, language);
  if (start !== text) return [start];
  const head = firstClauses(
    text,
    (part) => part.length <= MAX_PART && part.split(" ").length >= MIN_PART_WORDS,
  );
  const price = values.find(({ kind }) => kind === "price")?.text;
  const priced = text
    .split(/,\s|;\s|\s[–—-]\s/u)
    .find((clause) => price !== undefined && clause.includes(price) && clause.length <= MAX_PART);
  const losesCondition = (part: string) => {
    const [next = ""] = text
      .slice(text.indexOf(part) + part.length)
      .replace(/^,\s/u, "")
      .split(/[,;]\s/u);
    return price !== undefined && part.includes(price) && canRestrict(next) && !isPraise(next);
  };
  const isOpen = (part: string) => {
    const rest = text.slice(text.indexOf(part) + part.length).replace(/^[,;\s]+/u, "");
    return isInverted(part.split(/[,;]\s/u).at(-1) ?? "", rest, language);
  };
  const isCutList = (part: string) =>
    text.startsWith(part) &&
    (ENUMERATED.test(text.slice(part.length)) ||
      ITEMS_AT_END.test(part) ||
      isBeforeItems(part, text, language));
  // "Whoever books in May, pays £69": the second clause has no other subject.
  const isWithoutSubject = (part: string) => FREE_RELATIVE.test(text) && !text.startsWith(part);
  return [head, priced]
    .filter((part) => part !== null && part !== undefined)
    .filter((part) => part.split("(").length === part.split(")").length)
    .filter(
      (part) =>
        !isBareAmount(part) &&
        !losesCondition(part) &&
        !isCutList(part) &&
        !isBeforeRelative(part, text) &&
        !isOpen(part) &&
        !isWithoutSubject(part),
    )
    .filter((part) => !text.startsWith(part) || !isBeforeRecipient(part, text, language));
}

/** Starts of clauses that are the subject of the next one: "Wer im Mai bucht, zahlt 69 Euro". */
const FREE_RELATIVE = /^(?:wer|who(?:ever)?|qui|quiconque|quien(?:es)?|chi|quem|wie) [^,]+, /iu;

/** The start of a longer list of single words: "in our van, wash, dry, clip". */
const ITEMS_AT_END = /, \p{L}+, \p{L}+$/u;
/** The next items of a list: ", a long illness or years of hoarding". */
const ENUMERATED = /^, (?:\p{L}[\p{L}’'-]* ){1,4}(?:or|oder|ou|o|of)(?!\p{L})/iu;

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
 * The facts of a line, the kind that leads an ad best first (`LEAD_ORDER` here): the first fact
 * decides the ad's angle (`angleOf` in `ad.ts`). Used here and for pairs in `lines.ts`.
 */
export function byImportance(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => LEAD_ORDER.indexOf(a.kind) - LEAD_ORDER.indexOf(b.kind));
}
