import type { ReportField, ReportMapping } from "#core/reports/report-fields.ts";
import type { ReportRow, SkipReason } from "#core/reports/report-reading.ts";
import { currencyOfCell } from "./currency.ts";
import { readDate } from "./dates.ts";
import { cellOf, type Dialect, type Line } from "./dialect.ts";
import { isMissing, readNumber } from "./numbers.ts";

/**
 * Input of `readRow` for the rows of one report: the columns' fields and the formats of amounts and
 * dates (`dialectOf` in `dialect.ts`). `readTable` (`read-table.ts`) makes it.
 */
export interface RowFormat {
  readonly mapping: ReportMapping;
  readonly dialect: Dialect;
  readonly clicksColumn: "linkClicks" | "clicks" | undefined;
  /** Currency of cells without one: from the name of the column, or as the user answered. */
  readonly currency: string | undefined;
}

/**
 * Whole number of a count, `null` without a figure, `undefined` for other text. A single separator
 * groups thousands, because counts have no fraction.
 */
function readCount(text: string): number | null | undefined {
  if (isMissing(text)) return null;
  const groupsByPoint = /\.\d{3}(?!\d)/.test(text) && !text.includes(",");
  const number = readNumber(text, groupsByPoint ? "," : ".");
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** Date of a field, `null` without one, `undefined` for text that is not a date. */
function readDay(text: string, { dateOrder }: Dialect): string | null | undefined {
  return isMissing(text) ? null : readDate(text, dateOrder ?? "day-first");
}

/**
 * Reads one row of a report as figures of an ad and day, or returns why it is skipped (`SkipReason`
 * in `core/reports/report-reading.ts`; a row with fewer than two cells is a remark). A currency is
 * that of its column, else of the cell of costs, else of the header. `readTable` (`read-table.ts`)
 * calls it for each row below the header; cells are read by `numbers.ts`, `dates.ts` and
 * `currency.ts`.
 */
export function readRow({ line, cells }: Line, format: RowFormat): ReportRow | SkipReason {
  if (cells.filter((cell) => cell.trim() !== "").length < 2) return "remark";
  const { mapping, dialect, clicksColumn } = format;
  const text = (field: ReportField) => cellOf(cells, mapping, field);
  const amount = (field: "spend" | "conversions" | "value") =>
    isMissing(text(field)) ? null : readNumber(text(field), dialect.decimalSign ?? ".");
  const impressions = readCount(text("impressions"));
  const clicks = clicksColumn === undefined ? null : readCount(text(clicksColumn));
  const [spend, conversions, value] = [amount("spend"), amount("conversions"), amount("value")];
  if (
    impressions === undefined ||
    clicks === undefined ||
    spend === undefined ||
    conversions === undefined ||
    value === undefined
  ) {
    return "bad_number";
  }
  const [from, to] = [readDay(text("day"), dialect), readDay(text("periodEnd"), dialect)];
  if (from === undefined || to === undefined) return "bad_date";
  return {
    line,
    adName: text("adName"),
    adId: text("adId"),
    adSet: text("adSet"),
    campaign: text("campaign"),
    finalUrl: text("finalUrl"),
    image: text("image"),
    labels: text("labels"),
    from,
    to: to ?? from,
    impressions: impressions ?? 0,
    clicks,
    spend,
    conversions,
    value,
    resultType: text("resultType"),
    currency: currencyOfCell(text("currency")) ?? currencyOfCell(text("spend")) ?? format.currency ?? null,
  };
}
