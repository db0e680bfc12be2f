/** Days that a sign-up whose address is never verified is kept. */
export const UNVERIFIED_DAYS = 30;

/** Passwords that may be tried at one verification link, outside the browser that signed up. */
export const LINK_PASSWORD_TRIES = 5;

/** Verification mails to one address, whoever asked for them. */
const MAIL_LIMITS = [
  { count: 2, seconds: 60 },
  { count: 5, seconds: 3600 },
  { count: 10, seconds: 86_400 },
] as const;

/** How many of the newest mails `verificationMailWait` looks at, and how far back in seconds. */
export const COUNTED_MAILS = MAIL_LIMITS[2];

/**
 * Seconds until another verification mail may be sent to an address, 0 if one may be sent now. `ages` are the ages in seconds
 * of the mails before it, the newest first.
 */
export function verificationMailWait(ages: readonly number[]): number {
  const waits = MAIL_LIMITS.map(({ count, seconds }) => seconds - (ages[count - 1] ?? seconds));
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
