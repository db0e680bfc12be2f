import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import type { Span } from "./brief.ts";
import type { Contact } from "./contacts.ts";
import type { ReadOffering } from "./read-offering.ts";
import type { Rules } from "./rules.ts";
import type { Trade } from "./trade.ts";
import { relieves } from "./relief.ts";
import type { Value } from "./value.ts";

/**
 * Kinds of facts in a brief. `kindOf` (`classify.ts`) decides the kind of a clause and has the
 * order of precedence; the points of a kind are in `ads/hook-worth.ts`, its idea in `ads/ad.ts`.
 */
export const FACT_KINDS = [
  "note",
  "audience",
  "offer",
  "objection",
  "price",
  "proof",
  "time",
  "number",
  "place",
  "process",
  "benefit",
  "feature",
  "caution",
] as const;

/**
 * Kind of a fact, set by `kindOf` (`classify.ts`); decides where in an ad it can stand and how much
 * it is worth (`ads/hook-worth.ts`).
 */
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * One statement of a brief: a sentence, or a clause of it that can stand alone. Facts never
 * overlap. `readFacts` (`factOf` in `read-facts.ts`) makes it, `kindOf` in `classify.ts` sets its
 * kind, `findValues` its values.
 */
export interface Fact {
  /**
   * What the fact is mainly: `objection` answers one ("no call-out fee"), `process` is how it
   * works, `caution` restricts: "closed on Mondays".
   */
  readonly kind: FactKind;
  /** As typed, without bullets and surrounding punctuation: `textOf(brief, span)`. */
  readonly text: string;
  readonly span: Span;
  /** The whole sentence around the fact, with its final punctuation mark. */
  readonly sentence: Span;
  /** Prices, numbers, times and places within the fact, in order. */
  readonly values: readonly Value[];
  /** False for notes, the audience and contradictions, which are never shown. */
  readonly printable: boolean;
  /** Whether nobody reads an ad for it: "VAT invoice", "12 rue du Puits". */
  readonly isFormality: boolean;
}

/**
 * The next steps that an ad can ask for. Each has words in the lexicons (`lexicons/`), calls in the
 * grammars (`ads/*.grammar.ts`), labels of buttons (`image/button-labels.ts`) and of platforms
 * (`copy/calls-to-action.ts`).
 */
export const GOALS = [
  "book",
  "order",
  "buy",
  "try",
  "quote",
  "call",
  "donate",
  "signup",
  "apply",
  "visit",
  "download",
  "ask",
  "learn",
] as const;

/**
 * What the reader of an ad should do (`GOALS`, in this file). `named-goal.ts` and
 * `implied-goal.ts` read it from a brief by the words of `lexicons/<language>.ts` and the usual
 * goal of its trade (`trades/`); `goalOf` (`ads/goals.ts`) decides it for the ad.
 */
export type Goal = (typeof GOALS)[number];

/**
 * Next steps for things that are sold and for places, which courses and other work do not have.
 * `impliedGoal` (`implied-goal.ts`) ignores them for services, `isThing` (`ads/goals.ts`)
 * recognizes things by them.
 */
export const SALES: readonly Goal[] = ["order", "buy", "visit"];

/**
 * Two facts of a brief that cannot both be true: "$49" and "$59", "open daily" and "closed
 * Sundays". `findConflicts` (`conflicts.ts`) finds it; ads state neither fact, and the form asks.
 */
export interface Conflict {
  readonly kind: "price" | "hours";
  readonly facts: readonly [Fact, Fact];
}

/**
 * Everything that `readFacts` (`read-facts.ts`) extracts from a brief, for all texts of the studio.
 * Only `voice` is set by the writers (`write-text-ads.ts`, `copy-facts.ts`); `copy-facts.ts` also
 * adds the brand's words to `rules`.
 */
export interface Facts {
  /** BCP 47 code of the language the facts were read in. */
  readonly language: string;
  /** Trimmed, with normalized spaces. */
  readonly company: string;
  /** Trimmed, with normalized spaces. */
  readonly product: string;
  /** Values in the product's name: the place of "Dog walking in Leeds". */
  readonly productValues: readonly Value[];
  /** In the order of the brief; `printable` and hidden ones. */
  readonly all: readonly Fact[];
  /** Pairs of facts that contradict each other, of which ads state neither. */
  readonly conflicts: readonly Conflict[];
  /** Ways to reach the business, in the order of the brief. */
  readonly contacts: readonly Contact[];
  /** What the notes ask for. */
  readonly rules: Rules;
  /** What the business does; null if unsure. */
  readonly trade: Trade | null;
  /** What kind of thing it offers; null if unsure. */
  readonly offering: ReadOffering | null;
  /** Health, money, grief, charity or law: no jokes, no emojis, no urgency. */
  readonly sober: boolean;
  /** The next step that the brief names; null if it names none. */
  readonly goal: Goal | null;
  /** The next step that the trade or single words of the brief imply; null if none does. */
  readonly impliedGoal: Goal | null;
  /** The voice that the tool asks for. */
  readonly voice?: BrandVoice | undefined;
}

/**
 * Whether a fact is a duration alone: "4 hrs", "2 jours"; times are found by `values/times.ts`.
 * `usualGoal` then assumes a service, `tellingLines` makes the line a tag.
 */
export function isDuration({ text, values }: Fact): boolean {
  return values.some(
    (value) => value.kind === "time" && value.type === "duration" && value.text.length >= text.length - 1,
  );
}

/**
 * Facts of a brief that may be shown in an ad, optionally of some kinds only. `readFacts` decides
 * `printable`: notes, the audience and contradictions are not. All writers of the studio use it.
 */
export function printableFacts(facts: Facts, ...kinds: readonly FactKind[]): Fact[] {
  return facts.all.filter(({ printable, kind }) => printable && (kinds.length === 0 || kinds.includes(kind)));
}

/**
 * Values of one kind in the facts that may be shown (`printableFacts`), in the order of the brief:
 * every price that it states. `usualGoal`, `missingFacts` and `write-copy.ts` call it.
 */
export function printableValues<K extends Value["kind"]>(
  facts: Facts,
  kind: K,
): Extract<Value, { readonly kind: K }>[] {
  return printableFacts(facts)
    .flatMap(({ values }) => values)
    .filter((value): value is Extract<Value, { readonly kind: K }> => value.kind === kind);
}

/**
 * Whether the facts that may be shown name a weekday or a date. `callsFor`
 * (`ads/call-to-action.ts`) then invites nobody to come by today.
 */
export const namesDays = (facts: Facts): boolean =>
  printableValues(facts, "time").some(({ type }) => type === "day" || type === "date");

/**
 * Whether a fact has a date of the calendar, which events need. `hook-worth.ts` and `score.ts` give
 * it more points than opening hours.
 */
export const hasDate = ({ values }: Fact): boolean =>
  values.some((value) => value.kind === "time" && value.type === "date");

/** Kinds of facts that open an ad well even if the owner noted them among the details. */
const TEMPTING: readonly FactKind[] = ["offer", "objection"];

/**
 * Whether a fact follows another clause of its sentence: "..., done in 10 days". A bullet may stand
 * before the first clause (`MAX_BULLET` here). `score.ts` and `list-items.ts` ask it.
 */
export const isContinued = ({ span, sentence }: Fact): boolean => span.start > sentence.start + MAX_BULLET;
/** UTF-16 units before the first clause of a sentence: a bullet or a quotation mark. */
const MAX_BULLET = 4;

/**
 * Whether a fact is from a field with statements for readers, such as the key message, or the offer
 * of a goal, and not from the details. `score.ts` gives ads without such a fact fewer points;
 * `own-words.ts` and `own-calls.ts` find the owner's promise by it, `closing.ts` ranks the steps
 * that end a script.
 */
export const isOfMessage = ({ span }: Pick<Fact, "span">): boolean => span.field !== "additionalDetails";

/**
 * Whether a fact is from the goals of the campaign, of which only offers are for readers. The first
 * steps (`first-steps.ts`) are read from these facts; the notes of the gate and of the provider's
 * prompt leave them out.
 */
export const isOfGoals = ({ span }: Pick<Fact, "span">): boolean => span.field === "campaignGoals";

/**
 * Whether a fact is from the details and no offer or objection (`TEMPTING`), so
 * that it rarely opens an ad or script well. `score.ts`, `draft-score.ts` and `plan.ts` give it
 * fewer points.
 */
export const isAside = (fact: Fact): boolean =>
  !isOfMessage(fact) && (!TEMPTING.includes(fact.kind) || isBareRefusal(fact));

/** "No smartwatches", "Niente pellicce": in the details, mostly what the business does not do. */
const isBareRefusal = ({ kind, text }: Fact) =>
  kind === "objection" &&
  (text.split(/\s+/u).length < MIN_OBJECTION_WORDS || (NEGATION.test(text) && !relieves(text)));
const NEGATION =
  /^(?:no|not|never|kein\p{L}*|nicht|pas d[e’']|aucune?|sin|ni|nada de|ning[uú]n\p{L}*|niente|nessun\p{L}*|non|sem|n[ãa]o|nenhum\p{L}*|geen|niet)(?!\p{L})/iu;
const MIN_OBJECTION_WORDS = 5;

/**
 * The goals that are wishes of the business, without offers for customers among them. The readers
 * of goals (`goal-times.ts`, `sent-papers.ts` and others) look for times, ways and things in them.
 */
export const wishesOf = ({ all }: Pick<Facts, "all">): Fact[] =>
  all.filter((fact) => isOfGoals(fact) && !fact.printable);
