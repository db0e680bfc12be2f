import * as z from "zod/mini";
import { optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { campaignMessages } from "#core/messages.ts";
import { PLATFORMS, type ImageSize, type Platform } from "#core/platforms/canvases.ts";
import { adImageSchema, colour, logoIsUploaded, missingImageSchema, uploadIds } from "../image/image.ts";
import { TEXT_ADS_PER_GENERATION } from "../text/text.ts";
import { frameSchema, SCENES_PER_SCRIPT, videoSceneSchema } from "../video/video.ts";

export const INDUSTRIES = ["technology", "finance", "healthcare", "retail", "education"] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const BRAND_VOICES = ["professional", "casual", "luxury", "playful", "innovative"] as const;
export type BrandVoice = (typeof BRAND_VOICES)[number];
export const DEFAULT_BRAND_VOICE: BrandVoice = "professional";

/** Prompts for further images that one package holds. */
export const IMAGE_PROMPTS_PER_CAMPAIGN = 3;

const names = campaignMessages.companyAndProduct;
const content = campaignMessages.featuresAndGoals;

export const campaignInputSchema = z
  .object({
    companyName: requiredText("Company name", LIMITS.name, names),
    productName: requiredText("Product/Service name", LIMITS.name, names),
    /** Empty when the user chose none. */
    industry: z._default(z.enum([...INDUSTRIES, ""]), ""),
    targetAudience: optionalText("Target audience", LIMITS.audience),
    brandVoice: z._default(z.enum(BRAND_VOICES), DEFAULT_BRAND_VOICE),
    keyFeatures: requiredText("Key features", LIMITS.freeText, content),
    campaignGoals: requiredText("Campaign goals", LIMITS.freeText, content),
    budget: optionalText("Budget", LIMITS.name),
    timeline: optionalText("Timeline", LIMITS.name),
    additionalDetails: optionalText("Additional details", LIMITS.freeText),
    primaryColor: colour,
    images: z._default(uploadIds, []),
    /** Which of the images is the logo; without it the pictures themselves decide. */
    logo: z.optional(z.string()),
  })
  .check(logoIsUploaded);

/** The checked brief of a full package. */
export type CampaignInput = z.output<typeof campaignInputSchema>;
/** What the form holds before the check. */
export type CampaignFormValues = z.input<typeof campaignInputSchema>;

export const campaignOutputSchema = z.object({
  textAds: z.array(z.string()),
  imagePrompts: z.array(z.string()),
  /** The whole script as text, once its scenes are there. */
  videoScript: z.string(),
  scenes: z.array(videoSceneSchema),
  images: z.array(adImageSchema),
  storyboard: z.array(frameSchema),
  /** Platforms without an image; everything else of a completed package is there. */
  missing: z.optional(z.array(missingImageSchema)),
});
export type CampaignOutput = z.output<typeof campaignOutputSchema>;

/** The form asks for no size: each platform gets the shape its ads mostly have. */
export const CAMPAIGN_SIZES: Record<Platform, ImageSize> = {
  Facebook: "square",
  Instagram: "portrait",
  TikTok: "portrait",
  LinkedIn: "landscape",
  Pinterest: "portrait",
};

/** The packages' scripts are this long, in seconds. */
export const CAMPAIGN_SECONDS = 30;

interface PartRange {
  /** Index of the first one among all parts of the generation. */
  readonly from: number;
  readonly count: number;
}

/** What a package consists of, in the order in which its parts are numbered. */
export const CAMPAIGN_PARTS = {
  textAds: { from: 0, count: TEXT_ADS_PER_GENERATION },
  imagePrompts: { from: 3, count: IMAGE_PROMPTS_PER_CAMPAIGN },
  scenes: { from: 6, count: SCENES_PER_SCRIPT },
  images: { from: 9, count: PLATFORMS.length },
  storyboard: { from: 14, count: SCENES_PER_SCRIPT },
} as const satisfies Record<string, PartRange>;

export const CAMPAIGN_PART_COUNT = Object.values(CAMPAIGN_PARTS).reduce((sum, { count }) => sum + count, 0);
