import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { api } from "./api.ts";
import { TICK_MS } from "./session-lease.ts";
import {
  createSessionStore,
  LOADING,
  type Session,
  type SessionState,
  type SessionStore,
} from "./session-store.ts";

const SessionContext = createContext<SessionStore | null>(null);

function createBrowserStore(): SessionStore {
  return createSessionStore({
    fetchSession: () => api("GET /api/auth/get-session"),
    now: () => Date.now(),
  });
}

/**
 * Gives the session to all pages (`root.tsx`): fetches it on mount with `GET /api/auth/get-session`
 * and again when the page comes back from the browser's cache. Every `TICK_MS`
 * (`session-lease.ts`), and when the tab becomes visible, it refreshes a session whose lease ends
 * soon (`SessionStore.tick`).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createBrowserStore);
  useEffect(() => {
    void store.refresh();
    const timer = setInterval(() => void store.tick(), TICK_MS);
    const onVisible = () => {
      if (document.visibilityState === "visible") void store.tick();
    };
    // A page from the back/forward cache may show a user who has signed out since.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void store.refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/**
 * The page's session store, for sign-in, sign-out and profile changes. Throws without a provider
 * above.
 */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error("useSessionStore needs a SessionProvider above it");
  return store;
}

/**
 * Returns the current session state and renders again when it changes; the guards of pages
 * (`routes/dashboard.tsx`, `use-redirect-signed-in.ts`) and `session-gate.tsx` read it.
 */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getState, () => LOADING);
}

/**
 * Returns the signed-in user, for components of the dashboard. Throws without a signed-in session;
 * `SessionGate` renders pages only with one.
 */
export function useUser(): Session["user"] {
  const state = useSession();
  if (state.status !== "signed-in") throw new Error("useUser needs a signed-in session");
  return state.session.user;
}
