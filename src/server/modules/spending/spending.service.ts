import { eq, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { aiSpending } from "./spending.table.ts";

export interface SpendingDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** US dollars per day (UTC); `undefined`: no cap. */
  readonly aiDailyBudget: number | undefined;
}

const today = (clock: Clock) => sql<string>`(${clock.now} at time zone 'utc')::date`;

/** Adds US dollars to what the provider was paid today; at once, because they are spent whatever becomes of the work. */
export async function noteSpent(
  { db, clock }: Pick<SpendingDeps, "db" | "clock">,
  money: number,
): Promise<void> {
  if (money === 0) return;
  await db
    .insert(aiSpending)
    .values({ day: today(clock), money })
    .onConflictDoUpdate({
      target: aiSpending.day,
      set: { money: sql`${aiSpending.money} + excluded.money` },
    });
}

/**
 * Whether today's budget for the provider is used up. Calls that run are not called back, so the day may end a little
 * above it: by what the calls cost that had begun.
 */
export async function isBudgetSpent({ db, clock, aiDailyBudget }: SpendingDeps): Promise<boolean> {
  if (aiDailyBudget === undefined) return false;
  const [row] = await db
    .select({ money: aiSpending.money })
    .from(aiSpending)
    .where(eq(aiSpending.day, today(clock)));
  return (row?.money ?? 0) >= aiDailyBudget;
}
