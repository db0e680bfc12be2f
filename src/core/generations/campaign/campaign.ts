import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { brandLookFields } from "#core/brands/brand-look.ts";
import { optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { campaignMessages } from "../messages.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { adImageSchema, colorField, logoField, logoIsUploaded, missingImageSchema } from "../image/image.ts";
import { languageField } from "../language.ts";
import { countParts, partRanges } from "../part-ranges.ts";
import { campaignCopySchema, copyUseSchema } from "../copy/platform-copy.ts";
import { TEXT_ADS_PER_GENERATION } from "../text/text.ts";
import { frameSchema, SCENES_PER_SCRIPT, videoSceneSchema } from "../video/video.ts";
import { uploadIds } from "#core/uploads/upload-ids.ts";

/**
 * Industries to choose from in the full package's form (`campaign-form.tsx`); names are
 * `INDUSTRY_NAMES` in `campaign.copy.ts`. Prompts and the studio get the id.
 */
export const INDUSTRIES = ["technology", "finance", "healthcare", "retail", "education"] as const;

/**
 * Industry that the full package's form offers, in the brief; `studio/campaign/briefs.ts` passes it
 * on. See `INDUSTRIES`; names: `INDUSTRY_NAMES` in `campaign.copy.ts`.
 */
export type Industry = (typeof INDUSTRIES)[number];

/**
 * Brand voices that brands and full packages choose from. Names are in `campaign.copy.ts`, styles
 * in `brand-voice.ts`; the compiler checks that none is missing.
 */
export const BRAND_VOICES = ["professional", "casual", "luxury", "playful", "innovative"] as const;

/**
 * Voice of a brand or a full package, stored with the brand and in briefs; the studio
 * (`studio/text/voice.ts`) writes by it. See `BRAND_VOICES`; names: `BRAND_VOICE_NAMES` in
 * `campaign.copy.ts`.
 */
export type BrandVoice = (typeof BRAND_VOICES)[number];
/**
 * Brand voice of an empty full package form (`campaign-tool.tsx`, `campaign-form.tsx`), and of a
 * request that names none (`campaignInputSchema`).
 */
export const DEFAULT_BRAND_VOICE: BrandVoice = "professional";

/**
 * Number of prompts for additional images in a package; `write-copy.ts` on the server asks the
 * provider or the studio for them. `readme.ts` says "three" itself.
 */
export const IMAGE_PROMPTS_PER_CAMPAIGN = 3;

const namesMissing = campaignMessages.companyAndProduct;
const contentMissing = campaignMessages.featuresAndGoals;

/**
 * Brief of a full package, for its form and for requests. Limits are `LIMITS` in `core/limits.ts`,
 * messages `campaignMessages` in `generations/messages.ts` and `fieldMessages` in
 * `core/messages.ts`.
 */
export const campaignInputSchema = z
  .object({
    companyName: requiredText("Company name", LIMITS.name, namesMissing),
    productName: requiredText("Product/Service name", LIMITS.name, namesMissing),
    /** Empty if the user chose none. */
    industry: z._default(z.enum([...INDUSTRIES, ""]), ""),
    targetAudience: optionalText("Target audience", LIMITS.audience),
    brandVoice: z._default(z.enum(BRAND_VOICES), DEFAULT_BRAND_VOICE),
    keyFeatures: requiredText("Key features", LIMITS.freeText, contentMissing),
    campaignGoals: requiredText("Campaign goals", LIMITS.freeText, contentMissing),
    budget: optionalText("Budget", LIMITS.name),
    timeline: optionalText("Timeline", LIMITS.name),
    additionalDetails: optionalText("Additional details", LIMITS.freeText),
    ...brandChoiceFields,
    ...brandLookFields,
    language: languageField,
    primaryColor: colorField,
    images: z._default(uploadIds, []),
    logo: logoField,
  })
  .check(logoIsUploaded);

/**
 * The checked brief of a full package, stored as its input; `campaign.generator.ts` makes all parts
 * from it. Limits are those of `campaignInputSchema`.
 */
export type CampaignInput = z.output<typeof campaignInputSchema>;
/**
 * Values of the full package's form before validation; `campaign-tool.tsx` and `campaign-form.tsx`
 * hold them.
 */
export type CampaignFormValues = z.input<typeof campaignInputSchema>;

/**
 * Parts of a full package in API responses, with the copy of each platform; `campaign/output.ts` on
 * the server makes it from the stored parts. `copy` and `copyUse` are missing in old packages;
 * `missing` lists platforms without an image. The numbers of parts are in `CAMPAIGN_PARTS`.
 */
export const campaignOutputSchema = z.object({
  textAds: z.array(z.string()),
  imagePrompts: z.array(z.string()),
  /** The script as text, once all scenes are complete. */
  videoScript: z.string(),
  scenes: z.array(videoSceneSchema),
  images: z.array(adImageSchema),
  storyboard: z.array(frameSchema),
  /** Texts of the fields of each platform; missing in packages from before there were any. */
  copy: z.optional(campaignCopySchema),
  /** How the copy was written; missing in packages older than this field. */
  copyUse: z.optional(copyUseSchema),
  /** Platforms whose image is missing; a completed package has all other parts. */
  missing: z.optional(z.array(missingImageSchema)),
});

/**
 * Result of a full package, made by `campaign/output.ts` on the server; the result panel and the
 * archive's text files read it.
 */
export type CampaignOutput = z.output<typeof campaignOutputSchema>;

/**
 * Duration of a package's video script in seconds, for the studio's brief (`briefs.ts`), the film
 * (`film-script.ts`) and the panel (`video-ads-part.tsx`). `readme.ts` says 30 itself; single
 * scripts offer `VIDEO_DURATIONS` (`core/generations/video/video.ts`).
 */
export const CAMPAIGN_SECONDS = 30;

/**
 * Ranges of the indexes of a package's parts: `campaign.generator.ts` stores each part at its
 * index, `campaign/output.ts` reads them by it, and `campaign-parts.ts` in the result panel sorts
 * arriving parts by it. Each number is the constant that is named in it; that of images follows
 * `IMAGE_PLATFORMS` (`core/platforms/platforms.ts`), those of ads and scenes are in `text/text.ts`
 * and `video/video.ts`.
 */
export const CAMPAIGN_PARTS = partRanges({
  textAds: TEXT_ADS_PER_GENERATION,
  imagePrompts: IMAGE_PROMPTS_PER_CAMPAIGN,
  scenes: SCENES_PER_SCRIPT,
  images: IMAGE_PLATFORMS.length,
  storyboard: SCENES_PER_SCRIPT,
});

/**
 * Name of a section of a full package, such as `textAds`, for `campaign/output.ts` on the server
 * and the result panel (`campaign-parts.ts`); see `CAMPAIGN_PARTS`.
 */
export type CampaignPart = keyof typeof CAMPAIGN_PARTS;

/**
 * Number of parts of a complete package (`CAMPAIGN_PARTS`), for the progress bar in
 * `campaign-panel.tsx` and for the check of `campaign.generator.ts` that it is complete.
 */
export const CAMPAIGN_PART_COUNT = countParts(CAMPAIGN_PARTS);
