import { useEffect, useState, useSyncExternalStore } from "react";
import { uploadMessages, uploadCopy } from "#core/uploads/messages.ts";
import { apiFetch } from "#web/lib/api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { useToast, type Toasts } from "#web/ui/toast-context.ts";
import { keptUploads } from "./kept-uploads.ts";
import { sendUpload } from "./send-upload.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { createUploadStore, type UploadStore } from "./upload-store.ts";
import { chosenImages, type ChosenImages, type UploadItem } from "./upload-item.ts";

function createBrowserStore(userId: string, tool: string, toast: Toasts): UploadStore {
  const kept = keptUploads(localStorage, userId, tool);
  const store = createUploadStore({
    newKey: () => crypto.randomUUID(),
    preview: (file) => URL.createObjectURL(file),
    release: (src) => URL.revokeObjectURL(src),
    prepare: shrinkPicture,
    send: sendUpload,
    // If this fails, the server deletes unused uploads later.
    discard: (id) => void apiFetch(`/api/uploads/${id}`, { method: "DELETE" }).catch(() => {}),
    kept,
    tell: {
      uploaded: () => toast.success(uploadMessages.uploaded),
      removed: () => toast.success(uploadMessages.removed),
      refused: (message) => toast.error(message),
      failed: (error, again) => {
        const final = isApiError(error) && error.status > 0 && error.status < 500;
        const action = { label: uploadCopy.tryAgain, onClick: again };
        toast.error(final ? error.message : uploadCopy.failed, final ? {} : { action });
      },
    },
  });
  store.replace(kept.load());
  return store;
}

/** Ids of the images that the server no longer has; none if it does not respond. */
async function missing(items: readonly UploadItem[]): Promise<string[]> {
  const asked = items.map(async ({ id, src }) => {
    const response = await fetch(src, { method: "HEAD" }).catch(() => undefined);
    return response?.status === 404 ? id : undefined;
  });
  return (await Promise.all(asked)).filter((id) => id !== undefined);
}

export interface Uploads
  extends ChosenImages, Pick<UploadStore, "add" | "remove" | "toggleLogo" | "replace"> {
  readonly items: readonly UploadItem[];
}

/** Images of a tool's form, saved per user and tool until `replace([])`. */
export function useUploads(userId: string, tool: string): Uploads {
  const toast = useToast();
  const [store] = useState(() => createBrowserStore(userId, tool, toast));
  useEffect(() => {
    void missing(store.getItems()).then((ids) => ids.length > 0 && store.forget(ids));
  }, [store]);
  const items = useSyncExternalStore(store.subscribe, store.getItems, store.getItems);
  const { add, remove, toggleLogo, replace } = store;
  return { items, ...chosenImages(items), add, remove, toggleLogo, replace };
}
