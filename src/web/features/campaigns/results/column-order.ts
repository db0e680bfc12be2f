import type { ReportReadingView } from "#core/reports/api.ts";
import type { ReportField } from "#core/reports/report-fields.ts";

/** A column of a report as the API returns it, a row of the mapping table. */
export type ReportColumn = ReportReadingView["columns"][number];
/** Position of a column in a previewed report by the field that is read from it. */
type Mapping = Partial<Record<ReportField, number>>;

/**
 * Positions of a report's columns in its preview: those that are read, then the others, each in the
 * order of the file.
 */
export function columnOrder(columns: readonly ReportColumn[]): readonly number[] {
  const isRead = ({ field }: ReportColumn) => field !== null;
  return [...columns.filter(isRead), ...columns.filter((column) => !isRead(column))].map(
    ({ index }) => index,
  );
}

/** Fields of a report's columns in its preview, for `answers.mapping` of a correction. */
export function mappingOf(columns: readonly ReportColumn[]): Mapping {
  return Object.fromEntries(columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index]])));
}

/**
 * The mapping after a column was given a field, or left out for `null`. Another column that had the
 * field is left out, because each field is read from one column.
 */
export function withField(mapping: Mapping, index: number, field: ReportField | null): Mapping {
  const others = Object.entries(mapping).filter(([, at]) => at !== index);
  return Object.fromEntries(field === null ? others : [...others, [field, index]]);
}
