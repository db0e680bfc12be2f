import { and, desc, eq, sql } from "drizzle-orm";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { type UnitList } from "#core/generations/units.ts";
import type { Queryable } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { generations } from "../generations.table.ts";
import { costsUnit } from "./units.service.ts";
import { olderThan } from "#server/db/older-than.ts";
import { UNITS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * Title of a generation; null for a deleted one, whose row stays until its unit no longer counts.
 */
const title = sql<
  string | null
>`case when ${generations.deletedAt} is null then ${generations.input} ->> 'productName' end`;

const counted = sql<boolean>`${costsUnit}`;

interface UnitPageRequest {
  readonly userId: UserId;
  readonly kind?: GenerationKind | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of a user's units (`GET /api/usage/units` in `usage/usage.routes.ts`, and the data
 * export), newest first, including failed, free (`costsUnit` in `units.service.ts`) and deleted
 * generations. Page size: `UNITS_PAGE_SIZE` in `core/page-sizes.ts`. Deleted ones leave the list
 * after `TOMBSTONE_DAYS` (`generations/sweeps.repo.ts`). Throws 400 for a bad cursor.
 */
export async function listUnits(db: Queryable, { userId, kind, cursor }: UnitPageRequest): Promise<UnitList> {
  const rows = await db
    .select({
      id: generations.id,
      kind: generations.kind,
      status: generations.status,
      createdAt: generations.createdAt,
      title,
      counted,
    })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        kind && eq(generations.kind, kind),
        cursor === undefined ? undefined : olderThan(generations, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(UNITS_PAGE_SIZE + 1);
  const { shown, nextCursor } = cutPage(rows, UNITS_PAGE_SIZE);
  return { items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
