import type { PriceUnit } from "./value.ts";
import type { AvoidedTopic, Tone } from "./rules.ts";
import type { Goal } from "./facts.ts";

/**
 * A regular expression source, matched by `hasWords` against whole words and without regard to
 * case. In patterns of values, digits stand for number words as well: "six dentists" is read as
 * "006 dentists" (`withDigits` in `shadow.ts`).
 */
export type Words = string;

/**
 * The words of one language by which facts are recognized in a brief; one file per language in
 * `lexicons/`, listed in `lexicons.ts`. `readFacts` and the gate of campaign copy read it.
 */
export interface Lexicon {
  readonly language: string;
  /** Number words with their values. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Words that count only before a unit of time or money: "one hour", "une heure". */
  readonly weakNumbers: Words;
  /** Other words that weak numbers count: plurals after "neuf" and "sei". */
  readonly weakBefore: Words;
  readonly price: PriceWords;
  readonly time: TimeWords;
  readonly place: PlaceWords;
  readonly kinds: KindWords;
  readonly notes: NoteWords;
  /** Words that name or imply the next step, most specific first. */
  readonly goals: readonly (readonly [Goal, Words])[];
  /** Start of a clause that needs the clause before it: "with ...", "until ...", "which ...". */
  readonly dependent: Words;
  /** Conjunction at the start of a clause that needs the next one: "When ...", "If ...". */
  readonly subordinate: Words;
  /** A clause that restricts the one before: "parts extra", "terms apply". */
  readonly condition: Words;
  /** Between the numbers of a ratio: "9 out of 10". */
  readonly ratio: Words;
  /** Words that are no nouns after a number: articles, prepositions, conjunctions, adverbs. */
  readonly stop: Words;
}

interface PriceWords {
  /** Names of currencies with their ISO 4217 codes. */
  readonly currencies: readonly (readonly [string, Words])[];
  /** "from", "starting at". */
  readonly from: Words;
  /** Words before an amount without a currency that make it a price: "costs", "fixed". */
  readonly lead: Words;
  /** Between the ends of a range: "to". */
  readonly range: Words;
  readonly per: readonly (readonly [PriceUnit, Words])[];
  /** "per", "a" before any other noun at the end of a clause: "£14 per walk". */
  readonly perOther: Words;
}

interface TimeWords {
  /** Units of duration: "hours?", "min". */
  readonly units: Words;
  readonly weekdays: Words;
  readonly months: Words;
  /** Times of day and relative days: "noon", "tonight", "same day". */
  readonly moments: Words;
  /** Clock times with digits: "10 am", "16 Uhr". */
  readonly clocks: Words;
  /** "every", "each" before a day or a unit. */
  readonly every: Words;
  /** "daily", "24/7". */
  readonly frequencies: Words;
  /** "by", "until", "before". */
  readonly deadline: Words;
  /** "since", "founded in" before a year. */
  readonly since: Words;
  /** Other words that belong to a time: "at", "on", "within". */
  readonly at: Words;
  /** Before an hour without a unit at the end of a clause: "at 8". */
  readonly hourAt: Words;
  /** Before two hours without a unit: "open 9 to 5". */
  readonly openFrom: Words;
  /** Ages, which are no durations: "ages 6 to 12". */
  readonly ages: Words;
  /** Between the ends of a range: "to". */
  readonly range: Words;
}

interface PlaceWords {
  /** Prepositions before the name of any place: "in", "near". */
  readonly prepositions: Words;
  /** Prepositions before the name of a known place only: "from", "to". */
  readonly weakPrepositions: Words;
  /** Articles between the preposition and the name. */
  readonly articles: Words;
  /** Joins two places: "and". */
  readonly and: Words;
  /** Capitalized words that are no places. */
  readonly notPlaces: Words;
  /** Common names of places without a capital or a name: "town", "the coast". */
  readonly common: Words;
  /** Addresses: "12 Mill Lane". */
  readonly address: Words;
}

interface KindWords {
  /** Restrictions and complaints: "closed on Mondays", "terms apply". */
  readonly caution: Words;
  readonly offer: Words;
  readonly objection: Words;
  /** Negations that do not answer an objection: "no other", "not only". */
  readonly notObjection: Words;
  readonly proof: Words;
  readonly process: Words;
  readonly benefit: Words;
  /** Words of a feature that make a sentence of the details a fact. */
  readonly feature: Words;
  /** Start of a statement about the business: "we", "our". */
  readonly own: Words;
}

interface NoteWords {
  /** Labels of notes before a colon: "tone", "audience". */
  readonly labels: Words;
  /** Words for the way of speaking: "tone", "voice". */
  readonly toneNouns: Words;
  /** Imperatives to the writer anywhere: "never mention", "use the word". */
  readonly orders: Words;
  /** Imperatives that are orders in the details only: "keep it", "be". */
  readonly orderStarts: Words;
  /** Words about the ad: "tone", "emojis", "hashtags". */
  readonly meta: Words;
  /** "mention that", before a statement that is meant to be shown. */
  readonly mention: Words;
  /** "use the word", before the words to use. */
  readonly use: Words;
  /** "never mention", "do not say", before the words to avoid. */
  readonly avoid: Words;
  /** An order around the words to avoid, as group `word`: "Uber nie erwähnen". */
  readonly avoidAround: string;
  /** Verbs at the end of an order: "nicht billig sagen". */
  readonly orderEnd: Words;
  /** "made for", "aimed at", before people. */
  readonly audience: Words;
  /** Labels whose value is the audience: "target audience". */
  readonly audienceLabels: Words;
  /** People: "owners", "families", "women". */
  readonly people: Words;
  readonly tones: readonly (readonly [Tone, Words])[];
  readonly topics: readonly (readonly [AvoidedTopic, Words])[];
  readonly informal: Words;
  readonly formal: Words;
  readonly short: Words;
  /** "no", "without", "don't use" before emojis and hashtags. */
  readonly negation: Words;
  /** "please". */
  readonly please: Words;
  /** "and", "but", "very" between words of tone. */
  readonly toneFillers: Words;
}

const cache = new Map<Words, RegExp>();

/**
 * The regular expression of a lexicon's words at word boundaries, in any letter case; compiled
 * once. `hasWords` and `lengthOfStart` (`notes.ts`) use it.
 */
export function wordsPattern(words: Words): RegExp {
  let pattern = cache.get(words);
  if (pattern === undefined) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");
    cache.set(words, pattern);
  }
  return pattern;
}

/**
 * Whether a text of a brief contains one of the words of a lexicon entry
 * (`lexicons/<language>.ts`), whole and in any letter case; false for empty `words`. All readers of
 * facts and the splitting of sentences use it.
 */
export function hasWords(text: string, words: Words): boolean {
  return words !== "" && wordsPattern(words).test(text);
}

const startCache = new Map<Words, RegExp>();

/**
 * Whether a text starts with one of the words of a lexicon entry, whole and in any letter case;
 * false for empty `words`. Readers of notes, goals and offerings and the splitting of sentences use
 * it like `hasWords`.
 */
export function startsWithWords(text: string, words: Words): boolean {
  if (words === "") return false;
  let pattern = startCache.get(words);
  if (pattern === undefined) {
    pattern = new RegExp(`^(?:${words})(?![\\p{L}\\p{N}]|['’]s(?!\\p{L}))`, "iu");
    startCache.set(words, pattern);
  }
  return pattern.test(text);
}
