import { overlap, trigrams } from "#core/similarity.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import { printableFacts, type Fact, type FactKind, type Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import type { Line } from "./lines.ts";

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
  caution: 0,
  note: 0,
  audience: 0,
};

/** What a fact adds if an earlier ad states it: only a price or an offer is worth saying twice. */
const repeatedWorth = ({ kind }: Fact) => (kind === "price" || kind === "offer" ? 0.5 : -1);
/** Meta shows about 40 characters before a reader decides whether to read on. */
const HOOK_CHARACTERS = 40;

/** What a fact of this kind adds to an ad; 0 for what is never shown. */
export function worthOf(kind: FactKind): number {
  return WORTH[kind];
}

/** What a line adds to an ad: the worth of its most important fact. */
export function worthOfLine({ facts }: Line): number {
  return Math.max(...facts.map(({ kind }) => WORTH[kind]));
}

export interface ScoreOptions {
  readonly facts: Facts;
  /** Ads of the set that exist already. */
  readonly earlier: readonly Candidate[];
  /** Facts that the earlier ads state. */
  readonly stated: ReadonlySet<Fact>;
  /** Facts that an ad states without leaving too few for the others. */
  readonly share: number;
  /** Trigrams of the earlier ads. */
  readonly shown: readonly ReadonlySet<string>[];
  /** Whether a call to action names product and company, so that the draft need not. */
  readonly callsNameAll: boolean;
  /** Preferred number of UTF-16 units. */
  readonly preferred: number;
  /** Everything that the user typed. */
  readonly typed: string;
}

/** What depends only on an ad of the set, for every candidate of the next one. */
export function besideEarlier(
  earlier: readonly Candidate[],
  facts: Facts,
): Pick<ScoreOptions, "earlier" | "stated" | "share" | "shown"> {
  return {
    earlier,
    share: Math.max(2, Math.ceil(printableFacts(facts).length / 2)),
    stated: new Set(earlier.flatMap((ad) => ad.facts)),
    shown: earlier.map(({ text }) => wordingOf(text, facts)),
  };
}

/** A rough score that costs little, to leave out most drafts: what the ad states and names. */
export function roughScoreOf(ad: Candidate, options: ScoreOptions): number {
  const { facts } = options;
  return (
    statementScore(ad, options) +
    6 * Number(ad.hasOwnCall) +
    5 * Number(ad.text.includes(facts.product) || options.callsNameAll) +
    2 * Number(ad.text.includes(facts.company) || options.callsNameAll)
  );
}

/** What an ad states and starts with, less for what earlier ads state, and for its length. */
function statementScore(ad: Candidate, { earlier, stated, preferred, share }: ScoreOptions): number {
  const { facts, lead, text } = ad;

  const [first] = lead?.facts ?? [];
  return (
    sum(facts, (fact) => (stated.has(fact) ? repeatedWorth(fact) : WORTH[fact.kind])) -
    2 * Math.max(0, facts.length - share) +
    (first ? WORTH[first.kind] : 0) -
    weakness(ad) -
    3 * Number(lead === null) -
    6 * Number(lead !== null && earlier.some((other) => other.lead === lead)) -
    0.04 * Math.max(0, text.length - preferred)
  );
}

/** How good an ad is beside the earlier ones of its set; higher is better. */
export function scoreOf(ad: Candidate, options: ScoreOptions): number {
  const { facts, earlier, shown, typed } = options;
  const own = wordingOf(ad.text, facts);
  const known = printableFacts(facts).length;
  return (
    statementScore(ad, options) +
    openingScore(ad, earlier) +
    6 * Number(ad.hasOwnCall && !earlier.some(({ hasOwnCall }) => hasOwnCall)) +
    2 * Number(ad.turned && !earlier.some(({ turned }) => turned)) -
    5 * Math.max(0, Math.min(2, known) - ad.facts.length) -
    30 * Number(known > 0 && ad.facts.length === 0) +
    nameScore(ad, facts) -
    staccato(ad) +
    nameFluency(ad, facts) -
    1.5 * Math.max(0, ad.parts.length - 5) -
    sum(shown, (other) => 44 * overlap(own, other)) -
    sum(earlier, (other) => 3 * Number(ad.form !== "" && other.form === ad.form)) -
    sum(earlier, (other) => 4 * Number(ad.call !== "" && other.call === ad.call)) -
    4 * repetitions(ad) -
    8 * Number(hasRepeatedWord(ad.text, typed))
  );
}

function openingScore({ lead, angle, text }: Candidate, earlier: readonly Candidate[]): number {
  const opening = firstWords(text);
  return (
    -4 * Number(earlier.some((other) => other.angle === angle)) -
    20 * Number(earlier.some((other) => firstWords(other.text) === opening)) +
    Number((lead?.clause.length ?? 0) <= HOOK_CHARACTERS)
  );
}

/**
 * How naturally an ad names product and company: best in its call to action, "Book your boiler
 * repair at Northside", worst as a label, "Northside: Boiler repair."
 */
function nameFluency({ form, call }: Candidate, { company, product }: Facts): number {
  const called = call.toLowerCase();
  const inCall = [company, product].every((name) => called.includes(name.toLowerCase()));
  return (
    3 * Number(inCall) - 6 * Number(form === "{company}: {product}.") - Number(form === "{product} {from}.")
  );
}

/** Words of a sentence that is too short to stand beside others of its kind. */
const FEW_WORDS = 3;

/** Many short fragments in a row read like a table: each but one counts. */
function staccato({ parts, call }: Candidate): number {
  const short = parts.filter((part) => part !== call && wordCount(part) <= FEW_WORDS).length;
  return 2.5 * Math.max(0, short - 1) + Math.max(0, parts.length - 4);
}

/** Results of `weaknessOf`, which thousands of drafts with the same lead need. */
const weaknesses = new WeakMap<Line, number>();

function weakness({ lead, turned }: Candidate): number {
  if (lead === null || turned) return 0;
  const known = weaknesses.get(lead) ?? weaknessOf(lead);
  weaknesses.set(lead, known);
  return known;
}

/** How poorly a line starts an ad: a single word, opening hours, or a date alone stop nobody. */
function weaknessOf({ clause, facts: [first] }: Line): number {
  const words = wordCount(clause);
  const hasNumber = /\p{N}/u.test(clause);
  return (
    6 * Number(words === 1) +
    3 * Number(words === 2) +
    4 * Number(isHours(clause)) +
    4 * Number(isMostlyDigits(clause)) +
    3 * Number(first?.kind === "price") -
    1.5 * Number(words >= 4 && words <= 10) +
    2 * Number(!hasNumber && words <= 3 && first?.kind === "feature")
  );
}

/** Opening hours, which are useful and no reason to read on. */
const isHours = (clause: string) =>
  /^(?:open|opens|starts|geöffnet|ab \d+ uhr|ouvert|début|abierto|empieza|apert|si parte|aberto|começa|geopend|start)(?!\p{L}{3})/iu.test(
    clause,
  );

/** "200g 1,200円" */
const isMostlyDigits = (clause: string) =>
  (clause.match(/\p{L}/gu)?.length ?? 0) < clause.replace(/\s/gu, "").length / 2;

const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;

function nameScore({ text, facts }: Candidate, { product, company }: Facts): number {
  const lower = text.toLowerCase();
  const products = occurrences(lower, product.toLowerCase());
  const companies = occurrences(lower, company.toLowerCase());
  // "Dusk Lamp. Order yours." does not even say from whom.
  const withoutCompany = facts.length === 0 ? -12 : 0;
  return (
    (products > 0 ? 5 : -4) +
    (companies > 0 ? 6 : withoutCompany) -
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
