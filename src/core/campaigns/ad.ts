/** Ads of campaigns as the API has them. */
import * as z from "zod/mini";
import { findingSchema } from "../checks/api.ts";
import { optionalText } from "../fields.ts";
import { ANGLES } from "../generations/copy/platform-copy.ts";
import { IMAGE_STYLES } from "../generations/image/styles.ts";
import { LIMITS } from "../limits.ts";
import { IMAGE_SIZES } from "../platforms/platform.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { AD_STATES } from "./ad-state.ts";
import { MAX_STORED_TEXT, MAX_STORED_TEXTS, MAX_STORED_URL, MAX_REASON } from "./limits.ts";

const time = z.iso.datetime();
const px = z.number();

const text = z.string().check(z.maxLength(MAX_STORED_TEXT, `At most ${MAX_STORED_TEXT} characters are kept`));
const fieldsSchema = z.record(
  z.string(),
  z.union([
    text,
    z.array(text).check(z.maxLength(MAX_STORED_TEXTS, `At most ${MAX_STORED_TEXTS} texts are kept`)),
  ]),
);

/**
 * A picture of a campaign in API responses, made by `modules/campaigns/present.ts`; part of
 * `adSchema` and `adCampaignSchema` (`campaign.ts`). `sha256` is part of the hash of the ads that
 * show it, so a new picture ends an approval. `contrast` is `null` if it was not measured.
 */
export const mediaSchema = z.object({
  id: z.string(),
  kind: z.literal("image"),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  sha256: z.string(),
  /** `studio`, or the model that generated the background. */
  engine: z.string(),
  /** Areas with text, in px; empty for pictures from versions that did not store it. */
  texts: z.array(z.object({ l: px, t: px, r: px, b: px })),
  /** Lowest contrast of a text to its ground, from 1 to 21; `null` if it was not measured. */
  contrast: z.nullable(z.number()),
  /** The small print in the picture; empty without a disclaimer. */
  disclaimer: z.string(),
});

/**
 * A picture that ads of the campaign can show. `modules/campaigns/present.ts` makes it; the panel
 * of an ad and `wholeAdFindings` (`whole-ad-findings.ts`) read it.
 */
export type AdMedia = z.output<typeof mediaSchema>;

/**
 * A finding about an ad, part of `adSchema`. A finding that the user overrides stays, with the
 * user's reason; a dismissed finding is left out (`findingsOf` in `finding-decisions.ts`).
 */
const adFindingSchema = z.extend(findingSchema, {
  /** The beginning of the message that names the words: "“GREAT” is in capitals". */
  what: z.string(),
  /** Whether "This is a name" settles it. */
  canBeName: z.boolean(),
  /** Whether a proof in the brand's claims settles it. */
  canBeProved: z.boolean(),
  override: z.nullable(z.object({ reason: z.string(), at: time })),
});

/**
 * A finding of the rules in an ad, with the user's decision about it, as the panel lists it;
 * `findingsOf` (`finding-decisions.ts`) makes it.
 */
export type AdFinding = z.output<typeof adFindingSchema>;

/**
 * Decision of the owner about findings of a rule, stored with the ad. It holds for the same words
 * in the same field, until the rule's version changes (`checkDecided` in `finding-decisions.ts`).
 */
const findingDecisionSchema = z.object({
  rule: z.string(),
  ruleVersion: z.number(),
  field: z.string(),
  /** The words that the finding is about. */
  words: z.string(),
  action: z.enum(["override", "dismiss"]),
  reason: z.string(),
  at: time,
});
/**
 * A decision about findings. `findings.service.ts` stores it in the table `ads`; `checkDecided`
 * (`finding-decisions.ts`) applies it, on the server and in the editor while the user types.
 */
export type FindingDecision = Readonly<z.output<typeof findingDecisionSchema>>;

/**
 * Author of a part of an ad: the engine that wrote it, and when a person last changed it. Part of
 * `adSchema`; laws and platforms require labels for parts made by AI (`ai-label.ts`).
 */
const aiUseSchema = z.object({
  /** Name of a field, or `media`. */
  part: z.string(),
  /** `studio` or the model id of the provider; `null` if a person wrote it. */
  engine: z.nullable(z.string()),
  at: time,
  /** When a person last changed it; `null` if it is as the engine made it. */
  changedAt: z.nullable(time),
});

/**
 * Author of one part of an ad. `write-ad.ts` on the server stores it with ads and versions; the
 * panel and the records of exports list it.
 */
export type AiUse = z.output<typeof aiUseSchema>;

/**
 * Label that a generated picture needs, part of `adSchema`; `aiLabelOf` in `ai-label.ts` decides
 * it.
 */
const aiLabelSchema = z.object({
  /** The platform's own switch. */
  platform: z.string(),
  law: z.string(),
  /** Address of the law's text. */
  lawUrl: z.string(),
});

/**
 * Label that an ad with a generated picture needs on its platform. `aiLabelOf` (`ai-label.ts`)
 * makes it, the panel of the ad shows it.
 */
export type AiLabel = z.output<typeof aiLabelSchema>;

/**
 * An ad as the API returns it; `presentAd` in `modules/campaigns/present.ts` makes it from the
 * rows. Campaigns, reviews and exports send it. States are in `ad-state.ts`, angles in
 * `core/generations/copy/platform-copy.ts`. `null`: no angle, button, picture or export yet;
 * `taggedUrl` of an address that cannot be opened; `aiLabel` of pictures that were not generated.
 */
export const adSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  /** In the ad's name, `utm_content`, file names and rows: "AL7K3Q9Z-FB1a". */
  key: z.string(),
  platform: z.enum(PLATFORM_IDS),
  placement: z.string(),
  /** Letter of the variant, A to Z. */
  variant: z.string(),
  angle: z.nullable(z.enum(ANGLES)),
  fields: fieldsSchema,
  callToAction: z.nullable(z.string()),
  /** The address as typed. */
  url: z.string(),
  /** The address with UTM parameters; `null` if it cannot be opened. */
  taggedUrl: z.nullable(z.string()),
  media: z.nullable(mediaSchema),
  state: z.enum(AD_STATES),
  exportedAt: z.nullable(time),
  findings: z.array(adFindingSchema),
  /** Decisions about findings, so that the editor leaves out dismissed ones while typing. */
  decisions: z.array(findingDecisionSchema),
  /** Names of fields, `media` or `url`, that the ad lacks. */
  missing: z.array(z.string()),
  /**
   * `id` of the entry in the history, `revision` of the last save, `hash` of the content (SHA-256
   * of canonical JSON).
   */
  version: z.object({ id: z.string(), revision: z.string(), hash: z.string() }),
  aiUse: z.array(aiUseSchema),
  /** The label that a generated picture needs; `null` for other pictures. */
  aiLabel: z.nullable(aiLabelSchema),
  updatedAt: time,
});

/**
 * An ad with its state, findings and missing parts, made by `presentAd` in
 * `modules/campaigns/present.ts`. All pages of campaigns, reviews and exports read it.
 */
export type Ad = z.output<typeof adSchema>;

/**
 * Body of `PATCH /api/ads/:id`, a save from the ad's panel; limits are `MAX_STORED_TEXT`,
 * `MAX_STORED_TEXTS` and `MAX_STORED_URL` (`limits.ts`), for the button `LIMITS.name`
 * (`core/limits.ts`); messages about texts are in this file. `baseVersion` is the
 * `version.revision` that the client has changed; `save-ad.service.ts` refuses another one with
 * `version_conflict`. Missing parts stay as they are; `null` removes the button or the picture.
 */
export const saveAdSchema = z.object({
  fields: z.optional(fieldsSchema),
  callToAction: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.name)))),
  url: z.optional(z.string().check(z.maxLength(MAX_STORED_URL))),
  mediaId: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.name)))),
  baseVersion: z.string().check(z.maxLength(LIMITS.name)),
});

/**
 * Checked body of `PATCH /api/ads/:id`, for `save-ad.service.ts`: changed fields and the revision
 * they are based on.
 */
export type SaveAd = z.output<typeof saveAdSchema>;

/**
 * Body of `POST /api/ads/:id/media`, which draws an ad's picture again; missing parts stay as they
 * are. Shapes (`crop`): `IMAGE_SIZES` in `core/platforms/platform.ts`; styles:
 * `core/generations/image/styles.ts`; limits of the texts: `LIMITS` in `core/limits.ts`.
 */
export const redrawSchema = z.object({
  headline: z.optional(z.string().check(z.maxLength(LIMITS.headline))),
  description: z.optional(z.string().check(z.maxLength(LIMITS.freeText))),
  callToAction: z.optional(z.string().check(z.maxLength(LIMITS.callToAction))),
  style: z.optional(z.enum(IMAGE_STYLES)),
  crop: z.optional(z.enum(IMAGE_SIZES)),
  alt: z.optional(z.string().check(z.maxLength(LIMITS.altText))),
});

/**
 * Checked body of `POST /api/ads/:id/media`, for `redraw.service.ts`; `redraw-form.tsx` and
 * `alt-field.tsx` send it. Its limits are `LIMITS` in `core/limits.ts`.
 */
export type Redraw = z.output<typeof redrawSchema>;

/**
 * Body of `POST /api/ads/:id/rewrite`: one field, or all if `field` is missing, with a wish such as
 * "shorter", whose limit is `LIMITS.wish` in `core/limits.ts`. `rewrite-button.tsx` sends it,
 * `write-texts.service.ts` on the server runs it.
 */
export const rewriteSchema = z.object({
  field: z.optional(z.string().check(z.maxLength(LIMITS.name))),
  wish: optionalText("Wish", LIMITS.wish),
});

/**
 * Checked body of `POST /api/ads/:id/rewrite`, for `write-texts.service.ts`: the field to rewrite
 * (all if missing) and the wish.
 */
export type Rewrite = z.output<typeof rewriteSchema>;

/**
 * Body of `POST /api/ads/:id/findings/:rule`, a decision about the findings of a rule, in all
 * fields if `field` is missing. `findings.service.ts` says when a reason is needed; the longest is
 * `MAX_REASON` (`limits.ts`).
 */
export const decideFindingSchema = z.object({
  action: z.enum(["override", "dismiss", "name"]),
  reason: z.optional(z.string().check(z.maxLength(MAX_REASON))),
  field: z.optional(z.string().check(z.maxLength(LIMITS.name))),
});

/**
 * Checked body of `POST /api/ads/:id/findings/:rule`, which the panel sends and
 * `findings.service.ts` stores.
 */
export type DecideFinding = z.output<typeof decideFindingSchema>;

/**
 * Why a version of an ad exists, stored in `ad_versions`; the services that call `write-ad.ts` name
 * it, and `versionReason` in `ad.copy.ts` has the words.
 */
const VERSION_REASONS = ["created", "edited", "rewritten", "redrawn", "restored"] as const;

/** Reason of a version (`VERSION_REASONS`), stored by `write-ad.ts`; words: `ad.copy.ts`. */
export type VersionReason = (typeof VERSION_REASONS)[number];

/** An entry of an ad's history, part of `versionListSchema`; `versions.service.ts` makes it. */
const versionSchema = z.object({
  id: z.string(),
  /** Counts from 1. */
  number: z.number(),
  reason: z.enum(VERSION_REASONS),
  hash: z.string(),
  fields: fieldsSchema,
  callToAction: z.nullable(z.string()),
  url: z.string(),
  media: z.nullable(mediaSchema),
  /** Names of fields, `callToAction`, `url` or `media`, that differ from the version before. */
  changed: z.array(z.string()),
  /** Engine that wrote what changed: `studio` or a model id; `null` for a person. */
  engine: z.nullable(z.string()),
  createdAt: time,
  updatedAt: time,
  /** `null` while saves still go into it. */
  closedAt: z.nullable(time),
});

/**
 * A version of an ad in its history: its content then, and the hash of it. `versions.service.ts`
 * makes it, `version-item.tsx` and `version-changes.tsx` show it.
 */
export type Version = z.output<typeof versionSchema>;

/**
 * Response of `GET /api/ads/:id/versions`: a page of `VERSIONS_PAGE_SIZE` versions, newest first;
 * `versions.service.ts` makes it. `nextCursor` is `null` on the last page.
 */
export const versionListSchema = z.object({
  items: z.array(versionSchema),
  nextCursor: z.nullable(z.string()),
});

/** A page of `VERSIONS_PAGE_SIZE` versions, from `versions.service.ts` to the ad's history. */
export type VersionList = z.output<typeof versionListSchema>;
