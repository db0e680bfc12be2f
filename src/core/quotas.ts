import * as z from "zod/mini";
import { CATEGORIES, type UsageCategory } from "./generations/categories.ts";
import { KINDS, type GenerationKind } from "./generations/kinds.ts";
import { quotaMessages } from "./generations/quota.copy.ts";
import { TIERS, type Quotas, type Tier } from "./plans.ts";

/** Billing period in which units are counted, from the entitlement; `end` is exclusive. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The UTC calendar month of `now`: the period of users without a subscription, whose units count in
 * it.
 */
export function calendarMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/**
 * Error message of a reservation if `used` units leave none for this kind; otherwise `undefined`.
 * `checkQuota` on the server throws it.
 */
export function quotaRefusal(quotas: Quotas, kind: GenerationKind, used: number): string | undefined {
  const { usage } = KINDS[kind];
  const { plural } = CATEGORIES[usage];
  const total = quotas[usage];
  if (total === null || used < total) return undefined;
  return total === 0 ? quotaMessages.notIncluded(plural) : quotaMessages.allUsed(total, plural);
}

const usageEntry = z.object({ used: z.number(), total: z.union([z.number(), z.literal("unlimited")]) });

/**
 * Where the totals of a period come from: `full` the plan's quotas; `prorated` the plan changed
 * during the period; `past_due` the renewal is unpaid, so the totals of the last paid period apply
 * and usage counts from its start.
 */
const TOTALS = ["full", "prorated", "past_due"] as const;

/**
 * Response of `GET /api/usage`: units used and included in the period in force; after a downgrade
 * `used` may exceed `total`.
 */
export const usageSchema = z.object({
  /** The effective tier: the higher of the paid and the granted one. */
  tier: z.enum(TIERS),
  period: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  totals: z.enum(TOTALS),
  textAds: usageEntry,
  imageAds: usageEntry,
  videoAds: usageEntry,
  fullPackage: usageEntry,
});

/**
 * Used and included units of a user, for tools, start page and billing page; `readUsage` makes it.
 */
export type Usage = z.output<typeof usageSchema>;

/**
 * Quotas of a user and the period in which units are counted; the slice `entitlements` decides it
 * from subscription and grant.
 */
export interface Entitlement {
  readonly tier: Tier;
  readonly quotas: Quotas;
  readonly period: Period;
  readonly totals: (typeof TOTALS)[number];
}

/** Converts the counts of a period to the API's format, for `GET /api/usage`. */
export function toUsage(
  { tier, quotas, period, totals }: Entitlement,
  used: Readonly<Record<UsageCategory, number>>,
): Usage {
  const entry = (category: UsageCategory) => ({
    used: used[category],
    total: quotas[category] ?? ("unlimited" as const),
  });
  return {
    tier,
    period: { start: period.start.toISOString(), end: period.end.toISOString() },
    totals,
    textAds: entry("textAds"),
    imageAds: entry("imageAds"),
    videoAds: entry("videoAds"),
    fullPackage: entry("fullPackage"),
  };
}
