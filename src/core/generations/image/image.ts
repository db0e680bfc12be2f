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

/** Size of an empty image ad form and of a request that names none. */
export const DEFAULT_IMAGE_SIZE: ImageSize = "square";
/**
 * Value of the color field until the user chooses a color; `chosenColor` reads it as "none chosen".
 */
export const DEFAULT_PRIMARY_COLOR = "#000000";

/**
 * Brand color of a brief, for prompts; `undefined` for the default, which means that the user chose
 * none.
 */
export function chosenColor(primaryColor: string): string | undefined {
  return primaryColor === DEFAULT_PRIMARY_COLOR ? undefined : primaryColor;
}

/** Ids of uploads, in the user's order. */
const uploadId = z.string().check(z.maxLength(LIMITS.name));
/** Field of image and package briefs with the ids of uploaded images. */
export const uploadIds = z.array(uploadId).check(z.maxLength(LIMITS.uploadedImages, uploadMessages.tooMany));
/**
 * Field of image and package briefs with the id of the image that is the logo; if missing, image
 * analysis detects the logo.
 */
export const logoField = z.optional(uploadId);

/** Field of image and package briefs with a color as "#rrggbb". */
export const colorField = z._default(
  stringField("Color").check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-fA-F]{6}$/, imageAdsMessages.color)),
  DEFAULT_PRIMARY_COLOR,
);

interface WithLogo {
  readonly images: readonly string[];
  readonly logo?: string | undefined;
}

/** Refinement of image and package briefs: the logo must be one of the images. */
export const logoIsUploaded = z.refine<WithLogo>(
  ({ images, logo }) => logo === undefined || images.includes(logo),
  { path: ["images"], error: uploadMessages.missing },
);

/** Brief of image ads: the form and the request are checked with it. */
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

/** The validated brief of an image generation, from which background and ads are made. */
export type ImageInput = z.output<typeof imageInputSchema>;
/** Values of the image ad form before validation. */
export type ImageFormValues = z.input<typeof imageInputSchema>;

/** A completed image ad in API responses of image ads and packages; size in px. */
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

/** An image ad as `presentImage` makes it for cards, dialogs and edits of a result. */
export type AdImage = z.output<typeof adImageSchema>;

/**
 * A missing image in API responses of image ads and packages, with the reason for the user. Its
 * retry is free of charge.
 */
export const missingImageSchema = z.object({ platform: z.enum(IMAGE_PLATFORMS), reason: z.string() });

/** Image ads in API responses, also those of a package. */
export const imageOutputSchema = z.object({
  images: z.array(adImageSchema),
  missing: z.optional(z.array(missingImageSchema)),
});

/**
 * Result of an image generation as the API returns it; `presentImages` makes it from what is
 * stored.
 */
export type ImageOutput = z.output<typeof imageOutputSchema>;

/**
 * Platforms of a result, with an ad or with a missing one, for the grid of cards. Results from
 * before a platform was added do not cover it.
 */
export function coveredPlatforms({ images, missing = [] }: ImageOutput): ImagePlatform[] {
  return [...images, ...missing].map(({ platform }) => platform);
}

/** Request body and form with new text for a completed image ad; missing fields stay unchanged. */
export const imageEditSchema = z.object({
  headline: z.optional(requiredText("Headline", LIMITS.headline, imageAdsMessages.headline)),
  description: z.optional(textField("Description", LIMITS.freeText)),
  callToAction: z.optional(textField("Call to action", LIMITS.callToAction)),
});

/**
 * Checked new texts of a completed image ad, with which `redrawImage` on the server draws it again.
 */
export type ImageEdit = z.output<typeof imageEditSchema>;

/** New texts of an image ad as the form holds them, before their check. */
export type ImageEditValues = z.input<typeof imageEditSchema>;

/**
 * Text of a partial event of an image part: its background is complete, the ad is being laid out.
 * The card then says so.
 */
export const BACKGROUND_READY = "background";

/**
 * File name of a downloaded image ad, in the browser and in archives. Replaces characters that file
 * systems reject.
 */
export function imageFileName(companyName: string, platform: ImagePlatform): string {
  return fileName(`${companyName}-${platform}-ad.png`);
}

/**
 * File name of the archive with all image ads of a generation, in the download header and in the
 * browser.
 */
export function archiveName(companyName: string): string {
  return fileName(`${companyName}-image-ads.zip`);
}

const fileName = (name: string) => name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, "_");
