import { loadingToasts, textAdsMessages, toasts } from "../messages.ts";
import type { HistoryCopy, ResultCopy } from "../tool.copy.ts";

/**
 * Text of the text ad tool, with the example that its form can fill in. Messages and toasts are in
 * `generations/messages.ts`, but `copyFailed` is here. "Three" is `TEXT_ADS_PER_GENERATION`
 * (`text.ts`), written out.
 */
export const textAdsCopy = {
  title: "Text Ads",
  lead: "Three variations from one brief, each with its own angle.",
  form: "Generate Text Ad",
  panel: "Generated Ads",
  submit: "Generate Ads",
  busy: "Generating...",
  placeholder: loadingToasts.generatingAds,
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
  copyFailed: "Failed to copy. Select the text and copy it manually.",
  characters: (count: number) => `${count} ${count === 1 ? "character" : "characters"}`,
  changed: "Changed here, not saved",
  undo: "Undo",
  progressLabel: "Ads written",
  ready: (count: number) => `${count} ${count === 1 ? "ad" : "ads"} ready`,
} as const;

/**
 * Text of the text ad tool's result panel (`text-ads-panel.tsx`). Failure and empty state are in
 * `generations/messages.ts`.
 */
export const textResultCopy: ResultCopy = {
  title: textAdsCopy.panel,
  placeholder: textAdsCopy.placeholder,
  empty: textAdsMessages.empty,
  notFound: "These ads were deleted or belong to another account.",
  failed: toasts.adsFailed,
  progress: textAdsCopy.progressLabel,
  fallback: "The AI provider did not respond, so the built-in engine wrote this set. It used no unit.",
};

/**
 * Text of the list of earlier text ads under the text ad tool (`text-ad-tool.tsx`); shared words
 * are `toolCopy` in `tool.copy.ts`.
 */
export const textHistoryCopy: HistoryCopy = {
  title: "Earlier text ads",
  empty: "Ads you generate are stored here until you delete them.",
  copy: "Copy all ads",
  removed: "Ads deleted",
  restored: "Ads restored",
  loadFailed: "Failed to load earlier ads.",
};

/**
 * A number of ads in words, "1 ad" or "3 ads", as the result of an entry in the history under the
 * text ad tool (`text-ad-tool.tsx`).
 */
export const adsCount = (count: number) => `${count} ${count === 1 ? "ad" : "ads"}`;
