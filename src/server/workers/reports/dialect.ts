import type { ReportField, ReportMapping } from "#core/reports/report-fields.ts";
import { REPORT_QUESTIONS, type ReportAnswers, type ReportQuestion } from "#core/reports/report-reading.ts";
import { dateOrderOf, hasSlashedDates, defaultDateOrder, type DateOrder } from "./dates.ts";
import type { Header } from "./find-header.ts";
import { decimalSignOf, isAmbiguous, type DecimalSign } from "./numbers.ts";

/**
 * A row of an uploaded report with its line number, starting at 1 (`read-report-file.ts` counts),
 * which messages about skipped rows name.
 */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Formats of amounts and dates in a report, as `dialectOf` detects them; `undefined` if they are
 * ambiguous, and the user is then asked (`questionsAbout`). `readRow` (`read-row.ts`) reads cells
 * by it (`numbers.ts`, `dates.ts`).
 */
export interface Dialect {
  readonly decimalSign: DecimalSign | undefined;
  readonly dateOrder: DateOrder | undefined;
}

/** Columns with amounts, which may have decimals. */
const AMOUNTS = ["spend", "value", "conversions"] as const;

/**
 * Returns the cell of a field in a row of a report, trimmed; empty if the report has no such
 * column. `dialectOf` and `readRow` (`read-row.ts`) call it.
 */
export function cellOf(cells: readonly string[], mapping: ReportMapping, field: ReportField): string {
  const at = mapping[field];
  return at === undefined ? "" : (cells[at] ?? "").trim();
}

/** Three decimals, which no platform writes, if this is the decimal sign. */
const threeDecimals = { ".": /\d\.\d{3}(?!\d)/, ",": /\d,\d{3}(?!\d)/ };

/** The decimal sign that is usual in the language, unless "1.204" contradicts it. */
function usualSign(amounts: readonly (readonly string[])[], { language }: Header): DecimalSign | undefined {
  const usual = language === undefined ? undefined : language === "en" ? "." : ",";
  if (usual !== undefined && !amounts.flat().some((cell) => threeDecimals[usual].test(cell))) return usual;
  // Whole numbers without separators read the same either way.
  return amounts.some(isAmbiguous) ? undefined : ".";
}

/**
 * Finds how the columns below the header write amounts and dates: as the user answered, as the
 * cells prove, else as is usual in the language (numbers: `usualSign` here; dates:
 * `defaultDateOrder` in `dates.ts`). `readTable` (`read-table.ts`) calls it once for a report.
 */
export function dialectOf(body: readonly Line[], header: Header, answers: ReportAnswers): Dialect {
  const column = (field: ReportField) => body.map(({ cells }) => cellOf(cells, header.mapping, field));
  const amounts = AMOUNTS.map(column);
  const proved = amounts.map(decimalSignOf).find((sign) => sign !== undefined);
  const days = [...column("day"), ...column("periodEnd")];
  return {
    decimalSign: answers.decimalSign ?? proved ?? usualSign(amounts, header),
    dateOrder:
      answers.dateOrder ??
      dateOrderOf(days) ??
      defaultDateOrder(header.language) ??
      (hasSlashedDates(days) ? undefined : "day-first"),
  };
}

/**
 * Lists the questions that the user must answer before a report's figures can be kept, the decimal
 * sign, the order of dates, and the currency if a row has costs without one. `readTable`
 * (`read-table.ts`) calls it; the screen shows them next to the preview with the words of
 * `core/reports/report-reading.copy.ts`.
 */
export function questionsAbout(
  { decimalSign, dateOrder }: Dialect,
  rows: readonly { readonly spend: number | null; readonly currency: string | null }[],
): ReportQuestion[] {
  const isOpen: Record<ReportQuestion, boolean> = {
    decimal_sign: decimalSign === undefined,
    date_order: dateOrder === undefined,
    currency: rows.some(({ spend, currency }) => spend !== null && currency === null),
  };
  return REPORT_QUESTIONS.filter((question) => isOpen[question]);
}
