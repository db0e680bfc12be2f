import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { CampaignTool } from "../features/generations/campaign/campaign-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: campaignCopy.title });

/** Page /dashboard/full-package: the tool for full packages (`features/generations/campaign`). */
export default function FullPackage() {
  return (
    <>
      <PageHeader title={campaignCopy.title} lead={campaignCopy.lead} />
      <SessionGate>
        <CampaignTool />
      </SessionGate>
    </>
  );
}
