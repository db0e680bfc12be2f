import {
  REPORT_FIELDS,
  REPORT_LANGUAGES,
  type ReportLanguage,
  type ReportMapping,
} from "#core/reports/report-fields.ts";
import { COLUMN_NAMES, normalizeName } from "./column-names.ts";

/**
 * Number of rows of a report in which the header is searched: some platforms write a title and
 * dates above it.
 */
const HEADER_ROWS = 25;

/**
 * The row that names a report's columns, with the field of each column and the language of the
 * names (`undefined` if several fit); `findHeader` returns it. The names are in `column-names.ts`,
 * the fields in `core/reports/report-fields.ts`.
 */
export interface Header {
  /** Index of the row. */
  readonly at: number;
  readonly mapping: ReportMapping;
  /** The language most names are in; `undefined` if several fit as well. */
  readonly language: ReportLanguage | undefined;
}

/** Index of each field's column, by the first of its names that occurs. */
function mapColumns(cells: readonly string[]): ReportMapping {
  const names = cells.map(normalizeName);
  const mapping: ReportMapping = {};
  for (const field of REPORT_FIELDS) {
    const known = REPORT_LANGUAGES.flatMap((language) => COLUMN_NAMES[field][language] ?? []);
    const found = known.map((name) => names.indexOf(name)).find((at) => at >= 0);
    if (found !== undefined) mapping[field] = found;
  }
  return mapping;
}

/** The language that has the most of a row's names, unless two have as many. */
function detectLanguage(cells: readonly string[]): ReportLanguage | undefined {
  const names = new Set(cells.map(normalizeName));
  const score = (language: ReportLanguage) =>
    REPORT_FIELDS.filter((field) => COLUMN_NAMES[field][language]?.some((name) => names.has(name))).length;
  const [first, second] = REPORT_LANGUAGES.map((language) => ({ language, score: score(language) })).toSorted(
    (a, b) => b.score - a.score,
  );
  return first && second && first.score > second.score ? first.language : undefined;
}

/**
 * Finds the row with the columns' names of a report among its first 25 (`HEADER_ROWS`): it has
 * impressions, and clicks or spend. The known names are in `column-names.ts`. Without one,
 * `readTable` (`read-table.ts`) refuses the file.
 */
export function findHeader(rows: readonly (readonly string[])[]): Header | undefined {
  for (const [at, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const mapping = mapColumns(cells);
    const hasClicks = mapping.linkClicks !== undefined || mapping.clicks !== undefined;
    if (mapping.impressions !== undefined && (hasClicks || mapping.spend !== undefined)) {
      return { at, mapping, language: detectLanguage(cells) };
    }
  }
  return undefined;
}
