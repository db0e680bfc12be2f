import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { purgeReport } from "./reports.repo.ts";
import { reportMatches, reports } from "./reports.table.ts";

/**
 * Deletes up to `limit` rows of a deleted account's reports and matches, and returns their number,
 * with each report counted as one more; `eraseAccount` (`BATCH` in
 * `account-deletion/delete-account.service.ts`) calls it until it returns 0. The few remembered
 * answers are deleted with the account's row.
 */
export async function removeReports(db: Db, userId: UserId, limit: number): Promise<number> {
  const [report] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.userId, userId))
    .limit(1);
  // The last batch of a report deletes the report itself.
  if (report) return (await purgeReport(db, report.id, limit)) + 1;
  const batch = db
    .select({ value: reportMatches.value })
    .from(reportMatches)
    .where(eq(reportMatches.userId, userId))
    .limit(limit);
  const removed = await db
    .delete(reportMatches)
    .where(and(eq(reportMatches.userId, userId), inArray(reportMatches.value, batch)));
  return removed.rowCount ?? 0;
}
