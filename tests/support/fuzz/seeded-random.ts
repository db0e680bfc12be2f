import { createRandom } from "#studio/random.ts";

/** Random choices that a seed determines; `createSeededRandom` makes it. */
export interface SeededRandom {
  /** Integer from 0 (inclusive) to `below` (exclusive). */
  readonly number: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** True with this probability. */
  readonly happens: (share: number) => boolean;
}

/**
 * Creates a generator of random choices that the seed determines, from `createRandom` of
 * `studio/random.ts`. `fuzz.ts` makes one for each request.
 */
export function createSeededRandom(seed: string): SeededRandom {
  const next = createRandom(seed);
  const number = (below: number) => Math.floor(next() * below);
  return { number, pick: (from) => from[number(from.length)]!, happens: (share) => next() < share };
}
