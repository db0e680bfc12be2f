import { fileUrl, type Upload } from "#core/uploads/api.ts";
import { fileRefusal, selectionRefusal } from "./check-files.ts";
import type { KeptUpload, KeptUploads } from "./kept-uploads.ts";
import type { UploadItem } from "./upload-item.ts";

/** Maximum number of concurrent uploads. */
const AT_ONCE = 2;

interface Sending {
  readonly name: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export interface UploadStoreDeps {
  readonly newKey: () => string;
  /** Creates an object URL of a local file; `release` revokes it. */
  readonly preview: (file: File) => string;
  readonly release: (src: string) => void;
  readonly prepare: (file: File) => Promise<Blob>;
  readonly send: (file: Blob, sending: Sending) => Promise<Upload>;
  /** Deletes an upload that the form no longer needs. */
  readonly discard: (id: string) => void;
  readonly kept: KeptUploads;
  readonly tell: {
    /** All images of a selection were uploaded. */
    readonly uploaded: () => void;
    readonly removed: () => void;
    readonly refused: (message: string) => void;
    readonly failed: (error: unknown, again: () => void) => void;
  };
}

export interface UploadStore {
  readonly getItems: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts to upload a selection, or rejects it as a whole. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Marks an image as the logo, or removes the mark. */
  readonly toggleLogo: (key: string) => void;
  /** Silently removes images that the server no longer has. */
  readonly forget: (ids: readonly string[]) => void;
  /** Replaces all images by saved uploads, or by those of an earlier generation. */
  readonly replace: (uploads: readonly KeptUpload[]) => void;
}

interface Waiting {
  readonly key: string;
  readonly file: File;
  readonly ended: (arrived: boolean) => void;
}

/** Images of one form, uploaded two at a time. Effects are injected. */
export function createUploadStore(deps: UploadStoreDeps): UploadStore {
  const listeners = new Set<() => void>();
  const waiting: Waiting[] = [];
  const stops = new Map<string, AbortController>();
  let items: readonly UploadItem[] = [];
  let sending = 0;

  const find = (key: string) => items.find((item) => item.key === key);

  function show(next: readonly UploadItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function keep() {
    deps.kept.save(items.flatMap(({ id, name, logo }) => (id === undefined ? [] : [{ id, name, logo }])));
  }

  function change(key: string, values: Partial<UploadItem>) {
    show(items.map((item) => (item.key === key ? { ...item, ...values } : item)));
  }

  function drop(key: string) {
    const item = find(key);
    if (!item) return;
    if (item.id === undefined) deps.release(item.src);
    show(items.filter((other) => other !== item));
  }

  function pump() {
    while (sending < AT_ONCE) {
      const next = waiting.shift();
      if (!next) return;
      sending++;
      void deliver(next).finally(() => {
        sending--;
        pump();
      });
    }
  }

  async function deliver({ key, file, ended }: Waiting) {
    const stop = new AbortController();
    stops.set(key, stop);
    try {
      if (!find(key)) return ended(false);
      const blob = await deps.prepare(file);
      const refusal = fileRefusal(blob);
      if (refusal !== undefined) {
        drop(key);
        deps.tell.refused(refusal);
        return ended(false);
      }
      const onProgress = (progress: number) => change(key, { progress });
      const upload = await deps.send(blob, { name: file.name, onProgress, signal: stop.signal });
      ended(arrive(key, upload));
    } catch (error) {
      const wanted = find(key) !== undefined;
      drop(key);
      ended(false);
      if (wanted) deps.tell.failed(error, () => add([file]));
    } finally {
      stops.delete(key);
    }
  }

  /** Stores the uploaded image. If it was removed in the meantime, deletes it on the server. */
  function arrive(key: string, { id, url }: Upload): boolean {
    const item = find(key);
    if (!item) {
      deps.discard(id);
      return false;
    }
    deps.release(item.src);
    change(key, { id, src: url, progress: 1 });
    keep();
    return true;
  }

  function add(files: readonly File[]) {
    const refusal = selectionRefusal(files, items.length);
    if (refusal !== undefined) return deps.tell.refused(refusal);
    const arrivals: boolean[] = [];
    const ended = (arrived: boolean) => {
      arrivals.push(arrived);
      if (arrivals.length === files.length && arrivals.every(Boolean)) deps.tell.uploaded();
    };
    const added = files.map((file) => ({ file, key: deps.newKey(), ended }));
    const fresh = added.map(({ key, file }) => {
      return { key, name: file.name, src: deps.preview(file), id: undefined, progress: 0, logo: false };
    });
    show([...items, ...fresh]);
    waiting.push(...added);
    pump();
  }

  return {
    getItems: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add,
    remove(key) {
      const item = find(key);
      if (!item) return;
      drop(key);
      stops.get(key)?.abort();
      if (item.id !== undefined) deps.discard(item.id);
      keep();
      deps.tell.removed();
    },
    toggleLogo(key) {
      show(items.map((item) => ({ ...item, logo: item.key === key && !item.logo })));
      keep();
    },
    forget(ids) {
      show(items.filter(({ id }) => id === undefined || !ids.includes(id)));
      keep();
    },
    replace(uploads) {
      for (const { key } of items) {
        stops.get(key)?.abort();
        drop(key);
      }
      show(
        uploads.map(({ id, name, logo }) => ({
          key: deps.newKey(),
          name,
          src: fileUrl(id),
          id,
          progress: 1,
          logo,
        })),
      );
      keep();
    },
  };
}
