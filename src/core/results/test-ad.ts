import type { DailyCount } from "./overdispersion.ts";

/**
 * Figures of one ad in a test, the input of `judge`: views are the trials, clicks the events.
 * `testAdOf` in `measure-ad.ts` makes it. Conversions and spend are `null` if the report has no
 * such column.
 */
export interface TestAd extends DailyCount {
  readonly id: string;
  /** `null` if the report has no such column. */
  readonly conversions: number | null;
  /** In the test's currency; `null` if the report has no such column. */
  readonly spend: number | null;
}
