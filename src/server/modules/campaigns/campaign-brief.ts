import type { BrandVoice } from "#core/generations/campaign/campaign.ts";

/** The brief of a campaign: what its texts are written from. All but the names may be empty. */
export interface CampaignBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  /** Statements for customers. */
  readonly keyMessage: string;
  /** Decide the call to action; only offers in them are printed. */
  readonly campaignGoals: string;
  readonly additionalDetails: string;
  readonly brandVoice?: BrandVoice;
  /** ISO 639-1; detected if missing. */
  readonly language?: string;
}

/** A brief without statements. */
export function emptyBrief(companyName: string, productName: string): CampaignBrief {
  const nothing = { targetAudience: "", keyMessage: "", campaignGoals: "", additionalDetails: "" };
  return { companyName, productName, ...nothing };
}
