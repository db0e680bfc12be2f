import { createHmac } from "node:crypto";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Passwords } from "./passwords.ts";
import { listSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";
import { secretFor } from "./signed-value.ts";

/** Length of argon2's random salts. */
const SALT_BYTES = 16;

interface HashDeps {
  readonly passwords: Passwords;
  readonly secret: string;
}

interface SignUpPassword {
  readonly email: string;
  readonly password: string;
  /** Key of the hash queue. */
  readonly clientIp: string;
}

/**
 * Hashes the password of a sign-up, for `signUp` (`sign-up.service.ts`) before its row is inserted,
 * and for `findSignUpByPassword`. All sign-ups of an address share a salt, derived from the address
 * and the secret, so that one hash compares a password with all of them. Cost: `OPTIONS` in
 * `passwords.ts`, whose full queue rejects with 503 `busy`.
 */
export function hashForSignUp(
  { passwords, secret }: HashDeps,
  { email, password, clientIp }: SignUpPassword,
): Promise<string> {
  const key = secretFor(secret, "sign-up-salt");
  const salt = createHmac("sha256", key).update(email).digest().subarray(0, SALT_BYTES);
  return passwords.hashWith(password, salt, clientIp);
}

/** Algorithm, cost and salt of an encoded hash. */
const prefixOf = (hash: string) => hash.slice(0, hash.lastIndexOf("$"));

interface FindDeps extends HashDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Finds the newest pending sign-up of an address with this password, for `signIn`
 * (`sign-in.service.ts`) when no account has the address; how old one may be is in `listSignUps`
 * (`pending-sign-ups.repo.ts`). Always computes one hash, regardless of the number of sign-ups, so
 * that the timing reveals nothing. A sign-up with another salt (of an earlier version or another
 * AUTH_SECRET) needs one more.
 */
export async function findSignUpByPassword(
  deps: FindDeps,
  request: SignUpPassword,
): Promise<PendingSignUp | undefined> {
  const { email, password, clientIp } = request;
  const hash = await hashForSignUp(deps, request);
  const signUps = await listSignUps(deps.db, deps.clock, email);
  const found = signUps.find(({ passwordHash }) => passwordHash === hash);
  if (found) return found;
  const other = signUps.find(({ passwordHash }) => prefixOf(passwordHash) !== prefixOf(hash));
  return other && (await deps.passwords.verify(other.passwordHash, password, clientIp)) ? other : undefined;
}
