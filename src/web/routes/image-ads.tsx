import { imageWords } from "#core/generations/image/words.ts";
import { ImageTool } from "../features/generations/image/image-tool.tsx";
import { SignedIn } from "../features/shell/signed-in.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: imageWords.title });

export default function ImageAds() {
  return (
    <>
      <PageHead title={imageWords.title} lead={imageWords.lead} />
      <SignedIn>
        <ImageTool />
      </SignedIn>
    </>
  );
}
