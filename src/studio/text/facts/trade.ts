import type { Goal } from "./facts.ts";

/**
 * Subjects of trades that need a sober register in ads, without emojis and jokes. The files in
 * `trades/` set it; `readFacts` makes the ads of such a trade sober.
 */
export type Sensitivity = "health" | "money" | "grief" | "charity" | "law";

/**
 * Trade of a business as an id such as "dentist" or "freight", with its usual goal. `readTrade`
 * (`read-trade.ts`) finds it by the words in `trades/`; `impliedGoal` and calls to action read it.
 */
export interface Trade {
  readonly id: string;
  /** Null for a trade of which ads may joke. */
  readonly sensitive: Sensitivity | null;
  /** The usual next step of a customer. */
  readonly goal: Goal;
}
