import { hasDate, isOfMessage, type Fact, type FactKind } from "../facts/facts.ts";
import { relieves } from "../facts/relief.ts";
import type { Candidate } from "./ad.ts";
import { startsMessage, type Line } from "./line.ts";
import {
  COMMONPLACE,
  DEADLINE_ONLY,
  DEMANDING,
  DURATION,
  EXPERIENCE,
  GUARANTEE,
  LEAD_TIME,
  LOCATED,
  PRICE_TERMS,
  RADIUS,
  REQUIREMENT,
  SINCE,
  UP_TO,
} from "./opening-patterns.ts";
import {
  isLimit,
  isMostlyHours,
  isOnlyHours,
  isPracticality,
  isSurcharge,
  startsWithDays,
} from "./practicalities.ts";
import { addsToAnother, isDrawback, isHistory, isRemainder, tellsHistory } from "./weak-openings.ts";

const WORTH: Record<FactKind, number> = {
  offer: 5,
  price: 5,
  objection: 4,
  number: 4,
  time: 4,
  proof: 3,
  process: 3,
  place: 3,
  benefit: 2.5,
  feature: 2,
  caution: 0,
  note: 0,
  audience: 0,
};

/**
 * Points for a fact of this kind in an ad (`WORTH` here); 0 for kinds that are never shown.
 * `copyPromptBrief` (`studio/copy`) orders the ideas of a provider's prompt by it.
 */
export function worthOf(kind: FactKind): number {
  return WORTH[kind];
}

/**
 * Points for a fact in an ad: those of its kind (`WORTH` here), less for a formality
 * (`facts/formality.ts`), a drawback (`weak-openings.ts`) or what only customers need to know
 * (`practicalities.ts`). `score.ts` adds them up.
 */
export function worthOfFact(fact: Fact): number {
  if (fact.isFormality) return FORMALITY_WORTH;
  if (isDrawback(fact)) return DRAWBACK_WORTH;
  if (isPracticality(fact) || isHistory(fact)) return 0;
  const isUsual = !isOfMessage(fact) && !hasDate(fact) && isOnlyHours(fact.text, fact);
  return isUsual ? HOURS_WORTH : WORTH[fact.kind];
}
/** Less than a feature: "Open Tue-Sat 9 to 5" among the details. */
const HOURS_WORTH = 1.5;
const FORMALITY_WORTH = -1;
const DRAWBACK_WORTH = -8;

/**
 * Whether a fact is a reason to read an ad: it has a worth, and is more than opening hours.
 * `score.ts` takes points from an ad without one.
 */
export const isReason = (fact: Fact): boolean => worthOfFact(fact) > 0 && !isOnlyHours(fact.text, fact);

/**
 * Points for a line: those of its most important fact (`WORTH` here). Ads, short texts and scripts
 * prefer lines with more points.
 */
export function worthOfLine({ facts }: Line): number {
  return Math.max(...facts.map(worthOfFact));
}

/** Results of `weaknessOf`, which thousands of drafts with the same lead need. */
const weaknesses = new WeakMap<Line, number>();

/**
 * Penalty for a weak start of an ad, such as opening hours or an address (patterns in this file);
 * almost none for a hook that is turned into another sentence. `statementScore` in `score.ts`
 * subtracts it; for single lines see `weaknessOfLine` and `hookWorth`.
 */
export function weakness({ lead, turned }: Candidate): number {
  if (lead === null) return 0;
  return turned
    ? 6 * Number(isSince(lead)) + 12 * Number(COMMONPLACE.test(lead.clause))
    : knownWeakness(lead) + unopened(lead);
}

/**
 * Whether a line has only drawbacks (`weak-openings.ts`) and what only customers need to know
 * (`practicalities.ts`). It opens no ad, stands beside no name (`write-ads.ts`)
 * and is no short text (`short-texts.ts`).
 */
export const isUseless = ({ facts }: Pick<Line, "facts">): boolean =>
  facts.every((fact) => isDrawback(fact) || isPracticality(fact));

/** Points that an ad loses for an opening that needs another sentence or only names days. */
const UNOPENED = 28;
/**
 * Points that an ad loses for an opening without a reason to read on; more than for the start of
 * another ad of the set.
 */
const NEVER_OPENED = 45;

function unopened(line: Line): number {
  const { clause, facts } = line;
  if (isUseless(line)) return NEVER_OPENED;
  if (tellsHistory(clause)) return UNOPENED;
  if (facts.some(startsMessage)) return 0;
  if (isOnlyHours(clause, facts[0])) return NEVER_OPENED;
  const isRest = isRemainder(clause) && !TENSION.test(clause);
  return UNOPENED * Number(addsToAnother(clause) || isRest || isSchedule(clause));
}

/**
 * Weakness of a line as the start of an ad, in any of its forms; lower is better. The patterns are
 * in this file. Ads and short texts use no line of `MAX_WEAK` and more alone.
 */
export const weaknessOfLine = (line: Line): number => knownWeakness(line);

/**
 * Weakness (`weaknessOfLine`) from which a line says too little alone, such as opening hours, an
 * amount or a wait of weeks. Such a line starts no pair (`compose.ts`) and is no short text
 * (`short-texts.ts`).
 */
export const MAX_WEAK = 6;

function knownWeakness(lead: Line): number {
  const known = weaknesses.get(lead) ?? weaknessOf(lead);
  weaknesses.set(lead, known);
  return known;
}

/**
 * Words of a contrast, a condition or something unnecessary, in all languages, which attract
 * attention: "Fixed in 24h or you pay nothing." `hookScore` adds points for them; `compose.ts`
 * counts a pair of statements with one as turned.
 */
export const TENSION =
  /(?<![\p{L}’'])(?:not?|none|never|nothing|nobody|without|instead|before|or|if|even|only|until|still|same|while|während|pendant que|mientras|mentre|enquanto|terwijl|statt|ohne|keine?n?|nichts?|nie|niemand|oder|erst|auch|trotz|wenn|sans|pas|rien|personne|jamais|avant|même|sinon|si|au lieu|sin|nada|nadie|nunca|antes|aunque|senza|niente|nessuno|mai|prima|se|sem|não|ninguém|mesmo|geen|niets|niemand|nooit|zonder|voordat|als|utan|ingen|inte|inga|bez|nie)(?![\p{L}’'])/iu;

/**
 * Score of the first sentence of an ad by how well it attracts attention: a contrast (`TENSION`),
 * two numbers, an inverted sentence or the owner's question. `scoreOf` in `score.ts` adds it; how
 * well its statement opens an ad, whatever its form, is in `strength/strength.ts`.
 */
export function hookScore({ parts, turned, text, lead, isAsked }: Candidate): number {
  const hook = parts[0] ?? text;
  const digits = hook.match(/\d+(?:[.,:]\d+)*/gu)?.length ?? 0;
  // "Roasted Monday, on your desk Wednesday."
  const numbers = Math.max(digits, lead?.facts[0]?.values.length ?? 0);
  return (
    2.5 * Number(isFeltIn(hook, lead, turned)) -
    3 * Number(!turned && !isAsked && !isFeltIn(hook, lead, turned) && !TENSION.test(hook)) -
    1.5 * Number(hook === lead?.felt && hook !== lead.explained && /\p{N}/u.test(lead.clause)) +
    2 * Number(TENSION.test(hook)) +
    (turned ? (hook.includes("?") ? -6 : 2) : 0) +
    Math.min(numbers, 2) +
    5 * Number(/^[^.!?]{3,48}\? /u.test(hook) && !turned)
  );
}

/** Whether an opening states the benefit of its fact, or is turned to state it. */
const isFeltIn = (hook: string, lead: Line | null, turned: boolean) =>
  lead !== null &&
  lead.explained !== null &&
  (hook === lead.felt || hook.endsWith(lead.explained) || (turned && !hook.includes("?")));

/**
 * How well a line opens a video script (`plan.ts`) or ranks as a short text (`short-texts.ts`);
 * higher is better: its worth (`WORTH`) less its weakness, none for a line with a benefit.
 */
export function hookWorth(line: Line): number {
  return worthOfLine(line) - (line.felt === null ? knownWeakness(line) : 0);
}

/** Longer clauses say what happens on these days. */
const MAX_DAYS_WORDS = 12;

/** Kinds of facts that a few words leave without what they count: "groups of 4". */
const MEASURED: readonly (FactKind | undefined)[] = ["number", "time", "price"];

/** How poorly a line starts an ad: readers pass over a single word, opening hours or a date. */
function weaknessOf({ clause, felt, shape, isFormality, facts: [first] }: Line): number {
  const words = wordCount(clause);
  const hasNumber = /\p{N}/u.test(clause);
  const isDetail = first !== undefined && !isOfMessage(first);
  const isGuarantee = GUARANTEE.test(clause);
  return (
    4 * Number(felt !== null) +
    6 * Number(words === 1) +
    3 * Number(words === 2) +
    12 *
      Number(
        isOnlyHours(clause, first) || (first !== undefined && isMostlyHours(first)) || isSchedule(clause),
      ) +
    9 * Number(isMostlyDigits(clause)) +
    4 * Number(first?.kind === "price" && !TENSION.test(clause)) +
    6 * Number(isBareValue(clause, first)) +
    // "We clean the grave and send you a photo of it from Lille" says more than where.
    4 *
      Number(
        (first?.kind === "place" && shape !== "sentence") || RADIUS.test(clause) || LOCATED.test(clause),
      ) +
    14 * Number(SINCE.test(clause)) +
    26 * Number(COMMONPLACE.test(clause)) +
    5 * Number(first?.kind === "proof" && !hasNumber && (words <= 3 || isPermit(clause, words))) +
    9 * Number(isSurcharge(clause) || (first !== undefined && isPracticality(first))) +
    9 * Number(REQUIREMENT.test(clause)) +
    5 * Number(isDetail && DEMANDING.test(clause) && !isGuarantee) -
    4 * Number(isGuarantee) +
    7 * Number(DEADLINE_ONLY.test(clause)) +
    7 * Number(isDetail && (isLimit(clause) || DURATION.test(clause))) +
    12 * Number(isDetail && UP_TO.test(clause)) +
    12 * Number(PRICE_TERMS.test(clause)) +
    12 * Number(isFormality) +
    5 * Number(isDetail && first.kind === "objection" && !relieves(clause)) +
    9 * Number(EXPERIENCE.test(clause) || LEAD_TIME.test(clause)) +
    5 * Number(/^been /iu.test(clause)) +
    // "Cash or card", "two entrances": useful details, and no reason to read on.
    7 * Number(isDetail && first.kind === "feature" && shape !== "sentence") +
    2 * Number(first?.kind === "time" && !hasNumber) +
    5 * Number(words <= 3 && MEASURED.includes(first?.kind) && !TENSION.test(clause)) -
    1.5 * Number(words >= 4 && words <= 10) +
    2 * Number(!hasNumber && words <= 3 && first?.kind === "feature")
  );
}

/** "Monday to Saturday across Skipton": days and hardly anything else. */
const isSchedule = (clause: string) => startsWithDays(clause) && wordCount(clause) <= MAX_DAYS_WORDS;

const isSince = ({ clause }: Line) => SINCE.test(clause);

/** "Insured and DBS checked": what customers expect of every business. */
const isPermit = (clause: string, words: number) =>
  words <= 5 && /(?<!\p{L})(?:insured|dbs|registered|regulated|certified|qualified)(?!\p{L})/iu.test(clause);

/** "30 min", "Ages 0-3", "£9 a visit": a value without a benefit. */
const isBareValue = (clause: string, fact: Fact | undefined) =>
  fact?.values.some(({ text }) => text.length >= clause.length - 2) === true;

/** "200g 1,200円" */
const isMostlyDigits = (clause: string) =>
  (clause.match(/\p{L}/gu)?.length ?? 0) < clause.replace(/\s/gu, "").length / 2;

/**
 * Number of words and numbers of a text, by which `compose.ts` and `score.ts` judge lines and ads.
 * Spoken words are counted by `countSpokenWords` in `core/generations/video/pace.ts`.
 */
export const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
