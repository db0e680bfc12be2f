import { and, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { campaignFiles, files, generationFiles } from "./files.table.ts";

/** Condition for files that no campaign has. */
export function hasNoCampaign(db: Queryable) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(campaignFiles)
      .where(eq(campaignFiles.fileId, files.id)),
  );
}

interface CampaignLink {
  readonly userId: UserId;
  readonly campaignId: string;
  readonly ids: readonly string[];
}

/** A file that a campaign keeps from now on. */
export interface KeptFile {
  readonly id: string;
  readonly sha256: string;
}

/**
 * Links files to a campaign, which keeps them, and returns those that exist. Updating each row makes
 * a concurrent sweep re-evaluate its condition.
 */
export async function linkToCampaign(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { userId, campaignId, ids }: CampaignLink,
): Promise<KeptFile[]> {
  if (ids.length === 0) return [];
  const kept = await tx
    .update(files)
    .set({ usedAt: sql`${clock.now}` })
    .where(
      and(
        eq(files.userId, userId),
        isNull(files.deletedAt),
        isNotNull(files.storedAt),
        inArray(files.id, [...ids]),
        inArray(files.purpose, ["upload", "generated"]),
      ),
    )
    .returning({ id: files.id, sha256: files.sha256 });
  if (kept.length > 0) {
    await tx
      .insert(campaignFiles)
      .values(kept.map(({ id }) => ({ campaignId, fileId: id })))
      .onConflictDoNothing();
  }
  return kept;
}

/** Hides the files of a deleted campaign, or shows them again after a restore. */
export async function setCampaignFilesHidden(tx: Tx, campaignId: string, hidden: boolean): Promise<void> {
  await tx.update(campaignFiles).set({ hidden }).where(eq(campaignFiles.campaignId, campaignId));
}

/** Releases the files of purged campaigns; those that no generation has are deleted. */
export async function releaseCampaignFiles(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  campaignIds: readonly string[],
): Promise<void> {
  if (campaignIds.length === 0) return;
  const released = await tx
    .delete(campaignFiles)
    .where(inArray(campaignFiles.campaignId, [...campaignIds]))
    .returning({ id: campaignFiles.fileId });
  if (released.length === 0) return;
  const links = tx
    .select({ one: sql`1` })
    .from(generationFiles)
    .where(eq(generationFiles.fileId, files.id));
  await tx
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(
      and(
        isNull(files.deletedAt),
        eq(files.purpose, "generated"),
        inArray(
          files.id,
          released.map(({ id }) => id),
        ),
        notExists(links),
        hasNoCampaign(tx),
      ),
    );
}
