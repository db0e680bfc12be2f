import { expect, test } from "vitest";
import { sumFigures } from "#core/overview/report.ts";
import { readReportFile } from "./report-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

/** Reads a report and fails when it has a problem. */
function reportOf(bytes: Uint8Array) {
  const { report, problem } = readReportFile(bytes);
  if (!report) throw new Error(problem);
  return report;
}
const problemOf = (text: string) => readReportFile(utf8(text)).problem;

test("Meta: reads quoted names, a byte order mark, link clicks before all clicks, and totals in the first row", () => {
  const report = reportOf(
    utf8(
      `\ufeff"Reporting starts","Campaign name","Impressions","Clicks (all)","Link clicks","Results"\r\n` +
        `"2026-10-01","","60000","900","700","30"\r\n` +
        `"2026-10-01","Dusk Lamp, ""launch""","48200","800","612","30"\r\n` +
        `"2026-10-01","Dawn\nLamp","11,800","100","88",""\r\n`,
    ),
  );
  expect(report).toEqual({
    columns: { impressions: "Impressions", clicks: "Link clicks", conversions: "Results" },
    rows: 2,
    totals: 1,
    rounded: false,
    groups: [
      { name: 'Dusk Lamp, "launch"', impressions: 48_200, clicks: 612, conversions: 30 },
      { name: "Dawn\nLamp", impressions: 11_800, clicks: 88, conversions: 0 },
    ],
  });
  expect(sumFigures(report.groups)).toEqual({ impressions: 60_000, clicks: 700, conversions: 30 });
});

test("Google: reads UTF-16 with tabs, a title above the header, fractional conversions and total rows", () => {
  const report = reportOf(
    utf16(
      "Campaign report\n1 October 2026 - 31 October 2026\n" +
        "Campaign status\tCampaign\tClicks\tImpr.\tConversions\n" +
        "Enabled\tSearch\t1,024\t20,480\t12.50\n" +
        "Enabled\tSearch\t76\t1,520\t1.25\n" +
        "Total: Campaigns\t --\t1,100\t22,000\t13.75\n" +
        "Total: Account\t --\t1,100\t22,000\t13.75\n",
    ),
  );
  expect(report).toMatchObject({ rows: 2, totals: 2, rounded: true });
  expect(report.groups).toEqual([{ name: "Search", impressions: 22_000, clicks: 1100, conversions: 14 }]);
});

test("The column names of TikTok, LinkedIn and Pinterest are recognized", () => {
  const tiktok = reportOf(
    utf8(
      "Ad Group Name,Clicks (destination),Impression,Clicks (all),Conversions\nA,5,100,9,1\nTotal of 1 results,5,100,9,1\n",
    ),
  );
  expect(tiktok).toMatchObject({ totals: 1, groups: [{ impressions: 100, clicks: 5, conversions: 1 }] });
  const linkedIn = reportOf(
    utf16("Campaign Performance Report (in UTC)\n\nCampaign Name\tImpressions\tClicks\nB\t-\t0\n"),
  );
  expect(linkedIn).toMatchObject({
    columns: { conversions: null },
    groups: [{ name: "B", impressions: 0, clicks: 0, conversions: null }],
  });
  const pinterest = reportOf(
    utf8("Campaign name;Impressions;Pin clicks;Outbound clicks;Total conversions\nC;1.500;40;30;2\n"),
  );
  expect(pinterest).toMatchObject({
    columns: { clicks: "Outbound clicks" },
    groups: [{ impressions: 1500, clicks: 30 }],
  });
});

test("Reports without names or with hundreds of names become one campaign", () => {
  expect(reportOf(utf8("Impressions,Clicks\n10,1\n20,2\n")).groups).toEqual([
    { name: "", impressions: 30, clicks: 3, conversions: null },
  ]);
  const many = Array.from({ length: 300 }, (_, at) => `Ad ${at},10,1`).join("\n");
  expect(reportOf(utf8(`Ad name,Impressions,Clicks\n${many}`)).groups).toHaveLength(1);
});

test("Windows-1252 text of an old spreadsheet is decoded", () => {
  const latin = Buffer.from("Campaign,Impressions,Clicks\nÉté,10,1\n", "latin1");
  expect(reportOf(latin).groups[0]?.name).toBe("Été");
});

test("A problem names row and column, and no report is returned", () => {
  expect(problemOf("Campaign,Impressions,Clicks\nA,10,1\nB,many,1\n")).toBe(
    'Row 3, column "Impressions": "many" is not a number.',
  );
  expect(problemOf("Impressions,Clicks\n10,-1\n")).toBe('Row 2, column "Clicks": "-1" is not a number.');
  expect(problemOf("Impressions,Clicks\n10,1.5\n")).toBe(
    'Row 2, column "Clicks": "1.5" is not a whole number.',
  );
  expect(problemOf('Impressions,Clicks\n10,"1\n')).toMatch(/^Row \d: a quotation mark/);
  expect(problemOf("Impressions,Clicks\n")).toMatch(/no rows/);
  expect(problemOf("Name,Spend\nA,3\n")).toMatch(/no columns for impressions and clicks/);
  expect(problemOf("")).toMatch(/no columns/);
  expect(readReportFile(Buffer.from("PK\u0003\u0004\u0000\u0000")).problem).toMatch(/not a CSV report/);
  expect(problemOf(`Impressions,Clicks\n${"1,1\n".repeat(20_001)}`)).toMatch(/more than 20,000 rows/);
});

test("Rows, columns and cells are limited, and the parser stops at the first violation", () => {
  const head = "Campaign,Impressions,Clicks\n";
  expect(problemOf(",".repeat(1024 * 1024))).toBe(
    "Row 1 has more than 1,000 columns. Please export fewer columns.",
  );
  expect(problemOf(`${head}A,1,1\n${",".repeat(1000)}\n`)).toMatch(/^Row 3 has more than 1,000 columns/);
  expect(problemOf(`${head}${"x".repeat(20_001)},1,1\n`)).toMatch(
    /^Row 2 has a cell with more than 20,000 characters/,
  );
  expect(problemOf(`${head}${"x".repeat(300_000)}`)).toMatch(/^Row 2 is too long/);
  expect(problemOf(`${head}${"remark\n".repeat(20_001)}`)).toMatch(/more than 20,000 rows/);
  expect(problemOf(`Title\n${"\n".repeat(1_000_000)}`)).toMatch(/no columns/);
});

test("Reports at the limits are read, and violations have their own messages", () => {
  const wide = `Impressions,Clicks${",x".repeat(998)}\n1,1${",2".repeat(998)}\n`;
  expect(reportOf(utf8(wide)).rows).toBe(1);
  const long = `Campaign,Impressions,Clicks\n${"x".repeat(20_000)},1,1\n`;
  expect(reportOf(utf8(long)).groups[0]?.name).toHaveLength(200);
  expect(reportOf(utf8(`Impressions,Clicks\n${"1,1\n".repeat(20_000)}`)).rows).toBe(20_000);
});

test("Rows without a name count as totals if any other row has a name", () => {
  const unnamed = ",wrong,1\n,60,6\n";
  expect(reportOf(utf8(`Campaign,Impressions,Clicks\n${unnamed}A,60,6\n`))).toMatchObject({
    rows: 1,
    totals: 2,
    groups: [{ name: "A", impressions: 60, clicks: 6 }],
  });
  expect(problemOf(`Campaign,Impressions,Clicks\n${unnamed}`)).toBe(
    'Row 2, column "Impressions": "wrong" is not a number.',
  );
});
