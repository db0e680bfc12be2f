import { strToU8, zipSync } from "fflate";

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const column = (at: number): string =>
  (at >= 26 ? column(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));

/**
 * Parts of a test workbook with one sheet: numbers as numbers, texts as shared strings. Tests
 * change parts before `packXlsx`.
 */
export function workbookParts(rows: readonly (readonly (string | number)[])[]): Record<string, string> {
  const strings: string[] = [];
  const cell = (value: string | number, address: string) => {
    if (value === "") return "";
    if (typeof value === "number") return `<c r="${address}"><v>${value}</v></c>`;
    strings.push(value);
    return `<c r="${address}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, at) => cell(value, `${column(at)}${row + 1}`)).join("")}</row>`,
  );
  return {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet.join("")}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join("")}</sst>`,
  };
}

/**
 * Packs parts, such as those of `workbookParts`, to an XLSX file (a ZIP) for tests of reports and
 * templates.
 */
export const packXlsx = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
