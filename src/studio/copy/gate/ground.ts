import { createChecker, type Checker } from "#core/checks/check.ts";
import { dominantScript, type Script } from "../../language/script.ts";
import { isOfGoals, printableFacts, type Facts } from "../../text/facts/facts.ts";
import type { Lexicon } from "../../text/facts/lexicon.ts";
import { lexiconFor } from "../../text/facts/lexicons.ts";
import { EN } from "../../text/facts/lexicons/en.ts";
import { calendarOf } from "./dates.ts";
import { claimsOf, type Claims } from "./claims.ts";
import { quantitiesOf, type Quantities } from "./quantities.ts";
import type { GateReason } from "./reason.ts";
import { WordIndex } from "./words.ts";

/**
 * What a brief and its brand state, from which `groundOf` prepares the gate. `ai.openai-copy.ts`
 * passes facts only (for a rewrite, with the ad's texts); brand and claims are set by tests.
 */
export interface GateSource {
  readonly facts: Facts;
  readonly brand?: {
    readonly names?: readonly string[];
    readonly wordsToUse?: readonly string[];
    readonly wordsToAvoid?: readonly string[];
  };
  /** Statements with a stored proof, as written in ads. */
  readonly claims?: readonly string[];
}

/**
 * Everything that a text may state, prepared once for the many texts of a brief. `groundOf` fills
 * it from brief, brand and claims; `gateText` (`gate.ts`) and the checks of this folder judge by
 * it. `read` caches the reasons of texts, `checker` has the rules of `core/checks/rules/all.ts`.
 */
export interface Ground {
  readonly facts: Facts;
  readonly lexicon: Lexicon;
  /** The statements, joined. */
  readonly text: string;
  /** The script of the statements. */
  readonly script: Script;
  /** Names of the business and its products. */
  readonly names: readonly string[];
  readonly words: WordIndex;
  /** Words of `text`: without the audience, whose places and ages alone may be said. */
  readonly stated: WordIndex;
  readonly quantities: Quantities;
  readonly calendar: ReturnType<typeof calendarOf>;
  readonly claims: Claims;
  readonly checker: Checker;
  /** Notes and the audience. */
  readonly hidden: readonly string[];
  /** Words that must not occur. */
  readonly avoid: readonly string[];
  /** Reasons that do not depend on the place, by text. */
  readonly read: Map<string, readonly GateReason[]>;
}

const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,8}(?![\p{L}\p{N}])/gu;

/**
 * Prepares what texts of a provider may state, for `createOpenAiCopy` (`ai.openai-copy.ts`): names,
 * statements and contacts of the brief, words of the brand, and proved claims. Notes and goals
 * prove nothing; of the audience only places and ages may be said. Numbers, dates, claims and words
 * are collected by `quantities.ts`, `dates.ts`, `claims.ts` and `words.ts`.
 */
export function groundOf({ facts, brand = {}, claims = [] }: GateSource): Ground {
  const lexicon = lexiconFor(facts.language) ?? EN;
  const names = [facts.company, facts.product, ...(brand.names ?? [])].filter((name) => name !== "");
  const statements = [
    ...printableFacts(facts).map(({ text }) => text),
    // Contacts are for customers, also in details that are notes otherwise.
    ...facts.contacts.flatMap((contact) => [contact.sentence, contact.text]),
    ...(brand.wordsToUse ?? []),
    ...facts.rules.use,
    ...claims,
  ];
  // "HCPC registered" names an authority, while other words in capitals are loud.
  const abbreviations = printableFacts(facts, "proof").flatMap((fact) => fact.text.match(CAPITALS) ?? []);
  const text = [...names, ...statements].join("\n");
  const withAudience = [...names, ...statements, ...facts.rules.audience];
  const calendar = calendarOf(withAudience.join("\n"), facts.language);
  const quantities = quantitiesOf(withAudience, lexicon);
  return {
    facts,
    lexicon,
    text,
    script: dominantScript(text),
    names,
    words: new WordIndex(withAudience),
    stated: new WordIndex([text]),
    // A month may be written as a number: "24 December", "24.12.".
    quantities: {
      ...quantities,
      amounts: new Set([...quantities.amounts, ...[...calendar.months].map((month) => month + 1)]),
    },
    calendar,
    claims: claimsOf([...names, ...statements]),
    checker: createChecker({ names: [...names, ...abbreviations], proofs: claims }),
    read: new Map(),
    // The call to action names the step of the goals: "Book your free home survey."
    hidden: facts.all.filter((fact) => !fact.printable && !isOfGoals(fact)).map((fact) => fact.text),
    avoid: [...facts.rules.avoid, ...(brand.wordsToAvoid ?? [])],
  };
}
