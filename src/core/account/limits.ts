/**
 * Days after which a sign-up whose address was never verified is deleted: `deleteOldSignUps` in
 * `pending-sign-ups.repo.ts`, called daily by `accounts.jobs.ts`. The privacy page
 * (`core/privacy.copy.ts`) names the number.
 */
export const UNVERIFIED_DAYS = 30;

/**
 * Days after the last visit at which a session ends; `sessions.repo.ts` on the server ends it. The
 * privacy page (`core/privacy.copy.ts`) names the number.
 */
export const SESSION_IDLE_DAYS = 30;

/**
 * Days after the sign-in at which a session ends at the latest, also with visits;
 * `sessions.repo.ts` on the server ends it. The privacy page (`core/privacy.copy.ts`) names the
 * number.
 */
export const SESSION_MAX_DAYS = 90;

/**
 * Days for which a browser's cookie says which accounts have signed in with it (`cookies.ts` on the
 * server). The privacy page (`core/privacy.copy.ts`) names the number.
 */
export const DEVICE_DAYS = 180;

/**
 * Days after which a daily job deletes mails (`mails.jobs.ts`). The privacy page
 * (`core/privacy.copy.ts`) names the number; `export-readme.ts` has it written out.
 */
export const MAIL_DAYS = 30;

/**
 * Passwords that can be tried per verification link on /verify-email/confirm;
 * `modules/accounts/links.repo.ts` counts them, `verify-link.copy.ts` names the number.
 */
export const LINK_PASSWORD_TRIES = 5;

/**
 * Hours for which a mailed verification link works: the mail (`mails.copy.ts`) says it,
 * `account-mails.service.ts` sets the expiry. /verify-email has the number written out
 * (`verify-email.copy.ts`).
 */
export const VERIFY_LINK_HOURS = 24;

/**
 * Hours for which a mailed reset link works: the mail (`mails.copy.ts`) says it,
 * `reset-mail.service.ts` sets the expiry. Two pages have it written out
 * (`forgot-password.copy.ts`, `new-password.copy.ts`).
 */
export const RESET_LINK_HOURS = 1;

/**
 * Days after which a daily job deletes security events (`security-events.repo.ts`); the profile and
 * privacy pages, a mail, the README of the archive and the API document name the number.
 */
export const SECURITY_EVENT_DAYS = 180;

/**
 * Minutes between a correct password and the second factor; later the sign-in starts again. The
 * cookie (`cookies.ts`) and the row (`pending-sign-ins.repo.ts`) end with it. The API document
 * names the number.
 */
export const PENDING_SIGN_IN_MINUTES = 10;

/**
 * Tries of the second factor per correct password, over all factors; then the sign-in starts again.
 * `pending-sign-ins.repo.ts` on the server counts them. The API document names the number.
 */
export const SECOND_FACTOR_TRIES = 5;

/**
 * Minutes for which a passkey challenge or an unconfirmed authenticator key is accepted after it
 * was issued; `challenges.repo.ts` and `totp.repo.ts` on the server check it, `ceremonies.ts` gives
 * it to the browser.
 */
export const CEREMONY_MINUTES = 5;

/** Characters of the name of a passkey; `newPasskeySchema` in `second-factor.ts` refuses more. */
export const PASSKEY_NAME_MAX = 60;

/**
 * Maximum numbers of failed sign-ins and codes per window; `account-limits.ts` on the server counts
 * them, and messages name the window (`messages.ts`, `second-factor.copy.ts`). A browser known to
 * the account has its own counter.
 */
export const SIGN_IN_LIMITS = {
  windowMinutes: 15,
  perAccountAndClientIp: 5,
  perAccount: 20,
  /** Over all accounts. */
  perClientIp: 30,
  /**
   * Wrong codes of the second step per account and day, from browsers that the account does not
   * know.
   */
  wrongCodesPerDay: 100,
  /** Wrong passwords of a signed-in user who confirms a change. */
  wrongPasswordsOfSession: 5,
  /** Started passkey sign-ins, which may be abandoned. */
  passkeyChallengesPerClientIp: 120,
} as const;

/**
 * Longest part of a typed text in a line of the daily mail, in UTF-16 units; `notices.copy.ts` cuts
 * longer ones.
 */
export const MAX_TYPED = 120;

/**
 * Most passkeys of an account; `passkey-settings.service.ts` refuses more with `passkey_limit`
 * (message with the number: `core/errors.ts`), and the profile page hides the button.
 */
export const PASSKEYS_PER_USER = 10;

/**
 * Number of recovery codes that an account gets together (`recovery-code.ts` on the server); the
 * sign-in page has "ten" written out (`core/account/second-factor.copy.ts`), the profile page names
 * the number.
 */
export const RECOVERY_CODES = 10;

/**
 * Seconds for which the button "Resend" of /verify-email waits (`resend-button.tsx`,
 * `cooldown.ts`); the server's limits are `MAIL_LIMITS` in this file.
 */
export const RESEND_COOLDOWN_SECONDS = 60;
