import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CampaignsPage, CreateLink } from "../features/campaigns/list/campaigns-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: campaignsCopy.title });

/** Page /dashboard/campaigns: the list of campaigns with its search (`features/campaigns/list`). */
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
