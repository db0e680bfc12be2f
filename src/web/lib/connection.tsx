import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { api } from "./api.ts";
import { createConnectionStore, type ConnectionState, type ConnectionStore } from "./connection-store.ts";
import { isUnreachable } from "./is-unreachable.ts";

const ConnectionContext = createContext<ConnectionStore | null>(null);

/**
 * Probe of the dashboard's connection store (`routes/dashboard.tsx`): requests the session (`GET
 * /api/auth/get-session`). True for every response, also an error, except those that count as
 * unreachable (`isUnreachable` in `is-unreachable.ts`).
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    await api("GET /api/auth/get-session");
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}

function createBrowserConnection(probe: () => Promise<boolean>): ConnectionStore {
  return createConnectionStore({
    probe,
    isOnline: () => navigator.onLine,
    schedule: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
}

/**
 * Creates a connection store for `routes/dashboard.tsx` that follows the browser's `online` and
 * `offline` events while the component is mounted. `probe` returns whether the server responds.
 */
export function useBrowserConnection(probe: () => Promise<boolean>): ConnectionStore {
  const [store] = useState(() => createBrowserConnection(probe));
  useEffect(() => {
    const check = () => void store.check();
    window.addEventListener("offline", store.markOffline);
    window.addEventListener("online", check);
    if (!navigator.onLine) store.markOffline();
    return () => {
      window.removeEventListener("offline", store.markOffline);
      window.removeEventListener("online", check);
      store.stop();
    };
  }, [store]);
  return store;
}

/**
 * Gives the dashboard's connection store to all components below `routes/dashboard.tsx`, which read
 * it with `useConnectionStore`.
 */
export function ConnectionProvider({ store, children }: { store: ConnectionStore; children: ReactNode }) {
  return <ConnectionContext value={store}>{children}</ConnectionContext>;
}

/**
 * Returns the dashboard's connection store, for `ConnectionBanner` and `useGeneration`. Throws
 * without a provider above.
 */
export function useConnectionStore(): ConnectionStore {
  const store = useContext(ConnectionContext);
  if (!store) throw new Error("useConnectionStore needs a ConnectionProvider above it");
  return store;
}

/**
 * Returns the last known state of the connection, for `ConnectionBanner` and `UsageLine`. When it
 * is probed: `connection-store.ts`; which errors count: `is-unreachable.ts`.
 */
export function useConnection(): ConnectionState {
  const store = useConnectionStore();
  return useSyncExternalStore(store.subscribe, store.getState, () => "ok");
}
