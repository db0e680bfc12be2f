import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import { writeCampaignCopy } from "../copy/write-copy.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { textBriefOf } from "./briefs.ts";

/** Writes the texts of all fields of all platforms from the brief of a full package. */
export function writePackageCopy(input: CampaignInput, seed: string): CampaignCopy {
  const { companyName, productName, targetAudience, keyFeatures, campaignGoals, additionalDetails } = input;
  const brief = { companyName, productName, targetAudience, keyFeatures, campaignGoals, additionalDetails };
  const facts = readFacts(brief, inferBriefLanguage(textBriefOf(input)).language);
  return writeCampaignCopy(brief, facts, seed);
}
