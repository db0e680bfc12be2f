import { and, desc, eq, getTableColumns, gt, inArray, lt, max, sql } from "drizzle-orm";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { removeOwnRows } from "#server/db/remove-own-rows.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { exportSettings, exportsTable as table, exportTemplates, templateMappings } from "./exports.table.ts";

/**
 * An export's row with everything (`exports.table.ts`), including the entries of its archive.
 * `buildArchive` (`build-archive.ts`) and downloads read it.
 */
export type ExportRow = typeof table.$inferSelect;

/**
 * An export's row without the entries of its archive and its sheets, which lists and the API do not
 * need; `presentExport` (`present-export.ts`) converts it.
 */
export type ListedExport = Omit<ExportRow, "entries" | "overrides" | "sheets">;

/**
 * One try of an export: its id and the fence that the claim returned. `runExport` passes it; writes
 * of an older try change nothing.
 */
interface Try {
  readonly id: string;
  readonly fence: number;
}

const {
  entries: _entries,
  overrides: _overrides,
  sheets: _sheets,
  ...listedColumns
} = getTableColumns(table);
const isOwn = ({ userId, id }: OwnedId) => and(eq(table.userId, userId), eq(table.id, id));
const isCurrent = ({ id, fence }: Try) =>
  and(eq(table.id, id), eq(table.status, "in-progress"), eq(table.fence, fence));

/**
 * Returns the number of a campaign's next export, from 1, for its file names (`export-names.ts`),
 * for `createExport` (`create-export.service.ts`), whose transaction has locked the campaign, so no
 * number is given twice.
 */
export async function nextNumber(tx: Tx, campaignId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(table.number) })
    .from(table)
    .where(eq(table.campaignId, campaignId));
  return (row?.last ?? 0) + 1;
}

/** Columns of an export that `createExport` starts; the repository adds the times. */
type NewExport = Omit<typeof table.$inferInsert, "createdAt" | "updatedAt" | "completedAt">;

/**
 * Inserts a new export for `createExport` (`create-export.service.ts`), which chooses its ads. An
 * export without ads is complete at once and gets no job.
 */
export async function insertExport(tx: Tx, clock: Clock, row: NewExport): Promise<void> {
  const now = sql`${clock.now}`;
  const completedAt = row.status === "completed" ? now : null;
  await tx.insert(table).values({ ...row, createdAt: now, updatedAt: now, completedAt });
}

/**
 * Finds an export of a user, for the routes that read, tick and download it (`exports.service.ts`);
 * `undefined` for another user's (404).
 */
export async function findExport(db: Queryable, own: OwnedId): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(table).where(isOwn(own));
  return row;
}

interface Page {
  readonly userId: UserId;
  readonly campaignId: string;
  /** Returns exports with a lower number. */
  readonly before: number;
  readonly limit: number;
}

/**
 * Returns a page of a campaign's exports, newest first, for the list of earlier exports in the
 * dialog (`GET /api/campaigns/:id/exports`); the service of the same name chooses its size
 * (`EXPORTS_PAGE_SIZE` in `core/page-sizes.ts`).
 */
export async function listExports(
  db: Queryable,
  { userId, campaignId, before, limit }: Page,
): Promise<ListedExport[]> {
  return db
    .select(listedColumns)
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.campaignId, campaignId), lt(table.number, before)))
    .orderBy(desc(table.number))
    .limit(limit);
}

/**
 * Returns a user's exports after an id, at most `limit` (`PAGE_SIZE` in `export-data.service.ts`);
 * `export-data.service.ts` calls it for the data export.
 */
export async function listAllExports(
  db: Queryable,
  userId: UserId,
  after: string,
  limit: number,
): Promise<ExportRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), gt(table.id, after)))
    .orderBy(table.id)
    .limit(limit);
}

/**
 * Starts a try of an unfinished export and returns its row with a new fence; `undefined` when it
 * has ended or its account is deleted. `runExport` (`run-export.service.ts`) calls it first, and
 * then does nothing. Tries: `RUN_EXPORT` in `run-export.job.ts`.
 */
export async function claimExport(db: Queryable, clock: Clock, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .update(table)
    .set({ status: "in-progress", fence: sql`${table.fence} + 1`, done: 0, updatedAt: sql`${clock.now}` })
    .where(and(eq(table.id, id), inArray(table.status, ["pending", "in-progress"])))
    .returning();
  return row;
}

/**
 * Stores the number of written ads, for the progress bar; `runExport` calls it every 10 ads
 * (`PROGRESS_STEP` in `run-export.service.ts`). Returns `false` when a newer try runs or the export
 * was deleted.
 */
export async function saveDone(db: Queryable, clock: Clock, current: Try, done: number): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ done, updatedAt: sql`${clock.now}` })
    .where(isCurrent(current))
    .returning({ id: table.id });
  return rows.length > 0;
}

/**
 * Columns that a finished export gets: archive, files, steps and sizes, as `buildArchive`
 * (`build-archive.ts`) returns them.
 */
export type Completion = Pick<
  ExportRow,
  "done" | "steps" | "archiveName" | "entries" | "bytes" | "files" | "pictures" | "etag"
>;

/**
 * Completes an export in the transaction of `runExport` (`run-export.service.ts`) that registers
 * its files; returns `false` when a newer try runs or the export was deleted.
 */
export async function completeExport(
  tx: Tx,
  clock: Clock,
  current: Try,
  completion: Completion,
): Promise<boolean> {
  const now = sql`${clock.now}`;
  const rows = await tx
    .update(table)
    .set({ ...completion, status: "completed", updatedAt: now, completedAt: now })
    .where(isCurrent(current))
    .returning({ id: table.id });
  return rows.length > 0;
}

/**
 * Marks an export as failed when the last try of its job fails (`runExport` in
 * `run-export.service.ts`); changes nothing if a newer try runs. The user's message is `failed` in
 * `core/exports/messages.ts`.
 */
export async function failExport(db: Queryable, clock: Clock, current: Try): Promise<void> {
  await db
    .update(table)
    .set({ status: "failed", updatedAt: sql`${clock.now}` })
    .where(isCurrent(current));
}

/**
 * Fails exports without progress for `minutes`, because their job is lost. The sweep of
 * `exports.jobs.ts` calls it each minute with `ABANDONED_MINUTES`.
 */
export async function failOrphanedExports(db: Db, clock: Clock, minutes: number): Promise<void> {
  await db
    .update(table)
    .set({ status: "failed", fence: sql`${table.fence} + 1` })
    .where(
      and(
        inArray(table.status, ["pending", "in-progress"]),
        lt(table.updatedAt, sql`${clock.now} - make_interval(mins => ${minutes})`),
      ),
    );
}

/**
 * Adds or removes a step (`stepKey` in `present-export.ts`) in the ticked steps of an export and
 * returns the row, for `PATCH /api/exports/:id`; `undefined` for another user's export (404). The
 * steps themselves are made by `write-folder.ts`.
 */
export async function tickStep(
  db: Queryable,
  own: OwnedId,
  step: string,
  done: boolean,
): Promise<ExportRow | undefined> {
  const without = sql`(${table.ticks} - ${step}::text)`;
  const ticks = done ? sql`${without} || to_jsonb(${step}::text)` : without;
  const [row] = await db.update(table).set({ ticks }).where(isOwn(own)).returning();
  return row;
}

/**
 * Deletes up to `limit` of a deleted account's exports, then its settings and sheets; returns the
 * number of rows. `eraseAccount` (`BATCH` in `account-deletion/delete-account.service.ts`) calls it
 * until none is left.
 */
export async function removeExports(db: Db, userId: UserId, limit: number): Promise<number> {
  const removed = await removeOwnRows(db, [table], userId, limit);
  if (removed > 0) return removed;
  let rest = 0;
  for (const other of [exportSettings, exportTemplates, templateMappings]) {
    rest += (await db.delete(other).where(eq(other.userId, userId))).rowCount ?? 0;
  }
  return rest;
}
