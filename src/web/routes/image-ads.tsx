import { imageCopy } from "#core/generations/image/image.copy.ts";
import { ImageTool } from "../features/generations/image/image-tool.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: imageCopy.title });

/** Page /dashboard/image-ads: the tool for image ads (`features/generations/image`). */
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
