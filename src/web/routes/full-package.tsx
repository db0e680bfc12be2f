import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { CampaignTool } from "../features/generations/campaign/campaign-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `campaignCopy` in `core/generations/campaign/campaign.copy.ts`, to which
 * `pageMeta` (`lib/meta.ts`) adds the product name. React Router calls it when it renders the
 * route.
 */
export const meta = () => pageMeta({ title: campaignCopy.title });

/**
 * Page /dashboard/full-package: the tool for full packages (`CampaignTool` in
 * `features/generations/campaign/campaign-tool.tsx`). Title (`meta` here) and lead:
 * `core/generations/campaign/campaign.copy.ts`; path: `TOOL_PATHS` in `lib/paths.ts`. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
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
