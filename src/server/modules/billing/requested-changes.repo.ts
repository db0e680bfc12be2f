import { eq, lte, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { requestedChanges } from "./billing.table.ts";

/**
 * A row of `requested_changes` (`billing.table.ts`): a change of plan whose outcome is not known.
 * `change.service.ts` writes it, and the sync and `resolve-changes.service.ts` read it.
 */
export type RequestedChange = typeof requestedChanges.$inferSelect;

/**
 * The user's requested change whose outcome is unknown, else `undefined`; `change.service.ts`,
 * `sync.service.ts` and `resolveRequestedChanges` (`resolve-changes.service.ts`) read it and
 * without one go by the current state.
 */
export async function findRequestedChange(
  db: Queryable,
  userId: UserId,
): Promise<RequestedChange | undefined> {
  const [row] = await db.select().from(requestedChanges).where(eq(requestedChanges.userId, userId));
  return row;
}

/**
 * Stores a requested change before `change.service.ts` calls the provider; replaces the user's
 * earlier one.
 */
export async function writeRequestedChange(
  db: Queryable,
  clock: Clock,
  { userId, ...change }: Omit<RequestedChange, "requestedAt">,
): Promise<void> {
  const set = { ...change, requestedAt: clock.now };
  await db
    .insert(requestedChanges)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: requestedChanges.userId, set });
}

/**
 * Deletes the user's requested change of plan once its outcome is stored: `sync.service.ts` calls
 * it for a completed change, `resolve-changes.service.ts` for any after its
 * `RESOLVE_AFTER_SECONDS`.
 */
export async function deleteRequestedChange(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(requestedChanges).where(eq(requestedChanges.userId, userId));
}

/**
 * Users with a requested change at least `seconds` old, oldest first, for `resolveRequestedChanges`
 * (`RESOLVE_AFTER_SECONDS` and `BATCH_SIZE` in `resolve-changes.service.ts`), every minute.
 */
export async function listRequestedChanges(
  db: Queryable,
  clock: Clock,
  { seconds, limit }: { readonly seconds: number; readonly limit: number },
): Promise<UserId[]> {
  const rows = await db
    .select({ userId: requestedChanges.userId })
    .from(requestedChanges)
    .where(lte(requestedChanges.requestedAt, sql`${clock.now} - make_interval(secs => ${seconds})`))
    .orderBy(requestedChanges.requestedAt)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
