import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CampaignsPage, CreateLink } from "../features/campaigns/list/campaigns-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: campaignsCopy.title });

export default function Campaigns() {
  return (
    <>
      <PageHeader title={campaignsCopy.title} lead={campaignsCopy.lead} action={<CreateLink />} />
      <SessionGate>
        <CampaignsPage />
      </SessionGate>
    </>
  );
}
