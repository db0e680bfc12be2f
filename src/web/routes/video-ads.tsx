import { videoCopy } from "#core/generations/video/video.copy.ts";
import { VideoTool } from "../features/generations/video/video-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: videoCopy.title });

/** Page /dashboard/video-ads: the tool for video ad scripts (`features/generations/video`). */
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
