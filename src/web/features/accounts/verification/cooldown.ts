import { RESEND_COOLDOWN_SECONDS } from "#core/limits.ts";

/**
 * Whole seconds until another verification mail may be requested, at most
 * `RESEND_COOLDOWN_SECONDS`, so that a clock that was set back does not lock the button. Times in
 * ms since 1970.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)));
}
