import { useParams } from "react-router";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CampaignPage } from "../features/campaigns/board/campaign-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () => pageMeta({ title: campaignsCopy.title });

/** The board of a campaign, with or without an open ad. */
export default function Campaign() {
  const { id = "", adId } = useParams();
  return (
    <SessionGate>
      <CampaignPage id={id} adId={adId} />
    </SessionGate>
  );
}
