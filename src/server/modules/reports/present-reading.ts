import { type ReportReadingView, type UnknownRows } from "#core/reports/api.ts";
import { REPORT_PICKS } from "#core/reports/limits.ts";
import { formatDay } from "#core/format-day.ts";
import { formatCount, formatMoney } from "#core/reports/format-figures.ts";
import type { ReportField } from "#core/reports/report-fields.ts";
import type { ReportReading, ReportRow } from "#core/reports/report-reading.ts";
import { readingCopy, skipReasonCopy } from "#core/reports/reports.copy.ts";
import type { MatchedReport } from "./match-report.service.ts";
import type { MatchedRow } from "./match-rows.ts";
import { replaceKey } from "./sum-rows.ts";

/** Maximum number of unreadable rows to list. */
const MAX_PROBLEMS = 20;
/** Longest text of a cell that is shown. */
const MAX_CELL = 200;

const cut = (text: string) => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text);

/** A figure of the first row in words; `undefined` for texts, which are shown as written. */
function valueOf(row: ReportRow, field: ReportField): string | undefined {
  const money = (amount: number | null) =>
    amount === null ? "" : row.currency === null ? String(amount) : formatMoney(amount, row.currency);
  const number = (figure: number | null) => (figure === null ? "" : formatCount(figure));
  const figures: Partial<Record<ReportField, () => string>> = {
    day: () => (row.from === null ? "" : formatDay(row.from)),
    periodEnd: () => (row.to === null ? "" : formatDay(row.to)),
    impressions: () => number(row.impressions),
    linkClicks: () => number(row.clicks),
    conversions: () => number(row.conversions),
    spend: () => money(row.spend),
    value: () => money(row.value),
  };
  return figures[field]?.();
}

/** A column's field, with its cell in the first row. */
function presentColumns({ header, mapping, sample, rows, clicksColumn }: ReportReading) {
  const fields = new Map(Object.entries(mapping).map(([field, at]) => [at, field as ReportField]));
  const first = rows[0];
  const hasBothClicks = mapping.linkClicks !== undefined && mapping.clicks !== undefined;
  return header.map((name, index) => {
    const field = fields.get(index) ?? null;
    const written = (sample[index] ?? "").trim();
    const isRead = field !== null && (field !== "clicks" || clicksColumn === "clicks");
    const value = isRead && first ? (valueOf(first, field) ?? written) : written;
    const isCount = field === "impressions" || field === "linkClicks" || field === "clicks";
    const note =
      field === "linkClicks" && hasBothClicks
        ? readingCopy.chosenOver(header[mapping.clicks!] ?? "")
        : isCount && /[.,]/.test(written)
          ? readingCopy.wholeNumber
          : field === "conversions" && first && first.resultType !== ""
            ? readingCopy.resultType(first.resultType)
            : null;
    return { index, name: cut(name.trim()), field, value: cut(value), written: cut(written), note };
  });
}

/** Ads with their rows, in the order of the board. */
function presentAds({ matched, ads }: MatchedReport) {
  const rows = Map.groupBy(
    matched.flatMap((row) => (row.match ? [{ ...row, adId: row.match.adId, by: row.match.by }] : [])),
    ({ adId }) => adId,
  );
  return ads
    .flatMap(({ id, key, platform, variant }) => {
      const own = rows.get(id);
      const days = new Set(own?.flatMap(({ from }) => from ?? []));
      return own
        ? [{ adId: id, key, platform, variant, rows: own.length, days: days.size, by: own[0]!.by }]
        : [];
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/**
 * Groups rows without an ad by the platform's ad (`source`), those with most impressions first, at
 * most `REPORT_PICKS` (`core/reports/limits.ts`), for the lists of unmatched ads in the preview and
 * the results (`results.service.ts`). Names are cut to `MAX_CELL` in this file.
 */
export function groupUnknown(
  rows: readonly Pick<MatchedRow, "source" | "adName" | "adSet" | "campaign" | "impressions">[],
): UnknownRows[] {
  return [...Map.groupBy(rows, ({ source }) => source)]
    .map(([source, own]) => {
      const { adName, adSet, campaign } = own[0]!;
      const impressions = own.reduce((sum, row) => sum + row.impressions, 0);
      return {
        source,
        name: cut(adName),
        adSet: cut(adSet),
        campaign: cut(campaign),
        rows: own.length,
        impressions,
      };
    })
    .toSorted((one, other) => other.impressions - one.impressions)
    .slice(0, REPORT_PICKS);
}

const currenciesOf = (rows: readonly ReportRow[]) =>
  [...new Set(rows.flatMap(({ spend, currency }) => (spend === null ? [] : (currency ?? []))))].toSorted();

/**
 * First and last day (ISO text, `null` without days) and the currencies (`currenciesOf`) of rows,
 * for the preview of a report and for `keepReport` (`keep-report.service.ts`).
 */
export function rangeOf(rows: readonly ReportRow[]) {
  const days = rows.flatMap(({ from, to }) => [from, to].filter((day) => day !== null)).toSorted();
  return { from: days[0] ?? null, to: days.at(-1) ?? null, currencies: currenciesOf(rows) };
}

function notesOf({ rows, mapping }: ReportReading, { shownNetwork, matched }: MatchedReport): string[] {
  const { from, currencies } = rangeOf(rows);
  const isSearch = shownNetwork === "google" || shownNetwork === "microsoft";
  return [
    ...(currencies.length > 1 ? [readingCopy.currencies(currencies)] : []),
    ...(from === null
      ? [readingCopy.noDays]
      : rows.some((row) => row.from !== row.to)
        ? [readingCopy.periods]
        : []),
    ...(isSearch && mapping.finalUrl === undefined && matched.some(({ match }) => !match)
      ? [readingCopy.addFinalUrl]
      : []),
  ];
}

/**
 * Converts a parsed and matched report to the API's format for its preview (`readReport` in
 * `keep-report.service.ts`), before the user keeps it; lists at most `MAX_PROBLEMS` (this file)
 * unreadable rows, and cuts cells to `MAX_CELL`. `keys` are those of the campaign's rows
 * (`replaceKey` in `sum-rows.ts`). Formats: `core/reports/format-figures.ts`; notes: `readingCopy`
 * and `skipReasonCopy` in `core/reports/reports.copy.ts`.
 */
export function presentReading(
  fileName: string,
  reading: ReportReading,
  report: MatchedReport,
  keys: ReadonlySet<string>,
): ReportReadingView {
  const { rows, skipped, totals } = reading;
  const unreadable = skipped.filter(({ why }) => why === "bad_number" || why === "bad_date");
  const unknown = report.matched.filter(({ match }) => !match);
  const lines = new Map(rows.map((row) => [row.line, row]));
  return {
    fileName,
    network: report.shownNetwork ?? null,
    language: reading.language ?? null,
    rows: rows.length + skipped.length,
    columns: presentColumns(reading),
    remembered: reading.remembered,
    questions: [...reading.questions],
    matched: { rows: rows.length - unknown.length, ads: presentAds(report) },
    unknown: { rows: unknown.length, groups: groupUnknown(unknown) },
    totals: totals.map((total) => ({ ...total })),
    notTotals: reading.kept.map((line) => {
      const row = lines.get(line);
      return { line, label: cut([row?.adName, row?.adSet, row?.campaign].find((name) => name) ?? "") };
    }),
    problems: unreadable
      .slice(0, MAX_PROBLEMS)
      .map(({ row, why }) => ({ line: row, what: skipReasonCopy[why] })),
    unreadable: unreadable.length,
    ...rangeOf(rows),
    replaces: new Set(report.summed.map(replaceKey).filter((key) => keys.has(key))).size,
    notes: notesOf(reading, report),
  };
}
