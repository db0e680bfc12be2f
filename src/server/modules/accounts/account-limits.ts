import { SIGN_IN_LIMITS } from "#core/account/limits.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { UserId } from "../../lib/user-id.ts";
import { rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const SIGN_IN_WINDOW = SIGN_IN_LIMITS.windowMinutes * MINUTE;

/**
 * Middleware that limits the body of requests to account routes that need no session, and to the
 * routes of second-factor settings, to 16 KiB (the number is here; 413 beyond,
 * `server/http/middleware/body-limits.ts`): passwords, codes and passkeys are small.
 */
export const limitAccountBody = limitBody(16 * 1024);

/**
 * Rate limit of sign-ups by one client (`signUpsPerHour` in `core/rate-limits.ts`). `signUp`
 * (`sign-up.service.ts`) consumes it before the password is hashed, and throws `rate_limited`
 * (`core/errors.ts`) beyond it.
 */
export const signUpLimit = (clientIp: string): RateLimit => ({
  key: rateLimitKey("sign-up", clientIp),
  limit: RATE_LIMITS.signUpsPerHour,
  windowSeconds: HOUR,
});

/**
 * Key prefix of the counters of failed sign-ins to an account; `signInLimits` starts its keys with
 * it, and a password reset (`reset.service.ts`) and the end of the account
 * (`close-account.service.ts`) clear them. Their numbers are `SIGN_IN_LIMITS` in
 * `core/account/limits.ts`.
 */
export const accountFailuresPrefix = (email: string) => rateLimitKey("sign-in", email);

const failures = (key: string, limit: number): RateLimit => ({ key, limit, windowSeconds: SIGN_IN_WINDOW });

/**
 * Limits of failed sign-ins: per client and account, per account, and per client; numbers:
 * `SIGN_IN_LIMITS` in `core/account/limits.ts`. `signIn` (`sign-in.service.ts`) consumes them
 * before the password check. A browser that has signed in to the account before (`deviceId`, from
 * `cookies.ts`) has only its own counter, so that others cannot lock out the owner. Second factors:
 * `secondFactorLimits`.
 */
export function signInLimits(email: string, clientIp: string, deviceId: string | undefined): RateLimit[] {
  const account = accountFailuresPrefix(email);
  const { perAccountAndClientIp, perAccount, perClientIp } = SIGN_IN_LIMITS;
  if (deviceId !== undefined)
    return [failures(rateLimitKey(`${account}:device`, deviceId), perAccountAndClientIp)];
  return [
    failures(rateLimitKey(`${account}:client`, clientIp), perAccountAndClientIp),
    failures(account, perAccount),
    failures(rateLimitKey("sign-in-client", clientIp), perClientIp),
  ];
}

/**
 * Limits of wrong second factors: those of failed sign-ins, and for browsers that the account does
 * not know also `wrongCodesPerDay` (numbers: `SIGN_IN_LIMITS` in `core/account/limits.ts`).
 * `confirmSignIn` (`second-factor/confirm-sign-in.service.ts`) consumes them. A password reset does
 * not clear them: otherwise a person who can read the mails could guess codes without end.
 */
export function secondFactorLimits(
  userId: UserId,
  clientIp: string,
  deviceId: string | undefined,
): RateLimit[] {
  const account = rateLimitKey("second-factor", userId);
  const { perAccountAndClientIp, perAccount, perClientIp } = SIGN_IN_LIMITS;
  if (deviceId !== undefined)
    return [failures(rateLimitKey(`${account}:device`, deviceId), perAccountAndClientIp)];
  return [
    failures(rateLimitKey(`${account}:client`, clientIp), perAccountAndClientIp),
    failures(account, perAccount),
    failures(rateLimitKey("second-factor-client", clientIp), perClientIp),
    {
      key: rateLimitKey("second-factor-day", userId),
      limit: SIGN_IN_LIMITS.wrongCodesPerDay,
      windowSeconds: DAY,
    },
  ];
}

/**
 * Rate limit of refused passkeys per client; `signInWithPasskey`
 * (`second-factor/passkey-sign-in.service.ts`) consumes it. Number and window: `SIGN_IN_LIMITS` in
 * `core/account/limits.ts`.
 */
export const passkeySignInLimit = (clientIp: string) =>
  failures(rateLimitKey("passkey-client", clientIp), SIGN_IN_LIMITS.perClientIp);

/**
 * Rate limit of passkey challenges per client on the login page (`startPasskeySignIn` in
 * `second-factor/passkey-sign-in.service.ts`), because each challenge is a row; number and window
 * are in `SIGN_IN_LIMITS` (`core/account/limits.ts`).
 */
export const passkeyOptionsLimit = (clientIp: string) =>
  failures(rateLimitKey("passkey-options", clientIp), SIGN_IN_LIMITS.passkeyChallengesPerClientIp);

/**
 * Rate limit of invalid reset links per client, so that tokens cannot be guessed;
 * `reset.service.ts` consumes it. Number and window: `perClientIp` and `windowMinutes` of
 * `SIGN_IN_LIMITS` in `core/account/limits.ts`.
 */
export const badResetLinkLimit = (clientIp: string) =>
  failures(rateLimitKey("reset-link", clientIp), SIGN_IN_LIMITS.perClientIp);

/**
 * Kinds of mails whose number per address is limited by `mailMinuteLimit` and
 * `mailHourAndDayLimits`; `link.routes.ts` chooses it, and `requestMail`
 * (`account-mails.service.ts`) passes it. A new kind also needs a place in the schema of
 * `ACCOUNT_MAIL` and a case in `writeAccountMail`, both there.
 */
export type MailKind = "verify-email" | "reset-password";

/**
 * Rate limit of mails of one kind to an address (`mailsPerMinute` in `core/rate-limits.ts`).
 * `requestMail` (`account-mails.service.ts`) consumes it for verification mails; those sent are
 * limited again by `MAIL_LIMITS` in `core/account/mail-limits.ts`.
 */
export const mailMinuteLimit = (kind: MailKind, email: string): RateLimit => ({
  key: rateLimitKey(`${kind}-minute`, email),
  limit: RATE_LIMITS.mailsPerMinute,
  windowSeconds: MINUTE,
});

/**
 * Rate limits of mails of one kind to an address (`mailsPerHour` and `mailsPerDay` in
 * `core/rate-limits.ts`). `requestMail` (`account-mails.service.ts`) consumes them for verification
 * mails, `writeResetMail` (`reset-mail.service.ts`) for reset mails.
 */
export const mailHourAndDayLimits = (kind: MailKind, email: string): RateLimit[] => [
  { key: rateLimitKey(`${kind}-hour`, email), limit: RATE_LIMITS.mailsPerHour, windowSeconds: HOUR },
  { key: rateLimitKey(`${kind}-day`, email), limit: RATE_LIMITS.mailsPerDay, windowSeconds: DAY },
];

/**
 * Identifies the client that requested a mail in its job (`ACCOUNT_MAIL` in
 * `account-mails.service.ts`), which must not contain an IP address; `rateLimitKey`
 * (`rate-limits/rate-limits.service.ts`) hashes it. `requestMail` makes it, `resetMailLimits`
 * counts by it.
 */
export const clientHash = (clientIp: string) => rateLimitKey("client", clientIp);

/**
 * Limits of reset mails to an address: per client (`clientResetMails...` in `core/rate-limits.ts`),
 * so that no client alone exhausts the limit of the address, and in total. `client` is its
 * `clientHash`; jobs of earlier versions have none. `writeResetMail` (`reset-mail.service.ts`)
 * consumes them.
 */
export const resetMailLimits = (email: string, client: string | undefined): RateLimit[] => [
  ...(client === undefined
    ? []
    : [
        {
          key: rateLimitKey("reset-client-minute", email, client),
          limit: RATE_LIMITS.clientResetMailsPerMinute,
          windowSeconds: MINUTE,
        },
        {
          key: rateLimitKey("reset-client-hour", email, client),
          limit: RATE_LIMITS.clientResetMailsPerHour,
          windowSeconds: HOUR,
        },
      ]),
  ...mailHourAndDayLimits("reset-password", email),
];

/**
 * Rate limit of account mails (verification and reset) that one client requests over all addresses
 * (`clientMailsPerHour` in `core/rate-limits.ts`). `requestMail` (`account-mails.service.ts`)
 * consumes it.
 */
export const mailClientLimit = (clientIp: string): RateLimit => ({
  key: rateLimitKey("mail-client", clientIp),
  limit: RATE_LIMITS.clientMailsPerHour,
  windowSeconds: HOUR,
});

/**
 * Rate limit of mails about sign-ins with new devices to an account (`newDeviceMailsPerDay` in
 * `core/rate-limits.ts`). `queueNewDeviceMail` (`new-device-mail.ts`) consumes it.
 */
export const newDeviceMailLimit = (userId: UserId): RateLimit => ({
  key: rateLimitKey("new-device-mail", userId),
  limit: RATE_LIMITS.newDeviceMailsPerDay,
  windowSeconds: DAY,
});

/**
 * Rate limit of wrong passwords when a signed-in user confirms a change with the password
 * (`checkPassword` in `password-check.service.ts`); number and window: `SIGN_IN_LIMITS` in
 * `core/account/limits.ts`.
 */
export const passwordCheckLimit = (userId: UserId): RateLimit => ({
  key: rateLimitKey("password-check", userId),
  limit: SIGN_IN_LIMITS.wrongPasswordsOfSession,
  windowSeconds: SIGN_IN_WINDOW,
});

/**
 * Mail limits that are keyed by the address alone, which `closeAccount`
 * (`close-account.service.ts`) clears; keys with a client cannot be derived from it. The numbers
 * are in `core/rate-limits.ts`.
 */
export const addressLimits = (email: string): RateLimit[] => [
  mailMinuteLimit("verify-email", email),
  ...mailHourAndDayLimits("verify-email", email),
  ...mailHourAndDayLimits("reset-password", email),
];
