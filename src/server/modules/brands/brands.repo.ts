import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { brands } from "./brands.table.ts";
import { isOwn, isOwnDeleted, markDeleted, type Changes } from "./own-rows.ts";
import { BRANDS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * A row of `brands` (`brands.table.ts`), as the queries of this file return it to
 * `brands.service.ts` and the other services of this folder.
 */
export type BrandRow = typeof brands.$inferSelect;

/** The columns of a brand that requests can set, for inserts and updates. */
type BrandValues = Changes<BrandRow, "id" | "userId" | "createdAt" | "deletedAt" | "revision">;

const visibleOf = (userId: UserId) => and(eq(brands.userId, userId), isNull(brands.deletedAt));

/**
 * Lists a user's brands after a cursor, newest first: `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`),
 * plus one row that shows a next page. `brands.service.ts` calls it.
 */
export async function listBrands(
  db: Queryable,
  userId: UserId,
  after: Cursor | undefined,
): Promise<BrandRow[]> {
  return db
    .select()
    .from(brands)
    .where(and(visibleOf(userId), after && olderThan(brands, after)))
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(BRANDS_PAGE_SIZE + 1);
}

/**
 * Counts a user's brands before `createBrand` (`brands.service.ts`) or `restoreBrand` compares them
 * with `BRAND_LIMITS.brandsPerUser` (`core/brands/limits.ts`); locks out new ones until the
 * transaction ends.
 */
export async function lockBrandCount(tx: Tx, userId: UserId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brands:${userId}`}, 0))`);
  return tx.$count(brands, visibleOf(userId));
}

/**
 * The user's own brand, for `brands.service.ts`, `claims.service.ts`, `products.service.ts`,
 * `preview.service.ts` and `check-context.service.ts`; `undefined` for another user's id and after
 * a deletion, which they answer with 404.
 */
export async function findBrand(db: Queryable, own: OwnedId): Promise<BrandRow | undefined> {
  const [row] = await db.select().from(brands).where(isOwn(brands, own));
  return row;
}

/** Finds brands of a user that are not deleted, for `readAdvertisers` (`advertiser.service.ts`). */
export async function findBrandsById(
  db: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<BrandRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(brands)
    .where(and(visibleOf(userId), inArray(brands.id, [...ids])));
}

/**
 * Like `findBrand`, and locks the row until the transaction ends, before `updateBrand` of
 * `brands.service.ts` changes it, or `products.service.ts` or `claims.service.ts` adds a part.
 * Returns `undefined` if the user has no such brand (404).
 */
export async function lockBrand(tx: Tx, own: OwnedId): Promise<BrandRow | undefined> {
  const [row] = await tx.select().from(brands).where(isOwn(brands, own)).for("update");
  return row;
}

/**
 * Inserts a brand; `createBrand` (`brands.service.ts`) has checked the number of brands
 * (`BRAND_LIMITS.brandsPerUser` in `core/brands/limits.ts`).
 */
export async function insertBrand(
  tx: Tx,
  clock: Clock,
  brand: BrandValues & Pick<BrandRow, "id" | "userId" | "name">,
): Promise<BrandRow> {
  const [row] = await tx
    .insert(brands)
    .values({ ...brand, createdAt: sql`${clock.now}` })
    .returning();
  return row!;
}

/**
 * Changes a brand whose row `updateBrand` of `brands.service.ts` has locked, and increments its
 * revision, with which the service detects conflicts.
 */
export async function updateBrand(tx: Tx, own: OwnedId, values: BrandValues): Promise<BrandRow> {
  const [row] = await tx
    .update(brands)
    .set({ ...values, revision: sql`${brands.revision} + 1` })
    .where(isOwn(brands, own))
    .returning();
  return row!;
}

/**
 * Soft-deletes a brand, for `deleteBrand` (`brands.service.ts`); `false` when no row matches. Its
 * products and claims disappear with it, until a restore within `RESTORE_MINUTES`
 * (`core/limits.ts`) or the sweep `brandsPurge` (`brands.jobs.ts`).
 */
export const markBrandDeleted = (db: Queryable, clock: Clock, own: OwnedId): Promise<boolean> =>
  markDeleted(db, clock, brands, isOwn(brands, own));

/**
 * Undoes a brand's deletion within `RESTORE_MINUTES` (`core/limits.ts`), for `restoreBrand`
 * (`brands.service.ts`); `undefined` after it (404).
 */
export async function unmarkBrandDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<BrandRow | undefined> {
  const [row] = await tx
    .update(brands)
    .set({ deletedAt: null })
    .where(isOwnDeleted(brands, clock, own))
    .returning();
  return row;
}
