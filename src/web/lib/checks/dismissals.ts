/** Remarks that the user ignores. Results of the tools have no place for them on the server. */
import type { Finding } from "#core/checks/rule.ts";

/**
 * A remark that the user ignores, about the same words of the same text, until the version of the
 * rule (`core/checks/rules`) changes: `dismissalOf` makes it, `useDismissals` keeps it in
 * localStorage.
 */
export interface Dismissal {
  readonly rule: string;
  readonly version: number;
  /** The words of the remark; empty if it is about the whole text. */
  readonly words: string;
  readonly text: string;
  /** Why the ad runs although a platform rejects it; empty for other remarks. */
  readonly reason: string;
}

/** Starts like the keys of drafts, so that signing out removes it. */
const keyOf = (userId: string) => `draft:${userId}:dismissed-remarks`;
/** The oldest ones are dropped, so that the storage does not fill up. */
const MAX_KEPT = 200;

function isDismissal(value: unknown): value is Dismissal {
  if (typeof value !== "object" || value === null) return false;
  const { rule, version, words, text, reason } = value as Record<string, unknown>;
  return typeof version === "number" && [rule, words, text, reason].every((part) => typeof part === "string");
}

/**
 * Loads all dismissed remarks of a user from localStorage, for `useDismissals`; empty without
 * storage. Signing out removes them (`clearDrafts`).
 */
export function loadDismissals(storage: Storage, userId: string): Dismissal[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isDismissal) : [];
  } catch {
    return [];
  }
}

/**
 * Stores dismissed remarks in localStorage, the newest `MAX_KEPT`, for `useDismissals`. Errors of
 * the storage are ignored: the remarks come back with the page.
 */
export function saveDismissals(storage: Storage, userId: string, dismissals: readonly Dismissal[]): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(dismissals.slice(-MAX_KEPT)));
  } catch {
    // Storage is disabled or full.
  }
}

/**
 * Makes the stored data of a remark about a text, when its user ignores it and when `useDismissals`
 * looks for it. Its words are the part of the text that the finding marks, empty if it marks none.
 */
export function dismissalOf({ ruleId, ruleVersion, span }: Finding, text: string, reason: string): Dismissal {
  const words = span ? text.slice(span.start, span.end) : "";
  return { rule: ruleId, version: ruleVersion, words, text, reason };
}

/**
 * Whether two ignored remarks are about the same words of the same text and rule, whatever their
 * reason; `useDismissals` asks before one is shown.
 */
export function isSameRemark(a: Dismissal, b: Dismissal): boolean {
  return a.rule === b.rule && a.version === b.version && a.words === b.words && a.text === b.text;
}
