import { templateProblems } from "#core/exports/template.copy.ts";
import { TEMPLATE_LIMITS } from "#core/exports/limits.ts";
import { TABLE_LEVELS, type TableLevel } from "#core/exports/templates.ts";
import { columnLetters } from "../../lib/spreadsheet-xml.ts";
import { readSharedStrings } from "../xlsx/read-sheet.ts";
import { validationCollector, type CellRule, type ListRange } from "./cell-validations.ts";
import { REQUIRED_WORDS } from "./recognize-header.ts";
import { findHeaderRow, HEADER_ROWS, tableCollector, type SheetRow } from "./find-table.ts";
import { refuseWorkbook } from "./refuse-workbook.ts";
import { scanSheet, type XmlCell, type SheetXmlRow } from "./scan-sheet.ts";
import {
  refuseFormula,
  TemplateProblem,
  type ColumnFacts,
  type TableReading,
  type TemplateReading,
} from "./template-reading.ts";
import { listTabs, readComments, type WorkbookTab } from "./workbook-facts.ts";
import { openZip, type ZipParts } from "./zip-parts.ts";

/** Tabs of workbooks that have one for each level, by their name without spaces and signs. */
const LEVELS: Readonly<Record<string, TableLevel>> = {
  campaigns: "campaign",
  campaign: "campaign",
  adgroups: "adGroup",
  adgroup: "adGroup",
  adsets: "adGroup",
  ads: "ad",
  ad: "ad",
};
/** Minimum number of known columns in the header of a tab that is recognized by its name. */
const LEAST_NAMES_OF_LEVEL = 2;

/**
 * Decodes a sheet's XML, in which positions are counted; reading and filling in a user's workbook
 * (`fill-workbook.ts`) must decode it the same way. Throws if it is not UTF-8.
 */
export const sheetText = (parts: ZipParts, part: string): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(parts.read(part));

/** Content of a cell as text. */
function contentOf({ attributes, value }: XmlCell, strings: readonly string[]): string {
  return attributes["t"] === "s" ? (strings[Number(value)] ?? "") : value;
}

function contentsOf({ row, cells }: SheetXmlRow, strings: readonly string[]): SheetRow {
  const contents: string[] = [];
  for (const cell of cells) {
    if (cell.column < 0) throw new TemplateProblem(templateProblems.notASheet);
    const content = contentOf(cell, strings);
    if (content === "" && !cell.hasFormula) continue;
    if (cell.column >= TEMPLATE_LIMITS.columns) throw new TemplateProblem(templateProblems.columns);
    if (content.length > TEMPLATE_LIMITS.cellChars) throw new TemplateProblem(templateProblems.cellChars);
    while (contents.length < cell.column) contents.push("");
    contents[cell.column] = content;
  }
  return { row, cells: contents };
}

/** Thrown to stop a scan early. */
class StopScan extends Error {}

/** First rows of a tab, in which its header is looked for. */
function readTop(xml: string, strings: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  try {
    scanSheet(xml, {
      row: (row) => {
        if (row.row > HEADER_ROWS) throw new StopScan();
        rows.push(contentsOf(row, strings));
      },
    });
  } catch (error) {
    if (!(error instanceof StopScan)) throw error;
  }
  return rows;
}

/** Values of a range in another tab. */
function readRange(
  parts: ZipParts,
  tabs: readonly WorkbookTab[],
  { tab, column, from, to }: ListRange,
  strings: readonly string[],
): string[] {
  const sheet = tabs.find(({ name }) => name === tab);
  const values: string[] = [];
  if (!sheet) return values;
  scanSheet(sheetText(parts, sheet.part), {
    row: ({ row, cells }) => {
      if (row < from || row > to) return;
      const cell = cells.find((each) => each.column === column);
      const value = cell ? contentOf(cell, strings).trim() : "";
      if (value !== "") values.push(value);
    },
  });
  return values;
}

interface TabWork {
  readonly parts: ZipParts;
  readonly tabs: readonly WorkbookTab[];
  readonly strings: readonly string[];
}

function readTab(
  { parts, tabs, strings }: TabWork,
  tab: WorkbookTab,
  level: TableLevel,
  header: SheetRow,
): TableReading {
  const table = tableCollector(header);
  const validations = validationCollector();
  let filled = 0;
  scanSheet(sheetText(parts, tab.part), {
    row: (row) => {
      const formula = row.cells.find(({ hasFormula }) => hasFormula);
      if (formula) refuseFormula(row.row, formula.column);
      const contents = contentsOf(row, strings);
      if (contents.cells.length > 0 && ++filled > TEMPLATE_LIMITS.rows) {
        throw new TemplateProblem(templateProblems.rows);
      }
      if (row.row > header.row) table.add(contents);
    },
    element: validations.open,
    close: validations.close,
  });
  const comments = readComments(parts, tab.part);
  const reading = table.end({ tab: tab.name, part: tab.part, level });
  return {
    ...reading,
    columns: reading.columns.map((column, at) => {
      const comment = comments.get(`${columnLetters(at)}${header.row}`) ?? "";
      const isRequired = column.isRequired ?? REQUIRED_WORDS.test(comment);
      const rule = validations.rules.get(at);
      return { ...column, ...(isRequired && { isRequired: true as const }), ...(rule && factsOf(rule)) };
    }),
  };

  function factsOf({ list, range, maxLength }: CellRule): Pick<ColumnFacts, "list" | "maxLength"> {
    const values = list ?? (range && readRange(parts, tabs, range, strings));
    return {
      ...(values && values.length > 0 && { list: values }),
      ...(maxLength !== undefined && { maxLength }),
    };
  }
}

/**
 * Reads a workbook for `readTemplateFile` (`template-file.ts`): the first visible tab with a header
 * (`find-table.ts`), or the tabs for campaigns, ad groups and ads if it has them (`LEVELS`).
 * `refuse-workbook.ts` says which workbooks are refused. Limits: `TEMPLATE_LIMITS` in
 * `core/exports/limits.ts`. Throws `TemplateProblem` (words: `template.copy.ts` there),
 * `DoctypeError`, and on malformed XML.
 */
export function readWorkbookTemplate(bytes: Uint8Array): TemplateReading {
  const parts = openZip(bytes);
  refuseWorkbook(parts);
  const strings = readSharedStrings(parts.read("xl/sharedStrings.xml"));
  const tabs = listTabs(parts);
  const visible = tabs.filter(({ isHidden }) => !isHidden);
  const work = { parts, tabs, strings };
  const levels = visible.flatMap((tab) => {
    const level = LEVELS[tab.name.toLowerCase().replaceAll(/[^a-z]/g, "")];
    return level === undefined ? [] : [{ tab, level }];
  });
  const hasAllLevels = new Set(levels.map(({ level }) => level)).size === TABLE_LEVELS.length;
  const candidates = hasAllLevels ? levels : visible.map((tab) => ({ tab, level: "ad" as const }));
  const tables: TableReading[] = [];
  for (const { tab, level } of candidates) {
    const top = readTop(sheetText(parts, tab.part), strings);
    const header = findHeaderRow(top, hasAllLevels ? LEAST_NAMES_OF_LEVEL : undefined);
    if (!header) continue;
    tables.push(readTab(work, tab, level, header));
    if (!hasAllLevels) break;
  }
  if (!tables.some(({ level }) => level === "ad")) throw new TemplateProblem(templateProblems.noHeader);
  return { text: null, tables };
}
