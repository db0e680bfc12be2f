import { newCampaignCopy } from "#core/campaigns/board.copy.ts";
import { NewCampaignForm } from "../features/campaigns/list/new-campaign-form.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `newCampaignCopy` in `core/campaigns/board.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: newCampaignCopy.title });

/**
 * Page /dashboard/campaigns/new: the brief of a new campaign (`NewCampaignForm` in
 * `features/campaigns/list/new-campaign-form.tsx`). Title (`meta` here):
 * `core/campaigns/board.copy.ts`; `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function NewCampaign() {
  return (
    <>
      <PageHeader title={newCampaignCopy.title} />
      <SessionGate>
        <NewCampaignForm />
      </SessionGate>
    </>
  );
}
