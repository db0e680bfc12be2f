import { and, desc, eq, sql } from "drizzle-orm";
import type { ReportAnswers } from "#core/reports/report-reading.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { RememberedAnswers } from "#server/workers/reports/read-table.ts";
import type { RememberedMatches } from "./match-rows.ts";
import { reportAnswers, reportMatches } from "./reports.table.ts";

/** Corrections that a reading takes along; the newest ones. */
const REMEMBERED_ANSWERS = 50;
/** Matches per statement. */
const BATCH = 1000;

/**
 * Earlier matches between rows of a campaign's reports and ads, by the source (`sourceOf`) or
 * `linkedId` of rows (`row-source.ts`); `matchReport` (`match-report.service.ts`) tries them when a
 * row has no key.
 */
export async function readMatches(db: Queryable, campaignId: string): Promise<RememberedMatches> {
  const rows = await db.select().from(reportMatches).where(eq(reportMatches.campaignId, campaignId));
  return new Map(rows.map(({ value, adId, by }) => [value, { adId, by }]));
}

/**
 * A match to store for later reports: picked by hand, or found with a platform's id. `matchesOf` in
 * `keep-report.service.ts` and `matchByHand` (`reports.service.ts`) make it.
 */
export type NewMatch = typeof reportMatches.$inferInsert;

/**
 * Stores the matches of a report that `keepReport` (`keep-report.service.ts`) keeps, or of rows
 * that were given an ad by hand (`matchByHand` in `reports.service.ts`); a later match replaces an
 * earlier one.
 */
export async function saveMatches(tx: Tx, matches: readonly NewMatch[]): Promise<void> {
  for (let start = 0; start < matches.length; start += BATCH) {
    await tx
      .insert(reportMatches)
      .values(matches.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: [reportMatches.campaignId, reportMatches.value],
        set: { adId: sql`excluded.ad_id`, by: sql`excluded.matched_by` },
      });
  }
}

/**
 * Deletes a manual match when the user removes the ad from rows (`matchByHand` in
 * `reports.service.ts`).
 */
export async function forgetMatch(tx: Tx, campaignId: string, value: string): Promise<void> {
  await tx
    .delete(reportMatches)
    .where(and(eq(reportMatches.campaignId, campaignId), eq(reportMatches.value, value)));
}

/**
 * The user's newest corrections of reports, `REMEMBERED_ANSWERS` in this file, by the hash of their
 * header (`workers/reports/read-table.ts`), when a report is uploaded (`readReport`, `keepReport`
 * in `keep-report.service.ts`).
 */
export async function readAnswers(db: Queryable, userId: UserId): Promise<RememberedAnswers> {
  const rows = await db
    .select({ headerHash: reportAnswers.headerHash, answers: reportAnswers.answers })
    .from(reportAnswers)
    .where(eq(reportAnswers.userId, userId))
    .orderBy(desc(reportAnswers.updatedAt))
    .limit(REMEMBERED_ANSWERS);
  return Object.fromEntries(rows.map(({ headerHash, answers }) => [headerHash, answers]));
}

/**
 * Stores a user's corrections of a report for the next one with the same header hash
 * (`workers/reports/read-table.ts` makes it); answers that are not given again stay; `keepReport`
 * (`keep-report.service.ts`) calls it.
 */
export async function saveAnswers(
  tx: Tx,
  clock: Clock,
  { userId, headerHash, answers }: { userId: UserId; headerHash: string; answers: ReportAnswers },
): Promise<void> {
  const updatedAt = sql`${clock.now}`;
  await tx
    .insert(reportAnswers)
    .values({ userId, headerHash, answers, updatedAt })
    .onConflictDoUpdate({
      target: [reportAnswers.userId, reportAnswers.headerHash],
      // Answers that were not given again stay.
      set: { answers: sql`${reportAnswers.answers} || excluded.answers`, updatedAt },
    });
}
