import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/client.ts";
import { sessionCookie } from "#server/modules/accounts/cookies.ts";
import { sign } from "#server/modules/accounts/signed-value.ts";
import { sessions, users } from "#server/modules/accounts/accounts.table.ts";
import { asUserId, type UserId } from "#server/lib/user-id.ts";

export interface TestUser {
  readonly id: UserId;
  readonly email: string;
  /** Cookie header of the user's session. */
  readonly cookie: string;
}

interface UserDeps {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
}

/** A verified user with a session, inserted directly into the database. */
export async function createUser({ db, secret, publicUrl }: UserDeps): Promise<TestUser> {
  const id = asUserId(randomUUID());
  const email = `user-${id}@example.com`;
  const token = randomUUID();
  // Longer than any test moves the clock.
  const expiresAt = new Date(Date.now() + 365 * 86_400_000);
  await db.insert(users).values({ id, email, fullName: "Test User", emailVerified: true });
  await db.insert(sessions).values({ id: randomUUID(), userId: id, token, expiresAt });
  const cookie = `${sessionCookie(publicUrl)}=${encodeURIComponent(sign(secret, token))}`;
  return { id, email, cookie };
}
