import type { Random } from "../random.ts";
import type { Angle } from "./brief.ts";

export interface Attempt {
  readonly random: Random;
  /** The ads written before this one. */
  readonly used: readonly string[];
  readonly brevity: number;
}

export interface Composition {
  readonly angle: Angle;
  readonly compose: (attempt: Attempt) => string[];
}
