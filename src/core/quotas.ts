import * as z from "zod/mini";
import { CATEGORIES, type UsageCategory } from "./generations/categories.ts";
import { KINDS, type GenerationKind } from "./generations/kinds.ts";
import { quotaMessages } from "./generations/quota.copy.ts";
import { TIERS, type Quotas, type Tier } from "./plans.ts";

/**
 * Billing period in which units are counted; `end` is exclusive. `core/billing/subscription.ts` and
 * `calendarMonth` make it, reservations count in it.
 */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The UTC calendar month of `now`: the period of users without a paid subscription.
 * `entitlements.service.ts` and `core/billing/subscription.ts` call it.
 */
export function calendarMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/**
 * Message if `used` units leave none for this kind, else `undefined`; `units/reserve.ts` refuses
 * the reservation with it (402 `quota_exceeded`). The words are in
 * `core/generations/quota.copy.ts`. Names of units are in `generations/categories.ts`.
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
 * `used` may exceed `total`. `usage.service.ts` makes it with `toUsage`; quotas are in `plans.ts`,
 * categories in `generations/categories.ts`.
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
 * Used and included units of a user. `usage.service.ts` makes it with `toUsage`; tools, start page
 * and billing page read it.
 */
export type Usage = z.output<typeof usageSchema>;

/**
 * Quotas of a user and the period in which units are counted. The slice `entitlements` decides it
 * from subscription and grant; reservations and `usage.service.ts` read it.
 */
export interface Entitlement {
  readonly tier: Tier;
  readonly quotas: Quotas;
  readonly period: Period;
  readonly totals: (typeof TOTALS)[number];
}

/**
 * Converts the counts of a period to the API's format, `null` quotas to "unlimited";
 * `usage.service.ts` calls it for `GET /api/usage`.
 */
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
