/**
 * Writes workbooks (ECMA-376) that contain text only. Every cell is an inline string with the
 * format "Text", so that no program takes one for a formula, a number or a date.
 */
import { zipSync, strToU8 } from "fflate";
import { columnLetters, escapeText } from "#server/lib/spreadsheet-xml.ts";
import type { Sheet } from "./sheet.ts";

/** A sheet with the name of its tab, the input of `encodeXlsx`. */
interface NamedSheet extends Sheet {
  readonly name: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Earliest date of the ZIP format; a fixed one makes files reproducible. */
const MTIME = new Date(1980, 0, 1);

/** Indexes of `cellXfs` in `styles.xml`. */
const TEXT = 1;
const BOLD = 2;

function rowXml(cells: readonly string[], number: number, style: number): string {
  const written = cells.map((cell, index) =>
    cell === ""
      ? ""
      : `<c r="${columnLetters(index)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`,
  );
  return `<row r="${number}">${written.join("")}</row>`;
}

function sheetXml({ header, rows }: Sheet): string {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  const width = `<cols><col min="1" max="${Math.max(1, header.length)}" width="28" style="${TEXT}" customWidth="1"/></cols>`;
  const data = [rowXml(header, 1, BOLD), ...rows.map((cells, index) => rowXml(cells, index + 2, TEXT))];
  return `${HEAD}<worksheet xmlns="${MAIN}">${frozen}${width}<sheetData>${data.join("")}</sheetData></worksheet>`;
}

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/**
 * Encodes sheets as one XLSX file, for `chatgpt.ts` and `copy-deck.ts`. The same sheets give the
 * same bytes, so golden files can be compared.
 */
export function encodeXlsx(sheets: readonly NamedSheet[]): Uint8Array {
  const numbers = sheets.map((_, index) => index + 1);
  const parts: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${numbers
      .map(
        (number) =>
          `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
      )
      .join("")}</Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        ({ name }, index) =>
          `<sheet name="${escapeText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbers
      .map(
        (number) =>
          `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": STYLES,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  const encoded = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync(encoded, { mtime: MTIME });
}
