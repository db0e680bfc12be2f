import { and, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Columns that order a list. */
interface ListColumns {
  readonly createdAt: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/**
 * SQL condition for the rows after a cursor, newest first, for all lists with pages by time
 * (`*.repo.ts` of slices, such as `brands.repo.ts`); `decodeCursor` (`http/cursor.ts`) reads the
 * cursor. Postgres starts its index scan at the first bound, so deep pages cost no more than the
 * first.
 */
export function olderThan(
  columns: ListColumns,
  { createdAt, id }: { readonly createdAt: Date; readonly id: string },
): SQL | undefined {
  return and(lte(columns.createdAt, createdAt), or(lt(columns.createdAt, createdAt), lt(columns.id, id)));
}

/**
 * SQL condition for the rows after a cursor in lists that show the oldest first, the comments of
 * reviews (`comments.repo.ts`); the counterpart of `olderThan`.
 */
export function newerThan(
  columns: ListColumns,
  { createdAt, id }: { readonly createdAt: Date; readonly id: string },
): SQL | undefined {
  return and(gte(columns.createdAt, createdAt), or(gt(columns.createdAt, createdAt), gt(columns.id, id)));
}
