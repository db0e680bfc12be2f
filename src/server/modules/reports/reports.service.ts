import { type KeptReport, type KeptReportList, type ReportMatch } from "#core/reports/api.ts";
import { reportMessages } from "#core/reports/messages.ts";
import type { Db } from "#server/db/client.ts";
import { cutNumberPage, numberBefore } from "#server/http/number-cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findCampaign, listMeasuredAds } from "../campaigns/campaigns.public.ts";
import { lockReports } from "./keep-report.service.ts";
import { forgetMatch, saveMatches } from "./matches.repo.ts";
import { presentReport } from "./present-report.ts";
import * as repo from "./reports.repo.ts";
import { rematchRows } from "./rows.repo.ts";
import { REPORTS_PAGE_SIZE } from "#core/page-sizes.ts";

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Returns a page of a campaign's reports (`GET /api/campaigns/:id/reports` in `reports.routes.ts`),
 * newest first, `REPORTS_PAGE_SIZE` (`core/page-sizes.ts`) each. The cursor is the number of the
 * last one. Throws 404, and 400 for an invalid cursor.
 */
export async function listReports(
  { db }: Deps,
  own: OwnedId,
  cursor: string | undefined,
): Promise<KeptReportList> {
  const before = numberBefore(cursor);
  if (!(await findCampaign(db, own))) throw new AppError("not_found");
  const rows = await repo.listReports(db, { campaignId: own.id, before, limit: REPORTS_PAGE_SIZE + 1 });
  const { shown, nextCursor } = cutNumberPage(rows, REPORTS_PAGE_SIZE);
  return { items: shown.map(presentReport), nextCursor };
}

/**
 * Soft-deletes a kept report (`DELETE /api/reports/:id` in `reports.routes.ts`): its rows are no
 * longer counted, and the rows that it replaced are counted again. It can be restored for
 * `RESTORE_MINUTES` (`core/limits.ts`), then `purgeReports` (`purge.service.ts`) deletes it. Throws
 * 404.
 */
export async function deleteReport({ db, clock }: Deps, own: OwnedId): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await repo.findReport(tx, own);
    if (!report || !(await findCampaign(tx, { ...own, id: report.campaignId }))) {
      throw new AppError("not_found");
    }
    await lockReports(tx, report.campaignId);
    if (!(await repo.markDeleted(tx, clock, own))) throw new AppError("not_found");
  });
}

/**
 * Restores a report that was deleted less than `RESTORE_MINUTES` (`core/limits.ts`) ago (`POST
 * /api/reports/:id/restore` in `reports.routes.ts`). Throws 404, also if its campaign is deleted.
 */
export async function restoreReport({ db, clock }: Deps, own: OwnedId): Promise<KeptReport> {
  return db.transaction(async (tx) => {
    const report = await repo.unmarkDeleted(tx, clock, own);
    if (!report || !(await findCampaign(tx, { ...own, id: report.campaignId }))) {
      throw new AppError("not_found");
    }
    return presentReport(report);
  });
}

/**
 * Matches rows of a campaign to an ad that the user picks on the results tab (`PUT
 * /api/campaigns/:id/reports/match` in `reports.routes.ts`), and stores the match for later
 * reports; without an ad, they count as other ads again. Throws 404, and 400 for an ad or rows that
 * the campaign does not have (`core/reports/messages.ts`).
 */
export async function matchByHand({ db }: Deps, own: OwnedId, { source, adId }: ReportMatch): Promise<void> {
  const { userId, id: campaignId } = own;
  await db.transaction(async (tx) => {
    if (!(await findCampaign(tx, own))) throw new AppError("not_found");
    await lockReports(tx, campaignId);
    const ads = await listMeasuredAds(tx, campaignId);
    if (adId !== null && !ads.some(({ id }) => id === adId)) {
      throw invalidField("adId", reportMessages.unknownAd);
    }
    const by = adId === null ? null : "hand";
    if ((await rematchRows(tx, { campaignId, source, adId, by })) === 0) {
      throw invalidField("source", reportMessages.unknownSource);
    }
    if (adId === null) await forgetMatch(tx, campaignId, source);
    else await saveMatches(tx, [{ value: source, userId, campaignId, adId, by: "hand" }]);
  });
}
