import { inArray } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { campaignResults, endedCampaigns } from "./overview.table.ts";

/** What was told about generations goes with their content. */
export async function purgeResults(tx: Tx, generationIds: readonly string[]): Promise<void> {
  if (generationIds.length === 0) return;
  const ids = [...generationIds];
  await tx.delete(campaignResults).where(inArray(campaignResults.generationId, ids));
  await tx.delete(endedCampaigns).where(inArray(endedCampaigns.generationId, ids));
}
