import * as z from "zod/mini";
import { KINDS, type GenerationKind, type UsageCategory } from "./generations/kinds.ts";
import { quotaMessages } from "./messages.ts";
import { TIERS, type Quotas, type Tier } from "./plans.ts";

/** A span of time in which units are counted; `end` is no longer part of it. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** The calendar month in UTC that `now` lies in: the period of everyone without a subscription. */
export function calendarMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/** Why one more generation of this kind is refused after `used` ones; `undefined` when it is not. */
export function quotaRefusal(quotas: Quotas, kind: GenerationKind, used: number): string | undefined {
  const { usage, plural } = KINDS[kind];
  const total = quotas[usage];
  if (total === null || used < total) return undefined;
  return total === 0 ? quotaMessages.notIncluded(plural) : quotaMessages.used(total, plural);
}

const usageEntry = z.object({ used: z.number(), total: z.union([z.number(), z.literal("unlimited")]) });

/**
 * Where the totals of a period come from: `full` the plan's quotas; `prorated` the plan changed during the period;
 * `past_due` the renewal is unpaid, so they are those of the last paid period, and what was used since its start counts.
 */
const TOTALS = ["full", "prorated", "past_due"] as const;

/** Units used and included in the period in force; after a downgrade `used` may exceed `total`. */
export const usageSchema = z.object({
  /** The plan in force: the higher of what is paid for and what was granted. */
  tier: z.enum(TIERS),
  period: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  totals: z.enum(TOTALS),
  textAds: usageEntry,
  imageAds: usageEntry,
  videoAds: usageEntry,
  fullPackage: usageEntry,
});
export type Usage = z.output<typeof usageSchema>;

/** What a user may use, and the period in which it is counted. */
export interface Entitlement {
  readonly tier: Tier;
  readonly quotas: Quotas;
  readonly period: Period;
  readonly totals: (typeof TOTALS)[number];
}

/** The API's form of a period's numbers. */
export function presentUsage(
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
