import type { SessionState, SessionStore } from "#web/lib/session-store.ts";

/**
 * Reads the session (`SessionStore.refresh` in `lib/session-store.ts`) after a sign-in, for
 * `useEnterDashboard`. `refresh` may join a request that was sent before the sign-in and therefore
 * returns "signed-out"; the session is then read once more.
 */
export async function readNewSession(store: Pick<SessionStore, "refresh">): Promise<SessionState> {
  const state = await store.refresh();
  return state.status === "signed-out" ? store.refresh() : state;
}
