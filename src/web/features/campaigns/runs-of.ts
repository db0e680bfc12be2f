import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { CampaignSummary } from "#core/campaigns/campaign.ts";
import { dayOf } from "./format-day.ts";

/**
 * When a campaign runs, in words; empty without dates. Shown in `CampaignRow` and `CampaignHead`;
 * the words are `boardCopy` in `core/campaigns/board.copy.ts`.
 */
export function runsOf({ startsOn, endsOn }: Pick<CampaignSummary, "startsOn" | "endsOn">): string {
  if (startsOn !== null && endsOn !== null) return boardCopy.dates(dayOf(startsOn), dayOf(endsOn));
  if (startsOn !== null) return boardCopy.from(dayOf(startsOn));
  return endsOn === null ? "" : boardCopy.until(dayOf(endsOn));
}
