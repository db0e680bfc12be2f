import { createRandom } from "#studio/random.ts";

/** Chance that follows from its seed alone. */
export interface Chance {
  /** A whole number from 0 up to, but not, `below`. */
  readonly number: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** True in that share of the cases. */
  readonly happens: (share: number) => boolean;
}

export function createChance(seed: string): Chance {
  const next = createRandom(seed);
  const number = (below: number) => Math.floor(next() * below);
  return { number, pick: (from) => from[number(from.length)]!, happens: (share) => next() < share };
}
