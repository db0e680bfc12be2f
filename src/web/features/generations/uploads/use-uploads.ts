import { useEffect, useState, useSyncExternalStore } from "react";
import { uploadMessages, uploadCopy } from "#core/uploads/messages.ts";
import { api } from "#web/lib/api.ts";
import { isRejected } from "#web/lib/api-error.ts";
import { useToast, type Toasts } from "#web/ui/toast-context.ts";
import { savedUploads } from "./saved-uploads.ts";
import { sendUpload } from "./send-upload.ts";
import { downscaleImage } from "./downscale-image.ts";
import { createUploadStore, type UploadStore } from "./upload-store.ts";
import { chosenImages, type ChosenImages, type UploadItem } from "./upload-item.ts";

function createBrowserStore(userId: string, tool: string, toast: Toasts): UploadStore {
  const saved = savedUploads(localStorage, userId, tool);
  const store = createUploadStore({
    newKey: () => crypto.randomUUID(),
    preview: (file) => URL.createObjectURL(file),
    release: (src) => URL.revokeObjectURL(src),
    prepare: downscaleImage,
    send: sendUpload,
    // If this fails, the server deletes unused uploads later.
    discard: (id) => void api("DELETE /api/uploads/:id", { params: { id } }).catch(() => {}),
    saved,
    notify: {
      uploaded: () => toast.success(uploadMessages.uploaded),
      removed: () => toast.success(uploadMessages.removed),
      rejected: (message) => toast.error(message),
      failed: (error, retry) => {
        const action = { label: uploadCopy.tryAgain, onClick: retry };
        if (isRejected(error)) toast.error(error.message);
        else toast.error(uploadCopy.failed, { action });
      },
    },
  });
  store.replace(saved.load());
  return store;
}

/** Ids of the images that the server no longer has; none if it does not respond. */
async function missing(items: readonly UploadItem[]): Promise<string[]> {
  const checks = items.map(async ({ id, src }) => {
    const response = await fetch(src, { method: "HEAD" }).catch(() => undefined);
    return response?.status === 404 ? id : undefined;
  });
  return (await Promise.all(checks)).filter((id) => id !== undefined);
}

/**
 * The images of a form with their actions: `useUploads` makes them; `ImagePicker`, `useUploadTool`
 * and `useToolBrand` use them.
 */
export interface Uploads
  extends ChosenImages, Pick<UploadStore, "add" | "remove" | "toggleLogo" | "replace"> {
  readonly items: readonly UploadItem[];
}

/**
 * Images of a tool's form for `useUploadTool`, saved per user and tool in this browser until
 * `replace([])`; those that the server no longer has are removed at the start. Toasts:
 * `core/uploads/messages.ts`.
 */
export function useUploads(userId: string, tool: string): Uploads {
  const toast = useToast();
  const [store] = useState(() => createBrowserStore(userId, tool, toast));
  useEffect(() => {
    void missing(store.getItems()).then((ids) => ids.length > 0 && store.removeMissing(ids));
  }, [store]);
  const items = useSyncExternalStore(store.subscribe, store.getItems, store.getItems);
  const { add, remove, toggleLogo, replace } = store;
  return { items, ...chosenImages(items), add, remove, toggleLogo, replace };
}
