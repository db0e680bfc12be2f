import { and, eq, sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { credentials, sessions, users } from "./accounts.table.ts";

/** The auth library's name for signing in with email and password. */
const PROVIDER = "credential";

export type UserRow = typeof users.$inferSelect;

/** Lets one sign-up at a time work on an address, also while no row of it exists. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7236502))`);
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

export async function insertUser(tx: Tx, clock: Clock, user: NewUser): Promise<void> {
  const { id, email, fullName } = user;
  await tx.insert(users).values({ id, email, fullName, createdAt: clock.now, updatedAt: clock.now });
}

/** Sets the one password of a user; whoever knew the id of the earlier one no longer matches. */
export async function replaceCredential(
  tx: Tx,
  credential: { readonly id: string; readonly userId: string; readonly passwordHash: string },
): Promise<void> {
  const { id, userId, passwordHash } = credential;
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx
    .insert(credentials)
    .values({ id, userId, accountId: userId, providerId: PROVIDER, password: passwordHash });
}

export async function findCredentialId(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PROVIDER)));
  return row?.id;
}

/** Marks an address as proved; says whether it was this call that did. */
export async function confirmEmail(tx: Tx, clock: Clock, userId: string): Promise<boolean> {
  const confirmed = await tx
    .update(users)
    .set({ emailVerified: true, emailConfirmedAt: clock.now, updatedAt: clock.now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

export async function updateFullName(
  db: Queryable,
  clock: Clock,
  userId: string,
  fullName: string,
): Promise<UserRow | undefined> {
  const [user] = await db
    .update(users)
    .set({ fullName, updatedAt: clock.now })
    .where(eq(users.id, userId))
    .returning();
  return user;
}

export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
