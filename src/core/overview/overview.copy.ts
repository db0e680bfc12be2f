import type { GenerationKind, GenerationStatus } from "../generations/kinds.ts";
import { navigationCopy } from "../shell.copy.ts";
import { PERIOD_DAYS } from "./period.ts";
import type { ChecklistStep } from "./checklist.ts";

const number = (value: number) => value.toLocaleString("en");

/** The overview's words; the titles of the cards and of the list are the specified ones. */
export const overviewCopy = {
  title: navigationCopy.overview,
  lead: "Your campaigns at a glance.",
  newAd: "New ad",
  sample: "Sample data",
  sampleText:
    "These figures show what this page looks like in use. They give way to your own with the first ad you make.",
  figures: "Figures",
  none: "none",
  loadFailed: "Failed to load your overview.",
  loadFailedText: "Your ads are safe. Check your connection, then try again.",
  tryAgain: "Try again",
} as const;

export const figureCopy = {
  adsGenerated: "Total Ads Generated",
  activeCampaigns: "Active Campaigns",
  averageCtr: "Average CTR",
  conversions: "Total Conversions",
  dash: "–",
  notKnown: "Not known yet",
  addResults: "Add results",
  sampleNote: `against the ${PERIOD_DAYS} days before`,
  /** Both already as text. */
  compared: (recent: string, earlier: string) =>
    `Last\u00a0${PERIOD_DAYS}\u00a0days:\u00a0${recent}, before:\u00a0${earlier}`,
  daysAgo: (earlier: string) => `${PERIOD_DAYS} days ago: ${earlier}`,
  points: "points",
} as const;

export const activityCopy = {
  title: "Recent Activity",
  empty: "What you make shows up here.",
  justNow: "Just now",
} as const;

/** A generation's state as the specified badges show it: the status, capitalised. */
export const activityStatusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In-progress",
  completed: "Completed",
  failed: "Failed",
};

export const chartCopy = {
  title: "Ads made per day",
  period: `Last ${PERIOD_DAYS} days`,
  day: "Day",
  ads: "Ads",
  count: (ads: number) => (ads === 1 ? "1 ad" : `${number(ads)} ads`),
  pick: "Day to read",
} as const;

export const usageGlanceCopy = {
  title: "Usage this period",
  until: (date: string) => `Until ${date}`,
  used: (used: number, total: number) => `${number(used)} of ${number(total)}`,
  unlimited: (used: number) => `${number(used)}, unlimited`,
  notIncluded: "Not in your plan",
  details: "Billing & Usage",
  loadFailed: "Failed to load your usage.",
} as const;

export const checklistCopy = {
  title: "First steps",
  progress: (done: number, total: number) => `${done} of ${total} done`,
  dismiss: "Dismiss",
  done: "Done",
  open: "To do",
  failed: "Failed to dismiss the list. Please try again.",
} as const;

export const checklistStepTitles: Record<ChecklistStep, string> = {
  text: "Write your first text ads",
  image: "Make image ads for five platforms",
  campaign: "Build a full package from one brief",
  picture: "Add your profile picture",
  results: "Add the results of something you ran",
};

export const startCopy = {
  title: "Start your first campaign",
  text: "One brief is enough. Pick a format.",
  againTitle: "Make another",
} as const;

/** What each tool makes, in a few words. */
export const startDescriptions: Record<GenerationKind, string> = {
  text: "Three variations, unlimited",
  image: "Five platforms",
  video: "15 to 90 seconds",
  campaign: "All of it in one go",
};
