import { RESEND_COOLDOWN_SECONDS } from "#core/limits.ts";

/** Whole seconds until `until`, 0 to the full cooldown: a clock that was set back never locks the button for longer. */
export function secondsLeft(until: number, now: number): number {
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)));
}
