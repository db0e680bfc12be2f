import type { PlanTable, Tier } from "../plans.ts";
import type { Entitlement, Period } from "../quotas.ts";
import { monthlyPeriod } from "./months.ts";
import { periodQuotas, sameQuotas, type PlanPeriod } from "./period-quotas.ts";
import type { KnownPlan } from "./plan-history.ts";
import { graceEnd, periodInForce, tierInForce, type Subscription } from "./subscription.ts";

export type MirroredPlan = Subscription & Pick<KnownPlan, "history">;

/**
 * Stripe finalizes a renewal's invoice one hour after the period begins, or later where the account says so, up to 72
 * hours (docs.stripe.com/billing/subscriptions/usage-based/configure-grace-period, read 2026-11-22). An invoice that
 * becomes due later is not for this period.
 */
const RENEWAL_DUE_WITHIN_MS = 72 * 3_600_000;

/** Whether the running period itself is what was not paid for. */
function isRenewalUnpaid({ pastDueSince, periodStart }: MirroredPlan): boolean {
  return pastDueSince !== null && pastDueSince.getTime() - periodStart.getTime() <= RENEWAL_DUE_WITHIN_MS;
}

/** The period before the running one. Without a record of it, it had the tier of today. */
function lastPaidPeriod({ history, anchor, periodStart, tier }: MirroredPlan): PlanPeriod {
  const recorded = history?.find(({ end }) => end === periodStart.getTime());
  if (recorded) return recorded;
  const { start } = monthlyPeriod(anchor, new Date(periodStart.getTime() - 1));
  return { start: start.getTime(), end: periodStart.getTime(), tiers: [{ tier, at: start.getTime() }] };
}

/** While a renewal is unpaid, units count against the period that was paid for, until the days of grace end. */
function pastDuePlan(plans: PlanTable, plan: MirroredPlan, tier: Tier): Entitlement {
  const paid = lastPaidPeriod(plan);
  const period: Period = { start: new Date(paid.start), end: graceEnd(plan) ?? plan.periodStart };
  return { tier, quotas: periodQuotas(plans, paid), period, totals: "past_due" };
}

/** What a subscription gives at `now`: the tier, the period in which units count, and how many there are. */
export function planInForce(plans: PlanTable, plan: MirroredPlan, now: Date): Entitlement {
  const tier = tierInForce(plan, now);
  if (plan.status === "past_due" && tier !== "free" && isRenewalUnpaid(plan)) {
    return pastDuePlan(plans, plan, tier);
  }
  const period = periodInForce(plan, now);
  const full: Entitlement = { tier, quotas: plans[tier].quotas, period, totals: "full" };
  const recorded = plan.history?.find(({ start }) => start === period.start.getTime());
  if (!recorded || recorded.tiers.at(-1)?.tier !== tier) return full;
  const quotas = periodQuotas(plans, recorded);
  return sameQuotas(quotas, full.quotas) ? full : { ...full, quotas, totals: "prorated" };
}
