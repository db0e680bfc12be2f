import { createStore, type ReadableStore } from "./create-store.ts";

/**
 * Whether the server can be reached, from `createConnectionStore`. `offline`: the browser has no
 * network. `unreachable`: the server does not respond. Words: `core/connection.copy.ts`.
 */
export type ConnectionState = "ok" | "offline" | "unreachable";

/**
 * Store with the state of the connection to the server: `useBrowserConnection` makes it,
 * `ConnectionBanner` and `UsageLine` show it. Failed requests and event streams call `check`.
 */
export interface ConnectionStore extends ReadableStore<ConnectionState> {
  /** Probes the server, for example after a failed request. Concurrent calls share one probe. */
  check: () => Promise<void>;
  /** Called on the browser's `offline` event. */
  markOffline: () => void;
  /** Cancels the scheduled probe. */
  stop: () => void;
}

interface ConnectionDeps {
  /** Returns whether the server responds. */
  readonly probe: () => Promise<boolean>;
  /** Returns whether the browser has a network connection. */
  readonly isOnline: () => boolean;
  /** Schedules a callback; returns a cancel function. */
  readonly schedule: (callback: () => void, ms: number) => () => void;
  /** Returns 0 to 1; adds jitter so that clients do not reconnect at the same time. */
  readonly random: () => number;
}

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 15_000;

/**
 * Creates the store that monitors a connection, for `useBrowserConnection` (`lib/connection.tsx`),
 * which hands in the probe. An unreachable server is probed again after `MIN_DELAY_MS`, then after
 * twice the time up to `MAX_DELAY_MS`, each varied by up to 25 % either way; offline waits for the
 * browser's `online` event.
 */
export function createConnectionStore({
  probe,
  isOnline,
  schedule,
  random,
}: ConnectionDeps): ConnectionStore {
  const { getState, setState, subscribe } = createStore<ConnectionState>("ok");
  let delay = MIN_DELAY_MS;
  let running: Promise<void> | null = null;
  let cancelRetry = () => {};

  async function runProbe(): Promise<void> {
    cancelRetry();
    if (!isOnline()) return setState("offline");
    if (await probe()) {
      delay = MIN_DELAY_MS;
      return setState("ok");
    }
    setState(isOnline() ? "unreachable" : "offline");
    cancelRetry = schedule(() => void check(), delay * (0.75 + random() / 2));
    delay = Math.min(2 * delay, MAX_DELAY_MS);
  }

  function check() {
    running ??= runProbe().finally(() => (running = null));
    return running;
  }

  return {
    getState,
    subscribe,
    check,
    markOffline: () => setState("offline"),
    stop: () => cancelRetry(),
  };
}
