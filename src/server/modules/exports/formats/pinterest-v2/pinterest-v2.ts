/**
 * Pinterest bulk editor, sheet version V2. Columns: help.pinterest.com, bulk pages, and public code
 * that writes them (read 2026-11-22). Pinterest refuses headers of older versions, which is why the
 * account's own sample is the better choice.
 */
import { formatSpec } from "#core/exports/formats.ts";
import type { Objective } from "#core/exports/settings.ts";
import { encodeCsv } from "../csv.ts";
import { buildSheet, type Cells } from "../sheet.ts";
import { budgetCell, partName, partsOf, textOf } from "../fields.ts";
import type { AdSheet, ExportAd, Format, WriterInput } from "../format.ts";

const HEADER = [
  "Version",
  "Campaign Name",
  "Campaign Objective",
  "Campaign Status",
  "Campaign Budget",
  "Daily Spend Limit",
  "Campaign Start Date",
  "Campaign Start Time",
  "Time Zone",
  "Ad Group Name",
  "Ad Group Status",
  "Locations",
  "Promoted Pin Name",
  "Promoted Pin Status",
  "Creative Source",
  "Ad Format",
  "Media File Name",
  "Pin Title",
  "Pin Description",
  "Image Alternative Text",
  "Organic Pin URL",
  "Promoted Pin URL",
  "Is Ad-only Pin",
  "Grid Click Type",
  "CTA Selection",
] as const;
type Row = Cells<(typeof HEADER)[number]>;

const OBJECTIVES: Readonly<Record<Objective, string>> = {
  traffic: "CONSIDERATION",
  leads: "CONSIDERATION",
  engagement: "CONSIDERATION",
  sales: "SALES",
  awareness: "AWARENESS",
};

function adRow(ad: ExportAd, { campaign, settings }: Omit<WriterInput, "ads">): Row {
  const { dailyBudget, startsOn, countries } = settings;
  return {
    Version: "BulkSheetVersion=V2",
    "Campaign Name": campaign.name,
    "Campaign Objective": OBJECTIVES[settings.objective],
    "Campaign Status": "PAUSED",
    "Campaign Budget": dailyBudget === null ? "" : "YES",
    "Daily Spend Limit": budgetCell(dailyBudget),
    "Campaign Start Date": startsOn === null ? "" : `[${startsOn}]`,
    "Campaign Start Time": startsOn === null ? "" : "[00:01]",
    "Time Zone": settings.timeZone,
    "Ad Group Name": campaign.adGroup,
    "Ad Group Status": "PAUSED",
    Locations: countries.length > 0 ? `[${countries.join(",")}]` : "",
    "Promoted Pin Name": ad.name,
    "Promoted Pin Status": "PAUSED",
    "Creative Source": "STANDARD_AD",
    "Ad Format": "STANDARD",
    "Media File Name": ad.picture ?? "",
    "Pin Title": textOf(ad, "title"),
    "Pin Description": textOf(ad, "description"),
    "Image Alternative Text": textOf(ad, "altText") || ad.alt,
    "Organic Pin URL": ad.url,
    "Promoted Pin URL": ad.taggedUrl,
    "Is Ad-only Pin": "YES",
    "Grid Click Type": "DIRECT_TO_DESTINATION",
    "CTA Selection": ad.callToAction ?? "",
  };
}

/**
 * Columns of Pinterest's bulk sheet with the row of an ad, for our own file and, through
 * `templates/usual-cells.ts`, for the user's sheet.
 */
export const pinterestAdSheet: AdSheet = { header: HEADER, row: adRow };

/**
 * Writer of `pinterest-bulk.csv`, or of several numbered files if there are more ads than one takes
 * (`maxRows` in `core/exports/formats.ts`); entry `pinterest_v2_beta` of `FORMATS`
 * (`exports/formats/formats.ts`). Columns, cells and names of objectives are in this file.
 */
export const pinterestV2: Format = {
  write: (input) => {
    const parts = partsOf(input.ads, formatSpec("pinterest_v2_beta").maxRows);
    return parts.map((ads, index) => {
      const sheet = buildSheet<(typeof HEADER)[number]>(
        HEADER,
        ads.map((ad) => adRow(ad, input)),
      );
      const name = partName("pinterest-bulk", "csv", index, parts.length);
      return { name, bytes: encodeCsv(sheet, { bom: false }) };
    });
  },
};
