import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { GenerationRow } from "./generations.present.ts";
import { generations } from "./generations.table.ts";
import { olderThan } from "#server/db/older-than.ts";
import { isRestorable } from "#server/db/restore-period.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { Reserved } from "./units/reserve.ts";

const isOwnedBy = ({ userId, id }: OwnedId) => and(eq(generations.userId, userId), eq(generations.id, id));
const visible = isNull(generations.deletedAt);

interface NewGeneration {
  readonly id: string;
  readonly input: object;
  readonly idempotencyKey: string | undefined;
  readonly requestHash: string;
}

/** Condition for a user's unfinished generations; deleted ones are excluded, they never finish. */
const unfinishedOf = (userId: OwnedId["userId"]) =>
  and(eq(generations.userId, userId), inArray(generations.status, ["pending", "in-progress"]), visible);

/**
 * Inserts the row of a generation, which is also the unit: it exists exactly if the transaction
 * commits. Returns the number of the user's other unfinished generations, which `runs/enqueue.ts`
 * turns into a priority in the queue. `generations.service.ts` calls it with the `Reserved` of
 * `units/reserve.ts`, which has checked the quota.
 */
export async function insertGeneration(
  tx: Tx,
  clock: Clock,
  { userId, kind }: Reserved,
  values: NewGeneration,
): Promise<number> {
  const createdAt = sql`${clock.now}`;
  const [row] = await tx
    .insert(generations)
    .values({ ...values, userId, kind, createdAt })
    // The subquery does not see the row that its own statement inserts.
    .returning({ others: tx.$count(generations, unfinishedOf(userId)) });
  return row?.others ?? 0;
}

/**
 * Counts the user's other unfinished generations, from which `enqueueRun` (`runs/enqueue.ts`)
 * derives the priority of a retried or restored one in the queue.
 */
export async function countOtherUnfinished(tx: Tx, { userId, id }: OwnedId): Promise<number> {
  return tx.$count(generations, and(unfinishedOf(userId), ne(generations.id, id)));
}

/**
 * Position of a generation among its owner's unfinished ones: owner, id and creation time.
 * `listUnfinished` (`sweeps.repo.ts`) and the row of a run give it; `enqueueAtOldPosition`
 * (`runs/enqueue.ts`) reads it.
 */
export type QueuePosition = OwnedId & Cursor;

/**
 * Counts the user's older unfinished generations, when `enqueueAtOldPosition` (`runs/enqueue.ts`)
 * enqueues a repeated try or a lost job in its old place.
 */
export async function countOlderUnfinished(tx: Tx, { userId, ...cursor }: QueuePosition): Promise<number> {
  return tx.$count(generations, and(unfinishedOf(userId), olderThan(generations, cursor)));
}

/**
 * Finds the generation created with an Idempotency-Key, including a deleted one (`undefined` for a
 * new key), before `generations.service.ts` inserts a new one. Keys are kept as long as the row
 * (`TOMBSTONE_DAYS` in `sweeps.repo.ts` for deleted ones); the hash is made by `request-hash.ts`.
 */
export async function findByKey(
  db: Queryable,
  userId: UserId,
  key: string,
): Promise<Pick<GenerationRow, "id" | "requestHash"> | undefined> {
  const [row] = await db
    .select({ id: generations.id, requestHash: generations.requestHash })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return row;
}

/**
 * Finds a generation of its owner that is not deleted, for `findGeneration`
 * (`generations.service.ts`), `followGeneration` (`follow-generation.ts`), `retryGeneration`,
 * `archiveGeneration` (`archive.service.ts`) and other reads of this slice. Returns `undefined` if
 * the user has no such generation (404).
 */
export async function findOwned(db: Queryable, wanted: OwnedId): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(isOwnedBy(wanted), visible));
  return row;
}

/**
 * Result of a query of this file for one row of `generations`: the row, or `undefined`.
 * `image/images.service.ts` reads it too.
 */
export type MaybeRow = GenerationRow | undefined;

/**
 * Like `findOwned`, and locks the row until the transaction ends, before its output (`redrawImage`
 * in `image/images.service.ts`), its film settings (`film/film-settings.service.ts`) or its voices
 * (`voicings.service.ts`, `run-voicing.ts`) change, or a campaign is built from it
 * (`lockCampaignSource` in `campaign-source.service.ts`).
 */
export async function lockOwned(tx: Tx, wanted: OwnedId): Promise<MaybeRow> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(isOwnedBy(wanted), visible))
    .for("update");
  return row;
}

/**
 * Writes the output of a finished generation whose row the caller has locked, after `redrawImage`
 * (`image/images.service.ts`) edited an image ad; runs write with `runs/runs.repo.ts`.
 */
export async function writeOutput(tx: Tx, wanted: OwnedId, output: object): Promise<void> {
  await tx
    .update(generations)
    .set({ output })
    .where(and(isOwnedBy(wanted), visible));
}

interface Page {
  readonly userId: UserId;
  readonly kind: GenerationKind | undefined;
  /** Returns generations older than this cursor. */
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/**
 * Returns up to `limit` generations of a user, newest first, older than the cursor, for the history
 * (`listGenerations` in `generations.service.ts`, `HISTORY_PAGE_SIZE` in `core/page-sizes.ts`)
 * and the files of the data export (`export.service.ts`).
 */
export async function listOwned(
  db: Queryable,
  { userId, kind, after, limit }: Page,
): Promise<GenerationRow[]> {
  const older = after && olderThan(generations, after);
  const ofKind = kind && eq(generations.kind, kind);
  return db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), visible, ofKind, older))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);
}

/**
 * Soft-deletes a generation, when its user deletes it in `generations.service.ts`, and returns its
 * kind; `undefined` when no row matches. A restore within `RESTORE_MINUTES` (`core/limits.ts`), or
 * then the purge (`purgeContent` in `sweeps.repo.ts`), follows.
 */
export async function markDeleted(
  tx: Tx,
  clock: Clock,
  wanted: OwnedId,
): Promise<GenerationKind | undefined> {
  const rows = await tx
    .update(generations)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(wanted), visible))
    .returning({ kind: generations.kind });
  return rows[0]?.kind;
}

/**
 * Finds a deleted generation that can still be restored and locks it until the transaction ends,
 * for `restoreGeneration` (`restore.service.ts`). The period is `RESTORE_MINUTES` in
 * `core/limits.ts`.
 */
export async function lockDeleted(tx: Tx, clock: Clock, wanted: OwnedId): Promise<MaybeRow> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(isOwnedBy(wanted), isNull(generations.purgedAt), isRestorable(generations, clock)))
    .for("update");
  return row;
}

/**
 * Columns that a restore sets in addition to `deletedAt`; `restoreChange` in `restore.service.ts`
 * decides them for `unmarkDeleted`.
 */
export type RestoreChange = Partial<Pick<GenerationRow, "status" | "tries" | "restarts">> & {
  readonly output?: object;
};

/**
 * Restores a generation that `lockDeleted` returned, with further changes; `restoreGeneration`
 * (`restore.service.ts`) calls it within `RESTORE_MINUTES` (`core/limits.ts`).
 */
export async function unmarkDeleted(tx: Tx, wanted: OwnedId, change: RestoreChange): Promise<MaybeRow> {
  const [row] = await tx
    .update(generations)
    .set({ ...change, deletedAt: null })
    .where(isOwnedBy(wanted))
    .returning();
  return row;
}

/**
 * Turns a failed generation into a new reservation, when its user retries it in
 * `generations.service.ts`: it counts from now on, with all its tries (`MAX_TRIES` in
 * `runs/retry-policy.ts`). `false` if it has not failed.
 */
export async function reserveAgain(tx: Tx, clock: Clock, { userId }: Reserved, id: string): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({
      status: "pending",
      tries: 0,
      counted: true,
      engine: null,
      error: null,
      fallbackReason: null,
      completedAt: null,
      createdAt: sql`${clock.now}`,
    })
    .where(and(isOwnedBy({ userId, id }), visible, eq(generations.status, "failed")))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/**
 * Reopens a completed generation on its existing unit, when `generations.service.ts` retries its
 * missing parts; `false` if it is not completed. `completedAt` stays and marks it as completed
 * before. What is missing is decided by `completion.reopen` of the kind's generator
 * (`image/groups.ts`).
 */
export async function reopen(tx: Tx, wanted: OwnedId, output: object): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ status: "pending", tries: 0, output })
    .where(and(isOwnedBy(wanted), visible, eq(generations.status, "completed")))
    .returning({ id: generations.id });
  return rows.length > 0;
}
