/**
 * Meta Ads Manager import. Meta does not publish the columns: they come from public files that
 * worked (read 2026-11-22). Each ad set names one platform, so that results of Facebook and
 * Instagram can be distinguished.
 */
import { missingTags, utmTags } from "#core/campaigns/tag-url.ts";
import type { Objective, SpecialCategory } from "#core/exports/settings.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { encodeCsv } from "../csv.ts";
import { buildSheet, type Cells } from "../sheet.ts";
import { textOf } from "../fields.ts";
import type { AdSheet, ExportAd, Format, WriterInput } from "../format.ts";

const HEADER = [
  "Campaign Name",
  "Special Ad Categories",
  "Campaign Status",
  "Campaign Objective",
  "Buying Type",
  "New Objective",
  "Ad Set Name",
  "Ad Set Run Status",
  "Ad Set Time Start",
  "Link Object ID",
  "Instagram Account ID",
  "Optimized Conversion Tracking Pixels",
  "Countries",
  "Location Types",
  "Publisher Platforms",
  "Optimization Goal",
  "Billing Event",
  "Beneficiary",
  "Payer",
  "Ad Name",
  "Ad Status",
  "Title",
  "Body",
  "Link Description",
  "Link",
  "URL Tags",
  "Call to Action",
  "Creative Type",
  "Image File Name",
  "Optimize text per person",
] as const;
type Row = Cells<(typeof HEADER)[number]>;

const OBJECTIVES: Readonly<Record<Objective, string>> = {
  traffic: "Outcome Traffic",
  leads: "Outcome Leads",
  sales: "Outcome Sales",
  engagement: "Outcome Engagement",
  awareness: "Outcome Awareness",
};

const CATEGORIES: Readonly<Record<SpecialCategory, string>> = {
  none: "",
  credit: "CREDIT",
  employment: "EMPLOYMENT",
  housing: "HOUSING",
  politics: "ISSUES_ELECTIONS_POLITICS",
};

/**
 * Parameters that Meta fills in: developers.facebook.com, url-tags-for-tracking (read 2026-11-22).
 */
const MACROS = { utm_term: "{{placement}}", utm_id: "{{campaign.id}}" };

/**
 * Writes an id of Meta with the prefix that marks it as text ("o" page, "x" Instagram account, "tp"
 * pixel), "" without an id, for our own file and the user's sheet (`templates/template-cells.ts`).
 */
export const markedId = (prefix: "o" | "x" | "tp", id: string): string =>
  id === "" ? "" : `${prefix}:${id}`;

/**
 * Name of the ad set of an ad, for our own file and the user's sheet of Meta
 * (`templates/template-cells.ts`): the ad group's name and the platform's, because results of
 * Facebook and Instagram can only be distinguished if each has an ad set.
 */
export const metaAdSet = (
  { platform }: Pick<ExportAd, "platform">,
  { campaign }: Pick<WriterInput, "campaign">,
): string => `${campaign.adGroup} ${PLATFORMS[platform].name}`;

/** A day as Ads Manager writes it: "12/01/2026 12:00:00 am". */
function startCell(day: string | null): string {
  const [year, month, date] = (day ?? "").split("-");
  return date === undefined ? "" : `${month}/${date}/${year} 12:00:00 am`;
}

/**
 * Query string for Meta's column `URL Tags`: the parameters (`core/campaigns/tag-url.ts`) that the
 * ad's address does not have yet, with Meta's macros (`MACROS` in this file); "" if it has all. Our
 * own file and the user's sheet (`templates/template-cells.ts`) write it.
 */
export function metaTags(
  { url, platform, key }: ExportAd,
  { campaign }: Pick<WriterInput, "campaign">,
): string {
  return missingTags(url, { ...utmTags({ platform, slug: campaign.slug, key }), ...MACROS });
}

function adRow(ad: ExportAd, input: Omit<WriterInput, "ads">): Row {
  const { campaign, settings } = input;
  const isTraffic = settings.objective === "traffic";
  return {
    "Campaign Name": campaign.name,
    "Special Ad Categories": CATEGORIES[settings.specialCategory],
    "Campaign Status": "PAUSED",
    "Campaign Objective": OBJECTIVES[settings.objective],
    "Buying Type": "AUCTION",
    "New Objective": "Yes",
    "Ad Set Name": metaAdSet(ad, input),
    "Ad Set Run Status": "PAUSED",
    "Ad Set Time Start": startCell(settings.startsOn),
    "Link Object ID": markedId("o", settings.pageId),
    "Instagram Account ID": markedId("x", settings.instagramId),
    "Optimized Conversion Tracking Pixels": markedId("tp", settings.pixelId),
    Countries: settings.countries.join(", "),
    "Location Types": settings.countries.length > 0 ? "home, recent" : "",
    "Publisher Platforms": ad.platform,
    "Optimization Goal": isTraffic ? "LINK_CLICKS" : "",
    "Billing Event": "IMPRESSIONS",
    Beneficiary: settings.beneficiary,
    Payer: settings.payer,
    "Ad Name": ad.name,
    "Ad Status": "PAUSED",
    Title: textOf(ad, "headline"),
    Body: textOf(ad, "primaryText"),
    "Link Description": textOf(ad, "description"),
    Link: ad.url,
    "URL Tags": metaTags(ad, input),
    "Call to Action": ad.callToAction ?? "LEARN_MORE",
    "Creative Type": "Link Page Post Ad",
    "Image File Name": ad.picture ?? "",
    "Optimize text per person": "No",
  };
}

/**
 * Columns of Meta's sheet with the row of an ad, for our own file and, through
 * `templates/usual-cells.ts`, for the user's sheet.
 */
export const metaAdSheet: AdSheet = { header: HEADER, row: adRow };

/**
 * Writer of `meta-ads.csv` with the ads of Facebook and Instagram; entry `meta_sheet_beta` of
 * `FORMATS` (`exports/formats/formats.ts`). Columns and fixed cells are in this file; tags:
 * `core/campaigns/tag-url.ts`.
 */
export const metaSheet: Format = {
  write: (input) => {
    const rows = input.ads.map((ad) => adRow(ad, input));
    const sheet = buildSheet<(typeof HEADER)[number]>(HEADER, rows);
    return [{ name: "meta-ads.csv", bytes: encodeCsv(sheet, { bom: true }) }];
  },
};
