import { inArray } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { deletePackageEnds } from "../campaigns/campaigns.public.ts";
import { campaignResults } from "./overview.table.ts";

/**
 * Deletes the typed-in results and the ends (`campaigns/ended.repo.ts`) of generations whose
 * content is purged; the job `generation.purge` in `generations/generations.jobs.ts` calls it in
 * its transaction, `RESTORE_MINUTES` (`core/limits.ts`) after their deletion.
 */
export async function purgeResults(tx: Tx, generationIds: readonly string[]): Promise<void> {
  if (generationIds.length === 0) return;
  const ids = [...generationIds];
  await tx.delete(campaignResults).where(inArray(campaignResults.generationId, ids));
  await deletePackageEnds(tx, ids);
}
