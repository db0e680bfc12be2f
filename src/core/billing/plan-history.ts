import type { PlanPeriod } from "./period-quotas.ts";
import type { Subscription } from "./subscription.ts";

type Seen = Pick<Subscription, "id" | "tier" | "periodStart" | "periodEnd">;

/** A subscription with the periods known of it, newest first; `null` before the first one was recorded. */
export interface KnownPlan extends Seen {
  readonly history: readonly PlanPeriod[] | null;
}

/** The running period, and the one before it, which still counts while the running one is unpaid. */
const PERIODS_KEPT = 2;

const newPeriod = ({ tier, periodStart, periodEnd }: Seen): PlanPeriod => ({
  start: periodStart.getTime(),
  end: periodEnd.getTime(),
  tiers: [{ tier, at: periodStart.getTime() }],
});

/**
 * The history of a subscription that was last known as `known` and is now seen as `seen`; `at` is when its tier changed,
 * if it did. A subscription without a history starts with the tier it is known with.
 */
export function extendHistory(known: KnownPlan | undefined, seen: Seen, at: Date): readonly PlanPeriod[] {
  const same = known?.id === seen.id ? known : undefined;
  const earlier = same ? (same.history ?? [newPeriod(same)]) : [];
  const [running, ...before] = earlier;
  const fresh = newPeriod(seen);
  if (running?.start !== fresh.start) return [fresh, ...earlier].slice(0, PERIODS_KEPT);
  const last = running.tiers.at(-1);
  const changed = last?.tier !== seen.tier;
  // Changes are kept in order, whatever the clocks of two processes say.
  const moment = Math.max(at.getTime(), last?.at ?? fresh.start);
  const tiers = changed ? [...running.tiers, { tier: seen.tier, at: moment }] : running.tiers;
  return [{ start: fresh.start, end: fresh.end, tiers }, ...before];
}
