import { and, desc, eq, gte, isNotNull, ne, notInArray, sql, sum, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { MAX_ACTIVITY_ENTRIES, MAX_TREND_LENGTH } from "#core/overview/limits.ts";
import { GENERATION_KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import type { OverviewPeriod } from "#core/overview/period.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { selectActivity } from "../campaigns/campaigns.public.ts";
import { selectGenerations } from "../generations/generations.public.ts";
import { sumCampaigns, type CampaignFigures } from "../reports/reports.public.ts";
import { campaignResults, dismissedChecklists } from "./overview.table.ts";

/**
 * Reads the current time of the product's clock for `readOverview` (`overview.service.ts`), which
 * computes the period of the start page from it.
 */
export async function readNow(db: Queryable, clock: Clock): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select ${clock.now} as now`);
  return new Date(rows[0]!.now);
}

type Time = PgColumn | SQL;
/** Day of the period at a time; negative before the period. */
const dayOf = (time: Time, { start }: OverviewPeriod) =>
  sql<number>`floor(extract(epoch from ${time} - ${start.toISOString()}::timestamptz) / 86400)::integer`;

/**
 * Counts all ads of a user's generations that have not failed and are not deleted, for
 * `readFigures` (`figures.ts`). What counts as an ad is `ADS_BY_KIND` in
 * `generations/generations.table.ts`.
 */
export async function countAds(db: Queryable, userId: UserId): Promise<number> {
  const own = selectGenerations(db, userId);
  const [row] = await db
    .select({ ads: sum(own.ads).mapWith(Number) })
    .from(own)
    .where(ne(own.status, "failed"));
  return row?.ads ?? 0;
}

interface DayCount {
  /** Index in the period; negative before it. */
  readonly day: number;
  readonly count: number;
}

/**
 * Counts ads (`ADS_BY_KIND` in `generations/generations.table.ts`) of generations that have not
 * failed, per day of this and the previous period (`PERIOD_DAYS` in `core/overview/limits.ts`), for
 * `readFigures` (`figures.ts`); days without ads are omitted.
 */
export async function countAdsByDay(
  db: Queryable,
  userId: UserId,
  period: OverviewPeriod,
): Promise<DayCount[]> {
  const own = selectGenerations(db, userId);
  return db
    .select({ day: dayOf(own.createdAt, period).as("day"), count: sum(own.ads).mapWith(Number) })
    .from(own)
    .where(and(ne(own.status, "failed"), gte(own.createdAt, period.earlierStart)))
    .groupBy(sql`day`);
}

/**
 * Net change of the number of active campaigns per day, for `readFigures` (`figures.ts`); day -1
 * sums up everything before the period (`overviewPeriod` in `core/overview/period.ts`). When a
 * campaign is active is decided by `selectActivity` (`campaigns/ended.repo.ts`).
 */
export async function countCampaignChanges(
  db: Queryable,
  userId: UserId,
  period: OverviewPeriod,
): Promise<DayCount[]> {
  const activity = selectActivity(db, userId);
  const before = sql`${period.start.toISOString()}::timestamptz`;
  const dayFromPeriod = (time: SQL) =>
    sql<number>`case when ${time} < ${before} then -1 else ${dayOf(time, period)} end`.as("day");
  const started = db
    .select({
      day: dayFromPeriod(sql`${activity.startedAt}`),
      count: sql<number>`count(*)::integer`.as("count"),
    })
    .from(activity)
    .groupBy(sql`1`);
  const ended = db
    .select({
      day: dayFromPeriod(sql`${activity.endedAt}`),
      count: sql<number>`-count(*)::integer`.as("count"),
    })
    .from(activity)
    .where(isNotNull(activity.endedAt))
    .groupBy(sql`1`);
  return started.unionAll(ended);
}

/**
 * Returns a user's newest generations of every kind and status, at most `MAX_ACTIVITY_ENTRIES`
 * (`core/overview/limits.ts`), for the recent activity in `readOverview` (`overview.service.ts`).
 */
export async function listRecent(db: Queryable, userId: UserId) {
  const own = selectGenerations(db, userId);
  return db
    .select({ id: own.id, kind: own.kind, title: own.title, createdAt: own.createdAt, status: own.status })
    .from(own)
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(MAX_ACTIVITY_ENTRIES);
}

/**
 * Returns the kinds (`core/generations/kinds.ts`) of which the user has completed a generation, for
 * the checklist in `readOverview` (`overview.service.ts`), whose steps are in
 * `core/overview/checklist.ts`.
 */
export async function listCompletedKinds(db: Queryable, userId: UserId): Promise<Set<GenerationKind>> {
  const own = selectGenerations(db, userId);
  const completed = new Set<GenerationKind>();
  for (const kind of GENERATION_KINDS) {
    const rows = await db
      .select({ id: own.id })
      .from(own)
      .where(and(eq(own.kind, kind), eq(own.status, "completed")))
      .limit(1);
    if (rows.length > 0) completed.add(kind);
  }
  return completed;
}

/**
 * Results of a campaign with the time when it was created, for the trends of the start page;
 * `listNewestResults` returns them.
 */
type DatedResults = Pick<CampaignFigures, "createdAt" | "impressions" | "clicks" | "conversions">;

const FIGURES = ["impressions", "clicks", "conversions"] as const;

/** Results that were typed into the form, without those of campaigns that have reports. */
function recordedResults(db: Queryable, userId: UserId, measured: readonly CampaignFigures[]) {
  const own = selectGenerations(db, userId);
  const generations = measured.flatMap(({ generationId }) => generationId ?? []);
  const where = and(
    eq(campaignResults.userId, userId),
    generations.length === 0 ? undefined : notInArray(campaignResults.generationId, generations),
  );
  return { own, where };
}

/**
 * Sums a user's results for `readFigures` (`figures.ts`): all campaigns, those created in the
 * period, and in the previous one (`PERIOD_DAYS` in `core/overview/limits.ts`). Kept reports
 * (`sumCampaigns` in `reports/campaign-figures.repo.ts`) replace typed-in results of their
 * campaign.
 */
export async function sumResults(db: Queryable, userId: UserId, period: OverviewPeriod) {
  const measured = await sumCampaigns(db, userId);
  const { own, where } = recordedResults(db, userId, measured);
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const recent = sql`${own.createdAt} >= ${at(period.start)}`;
  const earlier = sql`${own.createdAt} >= ${at(period.earlierStart)} and ${own.createdAt} < ${at(period.start)}`;
  const sumOf = (column: PgColumn, when: SQL = sql`true`) =>
    sql`coalesce(sum(${column}) filter (where ${when}), 0)`.mapWith(Number);
  const sums = (when?: SQL) => ({
    impressions: sumOf(campaignResults.impressions, when),
    clicks: sumOf(campaignResults.clicks, when),
    conversions: sumOf(campaignResults.conversions, when),
  });
  const [row] = await db
    .select({
      campaigns: sql`count(*)`.mapWith(Number),
      all: sums(),
      recent: sums(recent),
      earlier: sums(earlier),
    })
    .from(campaignResults)
    .innerJoin(own, eq(own.id, campaignResults.generationId))
    .where(where);
  const { campaigns, all, ...periods } = row!;
  const since = (from: Date, to?: Date) =>
    measured.filter(({ createdAt }) => createdAt >= from && (to === undefined || createdAt < to));
  return {
    campaigns: campaigns + measured.length,
    all: addFigures(all, measured),
    recent: addFigures(periods.recent, since(period.start)),
    earlier: addFigures(periods.earlier, since(period.earlierStart, period.start)),
  };
}

type Sums = Record<(typeof FIGURES)[number], number>;

function addFigures(sums: Sums, more: readonly DatedResults[]): Sums {
  const add = (figure: (typeof FIGURES)[number]) =>
    more.reduce((total, campaign) => total + campaign[figure], sums[figure]);
  return { impressions: add("impressions"), clicks: add("clicks"), conversions: add("conversions") };
}

/**
 * Returns the results of the user's newest campaigns with results, at most `MAX_TREND_LENGTH`
 * (`core/overview/limits.ts`), oldest first, for the trends in `readFigures` (`figures.ts`) and for
 * the checklist.
 */
export async function listNewestResults(db: Queryable, userId: UserId): Promise<DatedResults[]> {
  const measured = await sumCampaigns(db, userId);
  const { own, where } = recordedResults(db, userId, measured);
  const recorded = await db
    .select({
      createdAt: own.createdAt,
      impressions: campaignResults.impressions,
      clicks: campaignResults.clicks,
      conversions: campaignResults.conversions,
    })
    .from(campaignResults)
    .innerJoin(own, eq(own.id, campaignResults.generationId))
    .where(where)
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(MAX_TREND_LENGTH);
  return [...recorded.toReversed(), ...measured]
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .slice(-MAX_TREND_LENGTH);
}

/**
 * Whether the user has hidden the checklist of first steps; `readOverview` (`overview.service.ts`)
 * then omits it.
 */
export async function isChecklistDismissed(db: Queryable, userId: UserId): Promise<boolean> {
  const rows = await db
    .select({ userId: dismissedChecklists.userId })
    .from(dismissedChecklists)
    .where(eq(dismissedChecklists.userId, userId));
  return rows.length > 0;
}

/**
 * Stores that the user has hidden the checklist of first steps, permanently; the service of the
 * same name in `overview.service.ts` (`DELETE /api/overview/checklist`) calls it.
 */
export async function dismissChecklist(db: Queryable, clock: Clock, userId: UserId): Promise<void> {
  await db
    .insert(dismissedChecklists)
    .values({ userId, dismissedAt: sql`${clock.now}` })
    .onConflictDoNothing();
}

/**
 * Mode of the transaction in `readOverview` (`overview.service.ts`), in which all reads of the
 * start page see the same snapshot.
 */
export const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
