import * as z from "zod/mini";
import { readNumber } from "./numbers.ts";
import { findColumn, type ReportFigure } from "./report-columns.ts";
import { reportMessages } from "./results-words.ts";

/** Largest report that is read, in bytes and in rows. */
export const REPORT_BYTES = 1024 * 1024;
export const REPORT_ROWS = 20_000;
/** Some platforms write a title and dates above the head. */
const LINES_ABOVE_HEAD = 25;
/** A report with more names than this is shown as one. */
const MOST_GROUPS = 100;
const LONGEST_NAME = 200;

const groupSchema = z.object({
  name: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** `null` when the report has no such column. */
  conversions: z.nullable(z.number()),
});
export type ReportGroup = z.output<typeof groupSchema>;

/** What was read of a report; nothing of it is stored. */
export const reportSchema = z.object({
  /** The report's own names of the columns that were read. */
  columns: z.object({ impressions: z.string(), clicks: z.string(), conversions: z.nullable(z.string()) }),
  /** Rows that were added up, and total rows that were left out. */
  rows: z.number(),
  totals: z.number(),
  /** Platforms that share conversions among ads report parts of one: then the sum was rounded. */
  rounded: z.boolean(),
  /** By campaign, or the whole report under an empty name. */
  groups: z.array(groupSchema),
});
export type Report = z.output<typeof reportSchema>;

/** One line of the file as the parser gives it; `line` is its number in the file, from 1. */
export interface ReportLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The report, or why it cannot be read, in words for its owner. */
export type ReportReading =
  | { readonly report: Report; readonly problem?: undefined }
  | { readonly report?: undefined; readonly problem: string };

interface Head {
  /** Index of its line. */
  readonly at: number;
  readonly cells: readonly string[];
  readonly columns: Readonly<Record<ReportFigure | "name", number>>;
}

/** The line that names the columns; `undefined` when none has both impressions and clicks. */
export function findHead(lines: readonly ReportLine[]): Head | undefined {
  for (const [at, { cells }] of lines.slice(0, LINES_ABOVE_HEAD).entries()) {
    const columns = {
      impressions: findColumn(cells, "impressions"),
      clicks: findColumn(cells, "clicks"),
      conversions: findColumn(cells, "conversions"),
      name: findColumn(cells, "name"),
    };
    if (columns.impressions >= 0 && columns.clicks >= 0) return { at, cells, columns };
  }
  return undefined;
}

const TOTAL = /^(grand )?totals?\b|^results from\b/i;
const NOTHING = /^(|-+|–|—|n\/a)$/i;

/** A row with the sums of the others: it says so, or it alone has no name. */
function isTotal({ cells }: ReportLine, { columns }: Head, named: boolean): boolean {
  if (cells.slice(0, 3).some((cell) => TOTAL.test(cell.trim()))) return true;
  return named && (cells[columns.name] ?? "").trim() === "";
}

/** Lines such as "Data as of ..." below the table. */
const isRemark = ({ cells }: ReportLine) => cells.filter((cell) => cell.trim() !== "").length < 2;

/** Adds up a report by campaign. Total rows are left out, empty cells are 0, anything else that is no number is a problem. */
export function readReport(lines: readonly ReportLine[]): ReportReading {
  const head = findHead(lines);
  if (!head) return { problem: reportMessages.noColumns };
  const body = lines.slice(head.at + 1).filter((line) => !isRemark(line));
  if (body.length > REPORT_ROWS) return { problem: reportMessages.tooManyRows(REPORT_ROWS) };
  const named = body.some(({ cells }) => (cells[head.columns.name] ?? "").trim() !== "");
  const rows = body.filter((line) => !isTotal(line, head, named));
  if (rows.length === 0) return { problem: reportMessages.noRows };
  const groups = new Map<string, Record<ReportFigure, number>>();
  for (const row of rows) {
    const name = (row.cells[head.columns.name] ?? "").trim().slice(0, LONGEST_NAME);
    const sums = groups.get(name) ?? { impressions: 0, clicks: 0, conversions: 0 };
    for (const figure of ["impressions", "clicks", "conversions"] as const) {
      const read = readCell(row, head, figure);
      if (typeof read === "string") return { problem: read };
      sums[figure] += read;
    }
    groups.set(name, sums);
  }
  return { report: present(head, rows.length, body.length - rows.length, groups) };
}

/** The number in a cell, or what is wrong with it. */
function readCell({ line, cells }: ReportLine, head: Head, figure: ReportFigure): number | string {
  const at = head.columns[figure];
  const text = (cells[at] ?? "").trim();
  if (at < 0 || NOTHING.test(text)) return 0;
  const number = readNumber(text);
  const column = (head.cells[at] ?? "").trim();
  if (number === undefined) return reportMessages.notANumber(line, column, text.slice(0, 40));
  if (figure !== "conversions" && !Number.isInteger(number))
    return reportMessages.notWhole(line, column, text.slice(0, 40));
  return number;
}

function present(
  { cells, columns }: Head,
  rows: number,
  totals: number,
  sums: ReadonlyMap<string, Readonly<Record<ReportFigure, number>>>,
): Report {
  const hasConversions = columns.conversions >= 0;
  const titleOf = (at: number) => (cells[at] ?? "").trim();
  const named = sums.size <= MOST_GROUPS ? [...sums] : [["", addUp([...sums.values()])] as const];
  return {
    columns: {
      impressions: titleOf(columns.impressions),
      clicks: titleOf(columns.clicks),
      conversions: hasConversions ? titleOf(columns.conversions) : null,
    },
    rows,
    totals,
    rounded: named.some(([, { conversions }]) => !Number.isInteger(conversions)),
    groups: named.map(([name, { impressions, clicks, conversions }]) => ({
      name,
      impressions,
      clicks,
      conversions: hasConversions ? Math.round(conversions) : null,
    })),
  };
}

/** The sum of several campaigns of a report, figure by figure. */
export function addUp(
  parts: readonly { readonly [figure in ReportFigure]: number | null }[],
): Record<ReportFigure, number> {
  const sum = (figure: ReportFigure) => parts.reduce((total, part) => total + (part[figure] ?? 0), 0);
  return { impressions: sum("impressions"), clicks: sum("clicks"), conversions: sum("conversions") };
}
