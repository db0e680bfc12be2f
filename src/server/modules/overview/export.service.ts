import { eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listPackageEnds } from "../campaigns/campaigns.public.ts";
import { campaignResults } from "./overview.table.ts";

/**
 * Reads a user's typed-in results, and ended packages that are no campaigns yet
 * (`campaigns/ended.repo.ts`), for `results.json` of the data export
 * (`data-export/data-export.service.ts`).
 */
export async function readAllResults(db: Queryable, userId: UserId): Promise<object> {
  const { generationId, impressions, clicks, conversions, recordedAt } = campaignResults;
  return {
    results: await db
      .select({ generationId, impressions, clicks, conversions, recordedAt })
      .from(campaignResults)
      .where(eq(campaignResults.userId, userId)),
    endedCampaigns: await listPackageEnds(db, userId),
  };
}
