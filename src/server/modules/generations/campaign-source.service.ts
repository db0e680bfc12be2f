import { EMPTY_BRIEF, type CampaignBrief } from "#core/campaigns/brief.ts";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import type { Tx } from "#server/db/client.ts";
import { campaignGenerator } from "./campaign/campaign.generator.ts";
import type { GenerationRow } from "./generations.present.ts";
import { lockOwned, type OwnedId } from "./generations.repo.ts";
import { imageGenerator } from "./image/image.generator.ts";
import type { StoredImage } from "./image/output.ts";
import { textGenerator } from "./text/text.generator.ts";

/** What the ads of a campaign are built from. */
export interface CampaignSource {
  /** Fields that the form does not have are empty. */
  readonly brief: CampaignBrief;
  /** Texts of a full package by platform; older packages and other kinds have none. */
  readonly copy?: CampaignCopy;
  /** Main texts of ads. */
  readonly texts: readonly string[];
  /** `studio` or the model that wrote `texts`. */
  readonly engine: string;
  readonly images: readonly StoredImage[];
  /** Ids of the uploads that the images show, and which one is the logo. */
  readonly uploads: readonly string[];
  readonly logo?: string;
}

/** Result of `lockCampaignSource`. */
export type SourceResult =
  | { readonly type: "source"; readonly source: CampaignSource }
  | { readonly type: "missing" | "working" | "unfit" };

/**
 * Reads what a campaign is built from, and locks the row, so that its images are not replaced
 * meanwhile. `unfit` for failed generations and for kinds without ads.
 */
export async function lockCampaignSource(tx: Tx, own: OwnedId): Promise<SourceResult> {
  const row = await lockOwned(tx, own);
  if (!row) return { type: "missing" };
  if (row.status === "pending" || row.status === "in-progress") return { type: "working" };
  const source = row.status === "completed" ? sourceOf(row) : undefined;
  return source ? { type: "source", source } : { type: "unfit" };
}

function sourceOf(row: GenerationRow): CampaignSource | undefined {
  return sourceOfPackage(row) ?? sourceOfTexts(row) ?? sourceOfImages(row);
}

function sourceOfPackage(row: GenerationRow): CampaignSource | undefined {
  const content = campaignGenerator.read(row);
  if (!content) return undefined;
  const { companyName, productName, targetAudience, keyFeatures, campaignGoals, ...rest } = content.input;
  const { additionalDetails, brandVoice, language, images: uploads, logo } = rest;
  const { copy, textAds, images } = content.output;
  const texts = { keyFeatures, campaignGoals, additionalDetails };
  return {
    brief: {
      ...{ ...EMPTY_BRIEF, companyName, productName, targetAudience, ...texts, brandVoice },
      ...(language !== undefined && { language }),
    },
    ...(copy && { copy }),
    texts: textAds,
    engine: row.engine ?? "studio",
    images,
    uploads,
    ...(logo !== undefined && { logo }),
  };
}

function sourceOfTexts(row: GenerationRow): CampaignSource | undefined {
  const content = textGenerator.read(row);
  if (!content) return undefined;
  const { companyName, productName, targetAudience, keyMessage, additionalDetails, language } = content.input;
  return {
    brief: {
      ...{ ...EMPTY_BRIEF, companyName, productName, targetAudience, keyMessage, additionalDetails },
      ...(language !== undefined && { language }),
    },
    texts: content.output.ads,
    engine: row.engine ?? "studio",
    images: [],
    uploads: [],
  };
}

function sourceOfImages(row: GenerationRow): CampaignSource | undefined {
  const content = imageGenerator.read(row);
  if (!content) return undefined;
  const { companyName, productName, targetAudience, headline, description, ...rest } = content.input;
  const { callToAction, language, images: uploads, logo } = rest;
  const keyMessage = [headline, description].filter((text) => text !== "").join("\n");
  return {
    brief: {
      ...{ ...EMPTY_BRIEF, companyName, productName, targetAudience, keyMessage, campaignGoals: callToAction },
      ...(language !== undefined && { language }),
    },
    texts: [],
    engine: row.engine ?? "studio",
    images: content.output.images,
    uploads,
    ...(logo !== undefined && { logo }),
  };
}
