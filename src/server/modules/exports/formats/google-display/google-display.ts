/**
 * Google Ads Editor: texts of responsive display ads and of Performance Max asset groups. Columns:
 * an export of Editor (read 2026-11-22). Editor does not carry the link between ads and pictures,
 * so pictures are added by hand.
 */
import { leftBehindCopy } from "#core/exports/left-behind.copy.ts";
import { ASSET_GROUP_TEXTS, DISPLAY_AD_TEXTS } from "#core/exports/limits.ts";
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import { SEARCH_FIELDS } from "#core/platforms/shared-fields.ts";
import { countLength } from "#core/platforms/text-fields.ts";
import { encodeCsv } from "../csv.ts";
import { buildSheet, numbered, numberedCells, type Cells } from "../sheet.ts";
import { budgetCell, listOf } from "../fields.ts";
import type { ExportAd, Format, WriterInput } from "../format.ts";
import { GROUP_COLUMNS, politicalCell } from "../google-editor/campaign-rows.ts";

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
  ...numbered("Headline", DISPLAY_AD_TEXTS.headlines),
  "Long headline",
  ...numbered("Description", DISPLAY_AD_TEXTS.descriptions),
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
    ...numberedCells("Headline", headlines),
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
  ...numbered("Headline", ASSET_GROUP_TEXTS.headlines),
  "Long headline 1",
  ...numbered("Description", ASSET_GROUP_TEXTS.descriptions),
  "Business name",
  ...numbered("Path", SEARCH_FIELDS.paths.list.max),
  "Final URL",
] as const;
type AssetRow = Cells<(typeof PERFORMANCE_MAX)[number]>;

/** Whether an ad has the short texts that an asset group needs. */
function fitsPerformanceMax(ad: ExportAd): boolean {
  const { headlines, descriptions } = textsOf(ad);
  return (
    descriptions.length >= ASSET_GROUP_TEXTS.minDescriptions &&
    headlines.some((text) => length(text) <= ASSET_GROUP_TEXTS.shortHeadline) &&
    descriptions.some((text) => length(text) <= ASSET_GROUP_TEXTS.shortDescription)
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
    return {
      Campaign: name,
      "Asset Group": ad.name,
      "Asset Group Status": "Paused",
      ...numberedCells("Headline", headlines),
      "Long headline 1": long,
      ...numberedCells("Description", descriptions),
      "Business name": campaign.businessName,
      ...numberedCells("Path", listOf(ad, "paths")),
      "Final URL": ad.taggedUrl,
    };
  });
  return settings.createCampaign ? [parent, ...groups] : groups;
}

/**
 * Writer of `google-display.csv` (first headlines only), and of `google-performance-max.csv` for
 * ads with texts short enough (`fitsPerformanceMax` in this file); numbers and lengths of texts:
 * `core/exports/limits.ts`. Entry `google_display_beta` of `FORMATS` (`formats.ts`). Refuses ads
 * without a business name, and those whose first description, which is the long headline, is empty
 * or longer than the field (`core/platforms/platforms.ts`; words:
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
      ? { why: leftBehindCopy.descriptions(SEARCH_FIELDS.descriptions.list.min), field: "descriptions" }
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
