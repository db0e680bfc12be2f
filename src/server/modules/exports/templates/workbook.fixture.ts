import { strToU8, zipSync, type Zippable } from "fflate";
import { columnLetters, escapeText } from "#server/lib/spreadsheet-xml.ts";

/**
 * A cell of a workbook of `workbookParts`: a shared string, a number, an inline string, an empty
 * cell with a format, or no cell (`null`). `workbook-sheets.fixture.ts` makes them.
 */
export type FixtureCell = string | number | null | { readonly inline: string } | { readonly format: number };

/** A tab of a workbook made for tests. */
interface FixtureTab {
  readonly name: string;
  readonly state?: "hidden" | "veryHidden";
  readonly rows: Readonly<Record<number, readonly FixtureCell[]>>;
  /** Attributes of rows, for example their height. */
  readonly rowAttributes?: string;
  /** XML before and behind the rows. */
  readonly before?: string;
  readonly behind?: string;
  /** Texts of comments by address. */
  readonly comments?: Readonly<Record<string, string>>;
  /** Prefix of all tags, as some programs write it. */
  readonly prefix?: string;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

/** Other files in workbooks, which must stay unchanged. */
const UNTOUCHED: Readonly<Record<string, string>> = {
  "xl/theme/theme1.xml": `${HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"/>`,
  "docProps/app.xml": `${HEAD}<Properties><Application>Ads export</Application></Properties>`,
  "docProps/core.xml": `${HEAD}<coreProperties>Édith</coreProperties>`,
  "xl/printerSettings/printerSettings1.bin": "\u0000\u0001binary",
};

/**
 * Makes the parts of a workbook, their texts by path inside the archive; tests of hostile sheets
 * (`hostile-templates.slow.test.ts`, `tests/integration/exports/templates.test.ts`) change them
 * before `packParts`.
 */
export function workbookParts(tabs: readonly FixtureTab[]): Record<string, string> {
  const strings: string[] = [];
  const cellXml = (cell: FixtureCell, address: string, prefix: string): string => {
    if (cell === null) return "";
    if (typeof cell === "number")
      return `<${prefix}c r="${address}" s="1"><${prefix}v>${cell}</${prefix}v></${prefix}c>`;
    if (typeof cell === "string") {
      strings.push(cell);
      return `<${prefix}c r="${address}" t="s"><${prefix}v>${strings.length - 1}</${prefix}v></${prefix}c>`;
    }
    if ("format" in cell) return `<${prefix}c r="${address}" s="${cell.format}"/>`;
    return `<${prefix}c t="inlineStr" s="2" r="${address}"><${prefix}is><${prefix}t>${escapeText(cell.inline)}</${prefix}t></${prefix}is></${prefix}c>`;
  };
  const sheets = tabs.map(({ rows, rowAttributes = "", before = "", behind = "", prefix = "", comments }) => {
    const data = Object.entries(rows).map(
      ([row, cells]) =>
        `<${prefix}row r="${row}"${rowAttributes}>${cells.map((cell, at) => cellXml(cell, `${columnLetters(at)}${row}`, prefix)).join("")}</${prefix}row>`,
    );
    const drawing = comments ? `<${prefix}legacyDrawing r:id="rId2"/>` : "";
    const namespace = prefix === "" ? "xmlns" : `xmlns:${prefix.replace(":", "")}`;
    return `${HEAD}<${prefix}worksheet ${namespace}="${MAIN}" xmlns:r="${OFFICE}">${before}<${prefix}sheetData>\n${data.join("\n")}</${prefix}sheetData>${behind}${drawing}</${prefix}worksheet>`;
  });
  const parts: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tabs.map(({ name, state }, at) => `<sheet name="${escapeText(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`).join("")}</sheets><definedNames><definedName name="_xlnm.Print_Titles">Ads!$1:$1</definedName></definedNames></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}">${tabs.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="${at % 2 === 0 ? "worksheets" : "/xl/worksheets"}/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="4"><xf/><xf numFmtId="14"/><xf numFmtId="49"/><xf fontId="1"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}" count="${strings.length}">${strings.map((text) => `<si><t xml:space="preserve">${escapeText(text)}</t></si>`).join("")}</sst>`,
    ...UNTOUCHED,
  };
  for (const [at, xml] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = xml;
    const comments = tabs[at]?.comments;
    if (!comments) continue;
    parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] =
      `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/comments" Target="../comments${at + 1}.xml"/><Relationship Id="rId2" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing${at + 1}.vml"/><Relationship Id="rId3" Type="${OFFICE}/hyperlink" Target="https://help.example/ads" TargetMode="External"/></Relationships>`;
    parts[`xl/comments${at + 1}.xml`] =
      `${HEAD}<comments xmlns="${MAIN}"><authors><author>Ads</author></authors><commentList>${Object.entries(
        comments,
      )
        .map(
          ([address, text]) =>
            `<comment ref="${address}" authorId="0"><text><r><t>${escapeText(text)}</t></r></text></comment>`,
        )
        .join("")}</commentList></comments>`;
    parts[`xl/drawings/vmlDrawing${at + 1}.vml`] =
      `<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape id="s1"></v:shape></xml>`;
  }
  return parts;
}

/**
 * Packs the parts of a workbook (`workbookParts`) as the bytes of an XLSX file, for `workbook` and
 * the tests of hostile sheets; parts named `.bin` stay uncompressed, as pictures do in the files of
 * spreadsheet programs.
 */
export function packParts(parts: Readonly<Record<string, string>>): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(parts)) {
    files[name] = [strToU8(text), { level: name.endsWith(".bin") ? 0 : 6, mtime: new Date(2024, 2, 3) }];
  }
  return zipSync(files);
}

/**
 * Makes the bytes of a workbook from its tabs (`workbookParts`, then `packParts`), for
 * `workbook-sheets.fixture.ts` and for tests that upload a workbook
 * (`tests/integration/exports/templates.test.ts`).
 */
export const workbook = (tabs: readonly FixtureTab[]): Uint8Array => packParts(workbookParts(tabs));

/**
 * XML of a validation that lists the allowed cells of `ranges` by `formula`, to be put into
 * `rules`; the workbooks of `workbook-sheets.fixture.ts` have it, and
 * `workers/templates/cell-validations.ts` reads such rules.
 */
export const listRule = (ranges: string, formula: string): string =>
  `<dataValidation type="list" allowBlank="1" sqref="${ranges}"><formula1>${escapeText(formula)}</formula1></dataValidation>`;

/**
 * XML element `dataValidations` around the validations (`listRule`) of a sheet, for the workbooks
 * of `workbook-sheets.fixture.ts`.
 */
export const rules = (...items: readonly string[]): string =>
  `<dataValidations count="${items.length}">${items.join("")}</dataValidations>`;
