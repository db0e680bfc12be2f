import { IMAGE_PLATFORMS_IN_WORDS } from "../platforms/platforms.ts";
import type { Activity, Figure, Overview } from "./api.ts";

const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;

const figure = (value: number, change: number, trend: readonly number[]): Figure => ({
  value,
  change,
  recent: null,
  earlier: null,
  trend: [...trend],
});

/** Sample figures; the trends are made up. */
const FIGURES: Overview["figures"] = {
  adsGenerated: figure(
    1234,
    12.5,
    [
      9, 19, 18, 13, 17, 16, 19, 23, 14, 14, 25, 20, 26, 16, 22, 28, 22, 32, 32, 24, 22, 30, 36, 30, 28, 32,
      26, 30,
    ],
  ),
  activeCampaigns: figure(
    56,
    3.2,
    [
      15, 18, 16, 18, 20, 11, 21, 10, 16, 21, 14, 19, 23, 16, 19, 20, 13, 16, 18, 26, 23, 17, 26, 22, 16, 23,
      18, 28,
    ],
  ),
  averageCtr: figure(
    4.8,
    0.6,
    [
      13, 12, 9, 19, 11, 15, 22, 10, 17, 17, 22, 11, 14, 17, 15, 12, 14, 20, 18, 14, 20, 22, 22, 19, 15, 17,
      21, 23,
    ],
  ),
  conversions: figure(
    892,
    15.3,
    [
      11, 8, 14, 12, 11, 17, 24, 23, 16, 15, 22, 18, 21, 18, 21, 30, 30, 30, 31, 24, 30, 31, 34, 35, 36, 28,
      33, 36,
    ],
  ),
};

interface SampleActivity extends Omit<Activity, "id" | "timestamp"> {
  readonly hoursAgo: number;
}

const ACTIVITY: readonly SampleActivity[] = [
  {
    kind: "text",
    type: "text",
    title: "Summer sale copy, three variations",
    hoursAgo: 2,
    status: "completed",
  },
  {
    kind: "image",
    type: "image",
    title: `Product launch set, ${IMAGE_PLATFORMS_IN_WORDS}`,
    hoursAgo: 3,
    status: "in-progress",
  },
  { kind: "video", type: "video", title: "Brand story, 30 seconds", hoursAgo: 5, status: "completed" },
  { kind: "campaign", type: "full", title: "Holiday campaign", hoursAgo: DAY_HOURS, status: "pending" },
  { kind: "text", type: "text", title: "Newsletter sign-up copy", hoursAgo: 30, status: "completed" },
];

/**
 * Sample data for the start page of an account without generations; `overview.service.ts` adds it.
 * Figures (`FIGURES`) and entries of the activity (`ACTIVITY`) are in this file; times are relative
 * to `now`. The chart of days is empty.
 */
export function sampleOverview(now: Date): Pick<Overview, "figures" | "days" | "activity"> {
  const activity = ACTIVITY.map(({ hoursAgo, ...entry }, at) => ({
    ...entry,
    id: `sample-${at + 1}`,
    timestamp: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
  }));
  return { figures: FIGURES, days: [], activity };
}
