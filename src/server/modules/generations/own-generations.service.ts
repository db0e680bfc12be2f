import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { generations } from "./generations.table.ts";

/**
 * Subquery of a user's generations that are not deleted, for joins and sums in `overview` and
 * `campaigns/ended.repo.ts`. `ads` is counted by `ADS_BY_KIND` in `generations.table.ts`, `title`
 * is the product's name in the input. Postgres inlines it and uses the table's indexes.
 */
export function selectGenerations(db: Queryable, userId: UserId) {
  return db
    .select({
      id: generations.id,
      kind: generations.kind,
      status: generations.status,
      ads: generations.ads,
      createdAt: generations.createdAt,
      title: sql<string>`${generations.input} ->> 'productName'`.as("title"),
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.deletedAt)))
    .as("own");
}

/**
 * Returns whether a user ever created a generation, including deleted and failed ones;
 * `readOverview` (`overview/overview.service.ts`) shows samples otherwise.
 */
export async function hasGenerated(db: Queryable, userId: UserId): Promise<boolean> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Subquery of the completed full packages (kind `campaign`) of all users that are not deleted;
 * `campaigns/campaigns.repo.ts` looks in it for one package, and for those that have no campaign
 * (hourly sweep of `campaigns.jobs.ts`).
 */
export function selectPackages(db: Queryable) {
  return db
    .select({ id: generations.id, userId: generations.userId })
    .from(generations)
    .where(
      and(
        eq(generations.kind, "campaign"),
        eq(generations.status, "completed"),
        isNull(generations.deletedAt),
      ),
    )
    .as("packages");
}

/**
 * Finds the owner of a generation that is not deleted, when the job of
 * `campaigns/campaigns.jobs.ts` that follows it starts; `undefined` if it is gone.
 */
export async function findOwner(db: Queryable, id: string): Promise<UserId | undefined> {
  const [row] = await db
    .select({ userId: generations.userId })
    .from(generations)
    .where(and(eq(generations.id, id), isNull(generations.deletedAt)));
  return row?.userId;
}
