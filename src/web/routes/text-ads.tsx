import { textAdsWords } from "#core/generations/text/text.copy.ts";
import { TextAdTool } from "../features/generations/text/text-ad-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const meta = () => pageMeta({ title: textAdsWords.title });

export default function TextAds() {
  return (
    <>
      <PageHeader title={textAdsWords.title} lead={textAdsWords.lead} />
      <SessionGate>
        <TextAdTool />
      </SessionGate>
    </>
  );
}
