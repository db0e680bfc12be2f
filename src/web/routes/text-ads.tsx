import { textAdsCopy } from "#core/generations/text/text.copy.ts";
import { TextAdTool } from "../features/generations/text/text-ad-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `textAdsCopy` in `core/generations/text/text.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: textAdsCopy.title });

/**
 * Page /dashboard/text-ads: the tool for text ads (`TextAdTool` in
 * `features/generations/text/text-ad-tool.tsx`). Title (`meta` here) and lead:
 * `core/generations/text/text.copy.ts`; path: `TOOL_PATHS` in `lib/paths.ts`. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
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
