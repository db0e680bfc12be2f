/**
 * Hints below the fields of the tools' forms (`brief-fields.ts`); never enforced. The lengths are
 * `HINT_MINIMUMS` in `core/limits.ts`.
 */
export const hints = {
  bestWith: (count: number) => `Works best with ${count} characters or more`,
} as const;

/**
 * Outcomes of generations, copies and downloads: toasts of the tools, and messages that the
 * `*.generator.ts` of the server store with a failed row.
 */
export const toasts = {
  adsGenerated: "Ads generated successfully!",
  adsFailed: "Failed to generate ads. Please try again.",
  adCopied: "Ad copy copied to clipboard!",
  scriptGenerated: "Video script generated successfully!",
  scriptFailed: "Failed to generate video script. Please try again.",
  scriptCopied: "Script copied to clipboard!",
  scriptCopyFailed: "Failed to copy script.",
  imagesGenerated: "Images generated successfully!",
  imagesFailed: "Failed to generate images. Please try again.",
  imageDownloaded: "Image downloaded successfully!",
  imageDownloadFailed: "Failed to download image. Please try again.",
  packageGenerated: "Full package generated successfully!",
  packageFailed: "Failed to generate package. Please try again.",
  copyFailed: "Failed to write copy. Please try again.",
} as const;

/**
 * Texts while a generation runs or a download starts: toasts (`toolToasts`, `use-download.ts`), and
 * placeholders of result panels.
 */
export const loadingToasts = {
  generatingAds: "Generating your ads...",
  generatingScript: "Generating video script...",
  generatingImages: "Generating your images...",
  startingDownload: "Starting download...",
} as const;

/**
 * Toasts of each tool from the start of a generation to its end, which `use-tool.ts` in the web app
 * shows.
 */
export const toolToasts = {
  text: { loading: loadingToasts.generatingAds, done: toasts.adsGenerated, failed: toasts.adsFailed },
  image: {
    loading: loadingToasts.generatingImages,
    done: toasts.imagesGenerated,
    failed: toasts.imagesFailed,
  },
  video: {
    loading: loadingToasts.generatingScript,
    done: toasts.scriptGenerated,
    failed: toasts.scriptFailed,
  },
  campaign: {
    loading: loadingToasts.generatingAds,
    done: toasts.packageGenerated,
    failed: toasts.packageFailed,
  },
} as const;

/**
 * Messages of the text ad tool: about missing names (`text/text.ts`; as a toast
 * `text-ad-form.tsx`), which image ads, packages and campaign copy share, and in its empty result
 * panel.
 */
export const textAdsMessages = {
  companyAndProduct: "Please fill in company and product name",
  empty: 'Fill out the form and click "Generate Ads" to create your AI-generated ad copy.',
} as const;

/**
 * Messages of the video tool: about a missing field (`video/video.ts`; as a toast
 * `video-form.tsx`), in its empty result panel, and, here and on the film screen
 * (`core/film/film.copy.ts`), about a missing script.
 */
export const videoMessages = {
  required: "Please fill out all required fields",
  empty: 'Fill out the form and click "Generate Script" to see your AI-generated video ad script here.',
  notFound: "This script was deleted or belongs to another account.",
} as const;

/**
 * Validation messages of the image ad tool, for the schema in `image/image.ts`; `image-form.tsx`
 * shows them as toasts.
 */
export const imageAdsMessages = {
  companyAndProduct: textAdsMessages.companyAndProduct,
  headline: "Please provide a headline for your ads.",
  color: "Please enter a color such as #1A2B3C.",
} as const;

/**
 * Validation messages of the full package tool, for the schema in `campaign/campaign.ts`;
 * `campaign-form.tsx` shows them as toasts.
 */
export const campaignMessages = {
  companyAndProduct: textAdsMessages.companyAndProduct,
  featuresAndGoals: "Please provide key features and campaign goals",
} as const;

/**
 * Validation messages of campaign copy, for the schema in `copy/copy.ts`; campaigns request it, so
 * users rarely see them.
 */
export const copyMessages = {
  companyAndProduct: textAdsMessages.companyAndProduct,
  onePlatform: "An ad that is rewritten has one platform.",
  unknownField: "The fields to rewrite must be fields of the platform.",
} as const;

/**
 * Messages about generations: `run-generation.ts` stores `moderated` with a failed row;
 * `restartsUsedUp` is the message of the code `restarts_used_up` (`core/errors.ts`).
 */
export const generationMessages = {
  moderated:
    "The AI provider declined this request because of its content rules. Please change the wording and try again. It does not count against your plan.",
  restartsUsedUp: (restarts: number) =>
    `This was deleted and restored ${restarts} times before it was finished, which is the limit. It stays deleted.`,
} as const;
