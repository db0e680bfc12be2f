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
 * Empty brief of a campaign, to which the sources of campaigns add what they know; purged campaigns
 * get it too.
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
