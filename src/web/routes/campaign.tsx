import { useParams } from "react-router";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CampaignPage } from "../features/campaigns/board/campaign-page.tsx";
import { CAMPAIGN_TABS } from "../features/campaigns/board/campaign-tabs.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: campaignsCopy.title });

/**
 * Page /dashboard/campaigns/:id: the board of a campaign with or without an open ad, or another tab
 * (`features/campaigns/board`).
 */
export default function Campaign() {
  const { id = "", part: name = "ads", adId } = useParams();
  const part = CAMPAIGN_TABS.find((known) => known === name) ?? "ads";
  return (
    <SessionGate>
      <CampaignPage key={id} id={id} part={part} adId={adId} />
    </SessionGate>
  );
}
