import type { CampaignInput } from "../generations/campaign/campaign.ts";

/** The brief of a campaign: what its texts are written from. All but the names may be empty. */
export interface CampaignBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  /** Statements for customers: what is for sale. */
  readonly keyMessage: string;
  readonly keyFeatures: string;
  /** Decide the call to action; only offers in them are printed. */
  readonly campaignGoals: string;
  readonly additionalDetails: string;
  readonly brandVoice?: CampaignInput["brandVoice"];
  readonly language?: CampaignInput["language"];
}

/** A brief without texts. */
export const EMPTY_BRIEF: CampaignBrief = {
  companyName: "",
  productName: "",
  targetAudience: "",
  keyMessage: "",
  keyFeatures: "",
  campaignGoals: "",
  additionalDetails: "",
};
