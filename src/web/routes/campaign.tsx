import { useParams } from "react-router";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CampaignPage } from "../features/campaigns/board/campaign-page.tsx";
import { CAMPAIGN_TABS } from "../features/campaigns/board/campaign-tabs.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";

/**
 * Title of the page: `campaignsCopy` in `core/campaigns/board.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: campaignsCopy.title });

/**
 * Page /dashboard/campaigns/:id/:part?/:adId? (`CampaignPage` in
 * `features/campaigns/board/campaign-page.tsx`): the tab is `part` if `CAMPAIGN_TABS`
 * (`campaign-tabs.tsx` beside it) has it, else the ads; `adId` is the open ad. `routes.ts` gives
 * the path, `meta` here the title. `SessionGate` (`features/shell/session-gate.tsx`) admits
 * signed-in users only.
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
