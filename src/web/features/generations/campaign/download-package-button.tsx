import FolderDown from "lucide-react/icons/folder-down";
import type { GenerationOf } from "#core/generations/api.ts";
import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { apiUrl } from "#web/lib/api.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

/**
 * Link in `CampaignPanel` that downloads the whole package as a ZIP file (`GET
 * /api/generations/:id/download`); name and content: `campaignArchive` in `campaign/output.ts`,
 * finished videos: `film/film-archive.ts`, both in `server/modules/generations`. Words:
 * `core/generations/campaign/campaign.copy.ts`.
 */
export function DownloadPackageButton({ generation }: { generation: GenerationOf<"campaign"> }) {
  return (
    <a
      href={apiUrl("GET /api/generations/:id/download", { params: { id: generation.id } })}
      download
      className={buttonStyles({ variant: "primary", size: "small" })}
    >
      <FolderDown aria-hidden className="size-4" />
      {campaignCopy.downloadAll}
    </a>
  );
}
