import { and, asc, desc, eq, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import { containing } from "#server/db/containing.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { brands, products } from "./brands.table.ts";
import { hasBrand, isOwn, isOwnDeleted, markDeleted, type Changes } from "./own-rows.ts";
import { BRANDS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * A row of `products` (`brands.table.ts`), as the queries of this file return it to the services of
 * brands.
 */
export type ProductRow = typeof products.$inferSelect;

/** The columns of a product that requests can set, for inserts and updates. */
type ProductValues = Changes<
  ProductRow,
  "id" | "userId" | "brandId" | "createdAt" | "deletedAt" | "revision"
>;

interface Page {
  readonly userId: UserId;
  /** Only products of this brand. */
  readonly brandId?: string;
  /** Only products with this text in their or their brand's name. */
  readonly search?: string;
  readonly after: Cursor | undefined;
}

/**
 * Lists a user's products after a cursor, of one brand or by a search, newest first:
 * `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`), plus one row that shows a next page.
 * `products.service.ts` and `drawPreview` (`preview.service.ts`) call it.
 */
export async function listProducts(
  db: Queryable,
  { userId, brandId, search = "", after }: Page,
): Promise<ProductRow[]> {
  const pattern = containing(search);
  const rows = await db
    .select({ product: products })
    .from(products)
    .innerJoin(brands, and(eq(brands.id, products.brandId), isNull(brands.deletedAt)))
    .where(
      and(
        eq(products.userId, userId),
        isNull(products.deletedAt),
        brandId === undefined ? undefined : eq(products.brandId, brandId),
        search === "" ? undefined : or(ilike(products.name, pattern), ilike(brands.name, pattern)),
        after && olderThan(products, after),
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(BRANDS_PAGE_SIZE + 1);
  return rows.map(({ product }) => product);
}

/**
 * Names of all products of brands, oldest first, which checks accept as names; `checkContextsOf`
 * (`check-context.service.ts`) reads them.
 */
export async function listProductNames(
  db: Queryable,
  brandIds: readonly string[],
): Promise<Pick<ProductRow, "brandId" | "name">[]> {
  if (brandIds.length === 0) return [];
  return db
    .select({ brandId: products.brandId, name: products.name })
    .from(products)
    .where(and(inArray(products.brandId, [...brandIds]), isNull(products.deletedAt)))
    .orderBy(asc(products.createdAt), asc(products.id));
}

/**
 * Finds products of a user whose brands are not deleted, for `readAdvertisers`
 * (`advertiser.service.ts`).
 */
export async function findProductsById(
  db: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(
      and(
        eq(products.userId, userId),
        inArray(products.id, [...ids]),
        isNull(products.deletedAt),
        hasBrand(db, products),
      ),
    );
}

/**
 * Counts the products of a brand, whose row is locked, before `products.service.ts` adds or
 * restores one (`BRAND_LIMITS.productsPerBrand` in `core/brands/limits.ts`).
 */
export async function countProducts(tx: Tx, brandId: string): Promise<number> {
  return tx.$count(products, and(eq(products.brandId, brandId), isNull(products.deletedAt)));
}

const selectOwn = (db: Queryable, own: OwnedId) =>
  db
    .select()
    .from(products)
    .where(and(isOwn(products, own), hasBrand(db, products)));

/**
 * The user's own product, for `readProduct` (`products.service.ts`) and the search of its prices
 * (`readProductPrices` in `statements.service.ts`); `undefined` for another user's id and after a
 * deletion (404).
 */
export async function findProduct(db: Queryable, own: OwnedId): Promise<ProductRow | undefined> {
  const [row] = await selectOwn(db, own);
  return row;
}

/**
 * Like `findProduct`, and locks the row until the transaction ends, before `updateProduct` of the
 * service changes it. Returns `undefined` if the user has no such product (404).
 */
export async function lockProduct(tx: Tx, own: OwnedId): Promise<ProductRow | undefined> {
  const [row] = await selectOwn(tx, own).for("update");
  return row;
}

/**
 * Inserts a product; `createProduct` (`products.service.ts`) has checked its limits (`BRAND_LIMITS`
 * in `core/brands/limits.ts`, `priceProblems` in `core/brands/product.ts`).
 */
export async function insertProduct(
  tx: Tx,
  clock: Clock,
  product: ProductValues & Pick<ProductRow, "id" | "userId" | "brandId" | "name" | "currency">,
): Promise<ProductRow> {
  const [row] = await tx
    .insert(products)
    .values({ ...product, createdAt: sql`${clock.now}` })
    .returning();
  return row!;
}

/**
 * Changes a product whose row `updateProduct` of `products.service.ts` has locked, and increments
 * its revision, with which the service detects conflicts.
 */
export async function updateProduct(tx: Tx, own: OwnedId, values: ProductValues): Promise<ProductRow> {
  const [row] = await tx
    .update(products)
    .set({ ...values, revision: sql`${products.revision} + 1` })
    .where(isOwn(products, own))
    .returning();
  return row!;
}

/**
 * Soft-deletes a product, for `deleteProduct` (`products.service.ts`); `false` when no row matches.
 * It can be restored for `RESTORE_MINUTES` (`core/limits.ts`).
 */
export const markProductDeleted = (db: Queryable, clock: Clock, own: OwnedId): Promise<boolean> =>
  markDeleted(db, clock, products, and(isOwn(products, own), hasBrand(db, products)));

/**
 * Finds a product that was deleted within `RESTORE_MINUTES` (`core/limits.ts`), for
 * `restoreProduct` (`products.service.ts`). Later or for another user's, `undefined` (404).
 */
export async function findDeletedProduct(
  tx: Tx,
  clock: Clock,
  own: OwnedId,
): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select()
    .from(products)
    .where(isOwnDeleted(products, clock, own));
  return row;
}

/**
 * Undoes a product's deletion within `RESTORE_MINUTES` (`core/limits.ts`), for `restoreProduct`
 * (`products.service.ts`); `undefined` after it (404).
 */
export async function unmarkProductDeleted(
  tx: Tx,
  clock: Clock,
  own: OwnedId,
): Promise<ProductRow | undefined> {
  const [row] = await tx
    .update(products)
    .set({ deletedAt: null })
    .where(isOwnDeleted(products, clock, own))
    .returning();
  return row;
}
