import { eq, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { aiSpending } from "./spending.table.ts";

/** Dependencies of counting against the daily budget of the AI provider. */
export interface SpendingDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** US dollars per day (UTC); `undefined`: no cap. */
  readonly aiDailyBudget: number | undefined;
}

const today = (clock: Clock) => sql<string>`(${clock.now} at time zone 'utc')::date`;

/**
 * Adds the cost of a provider call to the spending of today, immediately: the cost remains even if
 * the generation fails.
 */
export async function recordSpending(
  { db, clock }: Pick<SpendingDeps, "db" | "clock">,
  costUsd: number,
): Promise<void> {
  if (costUsd === 0) return;
  await db
    .insert(aiSpending)
    .values({ day: today(clock), costUsd })
    .onConflictDoUpdate({
      target: aiSpending.day,
      set: { costUsd: sql`${aiSpending.costUsd} + excluded.money` },
    });
}

/**
 * Whether the provider's budget of today is used up. Running calls are not aborted, so the day can
 * end above the budget by their cost. Asked before each generation, reading of a website and spoken
 * sentence; without budget the built-in studio is used, readings do without a model, and voicings
 * fail.
 */
export async function isBudgetSpent({ db, clock, aiDailyBudget }: SpendingDeps): Promise<boolean> {
  if (aiDailyBudget === undefined) return false;
  const [row] = await db
    .select({ costUsd: aiSpending.costUsd })
    .from(aiSpending)
    .where(eq(aiSpending.day, today(clock)));
  return (row?.costUsd ?? 0) >= aiDailyBudget;
}
