import { ZipFile } from "yazl";
import { META, META_CELLS, META_COPIED, META_ROW, sheet, type SampleSheet } from "./sample-sheet.fixture.ts";
import { listRule, packParts, rules, workbook, workbookParts, type FixtureCell } from "./workbook.fixture.ts";

const format = (number: number): FixtureCell => ({ format: number });
const inline = (text: string): FixtureCell => ({ inline: text });

/** Packs a workbook as a stream does it: sizes and checksums behind the contents. */
async function streamed(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    zip.addBuffer(content, name, { compress: !name.endsWith(".bin"), mtime: new Date(2025, 5, 6) });
  }
  zip.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/**
 * Makes workbooks, one for each way in which the workbooks of ad accounts differ, with
 * `workbook.fixture.ts`; `fill-templates.test.ts` reads and fills in each one.
 */
export async function workbookSheets(): Promise<SampleSheet[]> {
  return [
    sheet(
      workbook([
        {
          name: "Ads",
          rows: {
            1: META,
            2: META_ROW.map((cell, at): FixtureCell => (at === 6 ? 12.5 : at === 8 ? inline(cell) : cell)),
          },
          rowAttributes: ' spans="1:18" ht="20" customHeight="1"',
          before: `<dimension ref="A1:R2"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="3" width="20" style="3"/></cols>`,
          behind: `<autoFilter ref="A1:R2"/><conditionalFormatting sqref="A1:R99"/>`,
        },
        { name: "Help", rows: { 1: ["Read this", "first"] } },
      ]),
      {
        what: "a workbook with shared and inline strings, numbers, formats and a second tab",
        network: "meta",
        lastRow: 2,
        copyFrom: 2,
        name: "Ad Name",
        cells: META_CELLS,
        copied: { ...META_COPIED, "Ad Set Daily Budget": "12.5" },
      },
    ),
    sheet(
      workbook([
        {
          name: "Lists",
          state: "hidden",
          rows: {
            1: ["Status"],
            2: ["Running"],
            3: ["On hold"],
            4: ["Paused"],
            5: ["Learn more"],
            6: ["Shop now"],
          },
        },
        {
          name: "Anzeigen",
          rows: {
            1: [
              "Kampagnenname",
              "Anzeigenname",
              "Status",
              "Überschrift",
              "Anzeigentext",
              "Ziel-URL",
              "Handlungsaufforderung",
              "Gebotsstrategie",
            ],
          },
          behind: `${rules(listRule("C2:C999", "Lists!$A$2:$A$4"), listRule("G2:G999", "Lists!$A$5:$A$6"), listRule("H2:H999", '"Niedrig,Hoch"'), `<dataValidation type="textLength" operator="lessThanOrEqual" sqref="D2:D999"><formula1>60</formula1></dataValidation>`)}`,
          comments: { A1: "Required, at most 120 characters", H1: "Pflichtfeld" },
        },
      ]),
      {
        what: "a workbook with validations, lists on a hidden tab, and comments",
        network: "meta",
        lastRow: 1,
        name: "Anzeigenname",
        cells: {
          Status: "Paused",
          Handlungsaufforderung: "Learn more",
          Gebotsstrategie: "",
          Überschrift: META_CELLS.Title,
        },
      },
    ),
    sheet(
      await streamed(
        workbookParts([
          {
            name: "Sheet 1",
            prefix: "x:",
            rows: { 1: META, 2: META_ROW },
            before: `<x:dimension ref="A1"/>`,
          },
        ]),
      ),
      {
        what: "a streamed archive whose tags have a prefix",
        network: "meta",
        lastRow: 2,
        copyFrom: 2,
        name: "Ad Name",
        cells: META_CELLS,
        copied: META_COPIED,
      },
    ),
    sheet(
      workbook([
        {
          name: "Ads",
          rows: {
            1: ["Bulk upload"],
            3: META,
            4: META.map(() => "Optional"),
            5: META.map((_, at) => format(at % 3)),
            6: META.map(() => format(2)),
            9: [format(1)],
          },
          before: `<dimension ref="A1:R9"/>`,
          behind: `<mergeCells count="1"><mergeCell ref="A1:R1"/></mergeCells>`,
        },
      ]),
      {
        what: "a workbook with a merged title, a row of hints, and empty rows with formats",
        network: "meta",
        headerRow: 3,
        lastRow: 4,
        name: "Ad Name",
        cells: { ...META_CELLS, "Campaign Objective": "Outcome Traffic", "Ad Set Daily Budget": "" },
      },
    ),
    sheet(
      packParts(
        workbookParts([
          {
            name: "campaigns",
            rows: {
              1: ["name", "objective", "status", "daily_budget"],
              2: ["Old", "Clicks", "active", "10"],
            },
          },
          { name: "ad groups", rows: { 1: ["campaign_name", "name", "status"] } },
          {
            name: "ads",
            rows: {
              1: ["campaign_name", "ad_group_name", "ad_name", "status", "title", "copy", "url", "image_url"],
            },
          },
        ]),
      ),
      {
        what: "a workbook with tabs for campaigns, ad groups and ads",
        network: "openai",
        lastRow: 1,
        name: "ad_name",
        cells: {
          campaign_name: "Dusk, winter",
          ad_group_name: "Dusk Lamp",
          status: "paused",
          title: "Dusk Lamp by Halden",
          copy: "A cordless lamp that dims & warms <as the sun sets>.",
          image_url: "",
        },
      },
    ),
  ];
}
