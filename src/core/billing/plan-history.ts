import type { PlanPeriod } from "./period-quotas.ts";
import type { Subscription } from "./subscription.ts";

type PlanSnapshot = Pick<Subscription, "id" | "tier" | "periodStart" | "periodEnd">;

/**
 * A subscription with its recorded periods, newest first; `null` before the first recording.
 * `extendHistory` adds to it, `effectivePlan` (`effective-plan.ts`) reads it.
 */
export interface RecordedPlan extends PlanSnapshot {
  readonly history: readonly PlanPeriod[] | null;
}

/** The current period and the previous one, whose units apply while the current one is unpaid. */
const PERIODS_KEPT = 2;

const newPeriod = ({ tier, periodStart, periodEnd }: PlanSnapshot): PlanPeriod => ({
  start: periodStart.getTime(),
  end: periodEnd.getTime(),
  tiers: [{ tier, at: periodStart.getTime() }],
});

/**
 * Adds the current state of a subscription to its history of `PERIODS_KEPT` periods, newest first;
 * `at` is the time of a tier change. `sync.service.ts` calls it in each sync,
 * `change-preview.service.ts` for a preview, which stores nothing.
 */
export function extendHistory(
  recorded: RecordedPlan | undefined,
  current: PlanSnapshot,
  at: Date,
): readonly PlanPeriod[] {
  const same = recorded?.id === current.id ? recorded : undefined;
  const earlier = same ? (same.history ?? [newPeriod(same)]) : [];
  const [running, ...before] = earlier;
  const fresh = newPeriod(current);
  if (running?.start !== fresh.start) return [fresh, ...earlier].slice(0, PERIODS_KEPT);
  const last = running.tiers.at(-1);
  const changed = last?.tier !== current.tier;
  // The clocks of two processes may differ; the history stays in order.
  const changedAt = Math.max(at.getTime(), last?.at ?? fresh.start);
  const tiers = changed ? [...running.tiers, { tier: current.tier, at: changedAt }] : running.tiers;
  return [{ start: fresh.start, end: fresh.end, tiers }, ...before];
}
