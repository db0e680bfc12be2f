import { and, count, desc, eq, inArray, isNull, lt, max, sql } from "drizzle-orm";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { isPurgeable, isRestorable } from "#server/db/restore-period.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { reportRows, reports } from "./reports.table.ts";

/**
 * A row of `reports` (`reports.table.ts`): a kept report without its rows. `presentReport`
 * (`present-report.ts`) converts it.
 */
export type ReportEntry = typeof reports.$inferSelect;

const isOwn = ({ userId, id }: OwnedId) => and(eq(reports.userId, userId), eq(reports.id, id));
const visible = isNull(reports.deletedAt);

/**
 * Number of the next report of a campaign, from 1 and counting deleted ones that are not purged,
 * for `keepReport`, which holds `lockReports` (`keep-report.service.ts`).
 */
export async function nextNumber(tx: Tx, campaignId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(reports.number) })
    .from(reports)
    .where(eq(reports.campaignId, campaignId));
  return (row?.last ?? 0) + 1;
}

/**
 * Inserts a report that `keepReport` (`keep-report.service.ts`) stores with its rows; the
 * database's clock sets its time.
 */
export async function insertReport(
  tx: Tx,
  clock: Clock,
  row: Omit<typeof reports.$inferInsert, "createdAt">,
): Promise<ReportEntry> {
  const [inserted] = await tx
    .insert(reports)
    .values({ ...row, createdAt: sql`${clock.now}` })
    .returning();
  return inserted!;
}

/**
 * A user's report that is not deleted, for `deleteReport` (`reports.service.ts`); `undefined` for
 * another user's (404).
 */
export async function findReport(db: Queryable, own: OwnedId): Promise<ReportEntry | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(isOwn(own), visible));
  return row;
}

interface Page {
  readonly campaignId: string;
  /** Returns reports with a lower number. */
  readonly before: number;
  readonly limit: number;
}

/**
 * A page of a campaign's reports (`REPORTS_PAGE_SIZE` in `core/page-sizes.ts`) that are not
 * deleted, newest first, for `listReports` of `reports.service.ts`.
 */
export async function listReports(
  db: Queryable,
  { campaignId, before, limit }: Page,
): Promise<ReportEntry[]> {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.campaignId, campaignId), lt(reports.number, before), visible))
    .orderBy(desc(reports.number))
    .limit(limit);
}

/**
 * Number of a campaign's reports that are not deleted; `readResults` (`results.service.ts`) shows
 * it with the results. How many rows a campaign may keep is `REPORT_LIMITS.campaignRows`
 * (`core/reports/limits.ts`).
 */
export async function countReports(db: Queryable, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.campaignId, campaignId), visible));
  return row?.reports ?? 0;
}

/**
 * Soft-deletes a report for `deleteReport` (`reports.service.ts`); `false` when no row matches. It
 * can be restored for `RESTORE_MINUTES` (`core/limits.ts`).
 */
export async function markDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<boolean> {
  const rows = await tx
    .update(reports)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwn(own), visible))
    .returning({ id: reports.id });
  return rows.length > 0;
}

/**
 * Restores a report that was deleted less than `RESTORE_MINUTES` (`core/limits.ts`) ago, for
 * `restoreReport` (`reports.service.ts`); `undefined` when none matches (404).
 */
export async function unmarkDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<ReportEntry | undefined> {
  const [row] = await tx
    .update(reports)
    .set({ deletedAt: null })
    .where(and(isOwn(own), isRestorable(reports, clock)))
    .returning();
  return row;
}

/**
 * Ids of up to `limit` reports (`REPORTS` in `purge.service.ts`) whose restore period
 * (`RESTORE_MINUTES` in `core/limits.ts`) is over, which `purgeReports` deletes.
 */
export async function listPurgeable(db: Db, clock: Clock, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(isPurgeable(reports, clock))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Deletes up to `limit` rows of a report, or the report itself when it has none left; returns how
 * many rows it deleted. `purgeReports` (`ROWS` in `purge.service.ts`) and `removeReports`
 * (`account-deletion.service.ts`) call it.
 */
export async function purgeReport(db: Db, id: string, limit: number): Promise<number> {
  const batch = db
    .select({ line: reportRows.line })
    .from(reportRows)
    .where(eq(reportRows.reportId, id))
    .limit(limit);
  const removed = await db
    .delete(reportRows)
    .where(and(eq(reportRows.reportId, id), inArray(reportRows.line, batch)));
  if ((removed.rowCount ?? 0) === 0) await db.delete(reports).where(eq(reports.id, id));
  return removed.rowCount ?? 0;
}
