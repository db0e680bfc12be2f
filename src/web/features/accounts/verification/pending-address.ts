const KEY = "adloom:pending-address";

/**
 * Address to be verified in this tab after a sign-up or a refused sign-in, and the earliest time of
 * another mail (ms since 1970, from `saveResendAfter`). This file stores it; `ResendButton` and
 * `usePendingAddress` read it.
 */
export interface PendingAddress {
  readonly email: string;
  readonly resendAfter: number;
}

function isPending(value: unknown): value is PendingAddress {
  if (typeof value !== "object" || value === null) return false;
  if (!("email" in value) || !("resendAfter" in value)) return false;
  return typeof value.email === "string" && typeof value.resendAfter === "number";
}

/** Reading `sessionStorage` can throw. */
type Tab = Pick<Window, "sessionStorage">;

/**
 * Reads the address to be verified from `sessionStorage` (`adloom:pending-address`), for
 * `usePendingAddress`; it survives a reload but never appears in a URL. `null` if there is none or
 * storage is disabled.
 */
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
    // Storage is disabled; the resend button then shows an error.
  }
}

/**
 * Stores the address to be verified in `sessionStorage`: `SignupForm` after a sign-up, `LoginForm`
 * after `email_not_verified`. If the address is unchanged, a running cooldown continues.
 */
export function savePendingAddress(tab: Tab, email: string): void {
  const before = loadPendingAddress(tab);
  store(tab, { email, resendAfter: before?.email === email ? before.resendAfter : 0 });
}

/**
 * Stores the time (ms since 1970) until which no other verification mail can be requested.
 * `ResendButton` calls it after a mail was sent (`RESEND_COOLDOWN_SECONDS` in
 * `core/account/limits.ts`) or refused for at most that time. Does nothing without a stored
 * address.
 */
export function saveResendAfter(tab: Tab, resendAfter: number): void {
  const before = loadPendingAddress(tab);
  if (before) store(tab, { ...before, resendAfter });
}

/**
 * Deletes the address that waits for its verification; `useRedirectSignedIn` calls it when the user
 * is signed in.
 */
export function clearPendingAddress(tab: Tab): void {
  try {
    tab.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled.
  }
}
