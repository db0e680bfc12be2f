import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { TOOL_KINDS, type ToolKind } from "#core/generations/kinds.ts";
import { CAMPAIGNS_PAGE_SIZE, type Results } from "#core/overview/results.ts";
import type { Clock } from "#server/lib/clock.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { selectGenerations } from "../generations/generations.public.ts";
import { campaignResults, endedCampaigns } from "./overview.table.ts";

/** Id of a generation together with its owner. */
export interface OwnedId {
  readonly userId: UserId;
  readonly id: string;
}

function campaigns(db: Queryable, userId: UserId) {
  const own = selectGenerations(db, userId);
  const select = db
    .select({
      id: own.id,
      // Kinds without a page are parts of others and have no results.
      kind: sql<ToolKind>`${own.kind}`,
      title: own.title,
      createdAt: own.createdAt,
      ended: sql<boolean>`${endedCampaigns.generationId} is not null`,
      impressions: campaignResults.impressions,
      clicks: campaignResults.clicks,
      conversions: campaignResults.conversions,
    })
    .from(own)
    .leftJoin(campaignResults, eq(campaignResults.generationId, own.id))
    .leftJoin(endedCampaigns, eq(endedCampaigns.generationId, own.id));
  const where = (condition: SQL | undefined) =>
    select.where(and(eq(own.status, "completed"), inArray(own.kind, TOOL_KINDS), condition));
  return { own, where };
}
export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>[number];

/**
 * Lists completed generations with their results, newest first, plus one row that shows a next
 * page.
 */
export async function listCampaigns(db: Queryable, userId: UserId, after: Cursor | undefined) {
  const { own, where } = campaigns(db, userId);
  return where(after && olderThan(own, after))
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(CAMPAIGNS_PAGE_SIZE + 1);
}

/** Returns `undefined` when it is missing, not completed, deleted or another user's. */
export async function findCampaign(db: Queryable, { userId, id }: OwnedId): Promise<CampaignRow | undefined> {
  const { own, where } = campaigns(db, userId);
  const [row] = await where(eq(own.id, id));
  return row;
}

/** Inserts or replaces the results. */
export async function saveResults(
  db: Queryable,
  clock: Clock,
  { userId, id }: OwnedId,
  results: Results,
): Promise<void> {
  const values = { ...results, recordedAt: sql`${clock.now}` };
  await db
    .insert(campaignResults)
    .values({ ...values, userId, generationId: id })
    .onConflictDoUpdate({ target: campaignResults.generationId, set: values });
}

/** Deletes the results of a user's campaign. */
export async function deleteResults(db: Queryable, { userId, id }: OwnedId): Promise<void> {
  await db
    .delete(campaignResults)
    .where(and(eq(campaignResults.userId, userId), eq(campaignResults.generationId, id)));
}

/** Marks a user's campaign as ended. */
export async function insertEnded(db: Queryable, clock: Clock, { userId, id }: OwnedId): Promise<void> {
  await db
    .insert(endedCampaigns)
    .values({ userId, generationId: id, endedAt: sql`${clock.now}` })
    .onConflictDoNothing();
}

/** Marks a user's campaign as active again. */
export async function deleteEnded(db: Queryable, { userId, id }: OwnedId): Promise<void> {
  await db
    .delete(endedCampaigns)
    .where(and(eq(endedCampaigns.userId, userId), eq(endedCampaigns.generationId, id)));
}
