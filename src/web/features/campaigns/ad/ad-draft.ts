import { loadDraft, saveDraft } from "#web/lib/drafts.ts";
import type { AdDraft } from "./ad-editor.ts";

/** Keeps the unsaved changes of an ad in this browser; they are removed at sign-out. */
export function adDraftStore(userId: string, adId: string) {
  const name = `ad-${adId}`;
  return {
    read(): AdDraft | undefined {
      const { draft } = loadDraft(localStorage, userId, name);
      return draft === undefined ? undefined : (JSON.parse(draft) as AdDraft);
    },
    write(draft: AdDraft) {
      saveDraft(localStorage, userId, name, { draft: JSON.stringify(draft) });
    },
    clear() {
      saveDraft(localStorage, userId, name, {});
    },
  };
}
