import { adTitle } from "#core/campaigns/ad-title.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { answerCampaign } from "#core/results/answer-campaign.ts";
import type { AnswerAd } from "#core/results/answer-test.ts";
import type { AdResults } from "#core/results/api.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findCampaign, listMeasuredAds, type MeasuredAd } from "../campaigns/campaigns.public.ts";
import { groupUnknown } from "./present-reading.ts";
import { countReports } from "./reports.repo.ts";
import { listCountedRows } from "./rows.repo.ts";

const answerAd = ({ id, key, platform, variant, angle, fields, fileId }: MeasuredAd): AnswerAd => ({
  ...{ id, key, platform, variant, angle },
  title: adTitle(platform, fields),
  picture: fileId === null ? null : fileUrl(fileId),
});

/** The last export, with the ads that still exist. */
function exportedOf(ads: readonly MeasuredAd[]): AdResults["exported"] {
  const current = ads.filter(({ deletedAt }) => deletedAt === null);
  const exported = current.filter(({ exportedAt }) => exportedAt !== null);
  const [newest] = exported
    .map(({ exportedAt }) => exportedAt!.toISOString())
    .toSorted((a, b) => (a < b ? 1 : -1));
  if (newest === undefined) return null;
  const platforms = PLATFORM_IDS.filter((id) => exported.some(({ platform }) => platform === id));
  return { at: newest, ads: exported.length, of: current.length, platforms };
}

/**
 * Computes the results of a campaign's ads from its reports, for `GET /api/campaigns/:id/results`
 * in `reports.routes.ts` and the notices about winners (`result-notices.service.ts`). Throws 404.
 * The rules for winners are in `core/results/answer-campaign.ts` and `answer-test.ts`. Which rows
 * count is in `countedRows` (`rows.repo.ts`), titles of ads are made in
 * `core/campaigns/ad-title.ts`.
 */
export async function readResults({ db }: { readonly db: Db }, own: OwnedId): Promise<AdResults> {
  const campaign = await findCampaign(db, own);
  if (!campaign) throw new AppError("not_found");
  const ads = await listMeasuredAds(db, own.id);
  const rows = await listCountedRows(db, own.id);
  return {
    campaignId: own.id,
    reports: await countReports(db, own.id),
    exported: exportedOf(ads),
    ...answerCampaign(rows, ads.map(answerAd)),
    other: groupUnknown(rows.filter(({ adId, covered }) => adId === null && !covered)),
  };
}
