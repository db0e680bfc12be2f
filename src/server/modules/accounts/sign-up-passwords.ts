import { createHmac } from "node:crypto";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Passwords } from "./passwords.ts";
import { listSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";
import { secretFor } from "./signed-value.ts";

/** What a hash's own salts have. */
const SALT_BYTES = 16;

interface HashDeps {
  readonly passwords: Passwords;
  readonly secret: string;
}

interface SignUpPassword {
  readonly email: string;
  readonly password: string;
  /** The client whose turn in the queue of hashes it is. */
  readonly client: string;
}

/**
 * Hashes the password of a sign-up. All sign-ups of an address share one salt, which the secret derives from the address:
 * one hash then compares a password with all of them.
 */
export function hashForSignUp(
  { passwords, secret }: HashDeps,
  { email, password, client }: SignUpPassword,
): Promise<string> {
  const key = secretFor(secret, "sign-up-salt");
  const salt = createHmac("sha256", key).update(email).digest().subarray(0, SALT_BYTES);
  return passwords.hashWith(password, salt, client);
}

/** The part of a hash before the value itself: algorithm, cost and salt. */
const prefixOf = (hash: string) => hash.slice(0, hash.lastIndexOf("$"));

interface FindDeps extends HashDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * The newest pending sign-up of an address that has this password. Takes one hash whether the address has sign-ups or not,
 * and however many, so that its time tells nothing. A sign-up with a salt of its own (made by an earlier version, or under
 * another AUTH_SECRET) takes one more.
 */
export async function findSignUpByPassword(
  deps: FindDeps,
  request: SignUpPassword,
): Promise<PendingSignUp | undefined> {
  const { email, password, client } = request;
  const hash = await hashForSignUp(deps, request);
  const signUps = await listSignUps(deps.db, deps.clock, email);
  const found = signUps.find(({ passwordHash }) => passwordHash === hash);
  if (found) return found;
  const other = signUps.find(({ passwordHash }) => prefixOf(passwordHash) !== prefixOf(hash));
  return other && (await deps.passwords.verify(other.passwordHash, password, client)) ? other : undefined;
}
