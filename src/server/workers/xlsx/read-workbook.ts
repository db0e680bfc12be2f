import { readSharedStrings, readSheet, type SheetLimits } from "./read-sheet.ts";
import { localName, readXml } from "./read-xml.ts";
import { unpack } from "./unpack.ts";

/** A sheet of a workbook with its name and rows, in the order of the tabs. */
interface Sheet {
  readonly name: string;
  readonly rows: ReturnType<typeof readSheet>;
}

/**
 * Whether a file is a ZIP archive, as XLSX files are; `read-report-file.ts` and, for users' own
 * sheets, `template-file.ts` tell them from text files with it.
 */
export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** Names of the sheets with the paths of their parts. */
function listSheets(parts: ReadonlyMap<string, Uint8Array>): { name: string; path: string }[] {
  const targets = new Map<string, string>();
  const relations = parts.get("xl/_rels/workbook.xml.rels");
  if (relations) {
    readXml(relations, {
      open: ({ name, attributes }) => {
        if (localName(name) !== "Relationship") return;
        const target = attributes["Target"] ?? "";
        targets.set(attributes["Id"] ?? "", target.startsWith("/") ? target.slice(1) : `xl/${target}`);
      },
    });
  }
  const sheets: { name: string; path: string }[] = [];
  const workbook = parts.get("xl/workbook.xml");
  if (workbook) {
    readXml(workbook, {
      open: ({ name, attributes }) => {
        if (localName(name) !== "sheet") return;
        const id = Object.entries(attributes).find(([key]) => localName(key) === "id" && key !== "id")?.[1];
        sheets.push({ name: attributes["name"] ?? "", path: targets.get(id ?? "") ?? "" });
      },
    });
  }
  return sheets;
}

/**
 * Reads the cells of the sheets of an XLSX report as text, in the order of the tabs, for
 * `readReportFile` (`read-report-file.ts`). `PARTS` above lists the parts that are unpacked
 * (limits: `unpack.ts`). Links to other files, macros and formulas are never followed or run.
 * Throws `UnpackError`, `DoctypeError`, `SheetLimitError`, and on malformed XML.
 */
export function readWorkbook(bytes: Uint8Array, limits: SheetLimits): Sheet[] {
  const parts = unpack(bytes, (name) => PARTS.test(name));
  const strings = readSharedStrings(parts.get("xl/sharedStrings.xml"));
  return listSheets(parts).flatMap(({ name, path }) => {
    const part = parts.get(path);
    return part ? [{ name, rows: readSheet(part, strings, limits) }] : [];
  });
}
