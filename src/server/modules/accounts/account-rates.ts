import type { UserId } from "../../user-id.ts";
import { rateKey, type Rate } from "../rates/rates.service.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const SIGN_IN_WINDOW = 15 * MINUTE;

export const signUpRate = (client: string): Rate => ({
  key: rateKey("sign-up", client),
  limit: 10,
  windowSeconds: HOUR,
});

/** All attempts at an account from browsers that have never been in it. */
export const strangersRate = (email: string): Rate => ({
  key: rateKey("sign-in", email),
  limit: 20,
  windowSeconds: SIGN_IN_WINDOW,
});

/**
 * Failures that count at a sign-in. A browser that has been in the account before has a counter of its own and nothing else:
 * whatever strangers do, they cannot close the account to its owner.
 */
export function signInRates(email: string, client: string, deviceId: string | undefined): Rate[] {
  const own = { limit: 5, windowSeconds: SIGN_IN_WINDOW };
  if (deviceId !== undefined) return [{ key: rateKey("sign-in-device", email, deviceId), ...own }];
  return [{ key: rateKey("sign-in-client", email, client), ...own }, strangersRate(email)];
}

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

/** Every counter that is kept under an address alone; the others cannot be found by it. */
export const addressRates = (email: string): Rate[] => [
  strangersRate(email),
  ...(["verify-email", "reset-password"] as const).flatMap((kind) => [
    mailMinuteRate(kind, email),
    ...mailLongRates(kind, email),
  ]),
];
