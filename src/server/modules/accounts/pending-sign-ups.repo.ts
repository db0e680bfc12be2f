import { and, desc, eq, exists, gt, inArray, lt, lte, not, sql } from "drizzle-orm";
import { LINK_PASSWORD_TRIES, UNVERIFIED_DAYS } from "#core/account/limits.ts";
import { MAIL_LOOKBACK } from "#core/account/mail-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { links, pendingSignUps } from "./accounts.table.ts";

/**
 * A row of `pending_sign_ups` (`accounts.table.ts`): a sign-up whose address is not verified, kept
 * for `UNVERIFIED_DAYS` (`core/account/limits.ts`). `signUp` (`sign-up.service.ts`) makes it,
 * `activateSignUp` (`activate-sign-up.ts`) turns it into an account.
 */
export type PendingSignUp = typeof pendingSignUps.$inferSelect;
type NewSignUp = Omit<PendingSignUp, "createdAt">;

const cutoff = (clock: Clock) => sql`${clock.now} - make_interval(days => ${UNVERIFIED_DAYS})`;

/**
 * Inserts the sign-up of an unverified address (`POST /api/auth/sign-up/email`); `signUp`
 * (`sign-up.service.ts`) calls it. It waits until its verification link is opened, or until the
 * daily sweep deletes it after `UNVERIFIED_DAYS` (`core/account/limits.ts`).
 */
export async function insertSignUp(tx: Tx, clock: Clock, signUp: NewSignUp): Promise<void> {
  await tx.insert(pendingSignUps).values({ ...signUp, createdAt: clock.now });
}

/**
 * Finds a pending sign-up by its id (`undefined` for an unknown id), when one of its links is
 * opened (`verify.service.ts`, `resetPassword` in `reset.service.ts`) and when it becomes an
 * account (`activateSignUp` in `activate-sign-up.ts`). It does not check the age: callers refuse
 * expired links (`VERIFY_LINK_HOURS`, `RESET_LINK_HOURS`), and `deleteOldSignUps` removes the row
 * after `UNVERIFIED_DAYS` (all in `core/account/limits.ts`).
 */
export async function findSignUp(db: Queryable, id: UserId): Promise<PendingSignUp | undefined> {
  const [signUp] = await db.select().from(pendingSignUps).where(eq(pendingSignUps.id, id));
  return signUp;
}

/**
 * Lists the pending sign-ups of an address that are not older than `UNVERIFIED_DAYS`
 * (`core/account/limits.ts`), the newest first. `findSignUpByPassword` (`sign-up-passwords.ts`) and
 * `writeAccountMail` (`account-mails.service.ts`) choose one of them, `signIn`
 * (`sign-in.service.ts`) checks whether there is one.
 */
export async function listSignUps(db: Queryable, clock: Clock, email: string): Promise<PendingSignUp[]> {
  return db
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), gt(pendingSignUps.createdAt, cutoff(clock))))
    .orderBy(desc(pendingSignUps.createdAt), desc(pendingSignUps.id));
}

const idsOf = (db: Queryable, email: string) =>
  db.select({ id: pendingSignUps.id }).from(pendingSignUps).where(eq(pendingSignUps.email, email));

/**
 * Ages in seconds of the last day's verification mails the newest first, from which
 * `verificationMailWaitSeconds` computes the wait (`MAIL_LOOKBACK` and rules:
 * `core/account/mail-limits.ts`); each mail has one link. `signUp` (`sign-up.service.ts`) and
 * `resendVerification` (`account-mails.service.ts`) call it.
 */
export async function listMailAges(db: Queryable, clock: Clock, email: string): Promise<number[]> {
  const age = sql`extract(epoch from ${clock.now} - ${links.createdAt})`.mapWith(Number);
  const rows = await db
    .select({ age })
    .from(links)
    .where(
      and(
        inArray(links.signUpId, idsOf(db, email)),
        eq(links.purpose, "verify-email"),
        gt(links.createdAt, sql`${clock.now} - make_interval(secs => ${MAIL_LOOKBACK.seconds})`),
      ),
    )
    .orderBy(desc(links.createdAt))
    .limit(MAIL_LOOKBACK.count);
  return rows.map((row) => row.age);
}

/**
 * Whether an address has a verification link that is not expired and has tries left
 * (`LINK_PASSWORD_TRIES` in `core/account/limits.ts`), so that `signUp` (`sign-up.service.ts`) at
 * the mail limit can do without a new mail.
 */
export async function hasUsableLink(db: Queryable, clock: Clock, email: string): Promise<boolean> {
  const [link] = await db
    .select({ one: sql`1` })
    .from(links)
    .where(
      and(
        inArray(links.signUpId, idsOf(db, email)),
        eq(links.purpose, "verify-email"),
        gt(links.expiresAt, clock.now),
        lt(links.tries, LINK_PASSWORD_TRIES),
      ),
    )
    .limit(1);
  return link !== undefined;
}

/**
 * Transfers the links of an address to its new account, so that they count as used, and deletes its
 * pending sign-ups; `activateSignUp` (`activate-sign-up.ts`) calls it.
 */
export async function replaceSignUps(tx: Tx, email: string, userId: UserId): Promise<void> {
  await tx
    .update(links)
    .set({ userId, signUpId: null })
    .where(inArray(links.signUpId, idsOf(tx, email)));
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email));
}

/**
 * Deletes unverified sign-ups older than `UNVERIFIED_DAYS` (`core/account/limits.ts`), except those
 * with a valid link, in the daily sweep of `accounts.jobs.ts`.
 */
export async function deleteOldSignUps(db: Queryable, clock: Clock): Promise<void> {
  const validLink = db
    .select({ one: sql`1` })
    .from(links)
    .where(and(eq(links.signUpId, pendingSignUps.id), gt(links.expiresAt, clock.now)));
  await db
    .delete(pendingSignUps)
    .where(and(lte(pendingSignUps.createdAt, cutoff(clock)), not(exists(validLink))));
}
