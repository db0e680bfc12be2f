import * as z from "zod/mini";
import { textField, optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { imageAdsMessages } from "#core/messages.ts";
import { IMAGE_SIZES, PLATFORMS, type ImageSize, type Platform } from "#core/platforms/canvases.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { IMAGE_STYLES, type ImageStyle } from "./styles.ts";

export const DEFAULT_IMAGE_SIZE: ImageSize = "square";
export const DEFAULT_IMAGE_STYLE: ImageStyle = "modern";
export const DEFAULT_PRIMARY_COLOR = "#000000";

/** The brand color of a brief. The default stands for a form in which none was chosen: then there is none. */
export function chosenColor(primaryColor: string): string | undefined {
  return primaryColor === DEFAULT_PRIMARY_COLOR ? undefined : primaryColor;
}

/** Ids of uploaded pictures, in the user's order. */
export const uploadIds = z
  .array(z.string().check(z.maxLength(LIMITS.name)))
  .check(z.maxLength(LIMITS.uploadedImages, uploadMessages.tooMany));

/** "#rrggbb", the default one when not given. */
export const colour = z.pipe(
  z._default(z.string(), DEFAULT_PRIMARY_COLOR),
  z.pipe(
    z.transform((text: string) => text.trim().toLowerCase()),
    z.string().check(z.regex(/^#[0-9a-f]{6}$/, imageAdsMessages.color)),
  ),
);

interface WithLogo {
  readonly images: readonly string[];
  readonly logo?: string | undefined;
}

/** The logo is marked among the images, not sent beside them. */
export const logoIsUploaded = z.refine<WithLogo>(
  ({ images, logo }) => logo === undefined || images.includes(logo),
  { path: ["images"], error: uploadMessages.missing },
);

export const imageInputSchema = z
  .object({
    companyName: requiredText("Company name", LIMITS.name, imageAdsMessages.companyAndProduct),
    productName: requiredText("Product/Service name", LIMITS.name, imageAdsMessages.companyAndProduct),
    size: z._default(z.enum(IMAGE_SIZES), DEFAULT_IMAGE_SIZE),
    style: z._default(z.enum(IMAGE_STYLES), DEFAULT_IMAGE_STYLE),
    primaryColor: colour,
    targetAudience: optionalText("Target audience", LIMITS.audience),
    headline: requiredText("Headline", LIMITS.headline, imageAdsMessages.headline),
    description: optionalText("Description", LIMITS.freeText),
    callToAction: optionalText("Call to action", LIMITS.callToAction),
    images: z._default(uploadIds, []),
    /** Which of the images is the logo; without it the pictures themselves decide. */
    logo: z.optional(z.string()),
  })
  .check(logoIsUploaded);

/** The checked brief of an image generation. */
export type ImageInput = z.output<typeof imageInputSchema>;
/** What the form holds before the check. */
export type ImageFormValues = z.input<typeof imageInputSchema>;

/** One finished ad of one platform; sizes in px. */
export const adImageSchema = z.object({
  platform: z.enum(PLATFORMS),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** `studio`, or the provider's model that painted its background. */
  engine: z.string(),
  /** The words as they stand in it now. */
  headline: z.string(),
  description: z.string(),
  callToAction: z.string(),
  /** What its owner should know, for example that the description was shortened. */
  notes: z.array(z.string()),
});
export type AdImage = z.output<typeof adImageSchema>;

/** Platforms that could not be made, with the reason in words. They are completed free of charge. */
export const missingImageSchema = z.object({ platform: z.enum(PLATFORMS), reason: z.string() });

export const imageOutputSchema = z.object({
  images: z.array(adImageSchema),
  missing: z.optional(z.array(missingImageSchema)),
});
export type ImageOutput = z.output<typeof imageOutputSchema>;

/** Other words for a finished ad; what is left out stays as it is. */
export const imageEditSchema = z.object({
  headline: z.optional(requiredText("Headline", LIMITS.headline, imageAdsMessages.headline)),
  description: z.optional(textField("Description", LIMITS.freeText)),
  callToAction: z.optional(textField("Call to action", LIMITS.callToAction)),
});
export type ImageEdit = z.output<typeof imageEditSchema>;
export type ImageEditValues = z.input<typeof imageEditSchema>;

/** What the stream tells of an ad whose background is there, before the ad itself. */
export const BACKGROUND_READY = "background";

/** What a downloaded ad is saved as. Characters that file systems refuse are replaced. */
export function imageFileName(companyName: string, platform: Platform): string {
  return fileName(`${companyName}-${platform}-ad.png`);
}

/** What all ads of a generation are saved as. */
export function archiveName(companyName: string): string {
  return fileName(`${companyName}-image-ads.zip`);
}

const fileName = (name: string) => name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, "_");
