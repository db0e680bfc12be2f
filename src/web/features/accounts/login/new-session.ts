import type { SessionState, SessionStore } from "#web/lib/session-store.ts";

/**
 * Reads the session after a sign-in. `refresh` may join a request that was sent before the sign-in
 * and therefore returns "signed-out"; in that case the session is read once more.
 */
export async function readNewSession(store: Pick<SessionStore, "refresh">): Promise<SessionState> {
  const state = await store.refresh();
  return state.status === "signed-out" ? store.refresh() : state;
}
