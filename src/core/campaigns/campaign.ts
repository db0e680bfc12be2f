/** Campaigns as the API has them. */
import * as z from "zod/mini";
import { requiredText, textField } from "../fields.ts";
import { ANGLES } from "../generations/copy/platform-copy.ts";
import { LIMITS } from "../limits.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { adSchema, mediaSchema } from "./ad.ts";
import { VARIANT_LETTERS } from "./ad-key.ts";
import { checkFactsSchema } from "./check-facts.ts";
import { campaignsMessages } from "./campaigns.copy.ts";
import { openTaskSchema } from "./open-tasks.ts";

/** Campaigns per page of the list at /dashboard/campaigns. */
export const CAMPAIGNS_PAGE_SIZE = 20;

/** Most ads that a search of the command palette returns. */
export const AD_SEARCH_SIZE = 20;

const time = z.iso.datetime();
const id = z.string().check(z.maxLength(LIMITS.name));
const platform = z.enum(PLATFORM_IDS);
const day = z.iso.date();

const variantSchema = z.object({ letter: z.string(), angle: z.nullable(z.enum(ANGLES)) });

/** A variant of a campaign: its letter and the idea of its ads, stored in `campaigns`. */
export type CampaignVariant = z.output<typeof variantSchema>;

/** Fields of a campaign in lists and on its page. */
const campaignBase = z.object({
  id: z.string(),
  name: z.string(),
  /** Name of the advertiser, as typed in the brief. */
  companyName: z.string(),
  /** Name of the advertised product. */
  productName: z.string(),
  brandId: z.nullable(z.string()),
  productId: z.nullable(z.string()),
  /** The generation that it was built from; `null` for a campaign without one. */
  generationId: z.nullable(z.string()),
  goal: z.string(),
  /** The address of ads without their own. */
  url: z.string(),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  /** When its owner marked it as ended; `null` while it is active. */
  endedAt: z.nullable(time),
  platforms: z.array(platform),
  /** In the order of the board. */
  variants: z.array(variantSchema),
  createdAt: time,
  updatedAt: time,
});

/**
 * Stages of a campaign, for its badge and the filter of the list: `ended` by its owner; else
 * `exported` once an ad was exported; else `in_review` while a review link works; else a `draft`.
 * The server decides it (`campaign-list.repo.ts`).
 */
export const CAMPAIGN_STAGES = ["draft", "in_review", "exported", "ended"] as const;

/** Stage of a campaign, by which the list filters and sorts; see `CAMPAIGN_STAGES`. */
export type CampaignStage = (typeof CAMPAIGN_STAGES)[number];

/** A campaign in the response of the list, without its ads. */
export const campaignSummarySchema = z.extend(campaignBase, {
  stage: z.enum(CAMPAIGN_STAGES),
  ads: z.number(),
  /** Ads that are complete or approved. */
  ready: z.number(),
  /** Addresses of up to three pictures. */
  pictures: z.array(z.string()),
});

/**
 * A campaign without its ads, as the list at /dashboard/campaigns and the command palette show it.
 */
export type CampaignSummary = z.output<typeof campaignSummarySchema>;

/** Response of `GET /api/campaigns`: a page of the user's campaigns, last changed first. */
export const adCampaignListSchema = z.object({
  items: z.array(campaignSummarySchema),
  nextCursor: z.nullable(z.string()),
  /** Campaigns of each stage that match `q` and `brandId`, on all pages. */
  counts: z.record(z.enum(CAMPAIGN_STAGES), z.number()),
});

/** A page of campaigns as `listCampaigns` returns it. */
export type AdCampaignList = z.output<typeof adCampaignListSchema>;

/**
 * Response of the calls that read or change a campaign: it with all its ads, pictures and work that
 * is left.
 */
export const adCampaignSchema = z.extend(campaignBase, {
  /** By platform, then in the order of the variants. */
  ads: z.array(adSchema),
  /** Pictures that its ads can show. */
  media: z.array(mediaSchema),
  /** The generation with the script of its video; `null` for a campaign without one. */
  scriptId: z.nullable(z.string()),
  left: z.array(openTaskSchema),
  /** Facts that the ads are checked against. */
  checkFacts: checkFactsSchema,
});

/**
 * A campaign with its ads, pictures and the work that is left, as `presentCampaign` makes it for
 * the board, exports and the data export.
 */
export type AdCampaign = z.output<typeof adCampaignSchema>;

/** Query of the list of campaigns: part of a name, and the cursor. */
export const listAdCampaignsSchema = z.object({
  /** Searches names, products and keys of ads. */
  q: z.optional(z.string().check(z.maxLength(LIMITS.name))),
  stage: z.optional(z.enum(CAMPAIGN_STAGES)),
  brandId: z.optional(id),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** Query of the search for ads by key and text in the command palette. */
export const searchAdsSchema = z.object({ q: z.string().check(z.maxLength(LIMITS.name)) });

/** An ad that a search of the command palette found. */
export const foundAdSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  key: z.string(),
  platform,
  variant: z.string(),
  /** The beginning of its main text. */
  text: z.string(),
});

/** Response of `GET /api/ads`: ads of all campaigns that match a search. */
export const foundAdsSchema = z.object({
  items: z.array(foundAdSchema),
  nextCursor: z.nullable(z.string()),
});

/** Result of a search for ads, from `searchAds` to the command palette. */
export type FoundAds = z.output<typeof foundAdsSchema>;

const name = requiredText("Name", LIMITS.name, campaignsMessages.nameMissing);
const url = textField("Web address", LIMITS.freeText);
const goal = textField("Goal", LIMITS.freeText);

/**
 * Request body of a new campaign: `generationId` builds the ads of a generation; the other fields
 * start an empty campaign.
 */
export const createCampaignSchema = z
  .object({
    generationId: z.optional(id),
    name: z.optional(name),
    brandId: z.optional(z.nullable(id)),
    productId: z.optional(z.nullable(id)),
    goal: z.optional(goal),
    url: z.optional(url),
    platforms: z.optional(
      z
        .array(platform)
        .check(z.minLength(1, campaignsMessages.platformsMissing), z.maxLength(PLATFORM_IDS.length)),
    ),
  })
  .check(
    z.refine(({ generationId, name: given }) => generationId !== undefined || given !== undefined, {
      path: ["name"],
      error: campaignsMessages.nameMissing,
    }),
    z.refine(({ generationId, platforms }) => generationId !== undefined || platforms !== undefined, {
      path: ["platforms"],
      error: campaignsMessages.platformsMissing,
    }),
  );

/**
 * Checked body of `POST /api/campaigns` for `createCampaign`: a new brief, or the full package to
 * build ads from.
 */
export type CreateCampaign = z.output<typeof createCampaignSchema>;

/** Request body of a change of a campaign on its page; missing fields stay as they are. */
export const changeCampaignSchema = z.object({
  name: z.optional(name),
  goal: z.optional(goal),
  url: z.optional(url),
  startsOn: z.optional(z.nullable(day)),
  endsOn: z.optional(z.nullable(day)),
  /** Marks the campaign as ended, or as active again. */
  ended: z.optional(z.boolean()),
  /** A product implies its brand. A change of the brand alone removes the product. */
  brandId: z.optional(z.nullable(id)),
  productId: z.optional(z.nullable(id)),
  /** All letters of the variants, in the new order. */
  order: z.optional(z.array(z.enum(VARIANT_LETTERS)).check(z.maxLength(VARIANT_LETTERS.length))),
});

/** Checked body of `PATCH /api/campaigns/:id`, for `changeCampaign`. */
export type ChangeCampaign = z.output<typeof changeCampaignSchema>;

/** Request body of "Add platform" above the board: makes an ad of each variant for it. */
export const addPlatformSchema = z.object({ platform });
