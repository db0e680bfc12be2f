import type { ReportReadingView } from "#core/reports/api.ts";
import type { ReportField } from "#core/reports/report-fields.ts";

/**
 * A column of a report as the API returns it (schema in `core/reports/api.ts`): a row of
 * `ReportColumns`. `server/modules/reports/present-reading.ts` makes it.
 */
export type ReportColumn = ReportReadingView["columns"][number];
/** Position of a column in a previewed report by the field that is read from it. */
type Mapping = Partial<Record<ReportField, number>>;

/**
 * Positions of a report's columns for `ReportColumns`: those that are read, then the others, each
 * in the order of the file. Whether one is read is the server's answer (`field` of `ReportColumn`).
 */
export function columnOrder(columns: readonly ReportColumn[]): readonly number[] {
  const isRead = ({ field }: ReportColumn) => field !== null;
  return [...columns.filter(isRead), ...columns.filter((column) => !isRead(column))].map(
    ({ index }) => index,
  );
}

/**
 * Position of a report's column by the field that is read from it
 * (`core/reports/report-fields.ts`), from which `ReadingView` makes `answers.mapping` of a
 * correction; columns without a field are left out.
 */
export function mappingOf(columns: readonly ReportColumn[]): Mapping {
  return Object.fromEntries(columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index]])));
}

/**
 * The mapping after `ReadingView` gave a column a field (`core/reports/report-fields.ts`), or left
 * it out for `null`. Another column that had the field is left out, because each field is read from
 * one column.
 */
export function withField(mapping: Mapping, index: number, field: ReportField | null): Mapping {
  const others = Object.entries(mapping).filter(([, at]) => at !== index);
  return Object.fromEntries(field === null ? others : [...others, [field, index]]);
}
