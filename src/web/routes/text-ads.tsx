import { textAdsCopy } from "#core/generations/text/text.copy.ts";
import { TextAdTool } from "../features/generations/text/text-ad-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: textAdsCopy.title });

/** Page /dashboard/text-ads: the tool for text ads (`features/generations/text`). */
export default function TextAds() {
  return (
    <>
      <PageHeader title={textAdsCopy.title} lead={textAdsCopy.lead} />
      <SessionGate>
        <TextAdTool />
      </SessionGate>
    </>
  );
}
