/** Campaigns as the API has them. */
import * as z from "zod/mini";
import { cursorField, requiredText, textField } from "../fields.ts";
import { ANGLES } from "../generations/copy/platform-copy.ts";
import { LIMITS } from "../limits.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { adSchema, mediaSchema } from "./ad.ts";
import { VARIANT_LETTERS } from "./ad-key.ts";
import { checkFactsSchema } from "./check-facts.ts";
import { campaignsMessages } from "./messages.ts";
import { openTaskSchema } from "./open-tasks.ts";

const time = z.iso.datetime();
const id = z.string().check(z.maxLength(LIMITS.name));
const platform = z.enum(PLATFORM_IDS);
const day = z.iso.date();

const variantSchema = z.object({ letter: z.string(), angle: z.nullable(z.enum(ANGLES)) });

/**
 * A variant of a campaign: its letter (`VARIANT_LETTERS` in `ad-key.ts`) and the angle for ads of
 * platforms that are added (`ANGLES` in `core/generations/copy/platform-copy.ts`). Each ad has its
 * own angle, which may be another. Stored in the table `campaigns` in the order of the board;
 * `build-campaign.service.ts` and `ads.service.ts` make it.
 */
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
 * Stages of a campaign, for its badge and the filter of the list (`campaign-filters.tsx`): `ended`
 * by its owner; else `exported` once an ad was exported; else `in_review` while a review link
 * works; else a `draft`. The server decides it (`campaign-list.repo.ts`). Names are `stages` in
 * `board.copy.ts`.
 */
export const CAMPAIGN_STAGES = ["draft", "in_review", "exported", "ended"] as const;

/**
 * Stage of a campaign; see `CAMPAIGN_STAGES`. `campaign-list.repo.ts` computes it in SQL; the list
 * filters by it and shows its name (`stages` in `board.copy.ts`).
 */
export type CampaignStage = (typeof CAMPAIGN_STAGES)[number];

/**
 * A campaign in the list, without its ads; part of `adCampaignListSchema`. `presentListed` in
 * `modules/campaigns/present.ts` makes it.
 */
const campaignSummarySchema = z.extend(campaignBase, {
  stage: z.enum(CAMPAIGN_STAGES),
  ads: z.number(),
  /** Ads that are complete or approved. */
  ready: z.number(),
  /** Addresses of up to three pictures. */
  pictures: z.array(z.string()),
});

/**
 * A campaign without its ads. `modules/campaigns/present.ts` makes it; the list at
 * /dashboard/campaigns and the command palette show it. Stages are `CAMPAIGN_STAGES`.
 */
export type CampaignSummary = z.output<typeof campaignSummarySchema>;

/**
 * Response of `GET /api/campaigns`: a page of `CAMPAIGNS_PAGE_SIZE` campaigns of the user, last
 * changed first, and how many each stage has; `campaigns.service.ts` makes it. `nextCursor` is
 * `null` on the last page.
 */
export const adCampaignListSchema = z.object({
  items: z.array(campaignSummarySchema),
  nextCursor: z.nullable(z.string()),
  /** Campaigns of each stage that match `q` and `brandId`, on all pages. */
  counts: z.record(z.enum(CAMPAIGN_STAGES), z.number()),
});

/**
 * A page of `CAMPAIGNS_PAGE_SIZE` campaigns with the counts of all stages, which
 * `campaigns.service.ts` returns to the list at /dashboard/campaigns.
 */
export type AdCampaignList = z.output<typeof adCampaignListSchema>;

/**
 * Response of calls that read or change a campaign (`core/api/campaigns.api.ts`): its ads, pictures
 * and the work that is left. `modules/campaigns/present.ts` makes it. `scriptId` is `null` without
 * a script of a video.
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
 * A campaign with its ads, pictures and the work that is left, made by `presentCampaign` in
 * `modules/campaigns/present.ts`. The board, exports, reviews and the data export read it.
 */
export type AdCampaign = z.output<typeof adCampaignSchema>;

/**
 * Query of `GET /api/campaigns`: part of a name, product or key, the stage, the brand, and the
 * cursor; those that are missing do not filter. `campaign-list.repo.ts` on the server searches and
 * filters. A search has at most `LIMITS.name` characters (`core/limits.ts`).
 */
export const listAdCampaignsSchema = z.object({
  /** Searches names, products and keys of ads. */
  q: z.optional(z.string().check(z.maxLength(LIMITS.name))),
  stage: z.optional(z.enum(CAMPAIGN_STAGES)),
  brandId: z.optional(id),
  cursor: cursorField,
});

/**
 * Query of `GET /api/ads`, the search for ads by key and text in the command palette.
 * `ad-search.repo.ts` on the server searches. The words have at most `LIMITS.name` characters
 * (`core/limits.ts`).
 */
export const searchAdsSchema = z.object({ q: z.string().check(z.maxLength(LIMITS.name)) });

/**
 * An ad that the command palette found; part of `foundAdsSchema`. `ad-search.repo.ts` on the server
 * finds it.
 */
const foundAdSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  key: z.string(),
  platform,
  variant: z.string(),
  /** The beginning of its main text. */
  text: z.string(),
});

/**
 * Response of `GET /api/ads`: ads of all campaigns that match a search, at most `AD_SEARCH_SIZE`
 * (`limits.ts`); `ads.service.ts` makes it. `nextCursor` is `null` on the last page.
 */
export const foundAdsSchema = z.object({
  items: z.array(foundAdSchema),
  nextCursor: z.nullable(z.string()),
});

/**
 * At most `AD_SEARCH_SIZE` (`limits.ts`) ads that a search found, from `ads.service.ts` to the
 * command palette.
 */
export type FoundAds = z.output<typeof foundAdsSchema>;

const name = requiredText("Name", LIMITS.name, campaignsMessages.nameMissing);
const url = textField("Web address", LIMITS.freeText);
const goal = textField("Goal", LIMITS.freeText);

/**
 * Body of `POST /api/campaigns`: `generationId` builds the ads of a generation; otherwise `name`
 * and `platforms` are required and the ads start empty. Messages: `campaignsMessages` in
 * `messages.ts`. Lengths are `LIMITS` in `core/limits.ts`: `name`, and `freeText` for goal and
 * address. `new-campaign-form.tsx` sends it without this schema; the server checks it.
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
 * Checked body of `POST /api/campaigns`, for `campaigns.service.ts` and
 * `start-campaign.service.ts`; the web app sends it with `useCreateCampaign` in
 * `campaign-queries.ts`. Limits are those of `createCampaignSchema`.
 */
export type CreateCampaign = z.output<typeof createCampaignSchema>;

/**
 * Body of `PATCH /api/campaigns/:id`; missing fields stay as they are. `campaigns.service.ts`
 * refuses an `order` that does not name each variant once. Letters are `VARIANT_LETTERS` in
 * `ad-key.ts`, limits `LIMITS` in `core/limits.ts` (goal and address: `freeText`).
 */
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

/**
 * Checked body of `PATCH /api/campaigns/:id`, for `campaigns.service.ts`; the board and the tab
 * "Brief" send it. Limits are those of `changeCampaignSchema`.
 */
export type ChangeCampaign = z.output<typeof changeCampaignSchema>;

/**
 * Body of "Add platform" above the board (`core/api/campaigns.api.ts`): the platform
 * (`PLATFORM_IDS` in `core/platforms/platforms.ts`) for which each variant gets an ad.
 * `addPlatform` in `write-texts.service.ts` adds them.
 */
export const addPlatformSchema = z.object({ platform });
