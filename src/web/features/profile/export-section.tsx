import { useMutation } from "@tanstack/react-query";
import FolderDown from "lucide-react/icons/folder-down";
import { exportWords } from "#core/account/profile-words.ts";
import { apiError, readApiError } from "#web/lib/api-error.ts";
import { failureWords } from "#web/lib/failure-words.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { SettingsSection } from "./settings-section.tsx";

const PATH = "/api/profile/export";

/** Asks first: a download that fails is shown by the browser alone, which does not know why. */
async function startDownload(): Promise<void> {
  const answer = await fetch(PATH, { method: "HEAD", credentials: "same-origin" }).catch(() => {
    throw apiError(0);
  });
  // An answer to HEAD has no words of its own.
  if (!answer.ok) throw await readApiError(answer);
  const link = document.createElement("a");
  link.href = PATH;
  link.download = "";
  link.click();
}

/** Everything that is kept of the user, as one file that the browser saves while it is made. */
export function ExportSection() {
  const toast = useToast();
  const download = useMutation({ mutationFn: startDownload });
  const start = () =>
    download.mutate(undefined, {
      onError: (error) => toast.error(failureWords(error, exportWords.failed)),
    });
  return (
    <SettingsSection title={exportWords.title} lead={exportWords.lead}>
      <div className="grid gap-2">
        <p className="text-pretty">{exportWords.text}</p>
        <p className="text-label text-pretty text-ink-3">{exportWords.note}</p>
      </div>
      <div>
        <Button className="max-sm:w-full" busy={download.isPending} onClick={start}>
          <FolderDown aria-hidden className="size-4" />
          {exportWords.download}
        </Button>
      </div>
    </SettingsSection>
  );
}
