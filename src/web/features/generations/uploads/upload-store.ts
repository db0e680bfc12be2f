import { fileUrl, type Upload } from "#core/uploads/api.ts";
import { createStore } from "#web/lib/create-store.ts";
import { fileError, selectionError } from "./validate-files.ts";
import type { SavedUpload, SavedUploads } from "./saved-uploads.ts";
import type { UploadItem } from "./upload-item.ts";

/** Maximum number of concurrent uploads. */
const MAX_CONCURRENT = 2;

interface Sending {
  readonly name: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Effects of the upload store: preview, sending, saving, toasts. `useUploads` hands in real ones,
 * tests hand in their own.
 */
export interface UploadStoreDeps {
  readonly newKey: () => string;
  /** Creates an object URL of a local file; `release` revokes it. */
  readonly preview: (file: File) => string;
  readonly release: (src: string) => void;
  readonly prepare: (file: File) => Promise<Blob>;
  readonly send: (file: Blob, sending: Sending) => Promise<Upload>;
  /** Deletes an upload that the form no longer needs. */
  readonly discard: (id: string) => void;
  readonly saved: SavedUploads;
  readonly notify: {
    /** All images of a selection were uploaded. */
    readonly uploaded: () => void;
    readonly removed: () => void;
    readonly rejected: (message: string) => void;
    readonly failed: (error: unknown, retry: () => void) => void;
  };
}

/**
 * The images of a form and their uploads: `createUploadStore` makes it, `useUploads` gives it to
 * React.
 */
export interface UploadStore {
  readonly getItems: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts to upload a selection, or rejects it as a whole. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Marks an image as the logo, or removes the mark. */
  readonly toggleLogo: (key: string) => void;
  /** Silently removes images that the server no longer has. */
  readonly removeMissing: (ids: readonly string[]) => void;
  /** Replaces all images by saved uploads, or by those of an earlier generation. */
  readonly replace: (uploads: readonly SavedUpload[]) => void;
}

interface QueuedUpload {
  readonly key: string;
  readonly file: File;
  readonly onSettled: (uploaded: boolean) => void;
}

/**
 * Creates the store of one form's images for `useUploads`: uploads at most `MAX_CONCURRENT` at a
 * time and saves the list. Refuses files by `validate-files.ts` (limits in `core/limits.ts`).
 * Effects are injected.
 */
export function createUploadStore(deps: UploadStoreDeps): UploadStore {
  const { getState: getItems, setState: setItems, subscribe } = createStore<readonly UploadItem[]>([]);
  const queue: QueuedUpload[] = [];
  const controllers = new Map<string, AbortController>();
  let sending = 0;

  const find = (key: string) => getItems().find((item) => item.key === key);

  function save() {
    deps.saved.save(
      getItems().flatMap(({ id, name, logo }) => (id === undefined ? [] : [{ id, name, logo }])),
    );
  }

  function change(key: string, values: Partial<UploadItem>) {
    setItems(getItems().map((item) => (item.key === key ? { ...item, ...values } : item)));
  }

  function removeItem(key: string) {
    const item = find(key);
    if (!item) return;
    if (item.id === undefined) deps.release(item.src);
    setItems(getItems().filter((other) => other !== item));
  }

  function sendNext() {
    while (sending < MAX_CONCURRENT) {
      const next = queue.shift();
      if (!next) return;
      sending++;
      void send(next).finally(() => {
        sending--;
        sendNext();
      });
    }
  }

  async function send({ key, file, onSettled }: QueuedUpload) {
    const controller = new AbortController();
    controllers.set(key, controller);
    try {
      if (!find(key)) return onSettled(false);
      const blob = await deps.prepare(file);
      const message = fileError(blob);
      if (message !== undefined) {
        removeItem(key);
        deps.notify.rejected(message);
        return onSettled(false);
      }
      const onProgress = (progress: number) => change(key, { progress });
      const upload = await deps.send(blob, { name: file.name, onProgress, signal: controller.signal });
      onSettled(complete(key, upload));
    } catch (error) {
      const isListed = find(key) !== undefined;
      removeItem(key);
      onSettled(false);
      if (isListed) deps.notify.failed(error, () => add([file]));
    } finally {
      controllers.delete(key);
    }
  }

  /** Stores the uploaded image. If it was removed in the meantime, deletes it on the server. */
  function complete(key: string, { id, url }: Upload): boolean {
    const item = find(key);
    if (!item) {
      deps.discard(id);
      return false;
    }
    deps.release(item.src);
    change(key, { id, src: url, progress: 1 });
    save();
    return true;
  }

  function add(files: readonly File[]) {
    const message = selectionError(files, getItems().length);
    if (message !== undefined) return deps.notify.rejected(message);
    const outcomes: boolean[] = [];
    const onSettled = (uploaded: boolean) => {
      outcomes.push(uploaded);
      if (outcomes.length === files.length && outcomes.every(Boolean)) deps.notify.uploaded();
    };
    const added = files.map((file) => ({ file, key: deps.newKey(), onSettled }));
    const newItems = added.map(({ key, file }) => {
      return { key, name: file.name, src: deps.preview(file), id: undefined, progress: 0, logo: false };
    });
    setItems([...getItems(), ...newItems]);
    queue.push(...added);
    sendNext();
  }

  return {
    getItems,
    subscribe,
    add,
    remove(key) {
      const item = find(key);
      if (!item) return;
      removeItem(key);
      controllers.get(key)?.abort();
      if (item.id !== undefined) deps.discard(item.id);
      save();
      deps.notify.removed();
    },
    toggleLogo(key) {
      setItems(getItems().map((item) => ({ ...item, logo: item.key === key && !item.logo })));
      save();
    },
    removeMissing(ids) {
      setItems(getItems().filter(({ id }) => id === undefined || !ids.includes(id)));
      save();
    },
    replace(uploads) {
      for (const { key } of getItems()) {
        controllers.get(key)?.abort();
        removeItem(key);
      }
      setItems(
        uploads.map(({ id, name, logo }) => ({
          key: deps.newKey(),
          name,
          src: fileUrl(id),
          id,
          progress: 1,
          logo,
        })),
      );
      save();
    },
  };
}
