import { and, count, desc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { UsageCategory } from "#core/generations/categories.ts";
import { GENERATION_KINDS, KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import type { Period } from "#core/quotas.ts";
import type { Queryable } from "#server/db/client.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { generations } from "../generations.table.ts";

/**
 * SQL condition for generations that cost a unit: counted and not failed; deleted ones included.
 */
const costsUnit = and(eq(generations.counted, true), ne(generations.status, "failed"));

/** Condition for the generations of a period that cost a unit. */
function isSpent(userId: UserId, period: Period) {
  return and(
    eq(generations.userId, userId),
    costsUnit,
    gte(generations.createdAt, period.start),
    lt(generations.createdAt, period.end),
  );
}

const kindsOf = (category: UsageCategory) =>
  GENERATION_KINDS.filter((kind) => KINDS[kind].usage === category);

/**
 * Counts the units of one category that a user has spent in a period (`costsUnit` in this file
 * decides what counts); `reserve` compares it with the quota of `core/plans.ts`. The category of a
 * kind is in `KINDS` (`core/generations/kinds.ts`).
 */
export async function countUnitsOf(
  db: Queryable,
  userId: UserId,
  category: UsageCategory,
  period: Period,
): Promise<number> {
  const [row] = await db
    .select({ units: count() })
    .from(generations)
    .where(and(isSpent(userId, period), inArray(generations.kind, kindsOf(category))));
  return row?.units ?? 0;
}

/**
 * Counts the units that a user has spent in a period, by category of `KINDS`
 * (`core/generations/kinds.ts`), for `readUsage` (`usage/usage.service.ts`). `costsUnit` in this
 * file decides what counts: failed and uncounted generations do not, deleted ones do.
 */
export async function countUnits(
  db: Queryable,
  userId: UserId,
  period: Period,
): Promise<Record<UsageCategory, number>> {
  const rows = await db
    .select({ kind: generations.kind, units: count() })
    .from(generations)
    .where(isSpent(userId, period))
    .groupBy(generations.kind);
  const used = { textAds: 0, imageAds: 0, videoAds: 0, fullPackage: 0 };
  for (const { kind, units } of rows) used[KINDS[kind].usage] += units;
  return used;
}

/**
 * Title of a generation; null for a deleted one, whose row stays until its unit no longer counts.
 */
const title = sql<
  string | null
>`case when ${generations.deletedAt} is null then ${generations.input} ->> 'productName' end`;

const counted = sql<boolean>`${costsUnit}`;

interface UnitPage {
  readonly kind: GenerationKind | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/**
 * Returns up to `limit` generations of a user, deleted and failed ones included, newest first,
 * older than the cursor, of one kind or of all. `listUnits` (`unit-list.service.ts`) makes a page
 * of them; `counted` says whether `costsUnit` holds.
 */
export async function listUnitRows(db: Queryable, userId: UserId, { kind, after, limit }: UnitPage) {
  return db
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
        after && olderThan(generations, after),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);
}
