import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { reportProblems } from "#core/reports/messages.ts";
import { packXlsx, workbookParts } from "../../../../tests/support/reports/xlsx.ts";
import { MAX_UNPACKED_BYTES } from "../xlsx/unpack.ts";
import { readReportFile } from "./read-report-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const HEADER = "Ad name,Impressions,Clicks,Cost\n";
const problemOf = (bytes: Uint8Array) => readReportFile(bytes).problem;

test("refuses a workbook that is far larger unpacked", () => {
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(MAX_UNPACKED_BYTES + 1) }, { level: 9 });
  expect(bomb.length).toBeLessThan(100_000);
  expect(problemOf(bomb)).toBe(reportProblems.unpacked);
});

test("refuses a workbook with a document type, which could define endless entities", () => {
  const parts = workbookParts([["Ad name", "Impressions", "Clicks"]]);
  const doctype = `<!DOCTYPE a [<!ENTITY b "x">]>`;
  const strings = parts["xl/sharedStrings.xml"]!.replace("?>", `?>${doctype}`);
  expect(problemOf(packXlsx({ ...parts, "xl/sharedStrings.xml": strings }))).toBe(reportProblems.notAReport);
});

test("refuses damaged workbooks and other files", () => {
  const parts = workbookParts([["Ad name", "Impressions", "Clicks"]]);
  expect(problemOf(packXlsx({ ...parts, "xl/worksheets/sheet1.xml": "<worksheet><row>" }))).toBe(
    reportProblems.notAReport,
  );
  expect(problemOf(packXlsx(parts).subarray(0, 300))).toBe(reportProblems.notAReport);
  expect(problemOf(zipSync({ "readme.txt": strToU8("hello") }))).toBe(reportProblems.noHeader);
  expect(problemOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1))).toBe(reportProblems.notAReport);
  expect(problemOf(new Uint8Array())).toBe(reportProblems.noHeader);
});

test.each([
  ["600 columns", utf8(`${HEADER}${"1,".repeat(600)}\n`), reportProblems.limits.columns],
  ["a cell of 10 MB", utf8(`${HEADER}${"x".repeat(10_000_000)},1,1,1\n`), reportProblems.limits.cellChars],
  ["a million rows", utf8(HEADER + "a,1,1,1\n".repeat(1_000_000)), reportProblems.limits.rows],
  ["an open quotation mark", utf8(`${HEADER}"One,1,1,1\n`), reportProblems.quote(2)],
])("refuses %s with a sentence", (_, bytes, problem) => {
  expect(problemOf(bytes)).toBe(problem);
});

test("reads formulas and markup as the text they are", () => {
  const { reading } = readReportFile(utf8(`${HEADER}=HYPERLINK(1),10,1,2.50\n<script>,20,2,5.00\n`));
  expect(reading!.rows.map(({ adName }) => adName)).toEqual(["=HYPERLINK(1)", "<script>"]);
});

test("repairs text that was encoded twice", () => {
  const twice = Buffer.from('Nom de la publicité,Impressions,Clics,Montant dépensé (EUR)\nOne,10,1,"2,50"\n');
  const mojibake = new TextDecoder("windows-1252").decode(twice);
  const { reading } = readReportFile(utf8(mojibake));
  expect(reading).toMatchObject({ language: "fr", rows: [{ spend: 2.5, currency: "EUR" }] });
});
