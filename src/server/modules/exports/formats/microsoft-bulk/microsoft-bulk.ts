/**
 * Microsoft Advertising bulk file, format version 6.0: responsive search ads. Columns:
 * learn.microsoft.com/advertising/bulk-service/bulk-file-schema (read 2026-11-22). The default of
 * `Status` is Active, so every row states it.
 */
import { encodeCsv } from "../csv.ts";
import { buildSheet, type Cells } from "../sheet.ts";
import { budgetCell, listOf } from "../fields.ts";
import type { AdSheet, ExportAd, Format, WriterInput } from "../format.ts";

const HEADER = [
  "Type",
  "Status",
  "Id",
  "Parent Id",
  "Campaign",
  "Ad Group",
  "Client Id",
  "Name",
  "Budget",
  "Budget Type",
  "Campaign Type",
  "Language",
  "Time Zone",
  "Path 1",
  "Path 2",
  "Final Url",
  "Headline",
  "Description",
] as const;
type Row = Cells<(typeof HEADER)[number]>;

/** Negative ids link new rows of one file. */
const CAMPAIGN_ID = "-1";
const AD_GROUP_ID = "-11";

/** Languages of ads at Microsoft whose names were seen in its documentation. */
const LANGUAGES: Readonly<Record<string, string>> = {
  da: "Danish",
  de: "German",
  en: "English",
  es: "Spanish",
  fi: "Finnish",
  fr: "French",
  it: "Italian",
  nl: "Dutch",
  no: "Norwegian",
  pt: "Portuguese",
  sv: "Swedish",
};

/** Microsoft's names of time zones that are known from files; the user chooses others by hand. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  "Europe/Berlin": "BerlinBernRomeStockholmVienna",
  "Europe/Rome": "BerlinBernRomeStockholmVienna",
  "Europe/Stockholm": "BerlinBernRomeStockholmVienna",
  "Europe/Vienna": "BerlinBernRomeStockholmVienna",
  "Europe/Zurich": "BerlinBernRomeStockholmVienna",
};

function groupRows({ campaign, settings }: WriterInput): Row[] {
  if (!settings.createCampaign) return [];
  const { name, adGroup, code } = campaign;
  const language = LANGUAGES[campaign.language] ?? "";
  return [
    {
      Type: "Campaign",
      Status: "Paused",
      Id: CAMPAIGN_ID,
      Campaign: name,
      "Client Id": `AL${code}`,
      Budget: budgetCell(settings.dailyBudget),
      "Budget Type": "DailyBudgetStandard",
      "Campaign Type": "Search",
      Language: language,
      "Time Zone": TIME_ZONES[settings.timeZone] ?? "",
    },
    {
      Type: "Ad Group",
      Status: "Paused",
      Id: AD_GROUP_ID,
      "Parent Id": CAMPAIGN_ID,
      Campaign: name,
      "Ad Group": adGroup,
      Language: language,
    },
  ];
}

/** A list of texts as Microsoft reads it: JSON objects. */
const assets = (texts: readonly string[]) => JSON.stringify(texts.map((text) => ({ text })));

function adRow(ad: ExportAd, { campaign, settings }: Omit<WriterInput, "ads">): Row {
  const [path1 = "", path2 = ""] = listOf(ad, "paths");
  return {
    Type: "Responsive Search Ad",
    Status: "Paused",
    "Parent Id": settings.createCampaign ? AD_GROUP_ID : "",
    Campaign: campaign.name,
    "Ad Group": campaign.adGroup,
    "Client Id": ad.key,
    "Path 1": path1,
    "Path 2": path2,
    "Final Url": ad.taggedUrl,
    Headline: assets(listOf(ad, "headlines")),
    Description: assets(listOf(ad, "descriptions")),
  };
}

/**
 * Columns of Microsoft Advertising's bulk file with the row of an ad, for our own file and, through
 * `templates/usual-cells.ts`, for the user's sheet.
 */
export const microsoftAdSheet: AdSheet = { header: HEADER, row: adRow };

/**
 * Writer of `microsoft-bulk.csv` for Microsoft Advertising; entry `microsoft_bulk` of `FORMATS`
 * (`exports/formats/formats.ts`). Columns, languages and time zones are in this file.
 */
export const microsoftBulk: Format = {
  write: (input) => {
    const sheet = buildSheet<(typeof HEADER)[number]>(HEADER, [
      { Type: "Format Version", Name: "6.0" },
      ...groupRows(input),
      ...input.ads.map((ad) => adRow(ad, input)),
    ]);
    return [{ name: "microsoft-bulk.csv", bytes: encodeCsv(sheet, { bom: true }) }];
  },
};
