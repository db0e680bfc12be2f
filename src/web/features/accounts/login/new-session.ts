import type { SessionState, SessionStore } from "#web/lib/session-store.ts";

/**
 * The session right after a sign-in. A check that began before it may still be on its way and find nobody; such an
 * answer is asked for once more.
 */
export async function readNewSession(store: Pick<SessionStore, "refresh">): Promise<SessionState> {
  const state = await store.refresh();
  return state.status === "signed-out" ? store.refresh() : state;
}
