import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { lockAds, updateExportTime, updateFacts } from "./ads.repo.ts";
import { lockCampaign } from "./load-campaign.ts";
import { findMedia } from "./media.repo.ts";
import { readinessOf } from "./readiness.ts";

/** Decisions of reviewers about ads of one campaign. */
interface Approvals {
  readonly userId: UserId;
  readonly campaignId: string;
  readonly ads: readonly {
    readonly adId: string;
    /** Hash of the approved content; `null` revokes the approval. */
    readonly hash: string | null;
  }[];
}

/**
 * Stores which content of ads is approved. An ad is `approved` while its content has that hash, and
 * `changed` otherwise (`core/campaigns/ad-state.ts`). `reviews/decisions.service.ts` calls it in
 * the transaction of the decision, after comparing the hash with the version that the reviewer saw.
 * Throws 404 when an ad is missing, deleted or of another campaign or user.
 */
export async function approveAds(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { userId, campaignId, ads }: Approvals,
): Promise<void> {
  const campaign = await lockCampaign(tx, clock, { userId, id: campaignId });
  const adIds = [...new Set(ads.map(({ adId }) => adId))];
  const rows = campaign ? await lockAds(tx, campaignId, adIds) : [];
  if (!campaign || rows.length < adIds.length) throw new AppError("not_found");
  const hashes = new Map(ads.map(({ adId, hash }) => [adId, hash]));
  for (const row of rows) {
    const approvedHash = hashes.get(row.id) ?? null;
    const readiness = readinessOf({ ...row, approvedHash }, campaign, await findMedia(tx, row));
    await updateFacts(tx, row, { approvedHash, ...readiness });
  }
}

/**
 * Stores in `exportedAt` that a user's ads were exported now, from which lists derive the stage
 * (`stageOf` in `campaign-list.repo.ts`). `exports/run-export.service.ts` calls it when the files
 * of an export are complete.
 */
export async function markExported(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { userId, adIds }: { readonly userId: UserId; readonly adIds: readonly string[] },
): Promise<void> {
  await updateExportTime(tx, clock, { userId, adIds });
}
