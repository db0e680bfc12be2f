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

/** What the user had typed into a tool's form, as far as it still fits; nothing when storage is closed to us. */
export function loadDraft(storage: Storage, userId: string, tool: string): DraftTexts {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(userId, tool)) ?? "{}");
    return isTexts(value) ? value : {};
  } catch {
    return {};
  }
}

/** Keeps texts for the next visit. A full or closed storage is no reason to disturb anyone who is typing. */
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
    // Private windows and full disks: the form works without.
  }
}

/** Forgets every draft of a user, at sign-out. */
export function clearDrafts(storage: Storage, userId: string): void {
  try {
    const own = Object.keys(storage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));
    for (const key of own) storage.removeItem(key);
  } catch {
    // As above.
  }
}
