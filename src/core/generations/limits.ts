/**
 * How often a delete and restore can restart an unfinished generation; `restore.service.ts` counts
 * and refuses with `restarts_used_up` (`core/errors.ts`). The API document names the number.
 */
export const RESTARTS_PER_GENERATION = 10;
