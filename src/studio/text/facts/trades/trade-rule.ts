import type { Goal } from "../facts.ts";
import type { Sensitivity } from "../trade.ts";

/**
 * How a trade is recognized by `readTrade` (`read-trade.ts`); the files in this folder list the
 * rules. Terms are separated by commas, in all languages together: `dent*` matches the start of a
 * word, `*reinigung` its end, and a term of several words the phrase.
 */
export interface TradeRule {
  readonly id: string;
  /** Words that name the trade. */
  readonly strong: string;
  /** Words that only support it. */
  readonly weak: string;
  /** Words that rule it out: "dental" in front of "cleaning". */
  readonly not?: string;
  readonly sensitive?: Sensitivity;
  /** The usual next step of a customer. */
  readonly goal: Goal;
}
