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
 * Loads the values of a tool's form, its chosen images or an ad's draft that `saveDraft` stored in
 * this browser. Returns an empty object if nothing is stored or storage is unavailable.
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
 * Saves the texts of a tool's form or an ad in this browser. Errors of the storage are ignored:
 * drafts are optional.
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

/** Removes all drafts of a user, at sign-out and when the account is deleted. */
export function clearDrafts(storage: Storage, userId: string): void {
  try {
    const keys = Object.keys(storage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));
    for (const key of keys) storage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
