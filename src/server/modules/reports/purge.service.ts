import { inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { mayContinue } from "#server/jobs/sweep.ts";
import type { Clock } from "#server/lib/clock.ts";
import { selectPurgedCampaigns } from "../campaigns/campaigns.public.ts";
import { listPurgeable, purgeReport } from "./reports.repo.ts";
import { reportMatches, reports } from "./reports.table.ts";

/** Rows per statement; far below the statement timeout. */
const ROWS = 5000;
/** Reports per query. */
const REPORTS = 20;

/** Ids of reports of campaigns that can no longer be restored. */
async function listOfPurgedCampaigns(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(inArray(reports.campaignId, selectPurgedCampaigns(db)))
    .limit(REPORTS);
  return rows.map(({ id }) => id);
}

/**
 * Removes reports that can no longer be restored (`RESTORE_MINUTES` in `core/limits.ts`), and the
 * reports and remembered matches of purged campaigns, batch by batch (`REPORTS` and `ROWS` in this
 * file); the job of `reports.jobs.ts` calls it every minute.
 */
export async function purgeReports(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  job: JobContext,
): Promise<void> {
  for (const list of [() => listPurgeable(db, clock, REPORTS), () => listOfPurgedCampaigns(db)]) {
    for (let ids = await list(); ids.length > 0 && mayContinue(job); ids = await list()) {
      for (const id of ids) while ((await purgeReport(db, id, ROWS)) > 0 && mayContinue(job));
    }
  }
  await db.delete(reportMatches).where(inArray(reportMatches.campaignId, selectPurgedCampaigns(db)));
}
