import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Set by `npm run check`, which tests samples only. */
    isQuick: boolean;
  }
}

const SHARE = 10;

/** Number of runs of a property test: all in `npm test`, a tenth in `npm run check`. */
export const sampleSize = (all: number) => (inject("isQuick") ? Math.ceil(all / SHARE) : all);

/** All items of a test in `npm test`; in `npm run check` a tenth of them, spread evenly. */
export function sampleOf<T>(items: readonly T[]): readonly T[] {
  return inject("isQuick") ? items.filter((_, index) => index % SHARE === 0) : items;
}
