import { USAGE_CATEGORIES, type UsageCategory } from "../generations/categories.ts";
import type { PlanTable, Quota, Quotas, Tier } from "../plans.ts";

/** A tier and when it started, in ms since 1970. */
interface TierChange {
  readonly tier: Tier;
  readonly at: number;
}

/**
 * A billing period and its tiers, oldest first; times in ms since 1970, `end` is exclusive.
 * `extendHistory` (`plan-history.ts`) builds it in each sync, the mirror's row keeps it,
 * `periodQuotas` reads it.
 */
export interface PlanPeriod {
  readonly start: number;
  readonly end: number;
  readonly tiers: readonly TierChange[];
}

/**
 * Units that a plan change adds to the current period, by category; part of the preview of a
 * change.
 */
type AddedUnits = Record<UsageCategory, number | "unlimited">;

interface QuotaChange {
  readonly quota: Quota;
  readonly at: number;
}

/**
 * Computes the quota of one category. An upgrade adds the difference of the quotas times the
 * remaining share of the period, rounded up. A lower tier within a period, which only the operator
 * can set, keeps the units paid for until then. `paid` counts exact unit-milliseconds, so that a
 * series of changes cannot accumulate units from rounding.
 */
function includedUnits({ start, end }: PlanPeriod, changes: readonly QuotaChange[]): Quota {
  const length = end - start;
  let [units, quota]: [Quota, Quota] = [0, 0];
  let [paid, largest] = [0, 0];
  for (const [index, next] of changes.entries()) {
    const left = Math.min(length, Math.max(0, end - next.at));
    largest = Math.max(largest, next.quota ?? 0);
    if (index === 0 || next.quota === null || quota === null || units === null) {
      units = next.quota;
      paid = (next.quota ?? 0) * length;
    } else {
      const added = (next.quota - quota) * left;
      paid += added;
      units = added > 0 ? units + Math.ceil(added / length) : Math.min(units, Math.ceil(paid / length));
      units = Math.min(units, largest);
    }
    quota = next.quota;
  }
  return units;
}

/**
 * Quotas of a period from its tiers: an upgrade adds its units for the remaining share of the time,
 * rounded up. `effectivePlan` (`effective-plan.ts`) and the preview of a change
 * (`change-preview.service.ts`) call it; full quotas are in `core/plans.ts`.
 */
export function periodQuotas(plans: PlanTable, period: PlanPeriod): Quotas {
  const quotasOf = (category: UsageCategory) =>
    includedUnits(
      period,
      period.tiers.map(({ tier, at }) => ({ quota: plans[tier].quotas[category], at })),
    );
  return {
    textAds: quotasOf("textAds"),
    imageAds: quotasOf("imageAds"),
    videoAds: quotasOf("videoAds"),
    fullPackage: quotasOf("fullPackage"),
  };
}

/**
 * Units by which `after` exceeds `before`; 0 for a category that was unlimited before.
 * `change-preview.service.ts` calls it.
 */
export function addedUnits(before: Quotas, after: Quotas): AddedUnits {
  const added = (category: UsageCategory) => {
    const [from, to] = [before[category], after[category]];
    if (from === null) return 0;
    return to === null ? "unlimited" : Math.max(0, to - from);
  };
  return {
    textAds: added("textAds"),
    imageAds: added("imageAds"),
    videoAds: added("videoAds"),
    fullPackage: added("fullPackage"),
  };
}

/**
 * Compares two sets of quotas by value; `effectivePlan` (`effective-plan.ts`) tells a prorated
 * period from a full one by it.
 */
export const areQuotasEqual = (a: Quotas, b: Quotas) =>
  USAGE_CATEGORIES.every((category) => a[category] === b[category]);
