import { imageWords } from "#core/generations/image/image.copy.ts";
import { ImageTool } from "../features/generations/image/image-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const meta = () => pageMeta({ title: imageWords.title });

export default function ImageAds() {
  return (
    <>
      <PageHeader title={imageWords.title} lead={imageWords.lead} />
      <SessionGate>
        <ImageTool />
      </SessionGate>
    </>
  );
}
