import type { PlanTable, Tier } from "../plans.ts";
import type { Entitlement, Period } from "../quotas.ts";
import { monthlyPeriod } from "./months.ts";
import { periodQuotas, areQuotasEqual, type PlanPeriod } from "./period-quotas.ts";
import type { RecordedPlan } from "./plan-history.ts";
import { graceEnd, effectivePeriod, effectiveTier, type Subscription } from "./subscription.ts";

/**
 * The stored subscription and its tiers by period: all that `effectivePlan` needs.
 * `paid-plan.service.ts` reads it from the mirror.
 */
export type MirroredPlan = Subscription & Pick<RecordedPlan, "history">;

/**
 * Stripe finalizes the invoice of a renewal one hour after the period begins, or up to 72 hours
 * after it if the account is configured so
 * (docs.stripe.com/billing/subscriptions/usage-based/configure-grace-period, read 2026-11-22). An
 * invoice that becomes due later is not for this period.
 */
const RENEWAL_DUE_WITHIN_MS = 72 * 3_600_000;

/** Whether the unpaid invoice is the one for the current period. */
function isRenewalUnpaid({ pastDueSince, periodStart }: MirroredPlan): boolean {
  return pastDueSince !== null && pastDueSince.getTime() - periodStart.getTime() <= RENEWAL_DUE_WITHIN_MS;
}

/** The previous period; without a record of it, its tier is assumed to be the current one. */
function lastPaidPeriod({ history, anchor, periodStart, tier }: MirroredPlan): PlanPeriod {
  const recorded = history?.find(({ end }) => end === periodStart.getTime());
  if (recorded) return recorded;
  const { start } = monthlyPeriod(anchor, new Date(periodStart.getTime() - 1));
  return { start: start.getTime(), end: periodStart.getTime(), tiers: [{ tier, at: start.getTime() }] };
}

/**
 * While a renewal is unpaid, units count against the last paid period until the grace period ends.
 */
function pastDuePlan(plans: PlanTable, plan: MirroredPlan, tier: Tier): Entitlement {
  const paid = lastPaidPeriod(plan);
  const period: Period = { start: new Date(paid.start), end: graceEnd(plan) ?? plan.periodStart };
  return { tier, quotas: periodQuotas(plans, paid), period, totals: "past_due" };
}

/**
 * Tier, counting period and quotas of a subscription at `now`, also prorated or past due.
 * `paid-plan.service.ts` calls it whenever a quota is checked or shown, so that the mirror decides
 * without asking Stripe. Which tier and period count is in `subscription.ts`, prorated quotas in
 * `period-quotas.ts`. An unpaid invoice is that of the renewal if it is due within
 * `RENEWAL_DUE_WITHIN_MS`.
 */
export function effectivePlan(plans: PlanTable, plan: MirroredPlan, now: Date): Entitlement {
  const tier = effectiveTier(plan, now);
  if (plan.status === "past_due" && tier !== "free" && isRenewalUnpaid(plan)) {
    return pastDuePlan(plans, plan, tier);
  }
  const period = effectivePeriod(plan, now);
  const full: Entitlement = { tier, quotas: plans[tier].quotas, period, totals: "full" };
  const recorded = plan.history?.find(({ start }) => start === period.start.getTime());
  if (!recorded || recorded.tiers.at(-1)?.tier !== tier) return full;
  const quotas = periodQuotas(plans, recorded);
  return areQuotasEqual(quotas, full.quotas) ? full : { ...full, quotas, totals: "prorated" };
}
