import type { SkipReason } from "./report-reading.ts";
import { inSentence } from "../in-words.ts";
import { currencyName } from "./format-figures.ts";
import type { ReportField, ReportLanguage } from "./report-fields.ts";

/**
 * Why a row of a report was not counted, in its preview; `present-reading.ts` adds it to the line.
 */
export const skipReasonCopy: Readonly<Record<SkipReason, string>> = {
  total: "A total",
  remark: "Not a row of figures",
  bad_number: "A cell that should be a number is none",
  bad_date: "A date that cannot be read",
};

/**
 * Remarks that `present-reading.ts` on the server writes into the preview of a report; the rest of
 * its text is in `report-reading.copy.ts`.
 */
export const readingCopy = {
  currencies: (codes: readonly string[]) =>
    `This report has ${inSentence(codes.map(currencyName))}. They are shown apart and never added.`,
  noDays: "The report has no days. Export one row a day, so that chance can be judged.",
  periods: "Some rows cover several days. One row a day says more.",
  addFinalUrl:
    "Google’s and Microsoft’s search ads have no names. Add the column Final URL: the key is in it.",
  wholeNumber: "a whole number",
  chosenOver: (name: string) => `Chosen over “${name}”`,
  resultType: (type: string) => `Result type: ${type}`,
} as const;

/**
 * Labels of `REPORT_FIELDS` (`report-fields.ts`) in the list of a report's columns
 * (`results/mapping-table.tsx`).
 */
export const reportFieldCopy: Readonly<Record<ReportField, string>> = {
  adName: "Ad name",
  adId: "Ad ID",
  adSet: "Ad set or ad group",
  campaign: "Campaign",
  day: "Day",
  periodEnd: "Last day",
  impressions: "Views",
  linkClicks: "Clicks that leave the platform",
  clicks: "All clicks",
  spend: "Spend",
  conversions: "Orders or other results",
  value: "Value of results",
  resultType: "Type of result",
  finalUrl: "Final URL",
  image: "Picture",
  labels: "Labels",
  currency: "Currency",
};

/**
 * Names of `REPORT_LANGUAGES` (`report-fields.ts`) for the preview of a report
 * (`reading-view.tsx`).
 */
export const reportLanguageCopy: Readonly<Record<ReportLanguage, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
};

/**
 * Formats, platforms and languages of reports in words, without a final mark, for the Results tab
 * (`core/results/results-tab.copy.ts`) and the form of results (`core/overview/results.copy.ts`).
 * Formats and platforms are written out here; languages are those of `reportLanguageCopy`.
 */
export const reportFormats = `CSV or XLSX from Google Ads, Meta, TikTok, LinkedIn, Microsoft or Pinterest, in ${inSentence(Object.values(reportLanguageCopy), "or")}`;
