import { capitalize } from "#core/in-words.ts";
import { IMAGE_PLATFORMS_IN_WORDS } from "#core/platforms/platforms.ts";
import { loadingToasts, toasts } from "../messages.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import type { HistoryCopy, ResultCopy } from "../tool.copy.ts";
import type { ImageStyle } from "./styles.ts";

/**
 * Text of the image ad tool and the dialog that edits an ad, with the toasts of an edit (`updated`,
 * `updateFailed`) and the example that the form can fill in. Other toasts and messages are in
 * `generations/messages.ts`. The number of images is that of `IMAGE_PLATFORMS`
 * (`core/platforms/platforms.ts`).
 */
export const imageCopy = {
  title: "Image Ads",
  lead: `${capitalize(IMAGE_PLATFORMS_IN_WORDS)}, each at its own size for the shape you choose, with your headline exactly as you type it.`,
  form: "Generate Image Ads",
  submit: "Generate Images",
  busy: "Generating...",
  fields: {
    companyName: "Company Name",
    productName: "Product/Service Name",
    headline: "Headline",
    description: "Description",
    targetAudience: "Target Audience",
    callToAction: "Call to Action",
    size: "Size",
    style: "Style",
    primaryColor: "Primary Color",
  },
  examples: {
    companyName: "Halden",
    productName: "Dusk Lamp",
    headline: "Evenings, softly lit.",
    description: "A cordless lamp that dims to warm light as the sun sets.",
    targetAudience: "Renters who work from home",
    callToAction: "",
    size: "portrait",
    style: "modern",
    primaryColor: "#e2553f",
  },
  callToActionHint: "If empty, we choose a fitting one.",
  pickColor: "Pick a color",
  imagesHint: "Your product’s pictures, and your logo if you mark it.",
  download: "Download",
  downloadAll: "Download all",
  downloadOf: (platform: ImagePlatform) => `Download ${platform}`,
  view: (platform: ImagePlatform) => `View and edit ${platform}`,
  edit: "Edit text",
  editOf: (platform: ImagePlatform) => `Edit text of ${platform}`,
  alt: (platform: ImagePlatform, headline: string) => `${platform} ad: ${headline}`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  update: "Update image",
  updating: "Updating...",
  applyToAll: "Change all platforms",
  updated: "Image updated",
  updateFailed: "Failed to update the image. Please try again.",
  close: "Close",
  generatingBackground: "Generating background",
  addingText: "Adding text",
  imageLabel: (platform: ImagePlatform) => `${platform} image`,
  notMade: "Not generated",
  completionHint:
    "Missing images are completed free of charge. You can leave this page; the generation continues.",
  missing: `"Try again" generates the missing images, free of charge.`,
  ready: (count: number) => `${count} ${count === 1 ? "image" : "images"} ready`,
  summary: (count: number) => `${count} ${count === 1 ? "image" : "images"}`,
} as const;

/**
 * Text of the image ad tool's result panel (`images-panel.tsx`). Placeholder and failure are in
 * `generations/messages.ts`.
 */
export const imageResultCopy: ResultCopy = {
  title: "Generated Images",
  placeholder: loadingToasts.generatingImages,
  empty: `Fill out the form and click "Generate Images" to see an ad for each of ${IMAGE_PLATFORMS_IN_WORDS} here.`,
  notFound: "These images were deleted or belong to another account.",
  failed: toasts.imagesFailed,
  progress: "Images completed",
  fallback: "The AI provider did not respond, so the built-in engine made this set. It used no unit.",
};

/**
 * Text of the list of earlier image ads under the image ad tool (`image-tool.tsx`); shared words
 * are `toolCopy` in `tool.copy.ts`.
 */
export const imageHistoryCopy: HistoryCopy = {
  title: "Earlier image ads",
  empty: "Images you generate are stored here until you delete them.",
  copy: imageCopy.downloadAll,
  removed: "Images deleted",
  restored: "Images restored",
  loadFailed: "Failed to load earlier images.",
};

/**
 * Names of the image styles (`styles.ts`) in forms and on the brand page (`style-picker.tsx`), and
 * in `redraw-form.tsx` of campaigns; templates: `studio/image/templates/layout-templates.ts`.
 */
export const IMAGE_STYLE_NAMES: Record<ImageStyle, string> = {
  modern: "Modern",
  bold: "Bold",
  corporate: "Corporate",
  playful: "Playful",
  luxury: "Luxury",
};

/**
 * Names of the image sizes in `image-form.tsx` and in a campaign's form that draws again
 * (`redraw-form.tsx`); the sizes are in `core/platforms/platform.ts`.
 */
export const IMAGE_SIZE_NAMES: Record<ImageSize, string> = {
  square: "Square",
  landscape: "Landscape",
  portrait: "Portrait",
};

/**
 * Why a platform's image is missing, by the code of the provider's failure, or `unfinished`.
 * `image/output.ts` on the server sends the words to the result panel.
 */
export const missingReasons = {
  rate_limited: "The image service was too busy.",
  daily_budget: "The image service has used its budget for today.",
  unavailable: "The image service did not respond.",
  timeout: "The image service timed out.",
  malformed_response: "The image service returned an unusable image.",
  empty: "The image service returned no image.",
  bad_key: "The image service cannot be used right now.",
  insufficient_quota: "The image service cannot be used right now.",
  moderation: "The image service declined this one because of its content rules.",
  unfinished: "This image was not finished.",
  /** Former codes of `malformed_response` and `insufficient_quota` in stored rows. */
  garbage: "The image service returned an unusable image.",
  exhausted: "The image service cannot be used right now.",
} as const;

/**
 * Code of why an image of a generation is missing, as `image/output.ts` stores it; words are in
 * `missingReasons`.
 */
export type MissingReason = Exclude<keyof typeof missingReasons, "garbage" | "exhausted">;
