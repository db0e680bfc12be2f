import FolderDown from "lucide-react/icons/folder-down";
import type { GenerationOf } from "#core/generations/api.ts";
import { archiveName } from "#core/generations/image/image.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import { apiUrl } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { useDownload } from "./use-download.ts";

/**
 * Button of `ImagesPanel` that downloads all images as a ZIP file (`GET
 * /api/generations/:id/download`). Its content: `imageFiles` in `image/output.ts` of the server;
 * file name: `archiveName` in `core/generations/image/image.ts`; words:
 * `core/generations/image/image.copy.ts`.
 */
export function DownloadAllButton({ generation: { id, input } }: { generation: GenerationOf<"image"> }) {
  const { busy, download } = useDownload();
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() =>
        void download(
          apiUrl("GET /api/generations/:id/download", { params: { id } }),
          archiveName(input.companyName),
        )
      }
    >
      <FolderDown aria-hidden className="size-4" />
      {imageCopy.downloadAll}
    </Button>
  );
}
