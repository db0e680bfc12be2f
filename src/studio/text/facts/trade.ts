import type { Goal } from "./facts.ts";

/** A subject that needs a sober register. */
export type Sensitivity = "health" | "money" | "grief" | "charity" | "law";

/** What a business does, as an id such as "dentist" or "freight". */
export interface Trade {
  readonly id: string;
  /** Null for a trade of which ads may joke. */
  readonly sensitive: Sensitivity | null;
  /** The usual next step of a customer. */
  readonly goal: Goal;
}
