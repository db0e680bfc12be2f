import { newCampaignCopy } from "#core/campaigns/board.copy.ts";
import { NewCampaignForm } from "../features/campaigns/list/new-campaign-form.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: newCampaignCopy.title });

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
