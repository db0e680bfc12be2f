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
import { DEFAULT_IMAGE_STYLE, IMAGE_STYLES } from "./styles.ts";

/** Size of an empty form. */
export const DEFAULT_IMAGE_SIZE: ImageSize = "square";
/** Value of the color field until the user chooses a color. */
export const DEFAULT_PRIMARY_COLOR = "#000000";

/** Brand color of a brief; `undefined` for the default, which means that the user chose none. */
export function chosenColor(primaryColor: string): string | undefined {
  return primaryColor === DEFAULT_PRIMARY_COLOR ? undefined : primaryColor;
}

/** Ids of uploads, in the user's order. */
const uploadId = z.string().check(z.maxLength(LIMITS.name));
/** Ids of uploaded images. */
export const uploadIds = z.array(uploadId).check(z.maxLength(LIMITS.uploadedImages, uploadMessages.tooMany));
/** Id of the image that is the logo; if missing, image analysis detects the logo. */
export const logoField = z.optional(uploadId);

/** Color as "#rrggbb". */
export const colorField = z._default(
  stringField("Color").check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-fA-F]{6}$/, imageAdsMessages.color)),
  DEFAULT_PRIMARY_COLOR,
);

interface WithLogo {
  readonly images: readonly string[];
  readonly logo?: string | undefined;
}

/** The logo must be one of the images. */
export const logoIsUploaded = z.refine<WithLogo>(
  ({ images, logo }) => logo === undefined || images.includes(logo),
  { path: ["images"], error: uploadMessages.missing },
);

/** Brief of image ads. */
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

/** The validated brief of an image generation. */
export type ImageInput = z.output<typeof imageInputSchema>;
/** Form values before validation. */
export type ImageFormValues = z.input<typeof imageInputSchema>;

/** Completed ad for a platform; size in px. */
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

/** An image ad of a generation as stored and returned. */
export type AdImage = z.output<typeof adImageSchema>;

/** A missing image with the reason for the user. Completing it is free of charge. */
export const missingImageSchema = z.object({ platform: z.enum(IMAGE_PLATFORMS), reason: z.string() });

/** Image ads in API responses. */
export const imageOutputSchema = z.object({
  images: z.array(adImageSchema),
  missing: z.optional(z.array(missingImageSchema)),
});

/** Result of an image generation as stored and returned. */
export type ImageOutput = z.output<typeof imageOutputSchema>;

/**
 * Platforms of a result, with an ad or with a missing one. Results from before a platform was added
 * do not cover it.
 */
export function coveredPlatforms({ images, missing = [] }: ImageOutput): ImagePlatform[] {
  return [...images, ...missing].map(({ platform }) => platform);
}

/** New text for a completed ad; missing fields stay unchanged. */
export const imageEditSchema = z.object({
  headline: z.optional(requiredText("Headline", LIMITS.headline, imageAdsMessages.headline)),
  description: z.optional(textField("Description", LIMITS.freeText)),
  callToAction: z.optional(textField("Call to action", LIMITS.callToAction)),
});

/** Checked new texts of a completed image ad. */
export type ImageEdit = z.output<typeof imageEditSchema>;

/** New texts of an image ad as the form holds them, before their check. */
export type ImageEditValues = z.input<typeof imageEditSchema>;

/** Text of a partial event: the background of the ad is complete. */
export const BACKGROUND_READY = "background";

/** File name of a downloaded ad. Replaces characters that file systems reject. */
export function imageFileName(companyName: string, platform: ImagePlatform): string {
  return fileName(`${companyName}-${platform}-ad.png`);
}

/** File name of the archive with all ads of a generation. */
export function archiveName(companyName: string): string {
  return fileName(`${companyName}-image-ads.zip`);
}

const fileName = (name: string) => name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, "_");
