const KEY = "adloom:pending-address";

/** The address that waits for verification in this tab, and when another mail may be asked for (ms since 1970). */
export interface PendingAddress {
  readonly email: string;
  readonly resendAfter: number;
}

function isPending(value: unknown): value is PendingAddress {
  if (typeof value !== "object" || value === null) return false;
  if (!("email" in value) || !("resendAfter" in value)) return false;
  return typeof value.email === "string" && typeof value.resendAfter === "number";
}

/** A window whose `sessionStorage` may refuse to be read at all. */
type Tab = Pick<Window, "sessionStorage">;

/** What this tab knows, also after a reload. The address never stands in a URL. */
export function loadPendingAddress(tab: Tab): PendingAddress | null {
  try {
    const value: unknown = JSON.parse(tab.sessionStorage.getItem(KEY) ?? "null");
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function store(tab: Tab, pending: PendingAddress): void {
  try {
    tab.sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage is closed to us: the page says so when the mail is asked for again.
  }
}

/** Remembers the address; a running cooldown of the same one goes on. */
export function savePendingAddress(tab: Tab, email: string): void {
  const before = loadPendingAddress(tab);
  store(tab, { email, resendAfter: before?.email === email ? before.resendAfter : 0 });
}

/** Remembers until when no other mail can be asked for. */
export function saveResendAfter(tab: Tab, resendAfter: number): void {
  const before = loadPendingAddress(tab);
  if (before) store(tab, { ...before, resendAfter });
}

export function clearPendingAddress(tab: Tab): void {
  try {
    tab.sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
