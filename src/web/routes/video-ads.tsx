import { videoCopy } from "#core/generations/video/video.copy.ts";
import { VideoTool } from "../features/generations/video/video-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `videoCopy` in `core/generations/video/video.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: videoCopy.title });

/**
 * Page /dashboard/video-ads: the tool for video ad scripts (`VideoTool` in
 * `features/generations/video/video-tool.tsx`). Title (`meta` here) and lead:
 * `core/generations/video/video.copy.ts`; path: `TOOL_PATHS` in `lib/paths.ts`. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function VideoAds() {
  return (
    <>
      <PageHeader title={videoCopy.title} lead={videoCopy.lead} />
      <SessionGate>
        <VideoTool />
      </SessionGate>
    </>
  );
}
