import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CampaignsPage, CreateLink } from "../features/campaigns/list/campaigns-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `campaignsCopy` in `core/campaigns/board.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: campaignsCopy.title });

/**
 * Page /dashboard/campaigns: the list of campaigns with its search (`CampaignsPage` in
 * `features/campaigns/list/campaigns-page.tsx`) and the link to a new one. Title (`meta` here) and
 * lead: `core/campaigns/board.copy.ts`; `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
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
