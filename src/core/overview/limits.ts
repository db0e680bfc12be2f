/** Most entries of the recent activity on the start page; `overview.repo.ts` reads that many. */
export const MAX_ACTIVITY_ENTRIES = 5;

/**
 * Most bars of a figure's trend on the start page; `figures.ts` and `overview.repo.ts` on the
 * server keep to it.
 */
export const MAX_TREND_LENGTH = 30;

/**
 * Largest recorded figure in requests (`results.ts`), which keeps sums within the safe integers;
 * the message is in `messages.ts`.
 */
export const MAX_FIGURE = 1_000_000_000_000;

/**
 * Length of the start page's period in days; `overviewPeriod` (`period.ts`) makes it, `figures.ts`
 * on the server compares figures with the period before, `overview.copy.ts` names it.
 */
export const PERIOD_DAYS = 30;

/**
 * Most campaigns of an uploaded report that are listed one by one; `report.ts` makes a report with
 * more a single group.
 */
export const MAX_GROUPS = 100;

/**
 * Days at the end of the period that the chart (`chart-bars.tsx`) and the trends of figures
 * (`trend-bars.tsx`) on the start page highlight.
 */
export const RECENT_DAYS = 7;
