import type { Count } from "./interval.ts";
import type { MeasuredRow } from "./measured-row.ts";
import type { TestAd } from "./test-ad.ts";

/**
 * Sums of an ad over its rows. `measureAd` makes it, `form-tests.ts` groups it, the answers show
 * it. `conversions` is `null` if no row has any.
 */
export interface AdFigures {
  readonly adId: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Amounts by currency. */
  readonly spend: ReadonlyMap<string, number>;
  /** `null` if no row has conversions. */
  readonly conversions: number | null;
  /** Days with figures as ISO dates; those of periods included. */
  readonly days: ReadonlySet<string>;
  /** Views and clicks of single days. */
  readonly cells: readonly Count[];
  readonly adSets: ReadonlySet<string>;
  readonly resultTypes: ReadonlySet<string>;
  /** By name at the platform. */
  readonly names: readonly { readonly name: string; readonly impressions: number; readonly clicks: number }[];
}

const DAY = 86_400_000;
/** Days of a period that are listed; longer ones are cut. */
const MAX_PERIOD = 400;

/** The days from the first to the last. */
function daysOf({ from, to }: MeasuredRow): string[] {
  if (from === null) return [];
  const start = Date.parse(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${to ?? from}T00:00:00Z`) - start) / DAY) + 1;
  return Array.from({ length: Math.max(0, Math.min(count, MAX_PERIOD)) }, (_, at) =>
    new Date(start + at * DAY).toISOString().slice(0, 10),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Sums the spend of rows by currency, because amounts of different currencies are never added. */
function sumSpend(rows: readonly Pick<MeasuredRow, "spend" | "currency">[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { spend, currency } of rows) {
    if (spend !== null && currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + spend);
  }
  return sums;
}

/**
 * Sums the counted rows of one ad, the first step from rows to results; `form-tests.ts` calls it.
 * Days of a period beyond `MAX_PERIOD` are left out.
 */
export function measureAd(adId: string, rows: readonly MeasuredRow[]): AdFigures {
  const results = rows.flatMap(({ conversions }) => conversions ?? []);
  const single = rows.filter(({ from, to }) => from !== null && from === to);
  const cells = [...Map.groupBy(single, ({ from }) => from).values()].map((day) => ({
    trials: sum(day.map(({ impressions }) => impressions)),
    events: sum(day.map(({ clicks }) => clicks ?? 0)),
  }));
  return {
    adId,
    impressions: sum(rows.map(({ impressions }) => impressions)),
    clicks: sum(rows.map(({ clicks }) => clicks ?? 0)),
    spend: sumSpend(rows),
    conversions: results.length === 0 ? null : sum(results),
    days: new Set(rows.flatMap(daysOf)),
    cells,
    adSets: new Set(rows.map(({ adSet }) => adSet)),
    resultTypes: new Set(rows.map(({ resultType }) => resultType).filter((type) => type !== "")),
    names: [...Map.groupBy(rows, ({ source }) => source).values()].map((own) => ({
      name: own[0]!.adName,
      impressions: sum(own.map(({ impressions }) => impressions)),
      clicks: sum(own.map(({ clicks }) => clicks ?? 0)),
    })),
  };
}

/**
 * The figures of an ad as `judge` (`verdict.ts`) takes them, with at most as many clicks as views;
 * `currency` is the only one of the test, else its spend is `null`. `judgeTest` (`answer-test.ts`)
 * calls it.
 */
export const testAdOf = (ad: AdFigures, currency: string | undefined): TestAd => ({
  id: ad.adId,
  trials: ad.impressions,
  // A platform that counts clicks without a view can report more clicks than views.
  events: Math.min(ad.clicks, ad.impressions),
  days: ad.cells,
  conversions: ad.conversions === null ? null : Math.floor(ad.conversions),
  spend: currency === undefined ? null : (ad.spend.get(currency) ?? null),
});
