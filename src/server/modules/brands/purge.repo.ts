import { inArray, or } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { isPurgeable } from "#server/db/restore-period.ts";
import type { Clock } from "#server/lib/clock.ts";
import { brands, claims, products } from "./brands.table.ts";
import { brandReferrer, claimReferrer, productReferrer } from "./referrers.ts";

/** Brands per run; each has up to 500 products and claims. */
const BATCH_SIZE = 10;

/**
 * Deletes rows of this slice that can no longer be restored (`RESTORE_MINUTES` in
 * `core/limits.ts`), up to 10 brands a run (`BATCH_SIZE` in this file) and all products and claims,
 * in the sweep `brandsPurge` (`brands.jobs.ts`) every minute; returns the names under which they
 * refer to files (`referrers.ts`).
 */
export async function purgeBrands(tx: Tx, clock: Clock): Promise<string[]> {
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(isPurgeable(brands, clock))
    .limit(BATCH_SIZE)
    .for("update");
  const brandIds = rows.map(({ id }) => id);
  const productIds = await purgeOfBrands(tx, clock, products, brandIds);
  const claimIds = await purgeOfBrands(tx, clock, claims, brandIds);
  await tx.delete(brands).where(inArray(brands.id, brandIds));
  return [...brandIds.map(brandReferrer), ...productIds.map(productReferrer), ...claimIds.map(claimReferrer)];
}

/** Deletes the rows of these brands, and rows that can no longer be restored; returns their ids. */
async function purgeOfBrands(
  tx: Tx,
  clock: Clock,
  table: typeof products | typeof claims,
  brandIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .delete(table)
    .where(or(inArray(table.brandId, [...brandIds]), isPurgeable(table, clock)))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}
