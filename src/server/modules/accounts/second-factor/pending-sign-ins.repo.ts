import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { PENDING_SIGN_IN_MINUTES, SECOND_FACTOR_TRIES } from "#core/account/limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { pendingSignIns } from "./second-factor.table.ts";

/**
 * A sign-in whose password was correct and whose second factor is missing, as the queries of this
 * file return it. `triesLeft` is computed from `SECOND_FACTOR_TRIES`, `expiresAt` from
 * `PENDING_SIGN_IN_MINUTES` (both in `core/account/limits.ts`).
 */
export interface PendingSignInRow {
  readonly userId: UserId;
  readonly credentialId: string;
  /** Remaining tries. */
  readonly triesLeft: number;
  readonly expiresAt: Date;
}

const COLUMNS = {
  userId: pendingSignIns.userId,
  credentialId: pendingSignIns.credentialId,
  triesLeft: sql<number>`${SECOND_FACTOR_TRIES} - ${pendingSignIns.tries}`.mapWith(Number),
  expiresAt: pendingSignIns.expiresAt,
};

const isOpen = (clock: Clock, tokenHash: string) =>
  and(
    eq(pendingSignIns.tokenHash, tokenHash),
    gt(pendingSignIns.expiresAt, clock.now),
    lt(pendingSignIns.tries, SECOND_FACTOR_TRIES),
  );

/**
 * Stores a sign-in that waits for the second factor, with the hash of its token, for
 * `startPendingSignIn` (`pending-sign-in.service.ts`). It ends after `PENDING_SIGN_IN_MINUTES`
 * (`core/account/limits.ts`).
 */
export async function insertPendingSignIn(
  db: Queryable,
  clock: Clock,
  row: { readonly tokenHash: string; readonly userId: UserId; readonly credentialId: string },
): Promise<void> {
  const expiresAt = sql`${clock.now} + make_interval(mins => ${PENDING_SIGN_IN_MINUTES})`;
  await db.insert(pendingSignIns).values({ ...row, expiresAt });
}

/**
 * Reads a pending sign-in that has tries left, for `requirePending` in
 * `pending-sign-in.service.ts`; `undefined` after its time (`PENDING_SIGN_IN_MINUTES`) or tries
 * (`SECOND_FACTOR_TRIES`), both in `core/account/limits.ts`: `second_factor_expired`.
 */
export async function findPendingSignIn(
  db: Queryable,
  clock: Clock,
  tokenHash: string,
): Promise<PendingSignInRow | undefined> {
  const [row] = await db.select(COLUMNS).from(pendingSignIns).where(isOpen(clock, tokenHash));
  return row;
}

/**
 * Counts a try of a pending sign-in before `confirmSignIn` (`confirm-sign-in.service.ts`) checks
 * the factor, so that parallel guesses cannot exceed `SECOND_FACTOR_TRIES`
 * (`core/account/limits.ts`). Returns `undefined` if it is unknown, has expired or has no tries
 * left: `second_factor_expired`.
 */
export async function takePendingTry(
  db: Queryable,
  clock: Clock,
  tokenHash: string,
): Promise<PendingSignInRow | undefined> {
  const [row] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(isOpen(clock, tokenHash))
    .returning(COLUMNS);
  return row;
}

/**
 * Gives back one of the `SECOND_FACTOR_TRIES` (`core/account/limits.ts`) of a pending sign-in that
 * ended without a wrong factor, such as an internal error in `confirmSignIn`
 * (`confirm-sign-in.service.ts`).
 */
export async function refundPendingTry(db: Queryable, tokenHash: string): Promise<void> {
  await db
    .update(pendingSignIns)
    .set({ tries: sql`greatest(${pendingSignIns.tries} - 1, 0)` })
    .where(eq(pendingSignIns.tokenHash, tokenHash));
}

/**
 * Ends a pending sign-in that `confirmSignIn` (`confirm-sign-in.service.ts`) completes; `false` if
 * it was ended before.
 */
export async function deletePendingSignIn(db: Queryable, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, tokenHash))
    .returning({ userId: pendingSignIns.userId });
  return deleted.length > 0;
}

/**
 * Deletes pending sign-ins after `PENDING_SIGN_IN_MINUTES` (`core/account/limits.ts`), in the daily
 * sweep of `accounts.jobs.ts`.
 */
export async function deleteEndedPendingSignIns(db: Queryable, clock: Clock): Promise<void> {
  await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, clock.now));
}
