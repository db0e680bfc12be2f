import { imageCopy } from "#core/generations/image/image.copy.ts";
import { ImageTool } from "../features/generations/image/image-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `imageCopy` in `core/generations/image/image.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: imageCopy.title });

/**
 * Page /dashboard/image-ads: the tool for image ads (`ImageTool` in
 * `features/generations/image/image-tool.tsx`). Title (`meta` here) and lead:
 * `core/generations/image/image.copy.ts`; path: `TOOL_PATHS` in `lib/paths.ts`. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function ImageAds() {
  return (
    <>
      <PageHeader title={imageCopy.title} lead={imageCopy.lead} />
      <SessionGate>
        <ImageTool />
      </SessionGate>
    </>
  );
}
