import { describe, expect, it } from "vitest";
import type { ColumnState } from "#core/exports/templates.ts";
import type { TemplateField } from "#core/exports/template-fields.ts";
import { recognizeHeader } from "#server/workers/templates/recognize-header.ts";
import { readTemplateFile } from "#server/workers/templates/template-file.ts";
import { sampleInputOf } from "../formats/sample-input.fixture.ts";
import { proposeMapping } from "./propose-mapping.ts";
import { refuseForSheet } from "./refuse-for-sheet.ts";
import { pausedWord } from "./sheet-words.ts";
import { templateRows } from "./template-cells.ts";
import { writeTemplate } from "./write-template.ts";

const input = sampleInputOf(["facebook"]);
const [ad] = input.ads;

/** A sheet for Meta with a header and maybe a row. */
function sheetOf(...rows: string[]) {
  const { reading } = readTemplateFile(Buffer.from(rows.join("\n")));
  const mapping = reading!.tables.map((table) => proposeMapping("meta", table, undefined));
  return { network: "meta" as const, fileId: "", name: "a.csv", reading: reading!, mapping };
}

describe("written cells", () => {
  const header = "Campaign Name,Ad Name,Title,Old Website URL,Title";

  it("does not change unconfirmed columns", () => {
    const sheet = sheetOf(header);
    expect(sheet.mapping[0]!.columns.map(({ state }) => state)).toEqual([
      "found",
      "found",
      "found",
      "ask",
      "ask",
    ]);
    const [row] = templateRows(sheet, [ad!], input)[0]!.rows;
    expect(row!.map((cell) => cell !== null)).toEqual([true, true, true, false, false]);
  });

  it("writes columns that were confirmed, and nothing where the user leaves them", () => {
    const sheet = sheetOf(header);
    const set = (at: number, field: TemplateField, state: ColumnState = "set") =>
      sheet.mapping[0]!.columns.map((column) => (column.at === at ? { ...column, field, state } : column));
    const rowWith = (columns: ReturnType<typeof set>) =>
      templateRows({ ...sheet, mapping: [{ columns, copyFrom: null }] }, [ad!], input)[0]!.rows[0]!;
    expect(rowWith(set(3, "url"))[3]).toBe(ad!.url);
    expect(rowWith(set(0, "keep"))[0]).toBeNull();
    expect(rowWith(set(0, "empty"))[0]).toBe("");
  });

  it("never contain a formula, even without earlier checks", async () => {
    const formula = { ...ad!, fields: { ...ad!.fields, headline: "=1+1" } };
    const writer = {} as Parameters<typeof writeTemplate>[0];
    await expect(writeTemplate(writer, sheetOf(header), { ...input, ads: [formula] })).rejects.toThrow(
      "starts like a formula",
    );
  });

  it("keeps ads behind whose texts are longer than the sheet's own validation takes", () => {
    const sheet = sheetOf(header);
    const [table] = sheet.reading.tables;
    const columns = table!.columns.map((column, at) => (at === 2 ? { ...column, maxLength: 10 } : column));
    const strict = { ...sheet, reading: { ...sheet.reading, tables: [{ ...table!, columns }] } };
    expect(refuseForSheet(sheet, ad!, input)).toBeUndefined();
    expect(refuseForSheet(strict, ad!, input)).toMatchObject({ field: "headline" });
  });
});

describe("the word for paused", () => {
  const word = (samples: string[], list?: string[]) =>
    pausedWord("meta", { header: "Status", samples, ...(list && { list }) });

  it("comes from the column's list, from existing rows, or from the network", () => {
    expect(word([], ["Active", "Off", "Paused"])).toBe("Paused");
    expect(word([], ["Aktiv", "Pausiert"])).toBe("Pausiert");
    expect(word([], ["Live", "Gone"])).toBeUndefined();
    expect(word(["ACTIVE", "en pause"])).toBe("en pause");
    expect(word(["AKTIV"])).toBe("PAUSIERT");
    expect(word(["activo"])).toBe("en pausa");
    expect(word([])).toBe("PAUSED");
  });
});

describe("names of columns", () => {
  it.each([
    ["Ad Name*", "adName"],
    ["ad_name (required)", "adName"],
    ["  AD   NAME : ", "adName"],
    ["Name der Anzeige", "adName"],
    ["Nom de l’annonce", "adName"],
    ["Nombre del anuncio", "adName"],
    ["Nome dell'inserzione", "adName"],
    ["Nome do anúncio", "adName"],
    ["Advertentienaam", "adName"],
    ["Nazwa reklamy", "adName"],
    ["広告名（必須）", "adName"],
    ["Delivery Status", undefined],
    ["Kampagnenstatus", "status"],
    ["Custom Audience ID", undefined],
    ["Campaign ID", "id"],
    ["Headline 1 position", undefined],
  ])("%s is %s", (header, concept) => {
    const found = recognizeHeader(header);
    expect(found?.isExact ? found.concept : undefined).toBe(concept);
  });

  it("reads the number of a column and a name within another one", () => {
    expect(recognizeHeader("Headline 12")).toMatchObject({ concept: "headline", index: 12, isExact: true });
    expect(recognizeHeader("Our website URL")).toMatchObject({ concept: "url", isExact: false });
  });
});
