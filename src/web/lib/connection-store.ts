/** Whether the server can be asked right now: the browser has no network, or the server has no answer. */
export type ConnectionState = "ok" | "offline" | "unreachable";

export interface ConnectionStore {
  getState: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server now; a request without an answer is a reason to. Calls at the same time share one request. */
  check: () => Promise<void>;
  /** The browser says that it has lost its network. */
  markOffline: () => void;
  /** Ends waiting for the next try. */
  stop: () => void;
}

interface ConnectionDeps {
  /** Whether the server answers. */
  readonly probe: () => Promise<boolean>;
  /** Whether the browser has a network at all. */
  readonly isOnline: () => boolean;
  /** Calls back after so many ms; returns how to take that back. */
  readonly schedule: (callback: () => void, ms: number) => () => void;
  /** 0 to 1: spreads the tries of many browsers that lost the same server. */
  readonly random: () => number;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Follows the connection and asks again, with growing pauses, until the server answers. */
export function createConnectionStore({ probe, isOnline, schedule: later, random }: ConnectionDeps): ConnectionStore {
  let state: ConnectionState = "ok";
  let pause = FIRST_PAUSE_MS;
  let running: Promise<void> | null = null;
  let forget = () => {};
  const listeners = new Set<() => void>();

  function set(next: ConnectionState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    forget();
    if (!isOnline()) return set("offline");
    if (await probe()) {
      pause = FIRST_PAUSE_MS;
      return set("ok");
    }
    set(isOnline() ? "unreachable" : "offline");
    forget = schedule(() => void check(), pause * (0.75 + random() / 2));
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }

  function check() {
    running ??= ask().finally(() => (running = null));
    return running;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    markOffline: () => set("offline"),
    stop: () => forget(),
  };
}
