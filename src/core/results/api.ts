/** Results of campaigns as the API has them. */
import * as z from "zod/mini";
import { ANGLES } from "../generations/copy/platform-copy.ts";
import { LIMITS } from "../limits.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { unknownRowsSchema } from "../reports/api.ts";

/** Verdicts about a test of ads; `judge` in `verdict.ts` chooses one. */
const VERDICT_STATES = ["too_early", "no_difference", "no_winner_yet", "winner"] as const;

const time = z.iso.datetime();
const platform = z.enum(PLATFORM_IDS);
const interval = z.object({ low: z.number(), high: z.number() });
/** Clicks per view, 0 to 1: the 95 % interval of the true rate, and the measured rate. */
const rate = z.object({ low: z.number(), mid: z.number(), high: z.number() });

/** An amount of money in one currency; amounts of different currencies are never added. */
const moneySchema = z.object({ currency: z.string(), amount: z.number() });
/**
 * An amount of money in one currency, in responses about results; `moneyOf` in `sum-figures.ts`
 * makes it.
 */
export type Money = z.output<typeof moneySchema>;

/** An interval of costs in one currency, with its words: "$0.45 to 0.87". */
const costSchema = z.object({ currency: z.string(), low: z.number(), high: z.number(), words: z.string() });
/**
 * Bounds between which the true cost per result very likely lies, with their words.
 * `sum-figures.ts` makes it from `costPerResult` (`cost-per-result.ts`).
 */
export type CostInterval = z.output<typeof costSchema>;

/** What views, clicks and money are shown for: an ad, an angle, a platform or all ads together. */
const figures = {
  impressions: z.number(),
  clicks: z.number(),
  rate,
  /** The interval in clicks per 100 views: "0.9 to 1.8". */
  rateWords: z.string(),
  spend: z.array(moneySchema),
  /** `null` without spend or with several currencies. */
  costPerClick: z.nullable(costSchema),
  /** Orders, sales or other results of the platform; `null` if no report has them. */
  orders: z.nullable(z.number()),
  /** `null` below `LEAST_RESULTS` (`thresholds.ts`), without spend or with several currencies. */
  costPerOrder: z.nullable(costSchema),
};

/** Schema of one ad of a test with its figures and chances, in the results of a campaign. */
const adResultSchema = z.object({
  adId: z.string(),
  key: z.string(),
  /** Letter of the variant. */
  variant: z.string(),
  /** "Facebook A". */
  name: z.string(),
  /** Beginning of its headline or main text. */
  title: z.string(),
  angle: z.nullable(z.enum(ANGLES)),
  picture: z.nullable(z.string()),
  ...figures,
  /** Chances to be the best and the worst of the test, 0 to 1. */
  best: z.number(),
  worst: z.number(),
  /** Why the ad can be stopped, in words; `null` if it cannot. */
  loser: z.nullable(z.string()),
  /** Names at the platform if the ad ran under several, such as copies; else empty. */
  copies: z.array(z.object({ name: z.string(), impressions: z.number(), clicks: z.number() })),
  /** Why it is listed but not compared, in words; `null` if it is compared. */
  apart: z.nullable(z.string()),
});
/**
 * One ad of a test with its figures and chances. `answer-test.ts` makes it, the tables of the
 * results tab show it. Angles are in `core/generations/copy/platform-copy.ts`.
 */
export type AdResult = z.output<typeof adResultSchema>;

/**
 * Schema of the ads of one platform in responses about results, which are judged together as a
 * test.
 */
const testResultSchema = z.object({
  platform,
  /** "Facebook". */
  name: z.string(),
  state: z.enum(VERDICT_STATES),
  /** The state in words: "No winner yet". */
  badge: z.string(),
  headline: z.string(),
  text: z.string(),
  /** Below the plot. */
  plotNote: z.string(),
  /** The ad with the best chance; `null` without a click. */
  leaderId: z.nullable(z.string()),
  /** Chance of the leader: "75 in 100"; `null` while it is too early. */
  chance: z.nullable(z.string()),
  /** How far the test is; `null` unless it is too early. */
  progress: z.nullable(z.object({ days: z.number(), of: z.number(), words: z.string(), note: z.string() })),
  /** In the order of the board. */
  ads: z.array(adResultSchema),
  /** How many more clicks per view the leader gets than each other ad. */
  differences: z.array(z.extend(interval, { adId: z.string(), words: z.string() })),
  total: z.object(figures),
  /** Number of days with figures; 0 if the reports have no days. */
  days: z.number(),
  from: z.nullable(z.iso.date()),
  to: z.nullable(z.iso.date()),
  /** Which clicks were read: those that leave the platform, or all. */
  clicksColumn: z.enum(["linkClicks", "clicks"]),
  /** "Clicks that leave Facebook". */
  clicksName: z.string(),
  /** Name of the results: "Orders", "Leads" or "Results". */
  ordersName: z.string(),
  /** About orders: too few to compare, or a comparison; `null` if no report has them. */
  ordersNote: z.nullable(z.string()),
  /** File names of its reports, newest first. */
  reports: z.array(z.string()),
  /** What limits the answer: two currencies, a report without days, rows that overlap. */
  notes: z.array(z.string()),
  /** "Facebook chose who saw which ad. This is an observation, not a randomized test." */
  observation: z.string(),
});
/**
 * The verdict about the ads of one platform, with each ad's figures. `answerTest`
 * (`answer-test.ts`) makes it, a section of the results tab shows it.
 */
export type TestResult = z.output<typeof testResultSchema>;

/**
 * Response of `GET /api/campaigns/:id/results`; `modules/reports/results.service.ts` makes it with
 * `answerCampaign` (`answer-campaign.ts`). `angles` is `null` with fewer than two, `exported`
 * before the first export.
 */
export const adResultsSchema = z.object({
  campaignId: z.string(),
  /** Kept reports. */
  reports: z.number(),
  /** The last export, shown before the first report. */
  exported: z.nullable(z.object({ at: time, ads: z.number(), of: z.number(), platforms: z.array(platform) })),
  /** One for each platform whose ads have rows, in the order of the platforms. */
  tests: z.array(testResultSchema),
  /** Angles over all platforms; `null` with fewer than two. */
  angles: z.nullable(
    z.object({
      /** "Facebook and Instagram, 2 ads each". */
      scope: z.string(),
      rows: z.array(z.object({ angle: z.enum(ANGLES), name: z.string(), ads: z.number(), ...figures })),
      note: z.string(),
    }),
  ),
  /** Sums of platforms, if there are two or more; never ranked. */
  platforms: z.array(z.object({ platform, name: z.string(), ads: z.number(), ...figures })),
  /** Rows that belong to no ad of the campaign, those with most views first. */
  other: z.array(unknownRowsSchema),
});
/**
 * Everything that the results tab of a campaign shows, computed by
 * `modules/reports/results.service.ts` from its kept reports by the rules of `answer-campaign.ts`;
 * `result-notices.service.ts` reads it too.
 */
export type AdResults = z.output<typeof adResultsSchema>;

/**
 * Body of "Make more like this" on the results tab (`core/api/reports.api.ts`): the ad that won.
 */
export const moreLikeThisSchema = z.object({ adId: z.string().check(z.maxLength(LIMITS.name)) });
