/**
 * Days after which a sign-up whose address was never verified is deleted: `deleteOldSignUps` in
 * `pending-sign-ups.repo.ts`, called daily by `accounts.jobs.ts`. The privacy page names the
 * number.
 */
export const UNVERIFIED_DAYS = 30;

/**
 * Passwords that can be tried per verification link on /verify-email/confirm;
 * `modules/accounts/links.repo.ts` counts them, `verify-link.copy.ts` names the number.
 */
export const LINK_PASSWORD_TRIES = 5;

/** Maximum number of verification mails to an address within a sliding window. */
const MAIL_LIMITS = [
  { count: 2, seconds: 60 },
  { count: 5, seconds: 3600 },
  { count: 10, seconds: 86_400 },
] as const;

/**
 * Number and age in seconds of the previous mails that `verificationMailWaitSeconds` needs;
 * `pending-sign-ups.repo.ts` reads no more.
 */
export const MAIL_LOOKBACK = MAIL_LIMITS[2];

/**
 * Seconds until another verification mail may be sent to an address, by `MAIL_LIMITS` in this file;
 * 0 if one may be sent now. `ages` are those of the previous mails in seconds, newest first.
 * `sign-up.service.ts` and `account-mails.service.ts` ask it.
 */
export function verificationMailWaitSeconds(ages: readonly number[]): number {
  const waits = MAIL_LIMITS.map(({ count, seconds }) => seconds - (ages[count - 1] ?? seconds));
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
