import { useState } from "react";
import { loadingToasts, toasts } from "#core/generations/messages.ts";
import { useToast } from "#web/ui/toast-context.ts";

/** Browsers read the file asynchronously; the object URL is revoked after this delay (ms). */
const REVOKE_DELAY_MS = 60_000;

/**
 * Returns `download`, which downloads a file of a result (image or ZIP) from `url`, saves it under
 * `name` and shows a toast with the outcome, and whether it is `busy`; it never rejects.
 * `image-card.tsx`, `image-edit-form.tsx`, `download-all-button.tsx` and `image-ads-part.tsx` call
 * it. Words: `loadingToasts` and `toasts` in `core/generations/messages.ts`.
 */
export function useDownload() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download(url: string, name: string) {
    setBusy(true);
    const id = toast.loading(loadingToasts.startingDownload);
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`answered ${response.status}`);
      saveFile(await response.blob(), name);
      toast.success(toasts.imageDownloaded, { id });
    } catch {
      toast.error(toasts.imageDownloadFailed, { id });
    } finally {
      setBusy(false);
    }
  }

  return { busy, download };
}

/**
 * Saves a file with the browser's download mechanism: downloads of `useDownload`, texts and script
 * of a package (`text-ads-part.tsx`, `video-ads-part.tsx`), parts of a video (`cannot-encode.tsx`)
 * and stamped videos (`stamped-download.tsx`). Keeps it in memory for `REVOKE_DELAY_MS`.
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
