import { loadingToasts, toasts } from "../messages.ts";
import type { BrandVoice, Industry } from "./campaign.ts";
import { campaignKind } from "./campaign.kind.ts";
import type { HistoryCopy, ResultCopy } from "../tool.copy.ts";

/**
 * Text of the full package tool, with the example that its form can fill in. Messages and toasts
 * are in `generations/messages.ts`, names of industries and voices below. The "3 ads" of `summary`
 * are `TEXT_ADS_PER_GENERATION` (`text/text.ts`), written out.
 */
export const campaignCopy = {
  title: campaignKind.label,
  lead: "Copy, images and a video script from one brief.",
  form: "Generate Full Ad Campaign",
  submit: "Generate Campaign",
  busy: "Generating...",
  fields: {
    companyName: "Company Name",
    productName: "Product/Service Name",
    industry: "Industry",
    brandVoice: "Brand Voice",
    targetAudience: "Target Audience",
    keyFeatures: "Key Features",
    campaignGoals: "Campaign Goals",
    budget: "Budget",
    timeline: "Timeline",
    additionalDetails: "Additional Details",
    primaryColor: "Primary Color",
  },
  examples: {
    companyName: "Halden",
    productName: "Dusk Lamp",
    industry: "retail",
    brandVoice: "casual",
    targetAudience: "Renters who work from home",
    keyFeatures: "Dims to warm light as the sun sets. Cordless, 20 hours per charge.",
    campaignGoals: "Launch online with a 20% launch offer",
    budget: "$4,000",
    timeline: "6 weeks",
    additionalDetails: "",
    primaryColor: "#e2553f",
  },
  goalsHint: "Offers you name here go into the ads. The goals themselves do not appear in the ads.",
  detailsPlaceholder: "Anything the brief leaves out",
  anyIndustry: "Not specified",
  parts: { text: "Text Ads", image: "Image Ads", video: "Video Ads" },
  prompts: "Prompts for more images",
  storyboard: "Storyboard",
  copy: "Copy text ads",
  download: "Download",
  downloadOf: (part: string) => `Download ${part}`,
  downloadAll: "Download all",
  steps: "Progress",
  ready: "The package is ready",
  summary: (images: number) => `3 ads, ${images} ${images === 1 ? "image" : "images"}, script`,
} as const;

/** Names of `INDUSTRIES` (`campaign.ts`) in the full package's form (`campaign-form.tsx`). */
export const INDUSTRY_NAMES: Record<Industry, string> = {
  technology: "Technology",
  finance: "Finance",
  healthcare: "Healthcare",
  retail: "Retail",
  education: "Education",
};

/**
 * Names of `BRAND_VOICES` (`campaign.ts`) in the full package's form (`campaign-form.tsx`) and on
 * the brand page (`voice-card.tsx`).
 */
export const BRAND_VOICE_NAMES: Record<BrandVoice, string> = {
  professional: "Professional",
  casual: "Casual",
  luxury: "Luxury",
  playful: "Playful",
  innovative: "Innovative",
};

/**
 * Effect of a brand voice on a package, below the choice in its form (`campaign-form.tsx`). The
 * styles themselves are in `brand-voice.ts`.
 */
export const VOICE_DESCRIPTIONS: Record<BrandVoice, string> = {
  professional: "Clear and orderly images, a product demo as the script.",
  casual: "Modern images, moments of a day as the script.",
  luxury: "Quiet, rich images, a story as the script.",
  playful: "Colorful, round images, an animation as the script.",
  innovative: "Bold images, a product demo as the script.",
};

/**
 * Text of the full package's result panel (`campaign-panel.tsx`); the landing page's sample
 * (`demo-output.tsx`) shows its title. Placeholder and failure are in `generations/messages.ts`.
 */
export const campaignResultCopy: ResultCopy = {
  title: "Generated Campaign",
  placeholder: loadingToasts.generatingAds,
  empty: 'Fill out the form and click "Generate Campaign" to see text ads, images and a video script here.',
  notFound: "This package was deleted or belongs to another account.",
  failed: toasts.packageFailed,
  progress: "Parts completed",
  fallback:
    "The AI provider did not respond to all requests, so the built-in engine completed this package. It used no unit.",
};

/**
 * Text of the list of earlier packages under the full package tool (`campaign-tool.tsx`); shared
 * words are `toolCopy` in `tool.copy.ts`.
 */
export const campaignHistoryCopy: HistoryCopy = {
  title: "Earlier full packages",
  empty: "Packages you generate are stored here until you delete them.",
  copy: campaignCopy.copy,
  removed: "Package deleted",
  restored: "Package restored",
  loadFailed: "Failed to load earlier packages.",
};
