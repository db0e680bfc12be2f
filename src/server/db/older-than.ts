import { and, lt, lte, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Columns that order a list, newest first. */
interface ListColumns {
  readonly createdAt: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/**
 * Condition for the rows after a cursor, newest first. Postgres starts its index scan at the first
 * bound, so deep pages cost no more than the first.
 */
export function olderThan(
  columns: ListColumns,
  { createdAt, id }: { readonly createdAt: Date; readonly id: string },
): SQL | undefined {
  return and(lte(columns.createdAt, createdAt), or(lt(columns.createdAt, createdAt), lt(columns.id, id)));
}
