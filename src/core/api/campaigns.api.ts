import * as z from "zod/mini";
import {
  adSchema,
  decideFindingSchema,
  redrawSchema,
  rewriteSchema,
  saveAdSchema,
  versionListSchema,
} from "../campaigns/ad.ts";
import {
  adCampaignListSchema,
  adCampaignSchema,
  addPlatformSchema,
  changeCampaignSchema,
  createCampaignSchema,
  foundAdsSchema,
  listAdCampaignsSchema,
  searchAdsSchema,
} from "../campaigns/campaign.ts";
import { acceptedSchema } from "../generations/api.ts";
import { RESTORE_MINUTES } from "../limits.ts";
import { VARIANTS_PER_CAMPAIGN } from "../campaigns/limits.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import type { Area } from "./endpoint.ts";
import { cursorField } from "../fields.ts";

const params = z.object({ id: z.string() });
const CAMPAIGN = { status: 200, success: "The campaign", response: adCampaignSchema } as const;
const AD = { status: 200, success: "The ad", response: adSchema } as const;
const DELETED = { params, status: 204, success: "Deleted", errors: [] } as const;
const RESTORE = `Undo a deletion within ${RESTORE_MINUTES} minutes`;

/**
 * Contract of campaigns: list, board, duplicate, delete. Served by `campaigns/campaigns.routes.ts`;
 * schemas are in `core/campaigns/campaign.ts`. Limits are `LIMITS` and `RESTORE_MINUTES` in
 * `core/limits.ts`, others in `core/campaigns/limits.ts`.
 */
export const campaignsApi = {
  "GET /api/campaigns": {
    summary: "List campaigns, last changed first",
    description:
      "`q` searches names, advertisers, products and keys of ads. `stage` and `brandId` keep the campaigns of one stage and one brand; `counts` counts them by stage.",
    query: listAdCampaignsSchema,
    status: 200,
    success: "One page",
    response: adCampaignListSchema,
    errors: [],
  },
  "POST /api/campaigns": {
    summary: "Create a campaign",
    description:
      "With `generationId`, builds the ads of completed text ads, image ads or a full package; a repeat returns the same campaign. Otherwise starts one for `platforms`, whose texts are written from the product; without a product its ads are empty.",
    body: createCampaignSchema,
    ...CAMPAIGN,
    status: 201,
    errors: ["still_working", "quota_exceeded"],
  },
  "GET /api/campaigns/:id": { summary: "Read a campaign with its ads", params, ...CAMPAIGN, errors: [] },
  "PATCH /api/campaigns/:id": {
    summary: "Change a campaign",
    description:
      "A new `url` also replaces the address of ads that had the previous one. `order` moves variants; their letters stay with their ads. `ended` marks the campaign as ended: the overview no longer counts it as active.",
    params,
    body: changeCampaignSchema,
    ...CAMPAIGN,
    errors: [],
  },
  "DELETE /api/campaigns/:id": {
    summary: `Delete a campaign; it can be restored for ${RESTORE_MINUTES} minutes`,
    ...DELETED,
  },
  "POST /api/campaigns/:id/restore": { summary: RESTORE, params, ...CAMPAIGN, errors: [] },
  "POST /api/campaigns/:id/ads": {
    summary: "Add a platform",
    description: "Writes its texts from the brief: one ad for each variant. Returns the first one.",
    params,
    body: addPlatformSchema,
    ...AD,
    status: 201,
    errors: ["platform_exists", "quota_exceeded", "variant_limit"],
  },
} satisfies Area;

/**
 * Contract of single ads: search, edit, history of versions, rewrite. Served by
 * `campaigns/ads.routes.ts`; schemas are in `core/campaigns/ad.ts`. Limits are in `core/limits.ts`,
 * `core/campaigns/limits.ts` (`VARIANTS_PER_CAMPAIGN`) and `core/rate-limits.ts`
 * (`adRedrawsPerHour`). The 10 minutes after which a version closes are `QUIET_MINUTES` in
 * `versions.repo.ts`, written out.
 */
export const adsApi = {
  "GET /api/ads": {
    summary: "Search ads by key and text",
    query: searchAdsSchema,
    status: 200,
    success: "The ads that changed last",
    response: foundAdsSchema,
    errors: [],
  },
  "GET /api/ads/:id": { summary: "Read an ad", params, ...AD, errors: [] },
  "PATCH /api/ads/:id": {
    summary: "Save an ad",
    description:
      "Omitted values stay; a list replaces the list. Texts are stored as typed (NFC, line feeds, no control characters), even beyond a limit of the platform, which a finding then reports. Another save since `baseVersion` answers 409 with the newest ad in `error.current`.",
    params,
    body: saveAdSchema,
    ...AD,
    errors: ["version_conflict"],
  },
  "DELETE /api/ads/:id": {
    summary: `Delete an ad; it can be restored for ${RESTORE_MINUTES} minutes`,
    ...DELETED,
  },
  "POST /api/ads/:id/restore": { summary: RESTORE, params, ...AD, errors: [] },
  "POST /api/ads/:id/duplicate": {
    summary: "Duplicate an ad as a new variant",
    description: `Takes the first letter that its platform has never had; a campaign has at most ${VARIANTS_PER_CAMPAIGN}.`,
    params,
    ...AD,
    status: 201,
    errors: ["variant_limit"],
  },
  "POST /api/ads/:id/media": {
    summary: "Redraw the picture of an ad",
    description: `Costs no unit if the picture came from a generation that used one; other pictures keep theirs and take another alt text only. ${RATE_LIMITS.adRedrawsPerHour} an hour per campaign. Omitted values stay. The previous picture stays in the campaign.`,
    params,
    body: redrawSchema,
    ...AD,
    errors: ["no_picture", "uncounted_picture", "storage_unavailable"],
  },
  "POST /api/ads/:id/rewrite": {
    summary: "Rewrite one field or all fields of an ad",
    description:
      "Starts a generation of kind `copy`, under the fair use of text. When it completes, its texts are a new version of the ad. Also writes the texts of an ad in state `failed`.",
    params,
    body: rewriteSchema,
    status: 202,
    success: "Accepted; poll the generation or follow its events, then read the ad",
    response: acceptedSchema,
    errors: ["quota_exceeded", "still_working"],
  },
  "POST /api/ads/:id/findings/:rule": {
    summary: "Decide about a finding",
    description:
      "`override` keeps the finding with its reason, `dismiss` hides it, `name` marks the words as a name in the whole campaign. Decisions hold for these words only. A finding of severity `reject` cannot be dismissed.",
    params: z.object({ id: z.string(), rule: z.string() }),
    body: decideFindingSchema,
    ...AD,
    errors: [],
  },
  "GET /api/ads/:id/versions": {
    summary: "List the versions of an ad, newest first",
    params,
    query: z.object({ cursor: cursorField }),
    status: 200,
    success: "One page",
    response: versionListSchema,
    errors: [],
  },
  "POST /api/ads/:id/versions": {
    summary: "Close the current version",
    description:
      "For when a person leaves the ad: the next save starts a new version. A version also closes 10 minutes after its last save.",
    params,
    ...AD,
    errors: [],
  },
  "POST /api/ads/:id/versions/:versionId/restore": {
    summary: "Restore a version as a new one",
    params: z.object({ id: z.string(), versionId: z.string() }),
    ...AD,
    errors: [],
  },
} satisfies Area;
