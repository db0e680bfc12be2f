import type { Db } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { releaseReferences } from "../files/files.public.ts";
import { emptyAds, listPurgeable as listPurgeableAds, listUnpurged } from "./ads.repo.ts";
import { emptyCampaigns, listPurgeable } from "./campaigns.repo.ts";
import { referrerOf } from "./keep-media.ts";
import { deleteMedia } from "./media.repo.ts";

interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Rows per statement; far below the statement timeout. */
const ADS = 200;
const CAMPAIGNS = 20;

/**
 * Empties ads that can no longer be restored, `ADS` (this file) at a time; the job of
 * `campaigns.jobs.ts` calls it every minute. The period is `RESTORE_MINUTES` in `core/limits.ts`;
 * what stays of a row: `emptyAds` in `ads.repo.ts`.
 */
export async function purgeAds({ db, clock }: PurgeDeps): Promise<void> {
  for (;;) {
    const ids = await listPurgeableAds(db, clock, ADS);
    if (ids.length === 0) return;
    await db.transaction((tx) => emptyAds(tx, clock, ids));
  }
}

/**
 * Empties campaigns that can no longer be restored, with their ads, and releases their files,
 * `CAMPAIGNS` (this file) at a time; the job of `campaigns.jobs.ts` calls it every minute. The
 * period is `RESTORE_MINUTES` in `core/limits.ts`; what stays of a row: `emptyCampaigns` in
 * `campaigns.repo.ts`.
 */
export async function purgeCampaigns({ db, clock }: PurgeDeps): Promise<void> {
  for (;;) {
    const ids = await listPurgeable(db, clock, CAMPAIGNS);
    if (ids.length === 0) return;
    for (;;) {
      const ads = await listUnpurged(db, ids, ADS);
      if (ads.length === 0) break;
      await db.transaction((tx) => emptyAds(tx, clock, ads));
    }
    await db.transaction(async (tx) => {
      await releaseReferences(tx, { clock }, ids.map(referrerOf));
      await deleteMedia(tx, ids);
      await emptyCampaigns(tx, clock, ids);
    });
  }
}
