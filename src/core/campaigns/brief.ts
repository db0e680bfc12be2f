import type { CopyInput } from "../generations/copy/copy.ts";

/**
 * The brief of a campaign, in the table `campaigns`, from which `copy-input.ts` makes the input of
 * its ads' texts. Each field may be empty; the fields are those of `CopyInput`
 * (`core/generations/copy/copy.ts`). Limits are those of `copyInputSchema` there.
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
 * Brief without content. `advertiser-brief.ts` and `campaign-source.service.ts` fill in what they
 * know; purged campaigns keep it (`campaigns.repo.ts`).
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
