import { and, desc, eq, sql } from "drizzle-orm";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { UNITS_PAGE_SIZE, type UnitList } from "#core/generations/units.ts";
import type { Queryable } from "#server/db/client.ts";
import { decodeCursor, encodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { generations } from "../generations.table.ts";
import { olderThan } from "../older-than.ts";

/** Deleted ones stay in the account until their unit no longer counts, without what they were about. */
const title = sql<
  string | null
>`case when ${generations.deletedAt} is null then ${generations.input} ->> 'productName' end`;

const counted = sql<boolean>`${generations.counted} and ${generations.status} <> 'failed'`;

interface Wanted {
  readonly userId: UserId;
  readonly kind?: GenerationKind | undefined;
  readonly cursor?: string | undefined;
}

/** A page of what a user's units went to, newest first; failed, free and deleted ones are in it too. */
export async function listUnits(db: Queryable, { userId, kind, cursor }: Wanted): Promise<UnitList> {
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
        cursor === undefined ? undefined : olderThan(decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    // One more than is shown tells whether there is a next page.
    .limit(UNITS_PAGE_SIZE + 1);
  const shown = rows.slice(0, UNITS_PAGE_SIZE);
  const last = rows.length > UNITS_PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: last ? encodeCursor(last) : null,
  };
}
