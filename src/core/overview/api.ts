import * as z from "zod/mini";
import { GENERATION_KINDS, GENERATION_STATUSES, KINDS } from "../generations/kinds.ts";
import { CHECKLIST_STEPS } from "./checklist.ts";

const MAX_UTC_OFFSET_MINUTES = 14 * 60;
const offset = z.coerce
  .number<number>()
  .check(
    z.int(),
    z.gte(-MAX_UTC_OFFSET_MINUTES, "Unknown time zone"),
    z.lte(MAX_UTC_OFFSET_MINUTES, "Unknown time zone"),
  );

/**
 * Query of `GET /api/overview`, for `overview.service.ts`. `utcOffset` is the offset of the user's
 * time zone from UTC in minutes, by which `overviewPeriod` (`period.ts`) finds the days.
 */
export const overviewQuerySchema = z.object({ utcOffset: z._default(offset, 0) });

const figureSchema = z.object({
  /** `null` without results. CTR is a percentage. */
  value: z.nullable(z.number()),
  /**
   * Change from the previous `PERIOD_DAYS` (`limits.ts`) days in percent (CTR: percentage points);
   * `null` without a previous value.
   */
  change: z.nullable(z.number()),
  /**
   * `recent`: last `PERIOD_DAYS` (`limits.ts`) days, `earlier`: as many days before. Active
   * campaigns: now and at the start of the period.
   */
  recent: z.nullable(z.number()),
  earlier: z.nullable(z.number()),
  /** Oldest first: per day for ads and campaigns, per campaign for CTR and conversions. */
  trend: z.array(z.number()),
});

/**
 * A number of the start page with its trend and its change against the period before; `figures.ts`
 * on the server computes it, the stat cards show it. The days are `PERIOD_DAYS`, the longest trend
 * is `MAX_TREND_LENGTH` (`limits.ts`).
 */
export type Figure = z.output<typeof figureSchema>;

const activitySchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  type: z.enum(GENERATION_KINDS.map((kind) => KINDS[kind].activity)),
  title: z.string(),
  /** ISO 8601 in UTC. */
  timestamp: z.iso.datetime(),
  status: z.enum(GENERATION_STATUSES),
});

/**
 * A generation in the list of recent activity on the start page; `overview.service.ts` makes it.
 * The list has at most `MAX_ACTIVITY_ENTRIES` (`limits.ts`); statuses are in
 * `core/generations/kinds.ts`.
 */
export type Activity = z.output<typeof activitySchema>;

/**
 * Response of `GET /api/overview`: everything on the start page; `overview.service.ts` makes it.
 * The first steps are `CHECKLIST_STEPS` in `checklist.ts`. `reviews` is `null` without a working
 * review, `checklist` once it is done or dismissed.
 */
export const overviewSchema = z.object({
  /** Whether figures and activity are sample data: true until the first generation. */
  sample: z.boolean(),
  figures: z.object({
    adsGenerated: figureSchema,
    activeCampaigns: figureSchema,
    averageCtr: figureSchema,
    conversions: figureSchema,
  }),
  /**
   * Ads per day of the last `PERIOD_DAYS` (`limits.ts`) days in the user's time zone, today last;
   * empty for sample data.
   */
  days: z.array(z.object({ date: z.iso.date(), ads: z.number() })),
  activity: z.array(activitySchema),
  /** Ads in reviews whose links still work; `null` without such a review. */
  reviews: z.nullable(
    z.object({
      /** Ads without a decision about their current content. */
      waiting: z.number(),
      approved: z.number(),
      /** Ads for which reviewers ask for changes. */
      changes: z.number(),
      /** Ads that were changed after their approval. */
      changed: z.number(),
      /** The campaign with the newest of these reviews. */
      campaignId: z.string(),
    }),
  ),
  /** First steps of a new account; `null` once all are done or the user has dismissed them. */
  checklist: z.nullable(z.array(z.object({ step: z.enum(CHECKLIST_STEPS), done: z.boolean() }))),
});

/**
 * Everything that the start page shows, from `overview.service.ts`; for an account without
 * generations partly from `sampleOverview` in `sample.ts`.
 */
export type Overview = z.output<typeof overviewSchema>;
