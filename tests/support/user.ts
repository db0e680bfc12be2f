import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/client.ts";
import { sessionCookie } from "#server/modules/accounts/cookies.ts";
import { sign } from "#server/modules/accounts/signed-value.ts";
import { sessions, users } from "#server/modules/accounts/accounts.table.ts";
import { hashToken } from "#server/lib/tokens.ts";
import { asUserId, type UserId } from "#server/lib/user-id.ts";

/**
 * An account of tests with a session; `createUser` makes it, the clients of features send its
 * cookie.
 */
export interface TestUser {
  readonly id: UserId;
  readonly email: string;
  /** Cookie header of the user's session. */
  readonly cookie: string;
}

const DAY = 86_400_000;

interface UserDeps {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
}

/**
 * Creates a verified test user named "Test User" with a session, but without a password, directly
 * in the tables of `modules/accounts`; the session outlasts every test's clock. Tests of sign-ups
 * use `signedInUser` in `accounts.ts`.
 */
export async function createUser({ db, secret, publicUrl }: UserDeps): Promise<TestUser> {
  const id = asUserId(randomUUID());
  const email = `user-${id}@example.com`;
  const token = randomUUID();
  // Longer than any test moves the clock: a session lasts at most 90 days, so its start is in the
  // future.
  const expiresAt = new Date(Date.now() + 365 * DAY);
  const createdAt = new Date(expiresAt.getTime() - 90 * DAY);
  await db.insert(users).values({ id, email, fullName: "Test User", emailVerified: true });
  const times = { createdAt, updatedAt: createdAt, expiresAt };
  await db.insert(sessions).values({ id: randomUUID(), userId: id, tokenHash: hashToken(token), ...times });
  const cookie = `${sessionCookie(publicUrl)}=${encodeURIComponent(sign(secret, token, expiresAt))}`;
  return { id, email, cookie };
}
