/**
 * ChatGPT ads: a workbook with three tabs. OpenAI names the tabs and the kinds of values
 * (help.openai.com/en/articles/20001218, read 2026-11-22) but not the exact headers, so the rows
 * are made to be copied into the sheet that Ads Manager offers.
 */
import type { Objective } from "#core/exports/settings.ts";
import { buildSheet } from "../sheet.ts";
import { encodeXlsx } from "../xlsx.ts";
import { budgetCell, textOf } from "../fields.ts";
import type { AdSheet, Format } from "../format.ts";

const OBJECTIVES: Readonly<Record<Objective, string>> = {
  traffic: "Clicks",
  leads: "Clicks",
  sales: "Clicks",
  engagement: "Views",
  awareness: "Views",
};

/**
 * Columns of the tab of ads in ChatGPT's workbook with the row of an ad, for our own file and,
 * through `templates/usual-cells.ts`, for the user's sheet.
 */
export const chatgptAdSheet: AdSheet = {
  header: ["campaign_name", "ad_group_name", "ad_name", "status", "title", "copy", "url", "image_url"],
  row: (ad, { campaign }) => ({
    campaign_name: campaign.name,
    ad_group_name: campaign.adGroup,
    ad_name: ad.name,
    status: "paused",
    title: textOf(ad, "title"),
    copy: textOf(ad, "copy"),
    url: ad.taggedUrl,
  }),
};

/**
 * Writer of `chatgpt-ads.xlsx`, the workbook for ads in ChatGPT; entry `chatgpt_beta` of `FORMATS`.
 * Columns and cells are in this file, the format's name in `core/exports/formats.ts`, notes for
 * users in `format-notes.copy.ts` beside it.
 */
export const chatgpt: Format = {
  write: ({ campaign, settings, ads }) => {
    const { name, adGroup } = campaign;
    const campaigns = buildSheet(
      ["campaign_name", "objective", "status", "start_date", "daily_budget", "currency", "countries"],
      [
        {
          campaign_name: name,
          objective: OBJECTIVES[settings.objective],
          status: "paused",
          start_date: settings.startsOn ?? "",
          daily_budget: budgetCell(settings.dailyBudget),
          currency: settings.currency,
          countries: settings.countries.length > 0 ? JSON.stringify(settings.countries) : "",
        },
      ],
    );
    const adGroups = buildSheet(
      ["campaign_name", "ad_group_name", "status"],
      [{ campaign_name: name, ad_group_name: adGroup, status: "paused" }],
    );
    const rows = buildSheet(
      chatgptAdSheet.header,
      ads.map((ad) => chatgptAdSheet.row(ad, { campaign, settings })),
    );
    const bytes = encodeXlsx([
      { name: "campaigns", ...campaigns },
      { name: "adgroups", ...adGroups },
      { name: "ads", ...rows },
    ]);
    return [{ name: "chatgpt-ads.xlsx", bytes }];
  },
};
