import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { containing } from "#server/db/containing.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";

/** Columns of an ad in every search result. */
const found = {
  id: ads.id,
  campaignId: ads.campaignId,
  campaignName: campaigns.name,
  key: ads.key,
  platform: ads.platform,
  variant: ads.variant,
  fields: ads.fields,
};

const isVisibleOf = (userId: UserId) =>
  and(eq(ads.userId, userId), isNull(ads.deletedAt), isNull(campaigns.deletedAt));

/**
 * Up to `limit` of the user's ads (`AD_SEARCH_SIZE` in `core/campaigns/limits.ts`) whose key or
 * texts (`searchTextOf` in `write-ad.ts`) contain the words, last changed first, for `searchAds`
 * (`ads.service.ts`; the command palette).
 */
export async function searchAdsByWords(db: Queryable, userId: UserId, words: string, limit: number) {
  const pattern = containing(words);
  return db
    .select(found)
    .from(ads)
    .innerJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .where(and(isVisibleOf(userId), or(ilike(ads.key, pattern), ilike(ads.searchText, pattern))))
    .orderBy(desc(ads.updatedAt), desc(ads.id))
    .limit(limit);
}

/**
 * Criteria of the search for ads that may state a claim or a price; `ad-uses.service.ts` makes it,
 * with patterns of `core/brands/claim-uses.ts` or `price-uses.ts`.
 */
export interface AdSearch {
  readonly userId: UserId;
  /** The campaigns whose ads are searched. */
  readonly of: { readonly brandId: string } | { readonly productId: string };
  /** Patterns of `ilike`; the texts of an ad must match one of them. */
  readonly patterns: readonly string[];
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/**
 * Returns up to `limit` ads whose texts match a pattern (`BATCH` in `ad-uses.service.ts`), newest
 * first; `ad-uses.service.ts` then finds the exact uses of a claim or price in them.
 */
export async function searchAdTexts(db: Queryable, { userId, of, patterns, after, limit }: AdSearch) {
  const isOf: SQL =
    "brandId" in of ? eq(campaigns.brandId, of.brandId) : eq(campaigns.productId, of.productId);
  return db
    .select({ ...found, revision: ads.revision, createdAt: ads.createdAt })
    .from(ads)
    .innerJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .where(
      and(
        isVisibleOf(userId),
        isOf,
        or(...patterns.map((pattern) => ilike(ads.searchText, pattern))),
        after && olderThan(ads, after),
      ),
    )
    .orderBy(desc(ads.createdAt), desc(ads.id))
    .limit(limit);
}

/**
 * Number of these ads that were exported; `countExportedUses` (`ad-uses.service.ts`) calls it for
 * the notice about an offer that has ended.
 */
export async function countExported(db: Queryable, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ ads: count() })
    .from(ads)
    .where(and(inArray(ads.id, [...ids]), isNotNull(ads.exportedAt)));
  return row?.ads ?? 0;
}
