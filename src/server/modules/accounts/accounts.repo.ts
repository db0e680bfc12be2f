import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable, Tx } from "../../db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { credentials, links, sessions, users } from "./accounts.table.ts";
import { removeSecondFactor } from "./second-factor/second-factor.repo.ts";

/**
 * A row of `users` (`accounts.table.ts`): an account with its profile. The queries of this file
 * return it to the account services; `presentProfile` in `profile.service.ts` converts it for the
 * API.
 */
export type UserRow = typeof users.$inferSelect;

/**
 * Columns of a session's user, selected with every session (`sessions.repo.ts`) and sign-in. A new
 * field of the session's response needs a column here, in `Session` and in `presentSession`
 * (`session.service.ts`).
 */
export const SESSION_USER = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  emailVerified: users.emailVerified,
  avatarUrl: users.avatarUrl,
};

/**
 * Takes a lock until the transaction ends that serializes transactions of an address, also before
 * it has a row; `signUp` (`sign-up.service.ts`), `writeAccountMail` (`account-mails.service.ts`),
 * `activateSignUp` (`activate-sign-up.ts`) and `lockAccount` (`close-account.service.ts`) call it
 * first.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7236502))`);
}

/**
 * Finds the account of an address in lower case, for `signUp` (`sign-up.service.ts`),
 * `writeAccountMail` (`account-mails.service.ts`) and the operator's `resetSecondFactor`
 * (`second-factor/reset-second-factor.service.ts`). Returns `undefined` for an address without an
 * account: `signUp` then continues (else it throws `email_taken`), `writeAccountMail` sends no
 * mail, and the command reports the address as unknown.
 */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/**
 * Finds an account by its id, also one that was deleted and is not erased; for `readProfile`
 * (`profile.service.ts`), `resetPassword` (`reset.service.ts`), and in `second-factor/`
 * `confirmSignIn` (`confirm-sign-in.service.ts`) and `signInWithPasskey`
 * (`passkey-sign-in.service.ts`). Returns `undefined` for an unknown or erased account; the callers
 * then throw `unauthorized`, `invalid_token`, `second_factor_expired` or `passkey_refused`.
 */
export async function findUser(db: Queryable, userId: UserId): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

/**
 * Finds the address of an account; `undefined` for a deleted one. `mailDecisions`
 * (`reviews/digest.service.ts`) and `mailNotices` (`notices/digest.service.ts`) send their mails to
 * it, or none.
 */
export async function findAddress(db: Queryable, userId: UserId): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user?.email;
}

interface NewUser {
  readonly id: UserId;
  readonly email: string;
  readonly fullName: string;
}

/**
 * Inserts the account of a verified address with the data of its sign-up; `activateSignUp`
 * (`activate-sign-up.ts`) calls it and adds the password. New accounts have the free tier
 * (`accounts.table.ts`).
 */
export async function insertVerifiedUser(tx: Tx, clock: Clock, user: NewUser): Promise<UserRow> {
  const { id, email, fullName } = user;
  const times = { emailConfirmedAt: clock.now, createdAt: clock.now, updatedAt: clock.now };
  const [inserted] = await tx
    .insert(users)
    .values({ id, email, fullName, emailVerified: true, ...times })
    .returning();
  return inserted!;
}

/**
 * Replaces the password of a user under a new credential id, which ends sign-ins that wait for a
 * second factor; `activateSignUp` (`activate-sign-up.ts`), `changePassword`
 * (`change-password.service.ts`) and `resetPassword` (`reset.service.ts`) call it. `passwords.ts`
 * makes the hash, `password-rule.ts` and `core/account/schemas.ts` check the password before.
 */
export async function replaceCredential(
  tx: Tx,
  credential: { readonly id: string; readonly userId: UserId; readonly passwordHash: string },
): Promise<void> {
  const { id, userId, passwordHash } = credential;
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx.insert(credentials).values({ id, userId, password: passwordHash });
}

/**
 * Returns the id of the account's credential at the end of a sign-in (`signIn` in
 * `sign-in.service.ts`, `confirmSignIn` in `second-factor/confirm-sign-in.service.ts`) and holds it
 * until the transaction ends: a password change waits for it; `undefined` for a deleted account,
 * which they refuse like a changed credential. Locks the account first, in the same order as a
 * password change.
 */
export async function lockCredentialId(tx: Tx, userId: UserId): Promise<string | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  const [row] = await tx
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .for("key share");
  return row?.id;
}

/**
 * Reads the account and the credential of an address in one statement, when a user signs in with a
 * password (`sign-in.service.ts`); `undefined` for an address without an account, which is refused
 * like a wrong password unless a sign-up waits for its verification.
 */
export async function findUserWithCredential(db: Db, email: string) {
  const [found] = await db
    .select({ user: SESSION_USER, credential: { id: credentials.id, hash: credentials.password } })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return found;
}

/**
 * Reads the password hash of an account for `checkPassword` (`password-check.service.ts`);
 * `undefined` for a deleted one, whose password counts as wrong. `passwords.ts` makes and verifies
 * the hash.
 */
export async function findPasswordHash(db: Queryable, userId: UserId): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.hash;
}

/**
 * Changes the name of an account on the profile page (`updateProfile` in `profile.service.ts`);
 * `undefined` for a deleted account (`unauthorized`). The rule for a name is in
 * `core/account/schemas.ts`.
 */
export async function updateFullName(
  db: Queryable,
  clock: Clock,
  userId: UserId,
  fullName: string,
): Promise<UserRow | undefined> {
  const [user] = await db
    .update(users)
    .set({ fullName, updatedAt: clock.now })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  return user;
}

/**
 * Locks an account's row before a change of password (`changePassword` in
 * `change-password.service.ts`), profile (`profile.service.ts`) or second factor
 * (`lockForFactorChange` in `second-factor/factor-changes.ts`, `resetSecondFactor` in
 * `reset-second-factor.service.ts` there) and before its end (`lockAccount` in
 * `close-account.service.ts`); `undefined` for a deleted account, which they answer with
 * `unauthorized`.
 */
export async function lockUser(tx: Tx, userId: UserId): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("update");
  return user;
}

/**
 * Sets or clears the URL of an account's avatar, for `replaceAvatar` (`profile.service.ts`);
 * `undefined` for a deleted account (`unauthorized`). `files/avatar.service.ts` stores the picture.
 */
export async function updateAvatar(
  tx: Tx,
  clock: Clock,
  userId: UserId,
  avatarUrl: string | null,
): Promise<UserRow | undefined> {
  const [user] = await tx
    .update(users)
    .set({ avatarUrl, updatedAt: clock.now })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  return user;
}

/** Ends all sessions of an account, in `resetPassword` (`reset.service.ts`). */
export async function deleteSessions(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Ends all sessions of an account except one: after a new password (`changePassword` in
 * `change-password.service.ts`), after a first second factor (`finishAddition` in
 * `second-factor/factor-changes.ts`), or on request (`endOtherSessions` in
 * `session-list.service.ts`). Returns their number.
 */
export async function deleteOtherSessions(db: Queryable, userId: UserId, exceptId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Removes personal data, credentials, second factor and sessions of an account and frees its
 * address, for `closeAccount` (`close-account.service.ts`), in the transaction in which the user
 * deletes the account. The row stays until `account-deletion/delete-account.service.ts` has deleted
 * the data that references it and the row itself, in jobs.
 */
export async function anonymize(tx: Tx, clock: Clock, userId: UserId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx.delete(links).where(eq(links.userId, userId));
  await removeSecondFactor(tx, userId);
  await tx
    .update(users)
    .set({
      email: userId,
      fullName: "",
      emailVerified: false,
      emailConfirmedAt: null,
      subscriptionStatus: "free",
      subscriptionPeriodEnd: null,
      stripeCustomerId: null,
      avatarUrl: null,
      deletedAt: clock.now,
    })
    .where(eq(users.id, userId));
}

/**
 * Lists accounts that are not deleted by id, up to `limit` after `after`;
 * `account-deletion/erase-deleted-accounts.service.ts` (`BATCH` there) searches a restored backup
 * with it for erased accounts.
 */
export async function listAccountsAfter(
  db: Queryable,
  after: UserId | undefined,
  limit: number,
): Promise<{ id: UserId; email: string }[]> {
  const next = after === undefined ? undefined : gt(users.id, after);
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isNull(users.deletedAt), next))
    .orderBy(users.id)
    .limit(limit);
}

/**
 * Lists up to `limit` deleted accounts whose data is not yet erased, for the job of
 * `resumeErasures` (`account-deletion/delete-account.service.ts`, with `SWEEP_LIMIT` there), whose
 * schedule is in `account-deletion.jobs.ts`.
 */
export async function listDeletedUsers(db: Queryable, limit: number): Promise<UserId[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt)).limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Deletes the row of a deleted account as the last step of its erasure
 * (`account-deletion/delete-account.service.ts`); remaining references cascade.
 */
export async function removeDeletedUser(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
}
