import type { CampaignBrief } from "#core/campaigns/brief.ts";
import type { CopyInput } from "#core/generations/copy/copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

/** The input of a copy generation for platforms of a campaign: one variant. */
export function copyInputOf(brief: CampaignBrief, platforms: readonly PlatformId[]): CopyInput {
  return {
    ...brief,
    ...{ wordsToUse: [], wordsToAvoid: [], platforms: [...platforms], variants: 1, angles: [] },
  };
}
