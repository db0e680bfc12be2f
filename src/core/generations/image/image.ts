import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { brandLookFields } from "#core/brands/brand-look.ts";
import { optionalText, requiredText, stringField, textField } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { imageAdsMessages } from "../messages.ts";
import { IMAGE_SIZES, type ImageSize } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS, type ImagePlatform } from "#core/platforms/platforms.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { languageField } from "../language.ts";
import { DEFAULT_IMAGE_STYLE, DEFAULT_PRIMARY_COLOR, IMAGE_STYLES } from "./styles.ts";
import { uploadId, uploadIds } from "#core/uploads/upload-ids.ts";

/** Size of an empty image ad form (`image-tool.tsx`), and of a request that names none. */
export const DEFAULT_IMAGE_SIZE: ImageSize = "square";

/**
 * Brand color of a brief, for `prompt.ts` and the image prompts of packages
 * (`image-prompts-prompt.ts`, `studio/campaign/image-prompts.ts`); `undefined` for
 * `DEFAULT_PRIMARY_COLOR` (`styles.ts`), which means that the user chose none.
 */
export function chosenColor(primaryColor: string): string | undefined {
  return primaryColor === DEFAULT_PRIMARY_COLOR ? undefined : primaryColor;
}

/**
 * Field of image and package briefs (`campaign/campaign.ts`) with the id of the image that is the
 * logo; if missing, the analysis of pictures (`server/render/pictures/analyze-picture.ts`) detects
 * it.
 */
export const logoField = z.optional(uploadId);

/**
 * Field of image and package briefs (`campaign/campaign.ts`) with a color as "#rrggbb", in lower
 * case; `DEFAULT_PRIMARY_COLOR` (`styles.ts`) if missing. The message is `imageAdsMessages.color`;
 * brands have their own (`hexColor` in `core/brands/color.ts`).
 */
export const colorField = z._default(
  stringField("Color").check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-fA-F]{6}$/, imageAdsMessages.color)),
  DEFAULT_PRIMARY_COLOR,
);

interface WithLogo {
  readonly images: readonly string[];
  readonly logo?: string | undefined;
}

/**
 * Check of image and package briefs (`campaign/campaign.ts`): the logo must be one of the images.
 * The message is `missing` in `core/uploads/messages.ts`.
 */
export const logoIsUploaded = z.refine<WithLogo>(
  ({ images, logo }) => logo === undefined || images.includes(logo),
  { path: ["images"], error: uploadMessages.missing },
);

/**
 * Brief of image ads, for the form and for requests. Limits are `LIMITS` in `core/limits.ts`,
 * messages `imageAdsMessages` in `generations/messages.ts` and `fieldMessages` in
 * `core/messages.ts`. Sizes are `IMAGE_SIZES` in `core/platforms/platform.ts`, styles in
 * `styles.ts`.
 */
export const imageInputSchema = z
  .object({
    companyName: requiredText("Company name", LIMITS.name, imageAdsMessages.companyAndProduct),
    productName: requiredText("Product/Service name", LIMITS.name, imageAdsMessages.companyAndProduct),
    size: z._default(z.enum(IMAGE_SIZES), DEFAULT_IMAGE_SIZE),
    style: z._default(z.enum(IMAGE_STYLES), DEFAULT_IMAGE_STYLE),
    primaryColor: colorField,
    targetAudience: optionalText("Target audience", LIMITS.audience),
    headline: requiredText("Headline", LIMITS.headline, imageAdsMessages.headline),
    description: optionalText("Description", LIMITS.freeText),
    callToAction: optionalText("Call to action", LIMITS.callToAction),
    ...brandChoiceFields,
    ...brandLookFields,
    language: languageField,
    images: z._default(uploadIds, []),
    logo: logoField,
  })
  .check(logoIsUploaded);

/**
 * The checked brief of an image generation, stored as its input; `generate-images.ts` makes
 * backgrounds and ads from it. Limits are those of `imageInputSchema`.
 */
export type ImageInput = z.output<typeof imageInputSchema>;
/**
 * Values of the image ad form before `imageInputSchema` checks them; `image-tool.tsx` and
 * `image-form.tsx` hold them.
 */
export type ImageFormValues = z.input<typeof imageInputSchema>;

/**
 * A completed image ad in API responses of image ads and packages; size in px. `presentImage` in
 * `image/output.ts` makes it.
 */
export const adImageSchema = z.object({
  platform: z.enum(IMAGE_PLATFORMS),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** `studio`, or the model that generated the background. */
  engine: z.string(),
  /** Current text of the ad. */
  headline: z.string(),
  description: z.string(),
  callToAction: z.string(),
  /** Notes for the user, for example that the description was shortened. */
  notes: z.array(z.string()),
});

/**
 * An image ad as `image/output.ts` on the server makes it, for cards, dialogs and edits of a
 * result.
 */
export type AdImage = z.output<typeof adImageSchema>;

/**
 * A missing image in API responses of image ads and packages, with the reason for the user
 * (`missingReasons` in `image.copy.ts`). Its retry is free of charge.
 */
export const missingImageSchema = z.object({ platform: z.enum(IMAGE_PLATFORMS), reason: z.string() });

/**
 * Image ads in API responses, as the result of a generation of kind `image`; `image/output.ts` on
 * the server makes it. `missing` lists platforms without an image. Platforms are `IMAGE_PLATFORMS`
 * in `core/platforms/platforms.ts`.
 */
export const imageOutputSchema = z.object({
  images: z.array(adImageSchema),
  missing: z.optional(z.array(missingImageSchema)),
});

/**
 * Result of an image generation as the API returns it; `image/output.ts` on the server makes it
 * from the stored parts.
 */
export type ImageOutput = z.output<typeof imageOutputSchema>;

/**
 * Platforms of a result, with an ad or a missing one, for the cards of `images-panel.tsx` and
 * `image-ads-part.tsx`; older results do not have platforms that were added later.
 */
export function coveredPlatforms({ images, missing = [] }: ImageOutput): ImagePlatform[] {
  return [...images, ...missing].map(({ platform }) => platform);
}

/**
 * Body of an edit of a completed image ad (`core/api/generations.api.ts`), and its form; missing
 * fields stay. `image-edit-form.tsx` validates with it. Limits are `LIMITS` in `core/limits.ts`:
 * `headline`, `freeText` and `callToAction`.
 */
export const imageEditSchema = z.object({
  headline: z.optional(requiredText("Headline", LIMITS.headline, imageAdsMessages.headline)),
  description: z.optional(textField("Description", LIMITS.freeText)),
  callToAction: z.optional(textField("Call to action", LIMITS.callToAction)),
});

/**
 * Checked new texts of a completed image ad; `images.service.ts` on the server draws it again with
 * them. Limits are those of `imageEditSchema`.
 */
export type ImageEdit = z.output<typeof imageEditSchema>;

/**
 * New texts of an image ad as `image-edit-form.tsx` holds them, before `imageEditSchema` checks
 * them. Lengths are `LIMITS` in `core/limits.ts`.
 */
export type ImageEditValues = z.input<typeof imageEditSchema>;

/**
 * Text of a partial event of an image part: its background is complete, the ad is being laid out.
 * `image/output.ts` sends it, `unfinished-image-card.tsx` shows it.
 */
export const BACKGROUND_READY = "background";

/**
 * File name of a downloaded image ad, "Halden-Facebook-ad.png", with "_" for characters that file
 * systems reject. Browser (`image-card.tsx`, `image-edit-form.tsx`) and archives
 * (`image/output.ts`, `campaign/readme.ts`) use it.
 */
export function imageFileName(companyName: string, platform: ImagePlatform): string {
  return fileName(`${companyName}-${platform}-ad.png`);
}

/**
 * File name of the archive with all image ads of a generation, "Halden-image-ads.zip";
 * `image.generator.ts` on the server and `download-all-button.tsx` call it.
 */
export function archiveName(companyName: string): string {
  return fileName(`${companyName}-image-ads.zip`);
}

const fileName = (name: string) => name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, "_");
