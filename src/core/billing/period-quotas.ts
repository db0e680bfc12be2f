import { USAGE_CATEGORIES, type UsageCategory } from "../generations/kinds.ts";
import type { PlanTable, Quota, Quotas, Tier } from "../plans.ts";

/** A tier and the moment it began, in ms since 1970. */
interface TierChange {
  readonly tier: Tier;
  readonly at: number;
}

/** A billing period and the tiers it has had, oldest first. Times are in ms since 1970; `end` is exclusive. */
export interface PlanPeriod {
  readonly start: number;
  readonly end: number;
  readonly tiers: readonly TierChange[];
}

/** What a change of plan adds to the running period, by category. */
export type AddedUnits = Record<UsageCategory, number | "unlimited">;

interface QuotaChange {
  readonly quota: Quota;
  readonly at: number;
}

/**
 * Units of one category. An upgrade adds the difference of the two quotas times the share of the period that is
 * left, rounded up. A lower tier in mid-period, which only the operator can set, leaves what was paid for up to then:
 * `paid` counts unit-milliseconds exactly, so that no series of changes gathers units from rounding.
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

/** What a period includes, given the tiers it has had. A period with one tier has that plan's full quotas. */
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

/** By how much `after` is more than `before`; nothing that is unlimited already can grow. */
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

/** Whether two sets of quotas are the same number by number. */
export const sameQuotas = (a: Quotas, b: Quotas) =>
  USAGE_CATEGORIES.every((category) => a[category] === b[category]);
