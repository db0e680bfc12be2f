/**
 * Google Ads Editor: responsive search ads. Columns:
 * support.google.com/google-ads/editor/answer/57747 and exports of Editor 2.13 (read 2026-11-22).
 * UTF-8 with a byte order mark, because Editor reads other files without one in the encoding of the
 * computer.
 */
import { SEARCH_FIELDS } from "#core/platforms/shared-fields.ts";
import { encodeCsv } from "../csv.ts";
import { buildSheet, numbered, numberedCells, type Cells } from "../sheet.ts";
import { budgetCell, listOf } from "../fields.ts";
import type { AdSheet, ExportAd, Format, WriterInput } from "../format.ts";
import { GROUP_COLUMNS, locationRows, REWRITING_OFF, SWITCHES, politicalCell } from "./campaign-rows.ts";

const HEADER = [
  "Campaign",
  ...GROUP_COLUMNS,
  "Networks",
  "Ad Group",
  "Ad Group Type",
  "Ad Group Status",
  "Location",
  ...SWITCHES,
  "Labels",
  "Ad type",
  ...numbered("Headline", SEARCH_FIELDS.headlines.list.max),
  ...numbered("Description", SEARCH_FIELDS.descriptions.list.max),
  ...numbered("Path", SEARCH_FIELDS.paths.list.max),
  "Final URL",
  "Status",
] as const;
type Row = Cells<(typeof HEADER)[number]>;

/** Rows that create the campaign and its ad group, both paused; parents come first. */
function groupRows({ campaign, settings }: WriterInput): Row[] {
  if (!settings.createCampaign) return [];
  const { name, adGroup, language } = campaign;
  return [
    {
      Campaign: name,
      "Campaign Type": "Search",
      Networks: "Google search",
      Budget: budgetCell(settings.dailyBudget),
      "Budget type": "Daily",
      "EU political ads": politicalCell(settings.euPolitical),
      Languages: language,
      "Bid Strategy Type": "Maximize clicks",
      "Start Date": settings.startsOn ?? "",
      "Campaign Status": "Paused",
      ...REWRITING_OFF,
    },
    ...locationRows(name, settings.countries),
    { Campaign: name, "Ad Group": adGroup, "Ad Group Type": "Standard", "Ad Group Status": "Paused" },
  ];
}

function adRow(ad: ExportAd, { campaign }: Omit<WriterInput, "ads">): Row {
  return {
    Campaign: campaign.name,
    "Ad Group": campaign.adGroup,
    Labels: ad.key,
    "Ad type": "Responsive search ad",
    ...numberedCells("Headline", listOf(ad, "headlines")),
    ...numberedCells("Description", listOf(ad, "descriptions")),
    ...numberedCells("Path", listOf(ad, "paths")),
    "Final URL": ad.taggedUrl,
    Status: "Paused",
  };
}

/**
 * Columns of an Ads Editor file with the row of an ad, for our own file and, through
 * `templates/usual-cells.ts`, for the user's sheet. As many columns of headlines, descriptions and
 * paths as `SEARCH_FIELDS` of `core/platforms/shared-fields.ts` allows.
 */
export const googleEditorAdSheet: AdSheet = { header: HEADER, row: adRow };

/**
 * Writer of `google-ads-editor.csv` for Google Ads Editor; entry `google_editor` of `FORMATS`
 * (`exports/formats/formats.ts`). Rows of a new campaign come from `groupRows` in this file and
 * `campaign-rows.ts`; none unless the setting `createCampaign` (`core/exports/settings.ts`) is on.
 */
export const googleEditor: Format = {
  write: (input) => {
    const sheet = buildSheet<(typeof HEADER)[number]>(HEADER, [
      ...groupRows(input),
      ...input.ads.map((ad) => adRow(ad, input)),
    ]);
    return [{ name: "google-ads-editor.csv", bytes: encodeCsv(sheet, { bom: true }) }];
  },
};
