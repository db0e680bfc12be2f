/** Figures of one ad of a platform on one day or in one period, from a kept report. */
export interface MeasuredRow {
  /** Identifies the ad at the platform. */
  readonly source: string;
  /** Our ad; `null` for other ads. */
  readonly adId: string | null;
  /** Name at the platform. */
  readonly adName: string;
  readonly adSet: string;
  readonly campaign: string;
  /** ISO dates; `null` in reports without days. */
  readonly from: string | null;
  readonly to: string | null;
  readonly impressions: number;
  readonly clicks: number | null;
  readonly spend: number | null;
  readonly conversions: number | null;
  readonly resultType: string;
  readonly currency: string | null;
  readonly clicksColumn: "linkClicks" | "clicks" | null;
  /** Its time is covered by other rows of the ad, so it does not count. */
  readonly covered: boolean;
  /** Number of its report; a higher one is newer. */
  readonly report: number;
  readonly fileName: string;
}
