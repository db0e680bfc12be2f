/**
 * Copy deck: the texts of a platform in the order of its form, to be copied by hand. XLSX with the
 * limits on a second tab, and the same rows as CSV.
 */
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import type { PlatformSpec, TextField } from "#core/platforms/platform.ts";
import { PLATFORMS, TEXT_LIMITS_CHECKED, type PlatformId } from "#core/platforms/platforms.ts";
import { folderName } from "../../export-names.ts";
import { encodeCsv } from "../csv.ts";
import { buildSheet, numbered, type Sheet } from "../sheet.ts";
import { encodeXlsx } from "../xlsx.ts";
import { listOf } from "../fields.ts";
import type { ExportAd, Format } from "../format.ts";

/**
 * Columns of a field: one, or one for each text of a list. There are more columns if an ad has more
 * texts, because a deck may contain texts above a limit if the user gave a reason.
 */
function columnsOf(label: string, { list }: TextField, texts: number): string[] {
  if (!list) return [label];
  return numbered(label.replace(/s$/u, ""), Math.max(list.max, texts));
}

/** The button as the platform's form calls it. */
function buttonOf({ platform, callToAction }: ExportAd): string {
  const { callsToAction = {} }: PlatformSpec = PLATFORMS[platform];
  return callToAction === null ? "" : (callsToAction[callToAction] ?? callToAction);
}

function adsSheet(platform: PlatformId, ads: readonly ExportAd[]): Sheet {
  const fields = Object.entries(fieldsOf(platform));
  const { callsToAction }: PlatformSpec = PLATFORMS[platform];
  const hasPictures = ads.some(({ picture }) => picture !== null);
  const most = (name: string) => Math.max(...ads.map((ad) => listOf(ad, name).length));
  const header = [
    "Ad name",
    ...fields.flatMap(([name, field]) => columnsOf(field.label, field, most(name))),
    ...(callsToAction ? ["Call to action"] : []),
    "Web address",
    ...(hasPictures ? ["Picture", "Picture description"] : []),
    "Variant",
    "Key",
  ];
  const rows = ads.map((ad) => ({
    "Ad name": ad.name,
    ...Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const texts = listOf(ad, name);
        return columnsOf(field.label, field, most(name)).map((column, index) => [column, texts[index] ?? ""]);
      }),
    ),
    "Call to action": buttonOf(ad),
    "Web address": ad.taggedUrl,
    Picture: ad.picture ?? "",
    "Picture description": ad.picture === null ? "" : ad.alt,
    Variant: ad.variant,
    Key: ad.key,
  }));
  return buildSheet<string>(header, rows);
}

const COUNTING = {
  utf16: "characters; most emoji count 2",
  width: "characters; Chinese, Japanese and Korean count 2",
  post: "as posts on X: emoji count 2, links 23",
} as const;

const numberCell = (value: number | undefined) => (value === undefined ? "" : String(value));

function limitsSheet(platform: PlatformId): Sheet {
  const { limits }: PlatformSpec = PLATFORMS[platform];
  const rows = Object.values(fieldsOf(platform)).map((field) => ({
    Field: field.label,
    "At most": numberCell(field.max),
    "Shown without a click": numberCell(field.shown),
    "Texts at least": numberCell(field.list ? field.list.min : field.required ? 1 : 0),
    "Texts at most": numberCell(field.list?.max ?? 1),
    Counted: COUNTING[field.count],
    Source: limits.url,
    "Read on": TEXT_LIMITS_CHECKED,
  }));
  return buildSheet(
    [
      "Field",
      "At most",
      "Shown without a click",
      "Texts at least",
      "Texts at most",
      "Counted",
      "Source",
      "Read on",
    ],
    rows,
  );
}

/**
 * Writer of `<platform>-copy-deck.xlsx` and `.csv` for each platform, for pasting by hand; entry
 * `copy_deck` of `FORMATS` (`exports/formats/formats.ts`). Fields, limits and buttons come from
 * `core/platforms/platforms.ts`; other columns and words are in this file.
 */
export const copyDeck: Format = {
  write: ({ ads }) =>
    [...new Set(ads.map(({ platform }) => platform))].flatMap((platform) => {
      const sheet = adsSheet(
        platform,
        ads.filter((ad) => ad.platform === platform),
      );
      const name = `${folderName([platform])}-copy-deck`;
      const workbook = [
        { name: "Ads", ...sheet },
        { name: "Limits", ...limitsSheet(platform) },
      ];
      return [
        { name: `${name}.xlsx`, bytes: encodeXlsx(workbook) },
        { name: `${name}.csv`, bytes: encodeCsv(sheet, { bom: true }) },
      ];
    }),
};
