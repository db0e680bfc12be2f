import type { ReportRow } from "../reports/report-reading.ts";
import type { TestResult } from "./api.ts";

/** Figures of an ad in a kept report, unchanged from the row of its file. */
type ReportedFigures = Pick<
  ReportRow,
  | "adName"
  | "adSet"
  | "campaign"
  | "from"
  | "to"
  | "impressions"
  | "clicks"
  | "spend"
  | "conversions"
  | "resultType"
  | "currency"
>;

/**
 * Clicks that a report counts: only those that leave the platform, or all. Ads are compared only if
 * they count the same clicks (`form-tests.ts`). Names are `clicks` in `results.copy.ts`.
 */
export type ClicksColumn = TestResult["clicksColumn"];

/**
 * Figures of one ad of a platform on one day or in one period, from a kept report. `rows.repo.ts`
 * on the server reads them, `answerCampaign` (`answer-campaign.ts`) computes results from them.
 * `adId` is `null` for ads that are not ours.
 */
export interface MeasuredRow extends ReportedFigures {
  /** Identifies the ad at the platform. */
  readonly source: string;
  /** Our ad; `null` for other ads. */
  readonly adId: string | null;
  readonly clicksColumn: ClicksColumn | null;
  /** Its time is covered by other rows of the ad, so it does not count. */
  readonly covered: boolean;
  /** Number of its report; a higher one is newer. */
  readonly report: number;
  readonly fileName: string;
}
