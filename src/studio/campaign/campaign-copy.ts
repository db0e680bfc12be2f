import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import { writeCampaignCopy } from "../copy/write-copy.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { callToActionOf, textBriefOf } from "./briefs.ts";

/**
 * Writes the texts of all fields of all platforms from the brief of a full package. The goals name
 * the next step, but are no statements for customers; only their offers are.
 */
export function writePackageCopy(input: CampaignInput, seed: string): CampaignCopy {
  const text = textBriefOf(input);
  const brief = { ...text, callToAction: callToActionOf(input) };
  return writeCampaignCopy(brief, readFacts(brief, inferBriefLanguage(text).language), seed);
}
