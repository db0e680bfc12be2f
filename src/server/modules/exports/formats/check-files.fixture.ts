import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { isSafeCell } from "#core/exports/cells.ts";
import { formatSpec } from "#core/exports/formats.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { EMOJI } from "#core/platforms/shared-fields.ts";
import { countLength } from "#core/platforms/text-fields.ts";
import { toExportAd } from "../export-ad.ts";
import { refuseAd } from "../refuse-ad.ts";
import type { ExportAd, WrittenFile } from "./format.ts";
import { FORMATS, type WrittenFormat } from "./formats.ts";
import { csvRows, workbookRows } from "./read-files.fixture.ts";
import { seededCampaign } from "./seeded-campaign.fixture.ts";

type Row = Record<string, string>;

/** All rows of a file, tabs of workbooks after each other. */
function rowsOf({ name, bytes }: WrittenFile, format: WrittenFormat): Row[] {
  if (name.endsWith(".csv")) return csvRows(bytes);
  const tabs = format === "chatgpt_beta" ? [1, 2, 3] : [1];
  return tabs.flatMap((tab) => workbookRows(bytes, tab));
}

const isPaused = (status: string) => /^paused$/i.test(status);
const width = (text: string) => countLength({ count: "width" }, text);

/** Largest widths of cells by the beginning of their column, in files for search platforms. */
const SEARCH_LIMITS = [
  ["Headline ", 30],
  ["Long headline", 90],
  ["Description ", 90],
  ["Path ", 15],
  ["Business name", 25],
] as const;

const jsonTexts = (cell: string) => (JSON.parse(cell || "[]") as { text: string }[]).map(({ text }) => text);

function searchProblems(row: Row): string[] {
  const texts = Object.entries(row).flatMap(([column, cell]) => {
    if (column === "Headline" || column === "Description") {
      return jsonTexts(cell).map((text) => [`${column} `, text] as const);
    }
    return [[column, cell] as const];
  });
  return texts.flatMap(([column, text]) => {
    const [, max = Infinity] = SEARCH_LIMITS.find(([start]) => column.startsWith(start)) ?? [];
    if (max === Infinity) return [];
    return [
      ...(width(text) > max ? [`${column} has ${width(text)} characters`] : []),
      ...(EMOJI.test(text) ? [`${column} has an emoji`] : []),
    ];
  });
}

/** Problems of one file: formulas, active states, duplicate names, limits. */
function fileProblems(file: WrittenFile, format: WrittenFormat): string[] {
  const rows = rowsOf(file, format);
  const isSearch = format.startsWith("google") || format === "microsoft_bulk";
  const names = rows.flatMap((row) =>
    [
      "Ad name",
      "Ad Name",
      "ad_name",
      "Promoted Pin Name",
      "Labels",
      "Image File Name",
      "Media File Name",
    ].flatMap((column) => (row[column] ? [`${column} ${row[column]}`] : [])),
  );
  return [
    ...rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, cell]) => [
        ...(isSafeCell(cell) ? [] : [`${column} starts like a formula`]),
        ...(/status/i.test(column) && cell !== "" && !isPaused(cell) ? [`${column} is ${cell}`] : []),
      ]),
    ),
    ...(isSearch ? rows.flatMap(searchProblems) : []),
    ...(rows.length > formatSpec(format).maxRows ? [`${rows.length} rows in ${file.name}`] : []),
    ...(new Set(names).size === names.length ? [] : ["a name stands twice"]),
  ];
}

/** Problems of the texts of an ad that a file contains. */
function adProblems(ad: ExportAd, format: WrittenFormat): string[] {
  if (format === "copy_deck") return [];
  return Object.entries(fieldsOf(ad.platform)).flatMap(([name, field]) =>
    textsOf(ad.fields[name]).flatMap((text) => {
      const isLong = countLength(field, text) > (field.max ?? Infinity);
      return isLong || (text !== "" && field.forbidden?.test(text)) ? [`${name} of ${ad.key}`] : [];
    }),
  );
}

/** Column that holds the text of a field in the sheets with one column for each field. */
const COLUMNS: Readonly<Partial<Record<WrittenFormat, Readonly<Record<string, string>>>>> = {
  meta_sheet_beta: { primaryText: "Body", headline: "Title", description: "Link Description" },
  pinterest_v2_beta: { title: "Pin Title", description: "Pin Description" },
  chatgpt_beta: { title: "title", copy: "copy" },
};

/**
 * Differences between the texts of ads and the texts in the files as an independent library reads
 * them.
 */
function roundTripProblems(ads: readonly ExportAd[], rows: readonly Row[], format: WrittenFormat): string[] {
  return ads.flatMap((ad) => {
    const row = rows.find((cells) => Object.values(cells).some((cell) => cell.split(" ")[0] === ad.key));
    if (!row) return [`${ad.key} has no row`];
    const columns = Object.entries(COLUMNS[format] ?? {});
    return columns.flatMap(([field, column]) =>
      row[column] === textsOf(ad.fields[field])[0] ? [] : [`${column} of ${ad.key} differs`],
    );
  });
}

/** Texts of ads that are not in their columns of a copy deck, which takes every text. */
function deckProblems(ads: readonly ExportAd[], rows: readonly Row[]): string[] {
  return ads.flatMap((ad) => {
    const decks = rows.filter((row) => row["Key"] === ad.key);
    if (decks.length !== 2) return [`${ad.key} is in ${decks.length} decks`];
    const columns = Object.entries(fieldsOf(ad.platform)).flatMap(([name, { label, list }]) => {
      const texts = textsOf(ad.fields[name]).filter((text) => text !== "" || !list);
      return texts.map((text, at) => [list ? `${label.replace(/s$/u, "")} ${at + 1}` : label, text] as const);
    });
    const { callsToAction = {} }: PlatformSpec = PLATFORMS[ad.platform];
    const button = ad.callToAction === null ? "" : (callsToAction[ad.callToAction] ?? "");
    const expected = [...columns, ["Web address", ad.taggedUrl], ["Ad name", ad.name]] as const;
    return decks.flatMap((deck) => [
      ...expected.flatMap(([column, text]) =>
        deck[column] === text.toWellFormed() ? [] : [`${column} of ${ad.key} differs`],
      ),
      ...((deck["Call to action"] ?? "") === button ? [] : [`the button of ${ad.key} differs`]),
      ...((deck["Picture"] ?? "") === (ad.picture ?? "") ? [] : [`the picture of ${ad.key} differs`]),
    ]);
  });
}

/**
 * Writes the random campaign of a seed (`seeded-campaign.fixture.ts`) in a format, reads the files
 * again with independent readers (`read-files.fixture.ts`) and returns the problems in words and
 * the number of ads. `writers.property.slow.test.ts` and `tests/faults/exports-writers.test.ts`
 * call it.
 */
export function seedProblems(seed: number, format: WrittenFormat): { problems: string[]; ads: number } {
  const { input, ads, productName, pictureOf } = seededCampaign(seed, format);
  const taken = ads.filter((ad) => refuseAd(ad, format, input) === undefined);
  if (taken.length === 0) return { problems: [], ads: 0 };
  const written = taken.map((ad) => toExportAd(ad, { productName, picture: pictureOf(ad) }));
  const files = FORMATS[format].write({ ...input, ads: written });
  const rows = files.flatMap((file) => rowsOf(file, format));
  const isDeck = format === "copy_deck";
  const platforms = new Set<PlatformId>(written.map(({ platform }) => platform));
  return {
    ads: taken.length,
    problems: [
      ...files.flatMap((file) => fileProblems(file, format)),
      ...written.flatMap((ad) => adProblems(ad, format)),
      ...roundTripProblems(written, rows, format),
      ...(isDeck ? deckProblems(written, rows) : []),
      ...(isDeck && files.length !== 2 * platforms.size ? ["a deck is missing"] : []),
      ...written.flatMap(({ key, name }) =>
        /^[\x20-\x7E]{1,100}$/u.test(name) && name.startsWith(key) ? [] : [`the name ${name}`],
      ),
    ],
  };
}
