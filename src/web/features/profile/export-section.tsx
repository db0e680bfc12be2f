import { useMutation } from "@tanstack/react-query";
import FolderDown from "lucide-react/icons/folder-down";
import { exportCopy } from "#core/account/profile.copy.ts";
import { apiUrl } from "#web/lib/api.ts";
import { apiError, readApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { SettingsSection } from "./settings-section.tsx";

const URL = apiUrl("GET /api/profile/export");

/**
 * Sends a HEAD request first: for a failed download, the browser would not show the API's message.
 */
async function startDownload(): Promise<void> {
  const response = await fetch(URL, { method: "HEAD", credentials: "same-origin" }).catch(() => {
    throw apiError(0);
  });
  // A HEAD response has no body, so this results in the generic message.
  if (!response.ok) throw await readApiError(response);
  const link = document.createElement("a");
  link.href = URL;
  link.download = "";
  link.click();
}

/**
 * Section of `ProfilePage` to download all data of the account as one ZIP archive (`GET
 * /api/profile/export`); a refusal is a toast. Content:
 * `server/modules/data-export/data-export.service.ts`; how often: `dataExportsPerHour` in
 * `core/rate-limits.ts`; words: `exportCopy` in `core/account/profile.copy.ts`.
 */
export function ExportSection() {
  const toast = useToast();
  const download = useMutation({ mutationFn: startDownload });
  const start = () =>
    download.mutate(undefined, {
      onError: (error) => toast.error(failureMessage(error, exportCopy.failed)),
    });
  return (
    <SettingsSection title={exportCopy.title} lead={exportCopy.lead}>
      <div className="grid gap-2">
        <p className="text-pretty">{exportCopy.text}</p>
        <p className="text-label text-pretty text-ink-3">{exportCopy.note}</p>
      </div>
      <div>
        <Button className="max-sm:w-full" busy={download.isPending} onClick={start}>
          <FolderDown aria-hidden className="size-4" />
          {exportCopy.download}
        </Button>
      </div>
    </SettingsSection>
  );
}
