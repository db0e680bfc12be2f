import { and, lt, lte, or } from "drizzle-orm";
import type { Cursor } from "#server/http/cursor.ts";
import { generations } from "./generations.table.ts";

/**
 * Condition for the rows after a cursor, newest first. Postgres starts its index scan at the first
 * bound, so deep pages cost no more than the first.
 */
export const olderThan = ({ createdAt, id }: Cursor) =>
  and(
    lte(generations.createdAt, createdAt),
    or(lt(generations.createdAt, createdAt), lt(generations.id, id)),
  );
