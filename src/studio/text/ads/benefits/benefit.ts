import type { Address, AdGrammar } from "../grammar.ts";

/**
 * The benefit of a statement of the brief, where the statement implies it: "no appointment needed"
 * means that people can just turn up. `says` has one of three forms, which `benefitOf`
 * (`benefits.ts`) fills in:
 *
 * - a phrase for one sentence with the statement, "just turn up",
 * - a sentence with a full stop that follows the statement, "You don’t pay twice.",
 * - a whole text with `{clause}` for the statement in its middle or `{Clause}` at its start.
 *
 * `[Venez|Viens]` has the formal and the informal form of address.
 */
export type Benefit = readonly [pattern: RegExp, says: string];

/**
 * The benefits of a language. A sober subject, such as grief, health or law, has only the calm
 * ones.
 */
export interface BenefitTable {
  readonly calm: readonly Benefit[];
  readonly others: readonly Benefit[];
}

/** Language and readers of a brief, by which `benefitOf` (`benefits.ts`) chooses the words. */
export interface BenefitStyle {
  readonly grammar: AdGrammar;
  /** How ads address the reader; null for the usual way of the language. */
  readonly address: Address | null;
  /** Whether the subject needs a sober register. */
  readonly isSober: boolean;
  /** Whether the brief addresses readers as no benefit does (`other-readers.ts`). */
  readonly hasOtherReaders: boolean;
}

/**
 * A benefit in one sentence with its statement, or in a sentence after it. `benefitOf`
 * (`benefits.ts`) makes it, `lineOf` (`line.ts`) puts it into the line.
 */
export interface Felt {
  /** The benefit first: "Just turn up: no appointment needed." Null for a benefit after it. */
  readonly first: string | null;
  /** The statement first: "No appointment needed: just turn up." Null for a benefit after it. */
  readonly last: string | null;
  /** A benefit that is a sentence of its own after the statement. */
  readonly following: string | null;
}
