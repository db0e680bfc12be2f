import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { TOOL_KINDS, type ToolKind } from "#core/generations/kinds.ts";
import { type Results } from "#core/overview/results.ts";
import type { Clock } from "#server/lib/clock.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { selectActivity } from "../campaigns/campaigns.public.ts";
import { selectGenerations } from "../generations/generations.public.ts";
import { campaignResults } from "./overview.table.ts";
import { RESULTS_PAGE_SIZE } from "#core/page-sizes.ts";

function campaigns(db: Queryable, userId: UserId) {
  const own = selectGenerations(db, userId);
  const activity = selectActivity(db, userId);
  const select = db
    .select({
      id: own.id,
      // Kinds without a page are parts of others and have no results.
      kind: sql<ToolKind>`${own.kind}`,
      title: own.title,
      createdAt: own.createdAt,
      campaignId: activity.campaignId,
      active: sql<boolean>`${activity.generationId} is not null and ${activity.endedAt} is null`,
      impressions: campaignResults.impressions,
      clicks: campaignResults.clicks,
      conversions: campaignResults.conversions,
    })
    .from(own)
    .leftJoin(campaignResults, eq(campaignResults.generationId, own.id))
    .leftJoin(activity, eq(activity.generationId, own.id));
  const where = (condition: SQL | undefined) =>
    select.where(and(eq(own.status, "completed"), inArray(own.kind, TOOL_KINDS), condition));
  return { own, where };
}

/**
 * A completed generation with its typed-in results, as `listCampaignResults` and
 * `findCampaignResults` select it; `present` in `results.service.ts` converts it to the API's
 * format. `active` follows `selectActivity` (`campaigns/ended.repo.ts`).
 */
export type ResultsRow = Awaited<ReturnType<typeof listCampaignResults>>[number];

/**
 * Lists completed generations of `TOOL_KINDS` (`core/generations/kinds.ts`) with their typed-in
 * results for `results.service.ts`, newest first: `RESULTS_PAGE_SIZE` (`core/page-sizes.ts`)
 * and one more, which shows that there is a next page.
 */
export async function listCampaignResults(db: Queryable, userId: UserId, after: Cursor | undefined) {
  const { own, where } = campaigns(db, userId);
  return where(after && olderThan(own, after))
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(RESULTS_PAGE_SIZE + 1);
}

/**
 * Finds a completed generation of `TOOL_KINDS` (`core/generations/kinds.ts`) with its typed-in
 * results, before and after a change in `results.service.ts`; `undefined` when it is missing, not
 * completed, deleted or another user's (404).
 */
export async function findCampaignResults(
  db: Queryable,
  { userId, id }: OwnedId,
): Promise<ResultsRow | undefined> {
  const { own, where } = campaigns(db, userId);
  const [row] = await where(eq(own.id, id));
  return row;
}

/**
 * Inserts or replaces the results of a generation that its user has typed in; the service of the
 * same name in `results.service.ts` calls it. Rules for the numbers: `core/overview/results.ts`.
 */
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

/**
 * Deletes the typed-in results of a user's generation; the service of the same name in
 * `results.service.ts` calls it. Sums of kept reports stay.
 */
export async function deleteResults(db: Queryable, { userId, id }: OwnedId): Promise<void> {
  await db
    .delete(campaignResults)
    .where(and(eq(campaignResults.userId, userId), eq(campaignResults.generationId, id)));
}
