import * as z from "zod/mini";
import { GENERATION_KINDS, GENERATION_STATUSES, KINDS } from "../generations/kinds.ts";
import { CHECKLIST_STEPS } from "./checklist.ts";

/** Entries of the recent activity. */
export const MAX_ACTIVITY_ENTRIES = 5;
/** Bars that a figure's trend has at most. */
export const MAX_TREND_LENGTH = 30;

const LARGEST_OFFSET = 14 * 60;
const offset = z.coerce
  .number()
  .check(z.int(), z.gte(-LARGEST_OFFSET, "Unknown time zone"), z.lte(LARGEST_OFFSET, "Unknown time zone"));

/** `utcOffset`: minutes that the reader's clock is ahead of UTC, so that days begin at their midnight; 0 without it. */
export const overviewQuerySchema = z.object({ utcOffset: z._default(offset, 0) });

const figureSchema = z.object({
  /** `null` as long as nobody has said. CTR is in percent. */
  value: z.nullable(z.number()),
  /** Against the 30 days before, in percent (CTR: in percentage points); `null` when there was nothing then. */
  change: z.nullable(z.number()),
  /** In the last 30 days and in the 30 before; for active campaigns: now and 30 days ago. */
  recent: z.nullable(z.number()),
  earlier: z.nullable(z.number()),
  /** Oldest first: by day for ads and campaigns, by campaign for what the results say. */
  trend: z.array(z.number()),
});
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
export type Activity = z.output<typeof activitySchema>;

export const overviewSchema = z.object({
  /** Whether figures and activity are the specified samples: only while the account has made nothing. */
  sample: z.boolean(),
  figures: z.object({
    adsGenerated: figureSchema,
    activeCampaigns: figureSchema,
    averageCtr: figureSchema,
    conversions: figureSchema,
  }),
  /** Ads made on each of the last 30 days in the reader's time, today last; empty in a sample. */
  days: z.array(z.object({ date: z.iso.date(), ads: z.number() })),
  activity: z.array(activitySchema),
  /** First steps of a new account; `null` once all are done or nobody wants to see them. */
  checklist: z.nullable(z.array(z.object({ step: z.enum(CHECKLIST_STEPS), done: z.boolean() }))),
});
export type Overview = z.output<typeof overviewSchema>;
