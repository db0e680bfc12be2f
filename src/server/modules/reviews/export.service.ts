import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCampaign } from "../campaigns/campaigns.public.ts";
import { readTrail } from "./trail.service.ts";
import { reviews } from "./reviews.table.ts";

const PAGE_SIZE = 20;

/**
 * Yields the trails (`readTrail` in `trail.service.ts`) of a user's reviews of campaigns that are
 * not deleted, 20 at a time (`PAGE_SIZE`); `data-export/data-export.service.ts` writes them to
 * `reviews.json` of the export. Tokens of links are not in them.
 */
export async function* readAllReviews(
  { db }: { readonly db: Db },
  { userId, ownerName }: { readonly userId: UserId; readonly ownerName: string },
): AsyncGenerator<readonly object[]> {
  for (let after = ""; ;) {
    const rows = await db
      .select({ id: reviews.id, campaignId: reviews.campaignId })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), gt(reviews.id, after)))
      .orderBy(asc(reviews.id))
      .limit(PAGE_SIZE);
    const page: object[] = [];
    for (const { id, campaignId } of rows) {
      const isVisible = await findCampaign(db, { userId, id: campaignId });
      if (isVisible) page.push(await readTrail(db, { userId, id, ownerName }));
    }
    yield page;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}
