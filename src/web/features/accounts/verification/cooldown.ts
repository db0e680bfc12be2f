import { RESEND_COOLDOWN_SECONDS } from "#core/account/limits.ts";

/**
 * Whole seconds from `now` until `until` (ms since 1970), for `useCooldown`. Between 0 and
 * `RESEND_COOLDOWN_SECONDS` of `core/account/limits.ts`, so that a clock that was set back does not
 * lock the button.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)));
}
