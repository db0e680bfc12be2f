import { and, asc, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reportAnswers, reportMatches, reportRows, reports } from "./reports.table.ts";

const { userId: _ofRow, ...rowColumns } = getTableColumns(reportRows);
const { userId: _ofReport, deletedAt: _deletedAt, ...reportColumns } = getTableColumns(reports);

/** Rows of reports in one page of the download. */
const ROWS = 2000;

/**
 * Yields the rows of a user's reports that are not deleted, 2000 at a time (`ROWS`);
 * `data-export/data-export.service.ts` writes them to `report-rows.json` of the export.
 */
export async function* readAllReportRows(
  { db }: { readonly db: Db },
  userId: UserId,
): AsyncGenerator<readonly object[]> {
  const own = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, userId), isNull(reports.deletedAt)))
    .orderBy(asc(reports.id));
  for (const { id } of own) {
    for (let after = -1; ;) {
      const rows = await db
        .select(rowColumns)
        .from(reportRows)
        .where(and(eq(reportRows.reportId, id), gt(reportRows.line, after)))
        .orderBy(asc(reportRows.line))
        .limit(ROWS);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < ROWS) break;
      after = last.line;
    }
  }
}

/**
 * A user's reports, remembered matches and answers, without the reports' rows;
 * `data-export/data-export.service.ts` writes them to `reports.json` of the export.
 */
export async function readAllReports(db: Db, userId: UserId): Promise<object> {
  const kept = await db
    .select(reportColumns)
    .from(reports)
    .where(and(eq(reports.userId, userId), isNull(reports.deletedAt)))
    .orderBy(sql`${reports.createdAt}`);
  return {
    reports: kept,
    matches: await db.select().from(reportMatches).where(eq(reportMatches.userId, userId)),
    answers: await db.select().from(reportAnswers).where(eq(reportAnswers.userId, userId)),
  };
}
