import { textAdsMessages, toasts } from "#core/messages.ts";
import type { HistoryCopy, ResultCopy } from "../tool.copy.ts";

/** Words of the text ad tool; the quoted ones of the specification are in messages.ts. */
export const textAdsCopy = {
  title: "Text Ads",
  lead: "Three variations from one brief, each with an angle of its own.",
  form: "Generate Text Ad",
  panel: "Generated Ads",
  submit: "Generate Ads",
  busy: "Generating...",
  placeholder: "Generating your ads...",
  fields: {
    companyName: "Company Name",
    productName: "Product/Service Name",
    targetAudience: "Target Audience",
    keyMessage: "Key Message",
    additionalDetails: "Additional Details",
  },
  examples: {
    companyName: "Halden",
    productName: "Dusk Lamp",
    targetAudience: "Renters who work from home",
    keyMessage: "A cordless lamp that dims to warm light as the sun sets.",
    additionalDetails: "Launch offer: 20% off.",
  },
  detailsPlaceholder: "Tone, things to mention, things to avoid",
  copy: "Copy",
  copyFailed: "Failed to copy. Select the text and copy it by hand.",
  characters: (count: number) => `${count} ${count === 1 ? "character" : "characters"}`,
  fits: "Fits",
  limitsAsOf: (date: string) => `The platforms' own limits as of ${date}`,
  progressLabel: "Ads written",
  ready: (count: number) => `${count} ${count === 1 ? "ad" : "ads"} ready`,
} as const;

export const textResultCopy: ResultCopy = {
  title: textAdsCopy.panel,
  placeholder: textAdsCopy.placeholder,
  empty: textAdsMessages.empty,
  notFound: "These ads were deleted or belong to another account.",
  failed: toasts.adsFailed,
  progress: textAdsCopy.progressLabel,
  fallback: "The AI provider did not answer, so the built-in engine wrote this set. It was not counted.",
};

export const textHistoryCopy: HistoryCopy = {
  title: "Earlier text ads",
  empty: "Ads you generate are kept here until you delete them.",
  copy: "Copy all ads",
  removed: "Ads deleted",
  restored: "Ads restored",
  loadFailed: "Failed to load earlier ads.",
};

export const adsCount = (count: number) => `${count} ${count === 1 ? "ad" : "ads"}`;
