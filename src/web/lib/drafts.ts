const PREFIX = "draft:";

type DraftTexts = Record<string, string>;

function isTexts(value: unknown): value is DraftTexts {
  return (
    typeof value === "object" && value !== null && Object.values(value).every((v) => typeof v === "string")
  );
}

function keyOf(userId: string, tool: string): string {
  return `${PREFIX}${userId}:${tool}`;
}

/**
 * Loads the texts that `saveDraft` stored in this browser: of a tool's form (`useDraft`), its
 * images (`savedUploads`) or an ad (`adDraftStore`). Empty if nothing is stored or storage is
 * unavailable.
 */
export function loadDraft(storage: Storage, userId: string, tool: string): DraftTexts {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(userId, tool)) ?? "{}");
    return isTexts(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Saves the texts of a form, its images or an ad in this browser (localStorage,
 * `draft:<user>:<tool>`), replacing what was there; values that are not texts are left out.
 * `useDraft`, `savedUploads` and `adDraftStore` call it. Errors of the storage are ignored: drafts
 * are optional.
 */
export function saveDraft(
  storage: Storage,
  userId: string,
  tool: string,
  values: Record<string, unknown>,
): void {
  const texts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
  try {
    storage.setItem(keyOf(userId, tool), JSON.stringify(texts));
  } catch {
    // Storage is disabled or full.
  }
}

/**
 * Removes all drafts of a user in localStorage (keys `draft:<user>:`, also those of
 * `lib/checks/dismissals.ts`), at sign-out (`useSignOut`) and when the account is deleted
 * (`useDeleteAccount`). Errors of the storage are ignored.
 */
export function clearDrafts(storage: Storage, userId: string): void {
  try {
    const keys = Object.keys(storage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));
    for (const key of keys) storage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
