import { isApiError } from "./api-error.ts";
import { createStore, type ReadableStore } from "./create-store.ts";
import { isExpired, shouldExtend } from "./session-lease.ts";

/**
 * The signed-in user whom the sidebar and the profile show, from `GET /api/auth/get-session`
 * (schema in `core/account/responses.ts`; the server reads the columns `SESSION_USER` of
 * `server/modules/accounts/accounts.repo.ts` and presents them in `session.service.ts` there).
 */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly image?: string | null;
}

/**
 * The client's view of the session, kept by the session store and read by `useUser`. The server
 * sets `expiresAt` (`LEASE_MS` in `server/modules/accounts/session.service.ts`). The token is in an
 * HttpOnly cookie.
 */
export interface Session {
  readonly user: SessionUser;
  /** End of the lease, ms since 1970. */
  readonly expiresAt: number;
}

/**
 * State of the session store: signed in with a session, signed out, or not known because the
 * session is loading or the server unreachable. `createSessionStore` decides it from `GET
 * /api/auth/get-session`, `useSession` returns it.
 */
export type SessionState =
  | { readonly status: "loading" | "signed-out" | "unreachable" }
  | { readonly status: "signed-in"; readonly session: Session };

/**
 * Initial state of the session store; also the state of pages rendered at build time
 * (`useSession`).
 */
export const LOADING: SessionState = { status: "loading" };

/**
 * Store with the session of this browser: `createSessionStore` makes it, `SessionProvider`
 * (`session.tsx`) refreshes it, `useSession` reads it in components.
 */
export interface SessionStore extends ReadableStore<SessionState> {
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
 * Creates the page's session store, which `SessionProvider` drives. Only a 401, an empty session or
 * `clear` signs out. After a network failure or 5xx a signed-in user stays signed in, any other
 * state becomes "unreachable". When to refresh: `session-lease.ts`.
 */
export function createSessionStore({ fetchSession, now }: SessionDeps): SessionStore {
  const { getState, setState, subscribe } = createStore(LOADING);
  let running: Promise<SessionState> | null = null;

  async function fetchState(): Promise<SessionState> {
    try {
      const session = await fetchSession();
      setState(session ? { status: "signed-in", session } : { status: "signed-out" });
    } catch (error) {
      if (isApiError(error) && error.status === 401) setState({ status: "signed-out" });
      else if (getState().status !== "signed-in") setState({ status: "unreachable" });
    } finally {
      running = null;
    }
    return getState();
  }

  function refresh() {
    running ??= fetchState();
    return running;
  }

  return {
    getState,
    subscribe,
    refresh,
    async tick() {
      if (getState().status === "unreachable") await refresh();
      const state = getState();
      if (state.status !== "signed-in") return;
      const { expiresAt } = state.session;
      if (shouldExtend(expiresAt, now()) || isExpired(expiresAt, now())) await refresh();
    },
    clear: () => setState({ status: "signed-out" }),
    updateUser(change) {
      const state = getState();
      if (state.status !== "signed-in") return;
      const { user, expiresAt } = state.session;
      setState({ status: "signed-in", session: { user: { ...user, ...change }, expiresAt } });
    },
  };
}
