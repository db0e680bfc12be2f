/**
 * Google Ads Editor: texts of responsive display ads and of Performance Max asset groups. Columns:
 * an export of Editor (read 2026-11-22). Editor does not carry the link between ads and pictures,
 * so pictures are added by hand.
 */
import { leftBehindCopy } from "#core/exports/left-behind.copy.ts";
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import { countLength } from "#core/platforms/text-fields.ts";
import { encodeCsv } from "../csv.ts";
import { buildSheet, numbered, numberedCells, type Cells } from "../sheet.ts";
import { budgetCell, listOf } from "../fields.ts";
import type { ExportAd, Format, WriterInput } from "../format.ts";
import { GROUP_COLUMNS, politicalCell } from "../google-editor/campaign-rows.ts";

const MAX_HEADLINES = 5;
/**
 * An asset group needs at least one text up to these lengths:
 * support.google.com/google-ads/answer/10724492.
 */
const SHORT_HEADLINE = 15;
const SHORT_DESCRIPTION = 60;

const length = (text: string) => countLength({ count: "width" }, text);

/** Texts of an ad: the first description is the long headline, which has the same limit. */
function textsOf(ad: ExportAd) {
  const [long = "", ...descriptions] = listOf(ad, "descriptions");
  return { headlines: listOf(ad, "headlines"), long, descriptions };
}

const DISPLAY = [
  "Campaign",
  "Ad Group",
  "Labels",
  "Ad type",
  "Ad Name",
  ...numbered("Headline", MAX_HEADLINES),
  "Long headline",
  ...numbered("Description", 5),
  "Business name",
  "Final URL",
  "Use asset enhancements",
  "Use auto generated video",
  "Ad formats",
  "Status",
] as const;

function displayRow(ad: ExportAd, { campaign }: WriterInput): Cells<(typeof DISPLAY)[number]> {
  const { headlines, long, descriptions } = textsOf(ad);
  return {
    Campaign: `${campaign.name} Display`,
    "Ad Group": campaign.adGroup,
    Labels: ad.key,
    "Ad type": "Responsive display ad",
    "Ad Name": ad.name,
    ...numberedCells("Headline", headlines.slice(0, MAX_HEADLINES)),
    "Long headline": long,
    ...numberedCells("Description", descriptions),
    "Business name": campaign.businessName,
    "Final URL": ad.taggedUrl,
    "Use asset enhancements": "Disabled",
    "Use auto generated video": "Disabled",
    "Ad formats": "All formats",
    Status: "Paused",
  };
}

const PERFORMANCE_MAX = [
  "Campaign",
  ...GROUP_COLUMNS,
  "Brand guidelines",
  "Asset Group",
  "Asset Group Status",
  ...numbered("Headline", 15),
  "Long headline 1",
  ...numbered("Description", 5),
  "Business name",
  "Path 1",
  "Path 2",
  "Final URL",
] as const;
type AssetRow = Cells<(typeof PERFORMANCE_MAX)[number]>;

/** Whether an ad has the short texts that an asset group needs. */
function fitsPerformanceMax(ad: ExportAd): boolean {
  const { headlines, descriptions } = textsOf(ad);
  return (
    descriptions.length >= 2 &&
    headlines.some((text) => length(text) <= SHORT_HEADLINE) &&
    descriptions.some((text) => length(text) <= SHORT_DESCRIPTION)
  );
}

function assetRows({ campaign, settings, ads }: WriterInput): AssetRow[] {
  const name = `${campaign.name} Performance Max`;
  const parent: AssetRow = {
    Campaign: name,
    "Campaign Type": "Performance Max",
    Budget: budgetCell(settings.dailyBudget),
    "Budget type": "Daily",
    "EU political ads": politicalCell(settings.euPolitical),
    Languages: campaign.language,
    "Bid Strategy Type": "Maximize conversions",
    "Start Date": settings.startsOn ?? "",
    "Brand guidelines": "Disabled",
    "Campaign Status": "Paused",
  };
  const groups = ads.map((ad): AssetRow => {
    const { headlines, long, descriptions } = textsOf(ad);
    const [path1 = "", path2 = ""] = listOf(ad, "paths");
    return {
      Campaign: name,
      "Asset Group": ad.name,
      "Asset Group Status": "Paused",
      ...numberedCells("Headline", headlines),
      "Long headline 1": long,
      ...numberedCells("Description", descriptions),
      "Business name": campaign.businessName,
      "Path 1": path1,
      "Path 2": path2,
      "Final URL": ad.taggedUrl,
    };
  });
  return settings.createCampaign ? [parent, ...groups] : groups;
}

/**
 * Writer of `google-display.csv`, and of `google-performance-max.csv` for the ads whose texts are
 * short enough (`fitsPerformanceMax` in this file); entry `google_display_beta` of `FORMATS`
 * (`exports/formats/formats.ts`). Refuses ads without a business name, and those whose long
 * headline, the first description, is empty or too long (words:
 * `core/exports/left-behind.copy.ts`).
 */
export const googleDisplay: Format = {
  refuse: (ad, { campaign }) => {
    if (campaign.businessName === "") {
      return { why: leftBehindCopy.businessName, field: "settings.businessName" };
    }
    const { long } = textsOf(ad);
    const { max = Infinity } = fieldsOf(ad.platform)["descriptions"] ?? {};
    return long === "" || length(long) > max
      ? { why: leftBehindCopy.descriptions(2), field: "descriptions" }
      : undefined;
  },
  write: (input) => {
    const display = buildSheet<(typeof DISPLAY)[number]>(
      DISPLAY,
      input.ads.map((ad) => displayRow(ad, input)),
    );
    const files = [{ name: "google-display.csv", bytes: encodeCsv(display, { bom: true }) }];
    const fitting = input.ads.filter(fitsPerformanceMax);
    if (fitting.length === 0) return files;
    const rows = assetRows({ ...input, ads: fitting });
    const sheet = buildSheet<(typeof PERFORMANCE_MAX)[number]>(PERFORMANCE_MAX, rows);
    return [...files, { name: "google-performance-max.csv", bytes: encodeCsv(sheet, { bom: true }) }];
  },
};
