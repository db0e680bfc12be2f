import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { templateProblems } from "#core/exports/template.copy.ts";
import { readTemplateFile } from "#server/workers/templates/template-file.ts";
import { MAX_UNPACKED_BYTES } from "#server/workers/xlsx/unpack.ts";
import { META, META_ROW } from "./sample-sheet.fixture.ts";
import { packParts, workbookParts } from "./workbook.fixture.ts";

const parts = workbookParts([{ name: "Ads", rows: { 1: META, 2: META_ROW } }]);
const SHEET = "xl/worksheets/sheet1.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const problemOf = (bytes: Uint8Array) => readTemplateFile(bytes).problem;
const withPart = (name: string, text: string) => packParts({ ...parts, [name]: text });
const inPart = (name: string, from: string | RegExp, to: string) => {
  const changed = parts[name]!.replace(from, to);
  if (changed === parts[name]) throw new Error(`${name} has no ${String(from)}`);
  return withPart(name, changed);
};
const relation = (type: string, target: string) =>
  `<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
const DOCTYPE = `<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]>`;
const CSV = `${META.join(",")}\n`;
const utf8 = (text: string) => Buffer.from(text);
/** Sets 16 bits of an archive's last entry in its directory. */
function changeEntry(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const changed = Buffer.from(bytes);
  changed.writeUInt16LE(value, changed.lastIndexOf("PK\u0001\u0002") + offset);
  return changed;
}

test("reads the workbook that the hostile ones are made from", () =>
  expect(problemOf(packParts(parts))).toBeUndefined());

test.each([
  [
    "an archive that is far larger unpacked",
    zipSync({ [SHEET]: new Uint8Array(MAX_UNPACKED_BYTES + 1) }, { level: 9 }),
    templateProblems.unpacked,
  ],
  [
    "many files that are far larger unpacked together",
    zipSync(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [`xl/media/${at}.png`, new Uint8Array(5 * 1024 * 1024)]),
      ),
      { level: 9 },
    ),
    templateProblems.unpacked,
  ],
  [
    "an archive of too many files",
    zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}`, strToU8("")]))),
    templateProblems.unpacked,
  ],
  ["a document type in the sheet", inPart(SHEET, "?>", `?>${DOCTYPE}`), templateProblems.doctype],
  [
    "a document type in a part that is not read",
    inPart("docProps/app.xml", "?>", `?>${DOCTYPE}`),
    templateProblems.doctype,
  ],
  ["macros", withPart("xl/vbaProject.bin", "code"), templateProblems.macros],
  ["macro sheets", withPart("xl/macrosheets/sheet1.xml", "<a/>"), templateProblems.macros],
  [
    "the content type of macros",
    inPart("[Content_Types].xml", "application/xml", "application/vnd.ms-excel.sheet.macroEnabled.main+xml"),
    templateProblems.macros,
  ],
  [
    "links to other files",
    withPart("xl/externalLinks/externalLink1.xml", "<a/>"),
    templateProblems.externalLinks,
  ],
  ["connections", withPart("xl/connections.xml", "<a/>"), templateProblems.externalLinks],
  [
    "a relation to another file",
    inPart(RELATIONS, "</Relationships>", relation("attachedTemplate", "file:///etc/passwd")),
    templateProblems.externalLinks,
  ],
  [
    "a hyperlink that is a program",
    inPart(RELATIONS, "</Relationships>", relation("hyperlink", "file://host/run.exe")),
    templateProblems.externalLinks,
  ],
  ["embedded objects", withPart("xl/embeddings/oleObject1.bin", "x"), templateProblems.embedded],
  [
    "formulas in a workbook",
    inPart(
      SHEET,
      "</row></sheetData>",
      '<c r="T2"><f>HYPERLINK("https://x")</f><v>1</v></c></row></sheetData>',
    ),
    templateProblems.formula(2, "T"),
  ],
  ["malformed XML", inPart(SHEET, "</sheetData>", ""), templateProblems.notASheet],
  ["a cell without a place", inPart(SHEET, 'r="A2"', 'r="2A"'), templateProblems.notASheet],
  ["half an archive", packParts(parts).subarray(0, 700), templateProblems.notASheet],
  ["an encrypted archive", changeEntry(packParts(parts), 8, 1), templateProblems.encrypted],
  ["an unknown packing", changeEntry(packParts(parts), 10, 99), templateProblems.notASheet],
  [
    "an old or protected workbook",
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
    templateProblems.encrypted,
  ],
  ["an archive of something else", zipSync({ "readme.txt": strToU8("hello") }), templateProblems.noHeader],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), templateProblems.notASheet],
  ["an empty file", new Uint8Array(), templateProblems.noHeader],
  ["words", utf8("Dear ads team,\nplease find the sheet attached.\n"), templateProblems.noHeader],
  ["a million rows of text", utf8(CSV + "a,1\n".repeat(1_000_000)), templateProblems.rows],
  [
    "a million rows of a workbook",
    inPart(SHEET, "</sheetData>", `${"<row><c><v>1</v></c></row>".repeat(1_000_000)}</sheetData>`),
    templateProblems.rows,
  ],
  ["601 columns", utf8(`${META.join(",")}${",x".repeat(601 - META.length)}\n`), templateProblems.columns],
  ["a column far to the right", inPart(SHEET, 'r="R1"', 'r="XFD1"'), templateProblems.columns],
  ["a cell of 20,001 characters", utf8(`${CSV}${"x".repeat(20_001)}\n`), templateProblems.cellChars],
  ["an open quotation mark", utf8(`${CSV}a,"b\nc\n`), templateProblems.quote(2)],
  ["a formula in a text file", utf8(`${CSV}a,=HYPERLINK(1)\n`), templateProblems.formula(2, "B")],
  ["a quoted formula", utf8(`${CSV}a,b,"=1+1"\n`), templateProblems.formula(2, "C")],
  ["a command", utf8(`${CSV}-2+3+cmd|' /C calc'!A0\n`), templateProblems.formula(2, "A")],
  ["a function behind a sign", utf8(`${CSV}@SUM(1+9)\n`), templateProblems.formula(2, "A")],
])("refuses %s with a sentence", (_, bytes, problem) => expect(problemOf(bytes)).toBe(problem));

test("signs that start no formula are taken", () => {
  expect(problemOf(utf8(`${CSV}+49 (30) 123,-,@halden,-20 %\n`))).toBeUndefined();
});

test("two files of one name, which programs read differently, are refused", () => {
  const bytes = Buffer.from(packParts({ ...parts, "xl/worksheets/sheet2.xml": parts[SHEET]! }));
  const renamed = Buffer.from(bytes.toString("latin1").replaceAll("sheet2.xml", "sheet1.xml"), "latin1");
  expect(problemOf(renamed)).toBe(templateProblems.notASheet);
});
