import { grammarFor } from "#studio/text/ads/grammars.ts";
import { overlap } from "#core/similarity.ts";
import { wordingOf } from "#studio/text/ads/score.ts";
import { AD_LENGTHS } from "#studio/text/ads/write-ads.ts";
import { callsFor } from "#studio/text/ads/call-to-action.ts";
import { printableFacts, printableValues, type Facts } from "#studio/text/facts/facts.ts";
import type { Brief } from "#studio/text/facts/brief.ts";

/** Three text ads of one brief. */
export interface AdSet {
  readonly brief: Brief;
  readonly facts: Facts;
  readonly texts: readonly string[];
}

/** Faults and shares over many sets; the faults are listed, so that they can be read. */
export interface CopyQuality {
  readonly tooLong: readonly string[];
  readonly printedNotes: readonly string[];
  readonly inventedNumbers: readonly string[];
  readonly withoutCall: readonly string[];
  readonly withoutPrice: readonly string[];
  /** Largest similarity of two texts of a set, and its mean over all sets. */
  readonly maxSimilarity: number;
  readonly meanSimilarity: number;
  /** Largest share of texts with the same skeleton. */
  readonly sameSkeleton: number;
  /** Share of the printable facts that a set states. */
  readonly factsUsed: number;
}

/** Measures the text ads of many briefs. */
export function measureCopy(sets: readonly AdSet[]): CopyQuality {
  const similarities = sets.map(({ texts, facts }) =>
    Math.max(0, ...pairsOf(texts).map(([a, b]) => overlap(wordingOf(a, facts), wordingOf(b, facts)))),
  );
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
    maxSimilarity: Math.max(...similarities),
    meanSimilarity: mean(similarities),
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
    grammar.ownCall.test(last.replace(/[.!?]+$/u, ""))
  );
}

/** A brief with a price of which no text of the set states one. */
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
 * A text whose names and facts are replaced by their kinds: "FACT. PRODUCT at COMPANY. FACT. CALL".
 */
function skeletonOf(text: string, { facts }: AdSet): string {
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
