import { readNumber } from "./numbers.ts";
import { findColumn, type ReportFigure } from "./report-columns.ts";
import { sumFigures, MAX_REPORT_ROWS, type Report } from "./report.ts";
import { reportMessages } from "./results.copy.ts";

/** Some platforms write a title and dates above the head. */
export const MAX_LINES_ABOVE_HEADER = 25;
/** A report with more names than this is shown as one. */
const MOST_GROUPS = 100;
const LONGEST_NAME = 200;

/** One line of the file as the parser gives it; `line` is its number in the file, from 1. */
export interface ReportLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a report cannot be read, in words for its owner. */
export class ReportError extends Error {}

interface Head {
  readonly cells: readonly string[];
  readonly columns: Readonly<Record<ReportFigure | "name", number>>;
}

/** The columns that a line names; `undefined` when it does not name both impressions and clicks. */
export function readHead(cells: readonly string[]): Head | undefined {
  const columns = {
    impressions: findColumn(cells, "impressions"),
    clicks: findColumn(cells, "clicks"),
    conversions: findColumn(cells, "conversions"),
    name: findColumn(cells, "name"),
  };
  return columns.impressions >= 0 && columns.clicks >= 0 ? { cells, columns } : undefined;
}

const TOTAL = /^(grand )?totals?\b|^results from\b/i;
const NOTHING = /^(|-+|–|—|n\/a)$/i;

/** A row with the sums of the others says so in one of its first cells. */
const isTotal = (cells: readonly string[]) => cells.slice(0, 3).some((cell) => TOTAL.test(cell.trim()));

/** Lines such as "Data as of ..." below the table. */
const isRemark = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length < 2;

/** The number in a cell. Throws `ReportError`. */
function readCell({ line, cells }: ReportLine, head: Head, figure: ReportFigure): number {
  const at = head.columns[figure];
  const text = (cells[at] ?? "").trim();
  if (at < 0 || NOTHING.test(text)) return 0;
  const number = readNumber(text);
  const column = (head.cells[at] ?? "").trim();
  if (number === undefined)
    throw new ReportError(reportMessages.notANumber(line, column, text.slice(0, 40)));
  if (figure !== "conversions" && !Number.isInteger(number))
    throw new ReportError(reportMessages.notWhole(line, column, text.slice(0, 40)));
  return number;
}

/** Rows and their sums by name. */
interface Sums {
  rows: number;
  readonly groups: Map<string, Record<ReportFigure, number>>;
}

/** Adds a row to the sums of its name. Throws `ReportError`. */
function addRow(sums: Sums, name: string, line: ReportLine, head: Head): void {
  sums.rows++;
  const group = sums.groups.get(name) ?? { impressions: 0, clicks: 0, conversions: 0 };
  for (const figure of ["impressions", "clicks", "conversions"] as const)
    group[figure] += readCell(line, head, figure);
  sums.groups.set(name, group);
}

export interface ReportReader {
  /** Takes the next line. Throws `ReportError` as soon as the report cannot be read. */
  readonly add: (line: ReportLine) => void;
  /** What was read. Throws `ReportError`. */
  readonly end: () => Report;
}

/**
 * Adds up a report by campaign, line by line: it keeps sums and no lines. Total rows are left out, empty cells are 0,
 * anything else that is no number is a problem. A row without a name is a total where other rows have names.
 */
export function createReportReader(): ReportReader {
  const named: Sums = { rows: 0, groups: new Map() };
  const unnamed: Sums = { rows: 0, groups: new Map() };
  /** Counts only when no row has a name, which the end tells. */
  let unnamedProblem: unknown;
  let head: Head | undefined;
  let above = 0;
  let remarks = 0;
  let totals = 0;

  function addUnnamed(line: ReportLine, known: Head): void {
    try {
      addRow(unnamed, "", line, known);
    } catch (error) {
      unnamedProblem ??= error;
    }
  }

  function addBody(line: ReportLine, known: Head): void {
    if (isTotal(line.cells)) totals++;
    else {
      const name = (line.cells[known.columns.name] ?? "").trim().slice(0, LONGEST_NAME);
      if (name === "") addUnnamed(line, known);
      else addRow(named, name, line, known);
    }
    if (totals + named.rows + unnamed.rows > MAX_REPORT_ROWS)
      throw new ReportError(reportMessages.tooManyRows(MAX_REPORT_ROWS));
  }

  return {
    add(line) {
      if (head && isRemark(line.cells)) {
        if (++remarks > MAX_REPORT_ROWS) throw new ReportError(reportMessages.tooManyRows(MAX_REPORT_ROWS));
      } else if (head) addBody(line, head);
      else {
        head = readHead(line.cells);
        if (!head && ++above >= MAX_LINES_ABOVE_HEADER) throw new ReportError(reportMessages.noColumns);
      }
    },
    end() {
      if (!head) throw new ReportError(reportMessages.noColumns);
      const sums = named.rows > 0 ? named : unnamed;
      if (sums === unnamed && unnamedProblem !== undefined) throw unnamedProblem;
      if (sums.rows === 0) throw new ReportError(reportMessages.noRows);
      if (sums === named) totals += unnamed.rows;
      return present(head, { ...sums, totals });
    },
  };
}

function present({ cells, columns }: Head, { rows, groups, totals }: Sums & { totals: number }): Report {
  const hasConversions = columns.conversions >= 0;
  const titleOf = (at: number) => (cells[at] ?? "").trim();
  const shown = groups.size <= MOST_GROUPS ? [...groups] : [["", sumFigures([...groups.values()])] as const];
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
