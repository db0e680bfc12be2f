import { isApiError } from "./api-error.ts";
import { isExpired, shouldExtend } from "./session-lease.ts";

/** The signed-in user as the pages know them, from `GET /api/auth/get-session`. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly image?: string | null;
}

/**
 * The client's view of the session, kept by the session store. The token is in an HttpOnly cookie.
 */
export interface Session {
  readonly user: SessionUser;
  /** End of the lease, ms since 1970. */
  readonly expiresAt: number;
}

/** Whether the browser is signed in, as far as it is known. */
export type SessionState =
  | { readonly status: "loading" | "signed-out" | "unreachable" }
  | { readonly status: "signed-in"; readonly session: Session };

/** Initial state of the session store; also the state of pages rendered at build time. */
export const LOADING: SessionState = { status: "loading" };

/** Knows the session of this browser; `useSession` gives it to React. */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the session; concurrent calls share one request. */
  refresh: () => Promise<SessionState>;
  /** Refreshes the session if its lease is about to end, or if the server was unreachable. */
  tick: () => Promise<void>;
  /** Marks the user as signed out, for example after a 401 response. */
  clear: () => void;
  /** Updates the displayed user after a profile change. */
  updateUser: (change: Partial<SessionUser>) => void;
}

interface SessionDeps {
  fetchSession: () => Promise<Session | null>;
  now: () => number;
}

/**
 * Creates the page's session store, which `SessionProvider` drives. Only a 401 or an empty session
 * signs out; network failures and 5xx do not.
 */
export function createSessionStore({ fetchSession, now }: SessionDeps): SessionStore {
  let state = LOADING;
  let running: Promise<SessionState> | null = null;
  const listeners = new Set<() => void>();

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchState(): Promise<SessionState> {
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
    running ??= fetchState();
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
