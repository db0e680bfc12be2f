import { type Figure, type Overview } from "#core/overview/api.ts";
import { MAX_TREND_LENGTH, PERIOD_DAYS } from "#core/overview/limits.ts";
import { clickRate, percentChange, pointsChange } from "#core/overview/change.ts";
import { type OverviewPeriod } from "#core/overview/period.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import * as repo from "./overview.repo.ts";

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Ads per day, and the period compared with the period before (`core/overview/period.ts`). */
async function adsGenerated(db: Queryable, userId: UserId, period: OverviewPeriod) {
  const byDay = await repo.countAdsByDay(db, userId, period);
  const adsOn = (day: number) => byDay.find((entry) => entry.day === day)?.count ?? 0;
  const trend = period.dates.map((_, day) => adsOn(day));
  const recent = total(trend);
  const earlier = total(byDay.filter(({ day }) => day < 0).map(({ count }) => count));
  const figure: Figure = {
    value: await repo.countAds(db, userId),
    change: percentChange(recent, earlier),
    recent,
    earlier,
    trend,
  };
  return { figure, days: period.dates.map((date, day) => ({ date, ads: trend[day] ?? 0 })) };
}

/** Active campaigns at the end of each day, and today compared with the start of the period. */
async function activeCampaigns(db: Queryable, userId: UserId, period: OverviewPeriod): Promise<Figure> {
  const changes = await repo.countCampaignChanges(db, userId, period);
  const activeAfter = (day: number) =>
    total(changes.filter((entry) => entry.day <= day).map(({ count }) => count));
  const trend = Array.from({ length: PERIOD_DAYS }, (_, day) => activeAfter(day));
  const now = activeAfter(PERIOD_DAYS - 1);
  const earlier = activeAfter(-1);
  return { value: now, change: percentChange(now, earlier), recent: now, earlier, trend };
}

const UNKNOWN: Figure = { value: null, change: null, recent: null, earlier: null, trend: [] };

/**
 * Click rate and conversions. Compares campaigns created in the period with those of the period
 * before.
 */
async function resultFigures(db: Queryable, userId: UserId, period: OverviewPeriod) {
  const { campaigns, all, recent, earlier } = await repo.sumResults(db, userId, period);
  if (campaigns === 0) return { averageCtr: UNKNOWN, conversions: UNKNOWN };
  const newest = await repo.listNewestResults(db, userId);
  const [recentRate, earlierRate] = [recent, earlier].map((sums) => clickRate(sums.clicks, sums.impressions));
  const averageCtr: Figure = {
    value: clickRate(all.clicks, all.impressions),
    change: pointsChange(recentRate ?? null, earlierRate ?? null),
    recent: recentRate ?? null,
    earlier: earlierRate ?? null,
    trend: newest.map(({ clicks, impressions }) => clickRate(clicks, impressions) ?? 0),
  };
  const conversions: Figure = {
    value: all.conversions,
    change: percentChange(recent.conversions, earlier.conversions),
    recent: recent.conversions,
    earlier: earlier.conversions,
    trend: newest.map(({ conversions: count }) => count).slice(-MAX_TREND_LENGTH),
  };
  return { averageCtr, conversions };
}

/**
 * Reads the figures and the ads per day of the start page, for `readOverview`
 * (`overview.service.ts`) of an account with generations; queries: `overview.repo.ts`. The length
 * of the period is `PERIOD_DAYS` in `core/overview/limits.ts`, the comparison with the period
 * before is in `core/overview/change.ts`; what counts as an ad in
 * `generations/generations.table.ts`.
 */
export async function readFigures(
  db: Queryable,
  userId: UserId,
  period: OverviewPeriod,
): Promise<Pick<Overview, "figures" | "days">> {
  const { figure, days } = await adsGenerated(db, userId, period);
  return {
    figures: {
      adsGenerated: figure,
      activeCampaigns: await activeCampaigns(db, userId, period),
      ...(await resultFigures(db, userId, period)),
    },
    days,
  };
}
