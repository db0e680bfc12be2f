import { parse } from "csv-parse/sync";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { isSafeCell } from "#core/exports/cells.ts";
import { platformsOf } from "#core/exports/template-fields.ts";
import { NETWORKS, type Network } from "#core/platforms/platforms.ts";
import { fitsField } from "#core/platforms/text-fields.ts";
import { decodeSheet, encodeSheet } from "#server/workers/templates/sheet-encoding.ts";
import { fillTemplate, readTemplateFile } from "#server/workers/templates/template-file.ts";
import type { SheetEncoding } from "#server/workers/templates/template-reading.ts";
import { readWorkbook } from "#server/workers/xlsx/read-workbook.ts";
import { createRandom, pick, type Random } from "#studio/random.ts";
import { toExportAd } from "../export-ad.ts";
import type { ExportAd } from "../formats/format.ts";
import { seededCampaign } from "../formats/seeded-campaign.fixture.ts";
import { refuseAd } from "../refuse-ad.ts";
import { proposeMapping } from "./propose-mapping.ts";
import { templateRows } from "./template-cells.ts";
import { workbook } from "./workbook.fixture.ts";

/**
 * Columns with the texts of a network's ads, by the name of the field or the list with its number.
 */
const TEXTS: Readonly<Record<Network, Readonly<Record<string, string>>>> = {
  meta: { Body: "primaryText", Title: "headline", "Link Description": "description" },
  tiktok: { Text: "text", "Display name": "displayName" },
  linkedin: { "Introductory text": "introText", Headline: "headline", Description: "description" },
  pinterest: { "Pin Title": "title", "Pin Description": "description" },
  google: { "Headline 1": "headlines.1", "Headline 7": "headlines.7", "Description 2": "descriptions.2" },
  microsoft: { "Headline 2": "headlines.2", "Description 1": "descriptions.1", "Path 1": "paths.1" },
  x: { "Post text": "text", "Card headline": "headline" },
  openai: { Title: "title", Copy: "copy" },
};

const COMMON = [
  "Campaign Name",
  "Ad Name",
  "Ad Status",
  "Ad ID",
  "Landing page URL",
  "Image File Name",
  "Remark",
];
const ACTIVE = ["ACTIVE", "Active", "aktiv", "Attivo", "有効"];
const LIMITS = { rows: 10_000, columns: 1000, cellChars: 100_000 };
const PAUSED = /^(?:paused|pausiert|in pausa|一時停止)$/i;

function shuffled(random: Random, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
}

/** A cell as Excel shows it: "_x005F_" stands for "_". */
const decodeCell = (cell: string) =>
  cell.replaceAll(/_x([0-9A-F]{4})_/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface SeededSheet {
  readonly bytes: Uint8Array;
  readonly header: readonly string[];
  readonly cells: (bytes: Uint8Array) => readonly (readonly string[])[];
}

/** A made-up sheet: any order of columns, with or without a row, in one of many formats. */
function seededSheet(random: Random, network: Network): SeededSheet {
  const header = shuffled(random, [...COMMON, ...Object.keys(TEXTS[network])]);
  const active = pick(random, ACTIVE)!;
  const row = header.map((name) => (name === "Ad Status" ? active : name === "Ad ID" ? "77" : `old ${name}`));
  const rows = random() < 0.7 ? [header, row] : [header];
  if (random() < 0.2) {
    const bytes = workbook([
      { name: "Ads", rows: Object.fromEntries(rows.map((cells, at) => [at + 1, cells])) },
    ]);
    const cells = (file: Uint8Array) =>
      readWorkbook(file, LIMITS)[0]!.rows.map((line) => line.cells.map(decodeCell));
    return { bytes, header, cells };
  }
  const encoding = pick<SheetEncoding>(random, ["utf-8", "utf-16le", "utf-16be", "windows-1252"])!;
  const isLatin = encoding === "windows-1252";
  const separator = pick(random, [",", ";", "\t", "|"])!;
  const lineEnd = pick(random, ["\n", "\r\n", "\r"])!;
  const quotes = random() < 0.5;
  const lines = rows.map((cells) =>
    cells
      .map((cell) => (isLatin && cell === "有効" ? "Active" : cell))
      .map((cell) => (quotes ? `"${cell}"` : cell))
      .join(separator),
  );
  const bom = encoding.startsWith("utf-16") || (encoding === "utf-8" && random() < 0.5) ? "\uFEFF" : "";
  // A byte that UTF-8 does not have decides for Windows-1252.
  const title = isLatin ? `Été${lineEnd}` : "";
  const text = `${bom}${title}${lines.join(lineEnd)}${random() < 0.5 ? lineEnd : ""}`;
  const cells = (file: Uint8Array) =>
    parse(decodeSheet(file)!.text, {
      bom: true,
      delimiter: separator,
      // A file of one row shows no line end.
      record_delimiter: text.includes(lineEnd) ? lineEnd : "\r\n",
      relax_column_count: true,
    });
  return { bytes: encodeSheet(encoding, text), header, cells };
}

function textOf({ fields }: ExportAd, path: string): string {
  const [name = "", number = "1"] = path.split(".");
  return textsOf(fields[name])[Number(number) - 1] ?? "";
}

/** Problems of the row of one ad. */
function rowProblems(
  network: Network,
  ad: ExportAd,
  row: Readonly<Record<string, string>>,
  isCopied: boolean,
): string[] {
  const { key } = ad;
  const texts = Object.entries(TEXTS[network]).flatMap(([column, path]) => {
    const field = fieldsOf(ad.platform)[path.split(".")[0]!]!;
    const expected = textOf(ad, path).toWellFormed();
    if (row[column] !== expected) return [`${column} of ${key} differs`];
    return expected !== "" && !fitsField(field, expected) ? [`${column} of ${key} is over its limit`] : [];
  });
  return [
    ...texts,
    ...Object.entries(row).flatMap(([column, cell]) =>
      isSafeCell(cell) ? [] : [`${column} starts like a formula`],
    ),
    ...(PAUSED.test(row["Ad Status"] ?? "") ? [] : [`the state of ${key} is ${row["Ad Status"]}`]),
    ...(row["Ad ID"] === "" ? [] : [`${key} has an id`]),
    ...(row["Landing page URL"] === ad.taggedUrl ? [] : [`the address of ${key} differs`]),
    ...(row["Remark"] === (isCopied ? "old Remark" : "") ? [] : [`the remark of ${key} is not copied`]),
  ];
}

/**
 * Fills in the sheet of a seed with the ads of its campaign (`seededCampaign`), reads the result
 * with independent readers, and returns its faults in words (`rowProblems` in this file) and the
 * number of ads. `formats/writers.property.slow.test.ts` and `tests/faults/exports-writers.test.ts`
 * call it for many seeds.
 */
export function templateSeedProblems(seed: number): { problems: string[]; ads: number } {
  const random = createRandom(`template ${seed}`);
  const network = NETWORKS[seed % NETWORKS.length]!;
  const { input, ads, productName, pictureOf } = seededCampaign(seed, "template");
  const { bytes, header, cells } = seededSheet(random, network);
  const { reading, problem } = readTemplateFile(bytes);
  if (!reading) return { problems: [problem], ads: 0 };
  const mapping = reading.tables.map((table) => proposeMapping(network, table, undefined));
  const sheet = { network, fileId: "", name: "", reading, mapping };
  const withSheet = { ...input, sheets: new Map([[network, sheet]]) };
  const taken = ads
    .filter(({ platform }) => platformsOf(network).includes(platform))
    .filter((ad) => refuseAd(ad, "template", withSheet) === undefined)
    .map((ad) => toExportAd(ad, { productName, picture: pictureOf(ad) }));
  if (taken.length === 0) return { problems: [], ads: 0 };
  const tables = templateRows(sheet, taken, input);
  const result = fillTemplate({ bytes, reading, tables });
  if ("problem" in result) return { problems: [result.problem], ads: taken.length };
  const [before, after] = [cells(bytes), cells(result.bytes)];
  const isCopied = mapping[0]?.copyFrom !== null;
  const added = after.slice(before.length);
  const rows = added.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
  const names = rows.map((row) => row["Ad Name"]);
  return {
    ads: taken.length,
    problems: [
      ...(JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before)
        ? []
        : ["a row of the sheet changed"]),
      ...(rows.length === taken.length ? [] : [`${rows.length} rows for ${taken.length} ads`]),
      ...(new Set(names).size === names.length ? [] : ["a name stands twice"]),
      ...taken.flatMap((ad, at) => rowProblems(network, ad, rows[at] ?? {}, isCopied)),
    ],
  };
}
