import { eq, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { aiSpending } from "./spending.table.ts";

/**
 * Dependencies of counting against the daily budget of the AI provider; `boot/deps.ts` provides
 * them to the jobs of generations, voicings and readings, with the budget from the setting
 * `AI_DAILY_BUDGET`.
 */
export interface SpendingDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** US dollars per day (UTC); `undefined`: no cap. */
  readonly aiDailyBudget: number | undefined;
}

const today = (clock: Clock) => sql<string>`(${clock.now} at time zone 'utc')::date`;

/**
 * Adds the cost of a provider call in US dollars to the spending of today (UTC), immediately: the
 * cost remains even if the generation fails. `generations/runs/run.ts`,
 * `generations/film/run-voicing.ts` and `runReading` (`readings/run-reading.ts`) call it; the AI
 * adapter computes the cost from `core/models/prices.ts` and the setting `AI_PRICES`.
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
 * Whether the provider's budget of today (setting `AI_DAILY_BUDGET` in `boot/settings.ts`) is used
 * up; `false` without a budget. Running calls are not aborted, so the day can end above it. When it
 * is spent, `generations/runs/run-generation.ts` uses the built-in studio,
 * `readings/run-reading.ts` omits the summary, and voicings fail
 * (`generations/film/run-voicing.ts`).
 */
export async function isBudgetSpent({ db, clock, aiDailyBudget }: SpendingDeps): Promise<boolean> {
  if (aiDailyBudget === undefined) return false;
  const [row] = await db
    .select({ costUsd: aiSpending.costUsd })
    .from(aiSpending)
    .where(eq(aiSpending.day, today(clock)));
  return (row?.costUsd ?? 0) >= aiDailyBudget;
}
