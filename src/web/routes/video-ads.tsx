import { videoWords } from "#core/generations/video/words.ts";
import { VideoTool } from "../features/generations/video/video-tool.tsx";
import { SignedIn } from "../features/shell/signed-in.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: videoWords.title });

export default function VideoAds() {
  return (
    <>
      <PageHead title={videoWords.title} lead={videoWords.lead} />
      <SignedIn>
        <VideoTool />
      </SignedIn>
    </>
  );
}
