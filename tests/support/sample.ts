import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Set by `npm run check`, which tests samples only. */
    isQuick: boolean;
  }
}

const SHARE = 10;

/**
 * Number of runs of a property test: all in `npm test`, a tenth (`SHARE`) in `npm run check`, for
 * which `vitest.config.ts` sets `isQuick`.
 */
export const sampleSize = (all: number) => (inject("isQuick") ? Math.ceil(all / SHARE) : all);

/**
 * All items of a test in `npm test`; in `npm run check` a tenth of them (`SHARE`), spread evenly.
 * `vitest.config.ts` sets `isQuick` for the latter.
 */
export function sampleOf<T>(items: readonly T[]): readonly T[] {
  return inject("isQuick") ? items.filter((_, index) => index % SHARE === 0) : items;
}
