import { and, eq, exists, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#server/db/client.ts";
import { isRestorable } from "#server/db/restore-period.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { brands, type claims, type products } from "./brands.table.ts";

/**
 * Columns that a request can set in a row of this slice; a missing or undefined one stays as it is.
 * `brands.repo.ts`, `products.repo.ts` and `claims.repo.ts` type their inserts and updates with it.
 */
export type Changes<Row, Fixed extends keyof Row> = {
  readonly [Column in Exclude<keyof Row, Fixed>]?: Row[Column] | undefined;
};

interface OwnedColumns {
  readonly id: AnyPgColumn;
  readonly userId: AnyPgColumn;
  readonly deletedAt: AnyPgColumn;
}

/**
 * SQL condition for a user's row that is not deleted, in the queries of `brands.repo.ts`,
 * `products.repo.ts` and `claims.repo.ts`; deleted rows are purged after `RESTORE_MINUTES`
 * (`core/limits.ts`).
 */
export const isOwn = (table: OwnedColumns, { userId, id }: OwnedId): SQL | undefined =>
  and(eq(table.userId, userId), eq(table.id, id), isNull(table.deletedAt));

/**
 * SQL condition for a user's deleted row of this slice that can still be restored
 * (`RESTORE_MINUTES` in `core/limits.ts`), in the statements behind "Undo" of `brands.repo.ts`,
 * `products.repo.ts` and `claims.repo.ts`.
 */
export const isOwnDeleted = (table: OwnedColumns, clock: Clock, { userId, id }: OwnedId): SQL | undefined =>
  and(eq(table.userId, userId), eq(table.id, id), isRestorable(table, clock));

/**
 * SQL condition for products and claims whose brand is not deleted, in the queries of
 * `products.repo.ts` and `claims.repo.ts`.
 */
export const hasBrand = (db: Queryable, table: { readonly brandId: AnyPgColumn }): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(brands)
      .where(and(eq(brands.id, table.brandId), isNull(brands.deletedAt))),
  );

/**
 * Soft-deletes the row of a table that matches, for `brands.repo.ts`, `products.repo.ts` and
 * `claims.repo.ts`; `false` when none does (404). It can be restored for `RESTORE_MINUTES`
 * (`core/limits.ts`); then the sweep `brandsPurge` deletes it.
 */
export async function markDeleted(
  db: Queryable,
  clock: Clock,
  table: typeof brands | typeof products | typeof claims,
  condition: SQL | undefined,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: sql`${clock.now}` })
    .where(condition)
    .returning({ id: table.id });
  return rows.length > 0;
}
