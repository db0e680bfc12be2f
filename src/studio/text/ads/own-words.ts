import { isOfMessage, printableFacts, type Fact, type Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { isAsking, isDependent, type Line } from "./line.ts";
import { isHistory } from "./weak-openings.ts";

/** Longest sentence in UTF-16 units that only asks or names something: "Locked out?" */
const SHORT = 24;

/**
 * The facts of the sentence with which the owner starts the key message, which is nearly always the
 * promise of the business, and of the next one if the first only asks. Every ad should state them.
 */
function promiseOf(facts: Facts): readonly Fact[] {
  const stated = printableFacts(facts).filter(isOfMessage);
  const first = stated.find((fact) => !isHistory(fact)) ?? stated[0];
  if (first === undefined) return [];
  const next = stated.find(
    ({ sentence }) => sentence.field === first.sentence.field && sentence.start > first.sentence.start,
  );
  const isShort = first.sentence.end - first.sentence.start <= SHORT && first.values.length === 0;
  const last = isShort && next ? next : first;
  return stated.filter(
    ({ sentence }) =>
      sentence.field === first.sentence.field &&
      sentence.start >= first.sentence.start &&
      sentence.start <= last.sentence.start,
  );
}

/**
 * Promise, sentences and order of a brief's facts. `ownWordsOf` makes it; `score.ts` compares each
 * ad with it, `plan.ts` finds the promise that opens a script.
 */
export interface OwnWords {
  readonly promise: readonly Fact[];
  /** The facts of the sentence of each fact. */
  readonly sentences: ReadonlyMap<Fact, readonly Fact[]>;
  /** The place of each fact that may be shown in the brief. */
  readonly places: ReadonlyMap<Fact, number>;
}

/**
 * Collects the promise, the sentences and the order of a brief's facts. `writeSet` (`write-ads.ts`)
 * calls it once per set for `ownWordsScore`, `planOf` (`plan.ts`) for the opening of a script.
 */
export function ownWordsOf(facts: Facts): OwnWords {
  const printable = printableFacts(facts);
  const sentences = Map.groupBy(printable, ({ sentence }) => `${sentence.field} ${sentence.start}`);
  return {
    promise: promiseOf(facts),
    sentences: new Map([...sentences.values()].flatMap((group) => group.map((fact) => [fact, group]))),
    places: new Map(printable.map((fact, index) => [fact, index])),
  };
}

/** UTF-16 units from which a promise leaves a short ad no room, so that its start opens the ad. */
const LONG_PROMISE = 90;

/** How much of a promise of two sentences the second one is. */
const LATER_SHARE = 0.5;

/** How much of a long promise its start is. */
const START_SHARE = 0.7;

/**
 * How much of the owner's promise a line is: 1 for its first sentence, less for its second one
 * (`LATER_SHARE`) and for the start of a long one (`START_SHARE`), else 0.
 */
function promiseShare(line: Line | null, { promise }: OwnWords): number {
  const [first] = promise;
  if (line === null || first === undefined) return 0;
  const isIn = (sentence: number) => (fact: Fact) =>
    promise.includes(fact) && (fact.sentence.start === first.sentence.start) === (sentence === 1);
  if (line.isWhole) return line.facts.some(isIn(1)) ? 1 : LATER_SHARE * Number(line.facts.some(isIn(2)));
  const last = promise.at(-1) ?? first;
  const isLong = last.sentence.end - first.sentence.start > LONG_PROMISE;
  return START_SHARE * Number(isLong && line.facts.includes(first));
}

/** Points for the first ad of a set that starts with the owner's promise, and for the others. */
const FIRST_PROMISE = 36;
const LATER_PROMISE = 3;

/**
 * Part of an ad's score (`statementScore` in `score.ts`): how much of the owner's promise it starts
 * with. A promise that was too long for the earlier ads, which state `stated`, counts as much in
 * the first ad with room for it.
 */
export function promiseScore(
  lead: Line | null,
  { ownWords, stated }: { readonly ownWords: OwnWords; readonly stated: ReadonlySet<Fact> },
): number {
  const share = promiseShare(lead, ownWords);
  const isFirst = stated.size === 0 || (share === 1 && !ownWords.promise.every((fact) => stated.has(fact)));
  return (isFirst ? FIRST_PROMISE : LATER_PROMISE) * share;
}

/** Points that an ad loses if it says a sentence of the message before an earlier one. */
const REVERSED = 8;
/** Further points that it loses if the later sentence is a question, which should come first. */
const LATE_QUESTION = 8;
/** Points that an ad loses for a question before another statement than the brief's next one. */
const UNANSWERED = 20;
/** Points for a sentence of the brief right after the one that opens the ad. */
const CONTINUED = 3;

/** Points that an ad loses for a pronoun without the sentence with its noun right before it. */
const ORPHANED = 24;

/** Whether a name stands between two lines of an ad, for which a pronoun would then stand. */
function isApart(before: Line, line: Line, parts: readonly string[]): boolean {
  const part = parts[parts.indexOf(line.text) - 1]?.toLowerCase();
  const forms = [before.lower, before.felt?.toLowerCase(), before.explained?.toLowerCase()];
  return part !== undefined && !forms.some((form) => form !== undefined && part.includes(form));
}

/** Forms that only put names beside a phrase, without a verb: "Dog grooming from Paws, £38." */
const LABEL = /\{phrase\}/u;

/**
 * Part of an ad's score (`scoreOf` in `score.ts`): the owner's sentences read best whole, in the
 * owner's order and, unless earlier ads of the set state it (`statedEarlier`), with the whole
 * promise among them; names with a phrase beside them read like a label.
 * The points are in this file.
 */
export function ownWordsScore(
  { facts, lines: stated, lead, call, form, parts }: Candidate,
  { promise, sentences, places }: OwnWords,
  statedEarlier: ReadonlySet<Fact>,
): number {
  const lines = stated.filter(({ text }) => text !== call);
  const isCut = (line: Line) =>
    line.facts.some((fact) => sentences.get(fact)?.some((other) => !facts.includes(other)) === true);
  const whole = lines.filter(({ isWhole }) => isWhole).length;
  const cut = lines.filter((line) => !line.isWhole && isCut(line)).length;
  const placeOf = ({ facts: [first] }: Line) => (first && places.get(first)) ?? 0;
  // Another sentence than the first may lead; the others follow in the owner's order.
  const placesOf = lines.filter((line) => line !== lead).map(placeOf);
  const earlier = lines.filter(
    (line) => lead !== null && line.facts.some(isOfMessage) && placeOf(line) < placeOf(lead),
  );
  const isNew = promise.some((fact) => !statedEarlier.has(fact));
  const startOf = (line: Line) => Math.min(...line.facts.map((fact) => places.get(fact) ?? 0));
  const isBehind = (line: Line, before: Line | undefined) =>
    before?.facts.some((fact) => places.get(fact) === startOf(line) - 1) === true &&
    !isApart(before, line, parts);
  const second = lines[lines.findIndex((line) => line === lead) + 1];
  const isContinued =
    lead !== null &&
    second !== undefined &&
    isBehind(second, lead) &&
    second.facts[0]?.span.field === lead.facts[0]?.span.field;
  const lacksPrevious = (line: Line, index: number) =>
    startOf(line) > 0 && isDependent(line) && !isBehind(line, lines[index - 1]);
  const isInOrder = placesOf.every((place, index) => place >= (placesOf[index - 1] ?? 0));
  return (
    5 * Number(isNew && promise.every((fact) => facts.includes(fact))) -
    4 * cut +
    1.5 * Math.min(whole, 3) +
    4 * Number(isInOrder) -
    REVERSED * Number(earlier.length > 0) -
    LATE_QUESTION * Number(earlier.some(isAsking)) -
    UNANSWERED * Number(lead?.text.endsWith("?") === true && second !== undefined && !isContinued) +
    CONTINUED * Number(isContinued) -
    ORPHANED * lines.filter(lacksPrevious).length -
    5 * Number(LABEL.test(form)) -
    Number(form !== "")
  );
}
