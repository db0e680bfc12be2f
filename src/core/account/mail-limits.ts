/** Limits of verification mails, apart from `limits.ts` because browsers load that file. */
import { RATE_LIMITS } from "../rate-limits.ts";

/**
 * Maximum number of verification mails to an address within a sliding window; an hour and a day
 * allow as many mails as can be requested (`core/rate-limits.ts`).
 */
const MAIL_LIMITS = [
  { count: 2, seconds: 60 },
  { count: RATE_LIMITS.mailsPerHour, seconds: 3600 },
  { count: RATE_LIMITS.mailsPerDay, seconds: 86_400 },
] as const;

/**
 * Number and age in seconds of the previous mails that `verificationMailWaitSeconds` needs, the day
 * of `MAIL_LIMITS` (number: `mailsPerDay` in `core/rate-limits.ts`); `pending-sign-ups.repo.ts`
 * reads no more.
 */
export const MAIL_LOOKBACK = MAIL_LIMITS[2];

/**
 * Seconds until another verification mail may be sent to an address, by `MAIL_LIMITS` in this file
 * (mails per hour and day: `core/rate-limits.ts`); 0 if one may be sent now. `ages` are those of
 * the previous mails in seconds, newest first. `sign-up.service.ts` and `account-mails.service.ts`
 * ask it.
 */
export function verificationMailWaitSeconds(ages: readonly number[]): number {
  const waits = MAIL_LIMITS.map(({ count, seconds }) => seconds - (ages[count - 1] ?? seconds));
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
