import { DE } from "./de.phrases.ts";
import { EN } from "./en.phrases.ts";
import { ES } from "./es.phrases.ts";
import { FR } from "./fr.phrases.ts";
import { IT } from "./it.phrases.ts";
import { NL } from "./nl.phrases.ts";
import { PT } from "./pt.phrases.ts";

/**
 * What a voice says around the statements of a brief, in one language. A question is followed by
 * the statement as a sentence of its own, a phrase that ends with a colon by the statement in small
 * letters. None of them says anything about the product.
 */
export interface Phrases {
  /** Before a price. */
  readonly price: readonly string[];
  /** Before a place that stands alone: "Norwich and 20 miles around". */
  readonly place: readonly string[];
  /** Before days or hours: "evenings until 9". */
  readonly when: readonly string[];
  /** Before how soon something is done: "with you in 30 minutes". */
  readonly soon: readonly string[];
  /** Before a length: "50 minutes". */
  readonly long: readonly string[];
  /** Before what the customer and the business do: "you send photos, we do the rest". */
  readonly steps: readonly string[];
  /** Before a further statement of any kind. */
  readonly also: readonly string[];
  /** Before a statement that was made already. */
  readonly again: readonly string[];
  /** Before several statements that were made already. */
  readonly list: readonly string[];
  /** Joins the last two of them. */
  readonly and: string;
  /**
   * After a statement: who says so, and who works so. `{company}` is the company with its article,
   * `{at}` as in the grammars.
   */
  readonly so: string;
  readonly works: string;
  /**
   * The article of a company by the preposition that it takes: "die" for "bei der". Null if the
   * preposition does not tell it; such a company is named in other ways.
   */
  readonly articles: Readonly<Record<string, string | null>>;
  /** The business about itself: `{company}` and the product as `{thing}`. */
  readonly we: string;
  /** A product or statement as a question: `{thing}`. */
  readonly question: string;
}

const PHRASES: Readonly<Record<string, Phrases>> = { en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL };

/** The phrases of a language by its BCP 47 code, for the voice of a script; undefined without any. */
export function phrasesFor(language: string): Phrases | undefined {
  return PHRASES[language.toLowerCase().split("-")[0] ?? ""];
}
