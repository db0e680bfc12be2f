import { eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { UserId } from "../lib/user-id.ts";
import type { Db } from "./client.ts";

type OwnedTable = PgTable & { readonly id: PgColumn; readonly userId: PgColumn };

/**
 * Deletes a batch of a deleted account's rows from the first of the tables that has any, and
 * returns its size. The erasure job (`account-deletion/delete-account.service.ts`, which sets
 * `limit`) calls the slices until each returns 0. Tables to which others refer come last, so that
 * no delete cascades to more rows than the limit.
 */
export async function removeOwnRows(
  db: Db,
  tables: readonly OwnedTable[],
  userId: UserId,
  limit: number,
): Promise<number> {
  for (const table of tables) {
    const batch = db.select({ id: table.id }).from(table).where(eq(table.userId, userId)).limit(limit);
    const { rowCount } = await db.delete(table).where(inArray(table.id, batch));
    if (rowCount) return rowCount;
  }
  return 0;
}
