import { campaignWords } from "#core/generations/campaign/words.ts";
import { CampaignTool } from "../features/generations/campaign/campaign-tool.tsx";
import { SignedIn } from "../features/shell/signed-in.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: campaignWords.title });

export default function FullPackage() {
  return (
    <>
      <PageHead title={campaignWords.title} lead={campaignWords.lead} />
      <SignedIn>
        <CampaignTool />
      </SignedIn>
    </>
  );
}
