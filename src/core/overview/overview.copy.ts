import { IMAGE_PLATFORMS_IN_WORDS } from "../platforms/platforms.ts";
import type { GenerationStatus } from "../generations/kinds.ts";
import { navigationCopy } from "../shell.copy.ts";
import { PERIOD_DAYS } from "./limits.ts";
import type { ChecklistStep } from "./checklist.ts";

const number = (value: number) => value.toLocaleString("en");

/**
 * Text of the start page (/dashboard), which the menu calls overview; its cards have their own
 * constants below. Its title is `navigationCopy` in `core/shell.copy.ts`.
 */
export const overviewCopy = {
  title: navigationCopy.overview,
  lead: "Your campaigns at a glance.",
  newAd: "New ad",
  sample: "Sample data",
  sampleText:
    "These figures show what this page looks like in use. Your first ad replaces them with your own.",
  figures: "Figures",
  none: "none",
  loadFailed: "Failed to load your overview.",
  loadFailedText: "Your ads are safe. Check your connection, then try again.",
} as const;

/**
 * Names of the figures on the start page (`stat-cards.tsx`, `stat-card.tsx`), and the words of
 * their comparison; the days are `PERIOD_DAYS` in `limits.ts`.
 */
export const figureCopy = {
  adsGenerated: "Total Ads Generated",
  activeCampaigns: "Active Campaigns",
  averageCtr: "Average CTR",
  conversions: "Total Conversions",
  dash: "–",
  notKnown: "Not known yet",
  addResults: "Add results",
  sampleNote: `against the ${PERIOD_DAYS} days before`,
  /** Both arguments are formatted. */
  compared: (recent: string, earlier: string) =>
    `Last\u00a0${PERIOD_DAYS}\u00a0days:\u00a0${recent}, before:\u00a0${earlier}`,
  daysAgo: (earlier: string) => `${PERIOD_DAYS} days ago: ${earlier}`,
  points: "points",
} as const;

/**
 * Text of the list of recent activity on the start page (`activity-card.tsx`); its badges are
 * `activityStatusLabels`.
 */
export const activityCopy = {
  title: "Recent Activity",
  empty: "Your activity shows up here.",
  justNow: "Just now",
} as const;

/**
 * Labels of the badges in the recent activity of the start page (`activity-card.tsx`); histories
 * have `statusLabels` in `core/generations/status.copy.ts`.
 */
export const activityStatusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In-progress",
  completed: "Completed",
  failed: "Failed",
};

/**
 * Text of the chart of ads per day on the start page (`ads-chart.tsx`); the days are `PERIOD_DAYS`
 * in `limits.ts`.
 */
export const chartCopy = {
  title: "Ads per day",
  period: `Last ${PERIOD_DAYS} days`,
  day: "Day",
  ads: "Ads",
  count: (ads: number) => (ads === 1 ? "1 ad" : `${number(ads)} ads`),
  pick: "Select a day",
} as const;

/**
 * Text of the usage card on the start page (`overview/usage-card.tsx`); names of units are in
 * `core/generations/categories.ts`. The billing page has its own cards (`usageCardCopy` in
 * `core/billing/billing.copy.ts`).
 */
export const usageGlanceCopy = {
  title: "Usage this period",
  until: (date: string) => `Until ${date}`,
  used: (used: number, total: number) => `${number(used)} of ${number(total)}`,
  unlimited: (used: number) => `${number(used)}, unlimited`,
  notIncluded: "Not in your plan",
  details: "Billing & Usage",
  loadFailed: "Failed to load your usage.",
} as const;

/**
 * Text of the first steps on the start page (`checklist-card.tsx`); which steps exist and which are
 * done is in `overview/checklist.ts`.
 */
export const checklistCopy = {
  title: "First steps",
  progress: (done: number, total: number) => `${done} of ${total} done`,
  dismiss: "Dismiss",
  done: "Done",
  open: "To do",
  failed: "Failed to dismiss the list. Please try again.",
} as const;

/**
 * Titles of the first steps on the start page (`checklist-card.tsx`); the steps are
 * `CHECKLIST_STEPS` in `checklist.ts`.
 */
export const checklistStepTitles: Record<ChecklistStep, string> = {
  text: "Write your first text ads",
  image: `Make image ads for ${IMAGE_PLATFORMS_IN_WORDS}`,
  campaign: "Build a full package from one brief",
  picture: "Add your profile picture",
  results: "Add the results of something you ran",
};

/**
 * Headings and lead of the two cards around the links to the tools on the start page
 * (`start-card.tsx`). Links: `tool-links.tsx`; their order: `core/generations/kinds.ts`; their
 * words: `core/generations/<kind>/*.kind.ts`.
 */
export const startCopy = {
  title: "Start your first campaign",
  text: "One brief is enough. Pick a format.",
  againTitle: "Make another",
} as const;
