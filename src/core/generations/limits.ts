/**
 * Most generations of text ads and campaign copy together, per user: unlimited on every plan,
 * within fair use. `units/fair-use.ts` on the server enforces it, the billing page states it.
 */
export const TEXT_FAIR_USE = { perMinute: 20, perDay: 300 } as const;

/**
 * How often a delete and restore can restart an unfinished generation; `restore.service.ts` counts
 * and refuses with `restarts_used_up` (`core/errors.ts`).
 */
export const RESTARTS_PER_GENERATION = 10;
