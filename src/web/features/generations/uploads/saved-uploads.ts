import { loadDraft, saveDraft } from "#web/lib/drafts.ts";

/**
 * Upload of an unsubmitted form, as `savedUploads` keeps it in localStorage and the upload store
 * restores it. The server deletes unused ones after `UNUSED_UPLOAD_HOURS`
 * (`server/modules/files/files.repo.ts`).
 */
export interface SavedUpload {
  readonly id: string;
  readonly name: string;
  readonly logo: boolean;
}

/**
 * Stores the chosen images of a form for the next load of the page: `savedUploads` makes it, the
 * upload store writes it.
 */
export interface SavedUploads {
  readonly load: () => SavedUpload[];
  readonly save: (uploads: readonly SavedUpload[]) => void;
}

function isSavedUpload(value: unknown): value is SavedUpload {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, logo } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    /^[0-9a-f-]{36}$/.test(id) &&
    typeof name === "string" &&
    typeof logo === "boolean"
  );
}

/**
 * Stores a form's uploads like its draft (`lib/drafts.ts`): per user and tool, removed at sign-out.
 * `useUploads` makes it; broken entries are ignored.
 */
export function savedUploads(storage: Storage, userId: string, tool: string): SavedUploads {
  const draft = `${tool}-images`;
  return {
    load() {
      try {
        const uploads: unknown = JSON.parse(loadDraft(storage, userId, draft)["uploads"] ?? "[]");
        return Array.isArray(uploads) ? uploads.filter(isSavedUpload) : [];
      } catch {
        return [];
      }
    },
    save: (uploads) => saveDraft(storage, userId, draft, { uploads: JSON.stringify(uploads) }),
  };
}
