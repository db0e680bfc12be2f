import type { CopyInput } from "../generations/copy/copy.ts";

/**
 * The brief of a campaign, in the table `campaigns`: the source of its ads' texts. Each field may
 * be empty.
 */
export type CampaignBrief = Pick<
  CopyInput,
  | "companyName"
  | "productName"
  | "targetAudience"
  | "keyMessage"
  | "keyFeatures"
  | "campaignGoals"
  | "additionalDetails"
  | "brandVoice"
  | "language"
>;

/**
 * The brief of a campaign that has none: a start value, and the source of text and image
 * generations.
 */
export const EMPTY_BRIEF: CampaignBrief = {
  companyName: "",
  productName: "",
  targetAudience: "",
  keyMessage: "",
  keyFeatures: "",
  campaignGoals: "",
  additionalDetails: "",
};
