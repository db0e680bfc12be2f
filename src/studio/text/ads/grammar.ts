import type { Goal } from "../facts/facts.ts";

/**
 * Formal or informal address in an ad, "Réservez" or "Réserve". `addressOf` in `write-ads.ts`
 * decides it: the notes, then the brief's own sentences (`addressIn`), then the brand's voice
 * (`text/voice.ts`).
 */
export type Address = "formal" | "informal";

/**
 * Calls to action of one language by goal, listed in its `*.grammar.ts`; `callsFor`
 * (`call-to-action.ts`) selects them and fills in the names. `{company}` and `{product}` are the
 * names, `{at}` the company with its preposition, `{noun}` a product that is a common noun,
 * `{the noun}` the same with its article and `{course}` a course with its preposition. `meet` are
 * for visits to animals that need a home, `tour` for software, `date` for a band or a photographer
 * whose day may be taken, `volunteer` for a business that seeks volunteers.
 */
export type Calls = Readonly<Record<Goal | "meet" | "tour" | "date" | "volunteer", readonly string[]>>;

/**
 * A way to turn a clause of the brief into an ad's opening sentence with more tension, without
 * changing what it says. Each `*.grammar.ts` lists its own in `turns`; `hooksOf` (`hooks.ts`)
 * applies them.
 */
export interface Turn {
  /** Matches the whole clause without its final punctuation mark. */
  readonly pattern: RegExp;
  /**
   * Sentence with `$<name>` for the groups of the pattern. A function may refuse the match with
   * null.
   */
  readonly to: string | ((groups: Readonly<Record<string, string>>) => string | null);
}

/**
 * What the studio's writer knows about one language. One `*.grammar.ts` for each language fills it,
 * listed in `grammars.ts`; `other-languages.ts` makes one for others. Lines with names, hooks,
 * calls and scripts read it; the statements of an ad come from the brief.
 */
export interface AdGrammar {
  readonly language: string;
  readonly calls: Calls;
  /** Calls for an address in which they differ from `calls`, which are of the usual one. */
  readonly otherCalls: Partial<Readonly<Record<Address, Calls>>>;
  /** The address of calls for a telephone number if the brief has none; missing for the usual. */
  readonly callerAddress?: Address;
  /** Words that show the address of a brief's own sentences. */
  readonly informal: RegExp | null;
  readonly formal: RegExp | null;
  /** Words that are formal only if no other word shows the address: Spanish "su", also "her". */
  readonly likelyFormal?: RegExp;
  /** The company with the preposition of a place or person: "at Quayside Dental", "with Settle". */
  readonly at: (company: string, hasPremises: boolean) => string;
  /** The company with the preposition of an origin: "from Thistle & Spoon". */
  readonly from: (company: string, hasPremises: boolean) => string;
  /** The company with the preposition "to" if its noun has an article: "alla Biblioteca". */
  readonly to?: (company: string) => string;
  /** The company with the preposition "with" if its noun has an article: "com a Junta". */
  readonly withCompany?: (company: string) => string;
  /** The company with its article if its noun has one: "a Oficina do Ponto". */
  readonly theCompany?: (company: string) => string;
  /**
   * Turns the prepositions of `at` and `from` into those of a business that comes to its customers:
   * "con la Clínica Sur", "du Salon Éclat". Missing if those without premises suit it.
   */
  readonly visiting?: {
    readonly at: (company: string) => string;
    readonly from: (company: string) => string;
  };
  /** Names that no preposition fits without declining them: "Freiwillige Feuerwehr". */
  readonly declined?: RegExp;
  /** The possessive before a product that is a common noun; null if its gender is not known. */
  readonly your: ((product: string, address: Address | null) => string | null) | null;
  /** A course that is a common noun after "sign up": "au cours de poterie"; null if not known. */
  readonly course?: (product: string) => string | null;
  /** A product that is a common noun with its article; null if its gender is not known. */
  readonly articled?: (product: string) => string | null;
  /** A product that is a common noun with its article: "a tax return"; "boiler repair" has none. */
  readonly one?: (product: string) => string;
  /** The article of a subject that is a common noun; missing if it depends on the gender. */
  readonly the?: string;
  /** First words of a product that keep their capital inside a sentence: "Spanish". */
  readonly properAdjective: RegExp;
  /** Whether nouns are capitalized inside a sentence. */
  readonly capitalNouns: boolean;
  /** Words of a call to action that fit an appointment only, not a table or a course. */
  readonly appointment: RegExp;
  /** Adverbs of urgency, which a sober ad has not: "today", "now". */
  readonly urgency: RegExp;
  /** Lines that name the product alone. */
  readonly product: readonly string[];
  /** Lines that name product and company. */
  readonly both: readonly string[];
  /** Lines that name the product with a place: `{place}` with the preposition as typed. */
  readonly placed: readonly string[];
  /** Lines that name the product with a price. `{price}` is an amount as typed. */
  readonly priced: readonly string[];
  /** Lines that name the product with a lowest price, such as "from $9", as typed. */
  readonly pricedFrom: readonly string[];
  /** Lines that name the product with a noun phrase. */
  readonly described: readonly string[];
  /** First words that are not capitalized inside a sentence: articles, prepositions, numerals. */
  readonly functionWords: ReadonlySet<string>;
  /**
   * Whether a capitalized first word with the words after it is no name, beyond `functionWords`.
   */
  readonly isCommonWord?: (first: string, rest: string) => boolean;
  /** Corrects the case of words as typed; without it they stay. */
  readonly correctCase?: (text: string) => string;
  /** Lines for a word and for a phrase that the notes ask to use; null in other languages. */
  readonly wordLines: readonly [word: string, phrase: string] | null;
  /** Verbs that need a subject before them: "Sends polite reminders". */
  readonly subjectless: RegExp | null;
  readonly turns: readonly Turn[];
  /** A noun phrase that may follow the product's name and a comma: no verb, no pronoun. */
  readonly nounPhrase: RegExp;
  /** Signs of a clause that is a sentence, with a subject and a verb or an imperative. */
  readonly clause: RegExp;
  /** Preposition between a noun and its price: "first class for £5"; null if it is not known. */
  readonly priceWord: string | null;
  /** A place with its preposition: "in Leeds", "à Lyon"; null if it is not known. */
  readonly inPlace: ((place: string) => string) | null;
  /** Start of a statement about the business that lacks "we": "cover all of Norfolk". */
  readonly ofOurselves?: RegExp;
  /** Space before ":", "?" and "!" in French. */
  readonly spaceBeforeMarks: boolean;
}

/** The colon of a language, with its space before it in French, for `closings.ts` and scripts. */
export const colonOf = ({ spaceBeforeMarks }: Pick<AdGrammar, "spaceBeforeMarks">): string =>
  spaceBeforeMarks ? "\u00A0:" : ":";

/**
 * The form of address of a text, formal ("Sie") or informal ("du"), of which it has more words,
 * informal if it has as many of both; null without a word that shows it. The words are `formal`,
 * `informal` and `likelyFormal` of the language's `*.grammar.ts`. `addressOf` in `write-ads.ts`
 * calls it for the brief, one statement a line, `benefits.ts` for a single statement.
 */
export function addressIn(
  text: string,
  { informal, formal, likelyFormal }: Pick<AdGrammar, "informal" | "formal" | "likelyFormal">,
): Address | null {
  const familiar = countOf(text, informal);
  const polite = countOf(text, formal);
  if (familiar === 0 && polite === 0) return likelyFormal?.test(text) === true ? "formal" : null;
  return familiar >= polite ? "informal" : "formal";
}

const countOf = (text: string, words: RegExp | null) => (words === null ? 0 : text.split(words).length - 1);

/**
 * Templates of lines with names that need only punctuation; each `*.grammar.ts` spreads them into
 * its grammar. `nameLinesOf` (`name-lines.ts`) fills them.
 */
export const PUNCTUATED_LINES = {
  product: ["{product}."],
  placed: ["{product} {place}.", "{product}, {place}."],
  pricedFrom: ["{product} {from}, {price}.", "{product} {price}.", "{product}, {price}."],
  described: ["{product} {from}: {phrase}.", "{product}: {phrase}."],
} as const satisfies Partial<AdGrammar>;

/**
 * The set of the words of a text, separated by spaces, for `functionWords` and other lists of the
 * `*.grammar.ts`.
 */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
