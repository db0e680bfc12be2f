import type { CopyInput } from "../generations/copy/copy.ts";

/** The brief of a campaign: what its texts are written from. Any text may be empty. */
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
