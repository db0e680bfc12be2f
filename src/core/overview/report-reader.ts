import { readNumber } from "./numbers.ts";
import { findColumn, type ReportFigure } from "./report-columns.ts";
import { sumFigures, MAX_REPORT_ROWS, type Report } from "./report.ts";
import { reportMessages } from "./results.copy.ts";

/**
 * Lines in which a report's header row is searched, because some platforms write a title and dates
 * above it.
 */
export const MAX_LINES_ABOVE_HEADER = 25;
/** A report with more campaigns than this becomes a single group. */
const MAX_GROUPS = 100;
const MAX_NAME_CHARS = 200;

/** A parsed line of an uploaded report; `line` is its number, starting at 1. */
export interface ReportLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Thrown by the readers of uploaded reports if one cannot be read; the message is shown to the
 * user.
 */
export class ReportError extends Error {}

interface Header {
  readonly cells: readonly string[];
  readonly columns: Readonly<Record<ReportFigure | "name", number>>;
}

/**
 * Reads the header row of an uploaded report; `undefined` unless it has columns for impressions and
 * clicks.
 */
export function readHeader(cells: readonly string[]): Header | undefined {
  const columns = {
    impressions: findColumn(cells, "impressions"),
    clicks: findColumn(cells, "clicks"),
    conversions: findColumn(cells, "conversions"),
    name: findColumn(cells, "name"),
  };
  return columns.impressions >= 0 && columns.clicks >= 0 ? { cells, columns } : undefined;
}

const TOTAL = /^(grand )?totals?\b|^results from\b/i;
const EMPTY_CELL = /^(|-+|–|—|n\/a)$/i;

/** A total row is labeled in one of its first cells. */
const isTotal = (cells: readonly string[]) => cells.slice(0, 3).some((cell) => TOTAL.test(cell.trim()));

/** Lines such as "Data as of ..." below the table. */
const isRemark = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length < 2;

/** Parses the number in a cell. Throws `ReportError`. */
function readCell({ line, cells }: ReportLine, header: Header, figure: ReportFigure): number {
  const at = header.columns[figure];
  const text = (cells[at] ?? "").trim();
  if (at < 0 || EMPTY_CELL.test(text)) return 0;
  const number = readNumber(text);
  const column = (header.cells[at] ?? "").trim();
  if (number === undefined) throw new ReportError(reportMessages.notANumber(line, column, text.slice(0, 40)));
  if (figure !== "conversions" && !Number.isInteger(number))
    throw new ReportError(reportMessages.notWhole(line, column, text.slice(0, 40)));
  return number;
}

/** Number of rows and their sums by campaign name. */
interface Sums {
  rows: number;
  readonly groups: Map<string, Record<ReportFigure, number>>;
}

/** Adds a row to the sums of its campaign. Throws `ReportError`. */
function addRow(sums: Sums, name: string, line: ReportLine, header: Header): void {
  sums.rows++;
  const group = sums.groups.get(name) ?? { impressions: 0, clicks: 0, conversions: 0 };
  for (const figure of ["impressions", "clicks", "conversions"] as const)
    group[figure] += readCell(line, header, figure);
  sums.groups.set(name, group);
}

/**
 * Sums a platform's report line by line, in a worker of the server; `createReportReader` makes it.
 */
export interface ReportReader {
  /** Adds the next line. Throws `ReportError` if the report is invalid. */
  readonly add: (line: ReportLine) => void;
  /** Returns the report. Throws `ReportError`. */
  readonly end: () => Report;
}

/**
 * Sums a report per campaign, line by line, without storing the lines. Skips total rows, counts
 * empty cells as 0 and rejects other text in number columns. A row without a name is a total if
 * other rows have names.
 */
export function createReportReader(): ReportReader {
  const named: Sums = { rows: 0, groups: new Map() };
  const unnamed: Sums = { rows: 0, groups: new Map() };
  /** Applies only if no row has a name, which is known at the end. */
  let unnamedError: unknown;
  let header: Header | undefined;
  let linesAboveHeader = 0;
  let remarks = 0;
  let totals = 0;

  function addUnnamed(line: ReportLine, known: Header): void {
    try {
      addRow(unnamed, "", line, known);
    } catch (error) {
      unnamedError ??= error;
    }
  }

  function addBody(line: ReportLine, known: Header): void {
    if (isTotal(line.cells)) totals++;
    else {
      const name = (line.cells[known.columns.name] ?? "").trim().slice(0, MAX_NAME_CHARS);
      if (name === "") addUnnamed(line, known);
      else addRow(named, name, line, known);
    }
    if (totals + named.rows + unnamed.rows > MAX_REPORT_ROWS)
      throw new ReportError(reportMessages.tooManyRows(MAX_REPORT_ROWS));
  }

  return {
    add(line) {
      if (header && isRemark(line.cells)) {
        if (++remarks > MAX_REPORT_ROWS) throw new ReportError(reportMessages.tooManyRows(MAX_REPORT_ROWS));
      } else if (header) addBody(line, header);
      else {
        header = readHeader(line.cells);
        if (!header && ++linesAboveHeader >= MAX_LINES_ABOVE_HEADER)
          throw new ReportError(reportMessages.noColumns);
      }
    },
    end() {
      if (!header) throw new ReportError(reportMessages.noColumns);
      const sums = named.rows > 0 ? named : unnamed;
      if (sums === unnamed && unnamedError !== undefined) throw unnamedError;
      if (sums.rows === 0) throw new ReportError(reportMessages.noRows);
      if (sums === named) totals += unnamed.rows;
      return toReport(header, { ...sums, totals });
    },
  };
}

function toReport({ cells, columns }: Header, { rows, groups, totals }: Sums & { totals: number }): Report {
  const hasConversions = columns.conversions >= 0;
  const titleOf = (at: number) => (cells[at] ?? "").trim();
  const shown = groups.size <= MAX_GROUPS ? [...groups] : [["", sumFigures([...groups.values()])] as const];
  return {
    columns: {
      impressions: titleOf(columns.impressions),
      clicks: titleOf(columns.clicks),
      conversions: hasConversions ? titleOf(columns.conversions) : null,
    },
    rows,
    totals,
    rounded: shown.some(([, { conversions }]) => !Number.isInteger(conversions)),
    groups: shown.map(([name, { impressions, clicks, conversions }]) => ({
      name,
      impressions,
      clicks,
      conversions: hasConversions ? Math.round(conversions) : null,
    })),
  };
}
