import { and, count, eq, gte, lt, ne } from "drizzle-orm";
import { GENERATION_KINDS, KINDS, type GenerationKind, type UsageCategory } from "#core/generations/kinds.ts";
import type { Period } from "#core/quotas.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { generations } from "../generations.table.ts";

/** Condition for generations that cost a unit: counted, not failed; deleted ones included. */
function isSpent(userId: UserId, period: Period) {
  return and(
    eq(generations.userId, userId),
    eq(generations.counted, true),
    ne(generations.status, "failed"),
    gte(generations.createdAt, period.start),
    lt(generations.createdAt, period.end),
  );
}

/** Counts the units of one kind that a user has spent in a period. */
export async function countUnitsOfKind(
  db: Queryable,
  userId: UserId,
  kind: GenerationKind,
  period: Period,
): Promise<number> {
  const [row] = await db
    .select({ units: count() })
    .from(generations)
    .where(and(isSpent(userId, period), eq(generations.kind, kind)));
  return row?.units ?? 0;
}

/** Counts the units that a user has spent in a period, by category. */
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
  for (const kind of GENERATION_KINDS) {
    used[KINDS[kind].usage] = rows.find((row) => row.kind === kind)?.units ?? 0;
  }
  return used;
}
