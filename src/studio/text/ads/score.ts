import { hasRepeatedWord } from "../../language/repeated-word.ts";
import type { FactKind, Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";

/** What a fact of each kind adds to an ad. */
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
  note: 0,
  audience: 0,
};

/** Meta shows about 40 characters before a reader decides whether to read on. */
const HOOK_CHARACTERS = 40;

/** What a fact of this kind adds to an ad; 0 for what is never shown. */
export function worthOf(kind: FactKind): number {
  return WORTH[kind];
}

export interface ScoreOptions {
  readonly facts: Facts;
  /** Ads of the set that exist already. */
  readonly earlier: readonly Candidate[];
  /** Trigrams of the earlier ads. */
  readonly shown: readonly ReadonlySet<string>[];
  /** Preferred number of UTF-16 units. */
  readonly preferred: number;
  /** Everything that the user typed. */
  readonly typed: string;
}

/** A rough score that costs little, to leave out most drafts: what the ad states and names. */
export function roughScoreOf(ad: Candidate, { facts, earlier, preferred }: ScoreOptions): number {
  const stated = earlier.flatMap((other) => other.facts);
  return (
    sum(ad.facts, (fact) => WORTH[fact.kind] * (stated.includes(fact) ? 0.15 : 1)) +
    (ad.lead?.facts[0] ? WORTH[ad.lead.facts[0].kind] : -3) -
    6 * Number(ad.lead !== null && earlier.some(({ lead }) => lead === ad.lead)) +
    6 * Number(ad.hasOwnCall) +
    5 * Number(ad.text.includes(facts.product)) +
    2 * Number(ad.text.includes(facts.company)) -
    0.04 * Math.max(0, ad.text.length - preferred)
  );
}

/** How good an ad is beside the earlier ones of its set; higher is better. */
export function scoreOf(ad: Candidate, { facts, earlier, shown, preferred, typed }: ScoreOptions): number {
  const own = wordingOf(ad.text, facts);
  const known = facts.all.filter(({ printable }) => printable).length;
  const stated = new Set(earlier.flatMap((other) => other.facts));
  return (
    sum(ad.facts, (fact) => WORTH[fact.kind] * (stated.has(fact) ? 0.15 : 1)) +
    leadScore(ad, earlier) +
    6 * Number(ad.hasOwnCall && !earlier.some(({ hasOwnCall }) => hasOwnCall)) +
    2 * Number(ad.turned && !earlier.some(({ turned }) => turned)) -
    5 * Math.max(0, Math.min(2, known) - ad.facts.length) -
    12 * Number(known > 0 && ad.facts.length === 0) +
    nameScore(ad, facts) -
    0.04 * Math.max(0, ad.text.length - preferred) -
    1.5 * Math.max(0, ad.parts.length - 5) -
    sum(shown, (other) => 30 * overlap(own, other)) -
    sum(earlier, (other) => 3 * Number(ad.form !== "" && other.form === ad.form)) -
    sum(earlier, (other) => 4 * Number(ad.call !== "" && other.call === ad.call)) -
    4 * repetitions(ad) -
    8 * Number(hasRepeatedWord(ad.text, typed))
  );
}

function leadScore({ lead, angle, text }: Candidate, earlier: readonly Candidate[]): number {
  const opening = firstWords(text);
  return (
    (lead?.facts[0] ? WORTH[lead.facts[0].kind] : 0) -
    3 * Number(lead === null) -
    6 * Number(lead !== null && earlier.some((other) => other.lead === lead)) -
    4 * Number(earlier.some((other) => other.angle === angle)) -
    20 * Number(earlier.some((other) => firstWords(other.text) === opening)) +
    Number((lead?.clause.length ?? 0) <= HOOK_CHARACTERS)
  );
}

function nameScore({ text }: Candidate, { product, company }: Facts): number {
  const lower = text.toLowerCase();
  const products = occurrences(lower, product.toLowerCase());
  const companies = occurrences(lower, company.toLowerCase());
  return (
    (products > 0 ? 5 : -4) +
    (companies > 0 ? 6 : 0) -
    5 * Math.max(0, products - 1) -
    3 * Math.max(0, companies - 1)
  );
}

/** Content words that occur in two sentences of an ad, so that it says something twice. */
function repetitions({ parts }: Candidate): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const part of parts) {
    const content = new Set(
      (part.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 6)),
    );
    for (const word of content) repeated += Number(seen.has(word));
    for (const word of content) seen.add(word);
  }
  return repeated;
}

/** Share of the trigrams that two texts have in common, from 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of a) common += Number(b.has(trigram));
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/** Trigrams of a text without the names, which the ads of a set share. */
export function wordingOf(
  text: string,
  { company, product }: Pick<Facts, "company" | "product">,
): ReadonlySet<string> {
  return trigrams(without(without(text, product), company));
}

function without(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return name === "" || at < 0 ? text : text.slice(0, at) + text.slice(at + name.length);
}

/** All sequences of three characters of the words of a text. */
export function trigrams(text: string): ReadonlySet<string> {
  const lower = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= lower.length; at++) found.add(lower.slice(at, at + 3));
  return found;
}

function firstWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 3).join(" ").toLowerCase();
}

function occurrences(text: string, part: string): number {
  return part === "" ? 0 : text.split(part).length - 1;
}

function sum<T>(items: Iterable<T>, value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}
