import { newCampaignCopy } from "#core/campaigns/board.copy.ts";
import { NewCampaignForm } from "../features/campaigns/list/new-campaign-form.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: newCampaignCopy.title });

/** Page /dashboard/campaigns/new: the brief of a new campaign. */
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
