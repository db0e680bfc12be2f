import { isApiError } from "./api-error.ts";
import { isExpired, shouldExtend } from "./session-lease.ts";

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly image?: string | null;
}

/** What the client knows of a session. The token itself is in a cookie that no script can read. */
export interface Session {
  readonly user: SessionUser;
  /** End of the lease, ms since 1970. */
  readonly expiresAt: number;
}

export type SessionState =
  | { readonly status: "loading" | "signed-out" | "unreachable" }
  | { readonly status: "signed-in"; readonly session: Session };

/** Before the server has said who is signed in; nobody is known to pages written at build time either. */
export const LOADING: SessionState = { status: "loading" };

export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server who is signed in; calls at the same time share one request. */
  refresh: () => Promise<SessionState>;
  /** One step of the specified refresh. */
  tick: () => Promise<void>;
  /** After a sign-out, or when any call was answered with 401. */
  clear: () => void;
  /** Changes what is shown of the user after the profile was saved. */
  updateUser: (change: Partial<SessionUser>) => void;
}

interface SessionDeps {
  fetchSession: () => Promise<Session | null>;
  now: () => number;
}

/** Keeps `{ user, expiresAt }` fresh. Only the server's word ends it: no network failure or 5xx signs anyone out. */
export function createSessionStore({ fetchSession, now }: SessionDeps): SessionStore {
  let state = LOADING;
  let running: Promise<SessionState> | null = null;
  const listeners = new Set<() => void>();

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<SessionState> {
    try {
      const session = await fetchSession();
      set(session ? { status: "signed-in", session } : { status: "signed-out" });
    } catch (error) {
      if (isApiError(error) && error.status === 401) set({ status: "signed-out" });
      else if (state.status !== "signed-in") set({ status: "unreachable" });
    } finally {
      running = null;
    }
    return state;
  }

  function refresh() {
    running ??= ask();
    return running;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    async tick() {
      if (state.status === "unreachable") await refresh();
      if (state.status !== "signed-in") return;
      const { expiresAt } = state.session;
      if (shouldExtend(expiresAt, now()) || isExpired(expiresAt, now())) await refresh();
    },
    clear: () => set({ status: "signed-out" }),
    updateUser(change) {
      if (state.status !== "signed-in") return;
      const { user, expiresAt } = state.session;
      set({ status: "signed-in", session: { user: { ...user, ...change }, expiresAt } });
    },
  };
}
