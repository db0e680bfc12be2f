import { SIGN_IN_LIMITS } from "#core/account/sign-in-limits.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { rateKey, type Rate } from "../rates/rates.service.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const SIGN_IN_WINDOW = SIGN_IN_LIMITS.windowMinutes * MINUTE;

export const signUpRate = (client: string): Rate => ({
  key: rateKey("sign-up", client),
  limit: 10,
  windowSeconds: HOUR,
});

/** The beginning of the keys of all failed sign-ins at one account. */
export const accountFailuresKey = (email: string) => rateKey("sign-in", email);

const failures = (key: string, limit: number): Rate => ({ key, limit, windowSeconds: SIGN_IN_WINDOW });

/**
 * Failures that count at a sign-in: of this client at the account, of all clients at the account, and of this client at all
 * accounts. A browser that has been in the account before has a counter of its own and nothing else: whatever others do,
 * they cannot close the account to its owner.
 */
export function signInRates(email: string, client: string, deviceId: string | undefined): Rate[] {
  const account = accountFailuresKey(email);
  const { perAccountAndClient, perAccount, perClient } = SIGN_IN_LIMITS;
  if (deviceId !== undefined) return [failures(rateKey(`${account}:device`, deviceId), perAccountAndClient)];
  return [
    failures(rateKey(`${account}:client`, client), perAccountAndClient),
    failures(account, perAccount),
    failures(rateKey("sign-in-client", client), perClient),
  ];
}

/** Reset links of one client that do not work. */
export const badResetLinkRate = (client: string) =>
  failures(rateKey("reset-link", client), SIGN_IN_LIMITS.perClient);

export type MailKind = "verify-email" | "reset-password";

export const mailMinuteRate = (kind: MailKind, email: string): Rate => ({
  key: rateKey(`${kind}-minute`, email),
  limit: 1,
  windowSeconds: MINUTE,
});

export const mailLongRates = (kind: MailKind, email: string): Rate[] => [
  { key: rateKey(`${kind}-hour`, email), limit: 5, windowSeconds: HOUR },
  { key: rateKey(`${kind}-day`, email), limit: 10, windowSeconds: DAY },
];

/** Names a client in a job, which must not carry its address. */
export const clientMark = (client: string) => rateKey("client", client);

/**
 * What reset mails to an address are limited by: those of one client, so that one alone cannot use up what the address may
 * get, and those of all clients. `client` is the `clientMark` of the one that asks; jobs of an earlier version have none.
 */
export const resetMailRates = (email: string, client: string | undefined): Rate[] => [
  ...(client === undefined
    ? []
    : [
        { key: rateKey("reset-client-minute", email, client), limit: 1, windowSeconds: MINUTE },
        { key: rateKey("reset-client-hour", email, client), limit: 3, windowSeconds: HOUR },
      ]),
  ...mailLongRates("reset-password", email),
];

export const mailClientRate = (client: string): Rate => ({
  key: rateKey("mail-client", client),
  limit: 30,
  windowSeconds: HOUR,
});

/** Wrong passwords of somebody who is signed in, when an account is changed or deleted. */
export const passwordCheckRate = (userId: UserId): Rate => ({
  key: rateKey("password-check", userId),
  limit: 5,
  windowSeconds: SIGN_IN_WINDOW,
});

/** The counters of mails that are kept under an address alone; those under a client, too, cannot be found by it. */
export const addressRates = (email: string): Rate[] => [
  mailMinuteRate("verify-email", email),
  ...mailLongRates("verify-email", email),
  ...mailLongRates("reset-password", email),
];
