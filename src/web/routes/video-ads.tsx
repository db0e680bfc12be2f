import { videoCopy } from "#core/generations/video/video.copy.ts";
import { VideoTool } from "../features/generations/video/video-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: videoCopy.title });

/** Tool for video ad scripts. */
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
