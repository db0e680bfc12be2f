import { grammarFor } from "#studio/text/ads/grammars.ts";
import { overlap } from "#core/similarity.ts";
import { asksForStep } from "#studio/text/facts/next-step.ts";
import { wordingOf } from "#studio/text/ads/wording.ts";
import { AD_LENGTHS } from "#studio/text/ads/write-ads.ts";
import { callsFor } from "#studio/text/ads/call-to-action.ts";
import { printableFacts, printableValues, type Facts } from "#studio/text/facts/facts.ts";
import type { Brief } from "#studio/text/facts/brief.ts";

/** The text ads of one brief, for measurements of copy; `adSets` (`copy-briefs.ts`) makes it. */
export interface AdSet {
  readonly brief: Brief;
  readonly facts: Facts;
  readonly texts: readonly string[];
}

/**
 * Faults and shares over many sets of text ads; the faults are listed, so that they can be read.
 */
interface CopyQuality {
  readonly tooLong: readonly string[];
  readonly printedNotes: readonly string[];
  readonly inventedNumbers: readonly string[];
  readonly withoutCall: readonly string[];
  readonly withoutPrice: readonly string[];
  /** Sets whose texts share too many words on average, although the brief has facts for three. */
  readonly alike: readonly string[];
  /** Texts with words of another language that the brief does not have. */
  readonly foreign: readonly string[];
  /** Texts with names that the brief does not have. */
  readonly inventedNames: readonly string[];
  /** Mean over all sets of the similarity of each two texts. */
  readonly meanSimilarity: number;
  /** Largest share of texts with the same skeleton. */
  readonly sameSkeleton: number;
  /** Share of the printable facts that a set states. */
  readonly factsUsed: number;
}

/**
 * Measures the text ads of many briefs: faults, listed with their texts, and shares.
 * `copy-quality.test.ts` has the thresholds; `scripts/eval-copy.ts` (`npm run eval:copy`) prints
 * the figures. Lengths are those of `AD_LENGTHS` in `studio/text/ads/write-ads.ts`.
 */
export function measureCopy(sets: readonly AdSet[]): CopyQuality {
  const similarities = sets.map(similaritiesOf);
  const skeletons = Map.groupBy(
    sets.flatMap((set) => set.texts.map((text) => skeletonOf(text, set))),
    (skeleton) => skeleton,
  );
  const count = sets.reduce((sum, { texts }) => sum + texts.length, 0);
  return {
    tooLong: faults(sets, (text, _, index) => text.length > (AD_LENGTHS[index]?.max ?? 0)),
    printedNotes: faults(sets, (text, { facts }) => printsHidden(text, facts)),
    inventedNumbers: faults(sets, inventsNumber),
    withoutCall: faults(sets, (text, set) => !hasCall(text, set)),
    withoutPrice: sets.flatMap((set) => (losesPrice(set) ? [set.brief.keyMessage ?? ""] : [])),
    alike: sets.flatMap((set, index) =>
      isAlike(set, mean(similarities[index] ?? [])) ? [set.texts.join(" / ")] : [],
    ),
    foreign: faults(sets, isForeignText),
    inventedNames: faults(sets, inventsName),
    meanSimilarity: mean(similarities.map(mean)),
    sameSkeleton: Math.max(...[...skeletons.values()].map((same) => same.length)) / count,
    factsUsed: mean(sets.map(shareOfFacts)),
  };
}

function faults(
  sets: readonly AdSet[],
  isFault: (text: string, set: AdSet, index: number) => boolean,
): string[] {
  return sets.flatMap((set) => set.texts.filter((text, index) => isFault(text, set, index)));
}

function printsHidden(text: string, { all }: Facts): boolean {
  const hidden = all.filter(({ printable }) => !printable);
  return hidden.some(({ text: note }) => text.toLowerCase().includes(note.toLowerCase()));
}

function inventsNumber(text: string, { brief }: AdSet): boolean {
  const typed = Object.values(brief).join(" ");
  return [...text.matchAll(/\p{N}+/gu)].some(([digits]) => !typed.includes(digits));
}

/** Similarity that a set does not reach. */
const MAX_SIMILARITY = 0.4;
/** Facts that suffice for three different texts: two for each. */
const FACTS_FOR_THREE = 6;

/** The similarity of each two texts of a set, from 0 to 1. */
function similaritiesOf({ texts, facts }: AdSet): number[] {
  const wordings = texts.map((text) => wordingOf(text, facts));
  return pairsOf(wordings).map(([a, b]) => overlap(a, b));
}

function isAlike({ facts }: AdSet, similarity: number): boolean {
  return similarity >= MAX_SIMILARITY && printableFacts(facts).length >= FACTS_FOR_THREE;
}

/** Words that only one of the languages has, of those that ads are full of. */
const ONLY: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:the|with|your|from|you|and|at)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:und|mit|für|nicht|bei|oder|ihr)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:avec|vous|votre|chez|pour|dès)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:con|tu|hoy|desde|los|reserva hoy)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:oggi|della|gli|il|alla|senza|prenota)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:hoje|você|seu|sua|não|sem|peça)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:het|een|voor|bij|niet|vandaag|boek)(?!\p{L})/iu,
};

/** Whether the writer added a word of another language to the brief's. */
function isForeignText(text: string, { brief, facts }: AdSet): boolean {
  const typed = Object.values(brief).join(" ").toLowerCase();
  return Object.entries(ONLY).some(([language, words]) => {
    if (language === facts.language.slice(0, 2)) return false;
    return (text.toLowerCase().match(new RegExp(words.source, "giu")) ?? []).some(
      (word) =>
        !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(typed) && !isOwnWord(word, facts.language),
    );
  });
}

/** Words that are written alike in two languages: "con", "a", "los". */
function isOwnWord(word: string, language: string): boolean {
  const others: Readonly<Record<string, string>> = {
    de: "am in an",
    es: "con sin",
    it: "con il tu",
    pt: "com sem",
    fr: "tu",
    nl: "in de",
    en: "in at",
  };
  return (others[language.slice(0, 2)] ?? "").split(" ").includes(word);
}

/**
 * Whether a capitalized word inside a sentence is not the brief's; German capitalizes all nouns.
 */
function inventsName(text: string, { brief, facts }: AdSet): boolean {
  if (facts.language.startsWith("de")) return false;
  const typed = Object.values(brief).join(" ").toLowerCase();
  return [...text.matchAll(/(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}’'-]+/gu)].some(
    ([word]) =>
      !typed.includes(word.toLowerCase().replaceAll("’", "'")) && !typed.includes(word.toLowerCase()),
  );
}

function hasCall(text: string, { facts }: AdSet): boolean {
  const grammar = grammarFor(facts.language);
  const calls = [null, "formal", "informal"] as const;
  const last =
    text
      .split(/(?<=[.!?])\s/u)
      .filter((sentence) => /\p{L}/u.test(sentence))
      .at(-1) ?? "";
  return (
    calls
      .flatMap((address) => callsFor(facts, grammar, address))
      .some((call) => text.toLowerCase().includes(call.toLowerCase())) ||
    // "Kirk's Garage: drop it off at 8."
    [last, last.slice(last.indexOf(": ") + 1).trim()].some((step) =>
      asksForStep(step.replace(/[.!?]+$/u, ""), facts.language),
    )
  );
}

/** Whether a brief has a price and no text of the set states one. */
function losesPrice({ facts, texts }: AdSet): boolean {
  const prices = printableValues(facts, "price");
  const all = texts.join(" ").toLowerCase();
  return prices.length > 0 && !prices.some(({ text }) => all.includes(text.toLowerCase()));
}

function shareOfFacts({ facts, texts }: AdSet): number {
  const known = printableFacts(facts);
  const all = texts.join(" ").toLowerCase();
  const stated = known.filter(({ text }) => all.includes(text.slice(1).toLowerCase()));
  return known.length === 0 ? 1 : stated.length / known.length;
}

/**
 * A text whose names and facts are replaced by their kinds, "FACT. PRODUCT at COMPANY. FACT. CALL".
 * `measureCopy` and `measureScripts` count repeated patterns by it.
 */
export function skeletonOf(text: string, { facts }: Pick<AdSet, "facts">): string {
  const replaced = printableFacts(facts)
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((current, fact) => replaceAll(current, fact.text, fact.kind.toUpperCase()), text);
  return replaceAll(replaceAll(replaced, facts.product, "PRODUCT"), facts.company, "COMPANY");
}

function replaceAll(text: string, part: string, by: string): string {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  return part === "" || at < 0 ? text : text.slice(0, at) + by + text.slice(at + part.length);
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
