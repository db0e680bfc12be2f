import { RESEND_COOLDOWN_SECONDS } from "#core/limits.ts";

/**
 * Whole seconds until another verification mail may be requested, at most the full cooldown, so
 * that a clock that was set back does not lock the button.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)));
}
