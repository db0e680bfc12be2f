import { eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { campaignResults, endedCampaigns } from "./overview.table.ts";

/** Reads a user's recorded results and ended campaigns. */
export async function readAllResults(db: Queryable, userId: UserId): Promise<object> {
  const { generationId, impressions, clicks, conversions, recordedAt } = campaignResults;
  return {
    results: await db
      .select({ generationId, impressions, clicks, conversions, recordedAt })
      .from(campaignResults)
      .where(eq(campaignResults.userId, userId)),
    endedCampaigns: await db
      .select({ generationId: endedCampaigns.generationId, endedAt: endedCampaigns.endedAt })
      .from(endedCampaigns)
      .where(eq(endedCampaigns.userId, userId)),
  };
}
