import type { BrandLook } from "#core/brands/brand-look.ts";
import { EMPTY_BRIEF, type CampaignBrief } from "#core/campaigns/brief.ts";
import type { CopyInput } from "#core/generations/copy/copy.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { campaignGenerator } from "./campaign/campaign.generator.ts";
import { copyGenerator } from "./copy/copy.generator.ts";
import type { GenerationRow } from "./generations.present.ts";
import { findOwned, lockOwned } from "./generations.repo.ts";
import { imageGenerator } from "./image/image.generator.ts";
import type { StoredImage } from "./image/output.ts";
import { textGenerator } from "./text/text.generator.ts";

/**
 * Source of the ads of a campaign: brief, texts and images of a generation, read by a function for
 * each kind in this file. `lockCampaignSource` makes it; the slice `campaigns` builds ads from it
 * (`build-campaign.service.ts`).
 */
export interface CampaignSource {
  readonly kind: GenerationKind;
  /**
   * Whether the generation used a unit. Results of the studio as fallback for the provider use
   * none.
   */
  readonly counted: boolean;
  /** Fields that the form does not have are empty. */
  readonly brief: CampaignBrief;
  /** Texts of a full package by platform; older packages and other kinds have none. */
  readonly copy?: CampaignCopy;
  /** Main texts of ads. */
  readonly texts: readonly string[];
  /** `studio` or the model that wrote `texts`. */
  readonly engine: string;
  readonly images: readonly StoredImage[];
  /** Ids of the uploads that the images show, and which ones are the logo. */
  readonly uploads: readonly string[];
  readonly logo?: string;
  readonly logos?: BrandLook["logos"];
  /** The brand and the product that the brief was filled in from. */
  readonly brandId?: string | undefined;
  readonly productId?: string | undefined;
}

/**
 * Result of `lockCampaignSource`: the source, or the reason why the generation has no usable ads.
 */
type SourceResult =
  | { readonly type: "source"; readonly source: CampaignSource }
  | { readonly type: "missing" | "working" | "unfit" };

/**
 * Reads the source of a campaign for `campaigns/build-campaign.service.ts` and locks the row of the
 * generation, so that its images are not replaced meanwhile. Returns the source, or `missing`,
 * `working` (unfinished) or `unfit` (failed, or a kind without ads); usable kinds are full
 * packages, text ads and image ads (`sourceOf` in this file).
 */
export async function lockCampaignSource(tx: Tx, own: OwnedId): Promise<SourceResult> {
  const row = await lockOwned(tx, own);
  if (!row) return { type: "missing" };
  if (row.status === "pending" || row.status === "in-progress") return { type: "working" };
  const source = row.status === "completed" ? sourceOf(row) : undefined;
  return source ? { type: "source", source } : { type: "unfit" };
}

/** Properties of a source that each kind stores in its own format. */
type Content = Omit<CampaignSource, "kind" | "counted" | "engine">;

function sourceOf(row: GenerationRow): CampaignSource | undefined {
  const content = packageContent(row) ?? textContent(row) ?? imageContent(row);
  return content && { ...content, kind: row.kind, counted: row.counted, engine: row.engine ?? "studio" };
}

function packageContent(row: GenerationRow): Content | undefined {
  const content = campaignGenerator.read(row);
  if (!content) return undefined;
  const { companyName, productName, targetAudience, keyFeatures, campaignGoals, ...rest } = content.input;
  const { additionalDetails, brandVoice, language, images: uploads, logo, logos, brandId, productId } = rest;
  const { copy, textAds, images } = content.output;
  return {
    brief: {
      companyName,
      productName,
      targetAudience,
      keyMessage: "",
      keyFeatures,
      campaignGoals,
      additionalDetails,
      brandVoice,
      language,
    },
    ...(copy && { copy }),
    texts: textAds,
    images,
    uploads,
    ...(logo !== undefined && { logo }),
    ...(logos && { logos }),
    ...{ brandId, productId },
  };
}

function textContent(row: GenerationRow): Content | undefined {
  const content = textGenerator.read(row);
  if (!content) return undefined;
  const { companyName, productName, targetAudience, keyMessage, additionalDetails, language } = content.input;
  const { brandId, productId } = content.input;
  return {
    brief: {
      ...EMPTY_BRIEF,
      companyName,
      productName,
      targetAudience,
      keyMessage,
      additionalDetails,
      language,
    },
    texts: content.output.ads,
    images: [],
    uploads: [],
    ...{ brandId, productId },
  };
}

function imageContent(row: GenerationRow): Content | undefined {
  const content = imageGenerator.read(row);
  if (!content) return undefined;
  const { companyName, productName, targetAudience, headline, description, ...rest } = content.input;
  const { callToAction, language, images: uploads, logo, logos, brandId, productId } = rest;
  return {
    brief: {
      ...EMPTY_BRIEF,
      companyName,
      productName,
      targetAudience,
      keyMessage: [headline, description].filter((text) => text !== "").join("\n"),
      campaignGoals: callToAction,
      language,
    },
    texts: [],
    images: content.output.images,
    uploads,
    ...(logo !== undefined && { logo }),
    ...(logos && { logos }),
    ...{ brandId, productId },
  };
}

/**
 * State of a copy generation for ads of a campaign: running, failed, or its texts by platform and
 * variant. `readCopyResult` makes it from the row; `campaigns/apply-copy.service.ts` puts the texts
 * into ads.
 */
export type CopyResult =
  | { readonly type: "copy"; readonly copy: CampaignCopy; readonly rewrite: CopyInput["rewrite"] }
  | { readonly type: "failed" | "working" };

/**
 * Reads the result of a copy generation for the ads that wait for it;
 * `campaigns/apply-copy.service.ts` calls it. A deleted generation, and one without texts, count as
 * failed. The stored format is that of `copy/copy.generator.ts`.
 */
export async function readCopyResult(db: Queryable, own: OwnedId): Promise<CopyResult> {
  const row = await findOwned(db, own);
  if (row?.status === "pending" || row?.status === "in-progress") return { type: "working" };
  const content = row?.status === "completed" ? copyGenerator.read(row) : undefined;
  if (!content || content.output.copy.length === 0) return { type: "failed" };
  return { type: "copy", copy: content.output.copy, rewrite: content.input.rewrite };
}
