import { loadDraft, saveDraft } from "#web/lib/drafts.ts";
import type { AdDraft, KeptDraft } from "./ad-editor.ts";

const isText = (value: unknown) => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a stored value is a draft: older versions or other scripts may have stored another. */
function isAdDraft(value: unknown): value is AdDraft {
  if (!isRecord(value) || !isRecord(value["fields"])) return false;
  return (
    Object.values(value["fields"]).every((field) => [field].flat().every(isText)) &&
    isTextOrNull(value["callToAction"]) &&
    isText(value["url"]) &&
    isTextOrNull(value["mediaId"])
  );
}

/** Base of a draft that was stored without one, by an earlier release: no ad has this revision. */
const UNKNOWN_BASE = "";

/**
 * Store with the unsaved changes of an ad in this browser (`lib/drafts.ts`, name `ad-<id>`) and the
 * revision that they change, for `createAdEditor`; `read` gives `undefined` without a draft or for
 * a broken one. `useAdEditor` hands in localStorage; `clearDrafts` removes drafts at sign-out.
 */
export function adDraftStore(storage: Storage, userId: string, adId: string) {
  const name = `ad-${adId}`;
  return {
    /** The stored draft; `undefined` without one or if it is broken. */
    read(): KeptDraft | undefined {
      try {
        const texts = loadDraft(storage, userId, name);
        const [draft, sent] = [texts["draft"], texts["sent"]].map((text = "null"): unknown =>
          JSON.parse(text),
        );
        if (!isAdDraft(draft)) return undefined;
        const { baseVersion = UNKNOWN_BASE } = texts;
        return { draft, baseVersion, ...(isAdDraft(sent) && { sent }) };
      } catch {
        return undefined;
      }
    },
    write({ draft, baseVersion, sent }: KeptDraft) {
      const texts = { draft: JSON.stringify(draft), baseVersion, sent: sent && JSON.stringify(sent) };
      saveDraft(storage, userId, name, texts);
    },
    clear() {
      saveDraft(storage, userId, name, {});
    },
  };
}
