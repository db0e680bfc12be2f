import { and, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { releaseVersions, selectPurgedCampaigns } from "../campaigns/campaigns.public.ts";
import { referrerOf } from "./ask-for-review.service.ts";
import { reviews } from "./reviews.table.ts";

/** Reviews per transaction. */
const BATCH = 20;

/**
 * Sweep, every minute from `reviews.jobs.ts`: deletes the reviews of campaigns that are purged
 * (`selectPurged` in `campaigns/campaigns.repo.ts`), and releases the versions and pictures that
 * they keep, 20 reviews at a time (`BATCH` in this file). Campaigns are purged after
 * `RESTORE_MINUTES` (`core/limits.ts`).
 */
export async function purgeReviews({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: reviews.id })
      .from(reviews)
      .where(inArray(reviews.campaignId, selectPurgedCampaigns(db)))
      .limit(BATCH);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await db.transaction(async (tx) => {
      await tx.delete(reviews).where(and(inArray(reviews.id, ids)));
      await releaseVersions(tx, { clock }, ids.map(referrerOf));
    });
  }
}
