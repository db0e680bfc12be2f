import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { ifFound } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import { findFile, type FilesDeps } from "../files/files.public.ts";
import { listAds } from "./ads.repo.ts";
import { adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";
import { loadCampaign, type CampaignWithScript } from "./load-campaign.ts";
import { listMedia } from "./media.repo.ts";
import { campaignMedia } from "./media.table.ts";
import { presentCampaign } from "./present.ts";

const PAGE_SIZE = 20;
const VERSIONS_PER_PAGE = 200;

/**
 * Yields a user's campaigns in the API's format (`presentCampaign` in `present.ts`), 20 at a time
 * (`PAGE_SIZE`), deleted ones excluded; `data-export/data-export.service.ts` writes them to
 * `campaigns.json` of the export.
 */
export async function* readAllCampaigns(
  { db, clock }: Pick<FilesDeps, "db" | "clock">,
  userId: UserId,
): AsyncGenerator<readonly AdCampaign[]> {
  for (let after = ""; ;) {
    const rows = await db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.userId, userId), isNull(campaigns.deletedAt), gt(campaigns.id, after)))
      .orderBy(asc(campaigns.id))
      .limit(PAGE_SIZE);
    const ids = rows.map(({ id }) => id);
    const [ads, media] = [await listAds(db, ids), await listMedia(db, ids)];
    const loaded: CampaignWithScript[] = [];
    for (const row of rows) loaded.push(await loadCampaign(db, clock, row));
    yield loaded.map((row) =>
      presentCampaign(
        row,
        ads.filter(({ campaignId }) => campaignId === row.id),
        media.filter(({ campaignId }) => campaignId === row.id),
      ),
    );
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}

/**
 * Yields the versions of a user's ads, 200 at a time (`VERSIONS_PER_PAGE`);
 * `data-export/data-export.service.ts` writes them to `ad-versions.json` of the export. The columns
 * are chosen in this function.
 */
export async function* readAllVersions(
  { db }: Pick<FilesDeps, "db">,
  userId: UserId,
): AsyncGenerator<readonly object[]> {
  const { userId: owner, ...columns } = adVersions;
  for (let after = ""; ;) {
    const rows = await db
      .select({
        ...{ id: columns.id, adId: columns.adId, number: columns.number, reason: columns.reason },
        ...{ fields: columns.fields, callToAction: columns.callToAction, url: columns.url },
        ...{ mediaId: columns.mediaId, hash: columns.hash, aiUse: columns.aiUse },
        ...{ createdAt: columns.createdAt, updatedAt: columns.updatedAt, closedAt: columns.closedAt },
      })
      .from(adVersions)
      .where(and(eq(owner, userId), gt(adVersions.id, after)))
      .orderBy(asc(adVersions.id))
      .limit(VERSIONS_PER_PAGE);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < VERSIONS_PER_PAGE) return;
    after = last.id;
  }
}

/**
 * Yields the pictures of a user's campaigns as `campaigns/<campaign>/<picture>.png`;
 * `data-export/data-export.service.ts` puts them into the archive.
 */
export async function* readAllPictures(deps: FilesDeps, userId: UserId): AsyncGenerator<ZipEntry> {
  for (let after = ""; ;) {
    const { id, campaignId, fileId } = campaignMedia;
    const rows = await deps.db
      .select({ id, campaignId, fileId })
      .from(campaignMedia)
      .innerJoin(campaigns, eq(campaigns.id, campaignId))
      .where(and(eq(campaignMedia.userId, userId), isNull(campaigns.deletedAt), gt(id, after)))
      .orderBy(asc(id))
      .limit(VERSIONS_PER_PAGE);
    for (const row of rows) {
      yield {
        name: `campaigns/${row.campaignId}/${row.id}.png`,
        open: () => ifFound(async () => (await findFile(deps, { userId, id: row.fileId })).open()),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < VERSIONS_PER_PAGE) return;
    after = last.id;
  }
}
