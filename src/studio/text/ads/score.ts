import { containsWord } from "../../language/contains-word.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import { hasDate, isAside, isContinued, isOfMessage, type Fact } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { feltScore } from "./felt-sentences.ts";
import { hookScore, isReason, weakness, worthOfFact } from "./hook-worth.ts";
import { delaysFact, shareLabel } from "./labels.ts";
import { likenessCost } from "./likeness.ts";
import { startsMessage, type Line } from "./line.ts";
import { isPrefixed, nameFluency } from "./name-fluency.ts";
import { bareParts, nameScore, startsWithName } from "./name-score.ts";
import { ownWordsScore, promiseScore } from "./own-words.ts";
import { opensWithPrice } from "./price-openings.ts";
import { isPracticality } from "./practicalities.ts";
import { MANY, MANY_FACTS, type ScoreOptions } from "./score-options.ts";
import { repetitions, staccato } from "./sentence-rhythm.ts";
import { isSidePrice } from "./side-price.ts";
import { openingAbove, valueAbove } from "./strength/strength.ts";
import { missingProductCost } from "./product-mention.ts";
import { firstWords } from "./wording.ts";

/**
 * What a fact adds if an earlier ad states it. A reader sees one ad of the set only, so with few
 * facts each ad states most of them; with many, only a price or an offer is worth saying twice.
 */
function repeatedWorth(fact: Fact, options: ScoreOptions): number {
  const { earlier, known, preferred, ownWords } = options;
  if (saysAll(options)) return LONG_SHARE * worthOfFact(fact);
  if (earlier.filter(({ facts }) => facts.includes(fact)).length > 1) return TWICE_REPEATED;
  if (preferred > MANY_FACTS && isOfMessage(fact)) return LONG_SHARE * worthOfFact(fact);
  if (ownWords.promise.includes(fact)) return 0.5 * worthOfFact(fact);
  if (known < MANY) return (preferred > MANY_FACTS ? 0.5 : 0.4) * worthOfFact(fact);
  return fact.kind === "price" || fact.kind === "offer" ? 0.5 : 0;
}
/** Whether a text is long and its brief has two statements, so that it says both. */
const saysAll = ({ preferred, choices }: ScoreOptions) => preferred > MANY_FACTS && choices === 2;
/** What a fact adds that two earlier ads state: a set should not say anything three times. */
const TWICE_REPEATED = -7;
/** Share of the worth of a fact of the key message that a long text repeats, to be complete. */
const LONG_SHARE = 0.4;

/**
 * A rough score that costs little, by what the ad states and names. `writeSet` (`write-ads.ts`)
 * keeps the `SHORTLIST` best drafts by it; `scoreOf` then decides.
 */
export function roughScoreOf(ad: Candidate, options: ScoreOptions): number {
  const { facts } = options;
  return (
    statementScore(ad, options) -
    REARRANGED * Number(options.earlier.some((other) => isRearranged(ad, other))) +
    6 * Number(ad.hasOwnCall) +
    5 * Number(ad.text.includes(facts.product) || options.callsNameAll) +
    2 * Number(ad.text.includes(facts.company) || options.callsNameAll)
  );
}

/** Points that an ad loses if it only rearranges the facts of an earlier one. */
const REARRANGED = 25;
/** Facts from which an ad could leave some to the others of its set. */
const MIN_SHARED = 4;

/** Whether an ad has the same facts as an earlier one, but for one; the gate refuses it. */
function isRearranged(ad: Candidate, other: Candidate): boolean {
  const shared = ad.facts.filter((fact) => other.facts.includes(fact)).length;
  return shared >= MIN_SHARED && shared >= Math.max(ad.facts.length, other.facts.length) - 1;
}

/**
 * What a fact adds if no earlier ad states it. Most details say less than the key message, but a
 * long text has room for them.
 */
const newWorth = (fact: Fact, { preferred }: ScoreOptions) =>
  (isAside(fact) && worthOfFact(fact) > 0 ? (preferred > MANY_FACTS ? LONG_ASIDE_SHARE : ASIDE_SHARE) : 1) *
    worthOfFact(fact) +
  DATED * Number(hasDate(fact)) +
  Number(isPracticality(fact)) * (preferred > MANY_FACTS ? LONG_PRACTICAL : SHORT_PRACTICAL);
/** What a long text has room for, and a short one not: "Bring your own bag". */
const LONG_PRACTICAL = 1;
const SHORT_PRACTICAL = -4;
const ASIDE_SHARE = 0.4;
const LONG_ASIDE_SHARE = 0.9;
/** Points for a date of the calendar; events need one. */
const DATED = 3;

/**
 * Points that an ad loses if it starts with the fact of an earlier one, in any form: fewer for the
 * promise, because a reader may see this ad alone.
 */
const SAME_LEAD = 34;
const SAME_PROMISE = 29;
/** The same for a long text with the whole sentence of which an earlier one has only the start. */
const COMPLETED_LEAD = 6;
/** The same for a long text of a brief with two statements, which says both. */
const SAME_OF_FEW = 3;
const sharesLead = ({ facts: [first] }: Line, { lead }: Candidate) =>
  first !== undefined && lead?.facts.includes(first) === true;

/**
 * A sentence of the key message; a part of one, such as its price, does not speak for it, and
 * neither does a later next step: "Order online by Wednesday".
 */
const isOwnMessage = ({ isWhole, asks, clause, facts }: Line) =>
  (isWhole || clause.length >= FULL_SENTENCE) &&
  facts.some(isOfMessage) &&
  (!asks || facts.some((fact) => startsMessage(fact) || isSold(fact)));
const isSold = ({ kind }: Fact) => kind === "offer" || kind === "price";

/** What an ad states and starts with, less for what earlier ads state, and for its length. */
function statementScore(ad: Candidate, options: ScoreOptions): number {
  const { stated, preferred, share } = options;
  const { facts, lead, text } = ad;

  const [first] = lead?.facts ?? [];
  return (
    sum(facts, (fact) => (stated.has(fact) ? repeatedWorth(fact, options) : newWorth(fact, options))) -
    2 * Math.max(0, facts.length - share) -
    18 * Number(first !== undefined && isAside(first)) -
    SIDE_PRICE * Number(first !== undefined && isSidePrice(first, options.facts.product)) +
    promiseScore(ad.lead, options) -
    (first?.kind === "objection" ? 3 : 8) *
      Number(first !== undefined && lead?.isWhole === false && isContinued(first)) -
    UNREASONED * Number(facts.length > 0 && options.known > 0 && !facts.some(isReason)) -
    10 * Number(options.ownWords.promise.length > 0 && !ad.lines.some(isOwnMessage)) -
    weakness(ad) -
    (statesPrice(ad) ? 10 : 13) * Number(lead === null && !ad.isAsked) -
    sameLeadCost(ad, options) +
    OPENING * openingAbove(lead, options.strengths) +
    VALUE * newValue(ad, options) -
    0.04 * Math.max(0, text.length - preferred)
  );
}

/** Points per grade of the opening and of each new statement above 3; negative below. */
const OPENING = 12;
const VALUE = 6;
const newValue = ({ lines }: Candidate, { strengths, stated }: ScoreOptions) =>
  sum(lines, (line) => {
    const fresh = line.facts.filter((fact) => !stated.has(fact)).length;
    return line.asks ? 0 : (valueAbove(line, strengths) * fresh) / line.facts.length;
  });

/** Points that an ad loses if it starts with the price of another thing than the product. */
const SIDE_PRICE = 14;
/** Points that an ad loses if an earlier one starts with the same fact. */
function sameLeadCost({ lead }: Candidate, options: ScoreOptions): number {
  const { earlier, ownWords, preferred } = options;
  const other = lead && earlier.find((ad) => sharesLead(lead, ad));
  if (!other) return 0;
  if (preferred > MANY_FACTS && lead.isWhole && other.lead?.isWhole === false) return COMPLETED_LEAD;
  if (saysAll(options)) return SAME_OF_FEW;
  return lead.facts[0] === ownWords.promise[0] ? SAME_PROMISE : SAME_LEAD;
}

/** Points that an ad loses if it only says what to bring or when to come, despite better facts. */
const UNREASONED = 30;

/**
 * How good a candidate is beside the earlier ads of its set; higher is better. `writeSet`
 * (`write-ads.ts`) takes the best one, also among the forms with calls. The weights are here;
 * opening, names and own words are scored in `hook-worth.ts`, `name-score.ts`, `name-fluency.ts`
 * and `own-words.ts`.
 */
export function scoreOf(ad: Candidate, options: ScoreOptions): number {
  const { facts, earlier, typed, preferred, known } = options;
  return (
    statementScore(ad, options) +
    openingScore(ad, options) +
    OWN_CALL * Number(ad.hasOwnCall) +
    WHOLE_CALL * Number(ad.hasOwnCall && ad.lines.at(-1)?.isWhole === true) +
    hookScore(ad) +
    AIMED_CALL * Number(ad.isAimed) +
    (options.isForCalls ? CALL_CHANNEL : CHANNEL) * Number(ad.hasChannel) -
    9 * Math.max(0, Math.min(preferred > MANY_FACTS ? 3 : 2, known) - saidBy(ad)) -
    14 * bareParts(ad, facts) +
    feltScore(ad) -
    30 * Number(known > 0 && ad.facts.length === 0) +
    (options.callsNameAll && ad.call === "" ? NAMED_BY_CALL : nameScore(ad, facts)) +
    ownWordsScore(ad, options.ownWords, options.stated) -
    staccato(ad) +
    nameFluency(ad, facts) -
    DELAYED * Number(delaysFact(ad, facts.product)) -
    BARE_PRICE * Number(ad.lead !== null && ad.parts[0] === ad.lead.text && opensWithPrice(ad.lead)) -
    1.5 * Math.max(0, ad.parts.length - 5) -
    (preferred > MANY_FACTS ? SHORTFALL * Math.max(0, preferred - ad.text.length) : 0) -
    likenessCost(ad, options) -
    SAME_START *
      Number(
        preferred <= MANY_FACTS &&
          startsWithName(ad, facts) &&
          earlier.some((other) => startsWithName(other, facts)),
      ) -
    (options.choices > FEW_CHOICES ? missingProductCost(ad, facts) : 0) -
    NAMELESS * Number(isNameless(ad, options)) -
    3 * Number(ad.form !== "" && ad.lead !== null && startsWithName(ad, facts)) -
    sum(earlier, (other) => 3 * Number(ad.form !== "" && other.form === ad.form)) -
    sum(earlier, (other) => SAME_LABEL * Number(shareLabel(ad, other))) -
    sum(
      earlier,
      (other) => SAME_PREFIX * Number([ad, other].every((one) => isPrefixed(one, facts.company))),
    ) -
    sum(earlier, (other) => (ad.hasChannel ? SAME_CONTACT : SAME_CALL) * Number(repeatsCall(ad, other))) -
    THIRD_CALL *
      Number(!ad.hasChannel && earlier.length > 1 && earlier.every((other) => repeatsCall(ad, other))) -
    4 * repetitions(ad, facts) -
    TORN * tornRepeats(ad, options) -
    8 * Number(hasRepeatedWord(ad.text, typed))
  );
}

/** Points that each UTF-16 unit costs by which a long text is shorter than preferred. */
const SHORTFALL = 0.08;
/** Points that an ad loses if it opens with a price that does not say of what. */
const BARE_PRICE = 9;
/** With one or two statements, a label would take the room of one. */
const FEW_CHOICES = 2;
/** Points that a long text loses if no ad of its set names the company. */
const NAMELESS = 12;
const isNameless = (ad: Candidate, { earlier, facts, preferred }: ScoreOptions) =>
  preferred > MANY_FACTS && [...earlier, ad].every(({ text }) => !containsWord(text, facts.company));

/** Points that a name costs before a fact that needs none: "Dog boarding: only 6 dogs." */
const DELAYED = 5;

/**
 * Points that an ad loses for each part of a sentence, such as "£55 for both ears", that repeats an
 * earlier ad: without the rest of its sentence it may be about something else.
 */
const TORN = 12;
const tornRepeats = ({ lines, call }: Candidate, { stated }: ScoreOptions) =>
  lines.filter(
    ({ text, isWhole, facts }) => text !== call && !isWhole && facts.every((fact) => stated.has(fact)),
  ).length;

/** Points for the time, the way or the thing of the goals: "Book for May.", "Book online." */
const AIMED_CALL = 24;
/** Points for the number or address of the next step; a call is made to a number. */
const CHANNEL = 14;
const CALL_CHANNEL = 30;

/** UTF-16 units from which a sentence of the owner says as much as two facts. */
const FULL_SENTENCE = 60;
const saidBy = ({ facts, lead }: Candidate) =>
  facts.filter((fact) => worthOfFact(fact) > 0).length +
  Number(lead?.facts.length === 1 && lead.clause.length >= FULL_SENTENCE);

/** Whether an ad ends with an earlier one's call; owners' and aimed calls may be repeated. */
const repeatsCall = (ad: Candidate, { call }: Candidate) =>
  ad.call !== "" && !ad.hasOwnCall && !ad.isAimed && call === ad.call;

/** Points for the next step that the owner names; the trade's usual one may not exist. */
const OWN_CALL = 28;
/** Points for saying what follows from it: "and we'll tell you the same evening". */
const WHOLE_CALL = 5;
/** Points that an ad loses if an earlier one has the same call, of which a reader sees one. */
const SAME_CALL = 6;
/** Further points if all ads would end alike. */
const THIRD_CALL = 10;
/** The same for a second label: "Strength gym at Ironwood: sign up today." */
const SAME_LABEL = 6;
/** The same for a second company before the owner's next step: "Chair Six: drop in." */
const SAME_PREFIX = 6;
/** The same for a second short ad that starts with the product or company. */
const SAME_START = 28;
/** The same for a call with the number or address, which every ad needs. */
const SAME_CONTACT = 5;
/** What `nameScore` gives for both names, once each. */
const NAMED_BY_CALL = 11;

const statesPrice = ({ facts }: Candidate) => facts.some(({ kind }) => kind === "price" || kind === "offer");

function openingScore({ angle, text, isAsked }: Candidate, { earlier, openings }: ScoreOptions): number {
  return (
    -4 * Number(earlier.some((other) => other.angle === angle)) -
    20 * Number(openings.size > 0 && openings.has(firstWords(text))) +
    6 * Number(isAsked && !earlier.some((other) => other.isAsked))
  );
}

function sum<T>(items: Iterable<T>, value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}
