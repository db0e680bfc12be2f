import type { Script } from "../../language/script.ts";
import type { Contact } from "../facts/contacts.ts";
import type { Fact, Facts } from "../facts/facts.ts";
import type { Address, AdGrammar } from "./grammar.ts";
import type { Line } from "./line.ts";
import type { NameLine } from "./name-lines.ts";
import type { Strength } from "./strength/strength.ts";
import type { WordLine } from "./word-lines.ts";

/**
 * Facts, lines and grammar of one brief, from which all its texts are made. `materialOf`
 * (`write-ads.ts`) fills every field; `writeSet`, `short-texts.ts` and the scripts (`video/script`)
 * read it.
 */
export interface Material {
  readonly facts: Facts;
  /** Everything that the user typed. */
  readonly typed: string;
  readonly grammar: AdGrammar;
  readonly script: Script;
  /** How the ads address the reader; null for the usual way of the language. */
  readonly address: Address | null;
  /** Whether the brief addresses readers as no benefit does (`benefits/other-readers.ts`). */
  readonly hasOtherReaders: boolean;
  readonly lines: readonly Line[];
  /** The lines that ads are made of. */
  readonly telling: readonly Line[];
  /** Sentences made of the items of typed lists, which open ads as well. */
  readonly listed: readonly Line[];
  /** Expected grades of all of them, also of those that a field leaves out. */
  readonly strengths: ReadonlyMap<Line, Strength>;
  readonly names: readonly NameLine[];
  readonly calls: readonly string[];
  /** Those of `calls` that name the time, the way or the thing of the goals. */
  readonly aimedCalls: readonly string[];
  /** Those of `aimedCalls` that name only the months, for ads without room for the days. */
  readonly widerCalls: readonly string[];
  /** The brief's own first step, for which `calls` ask then; null if it names none. */
  readonly firstStep: AskedStep | null;
  /** Calls that name the channel; empty if `calls` can stand before it. */
  readonly contactCalls: readonly string[];
  /** Sentences of the brief that tell the reader what to do next; ads end with them. */
  readonly ownCalls: readonly Line[];
  /** How the next step is taken, as typed, such as a telephone number; null if it is not known. */
  readonly channel: Contact | null;
  /** Lines for words that the notes ask to use. */
  readonly wordLines: readonly WordLine[];
}

/** The statement that names a first step, and the calls of `calls` that repeat that it is free. */
export interface AskedStep {
  readonly fact: Fact;
  readonly free: readonly string[];
}
