import type { Random } from "../random.ts";
import type { Angle } from "./brief.ts";

/**
 * How much an ad leaves out: 0 nothing, 1 what is optional, 2 also the ends of the user's
 * sentences.
 */
export type Brevity = number;

/** One try at an ad. */
export interface Attempt {
  readonly random: Random;
  /** The ads of the other angles that exist already. */
  readonly used: readonly string[];
  readonly brevity: Brevity;
}

/** Writes the ad of one angle. */
export interface AngleWriter {
  readonly angle: Angle;
  /** Returns the sentences of the ad, without emojis. */
  readonly write: (attempt: Attempt) => string[];
}
