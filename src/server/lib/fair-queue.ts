export interface FairQueueLimits {
  /** Number of works that run at the same time. */
  readonly atOnce: number;
  /** The same for one key; the default is `atOnce`. */
  readonly atOncePerKey?: number;
  /** Number of works that may wait. */
  readonly waiting: number;
  /** The same for one key; the default is `waiting`. */
  readonly waitingPerKey?: number;
}

/** Runs work when it is its key's turn. Rejects with the error of `refuse` when there is no room to wait. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  readonly start: () => void;
  readonly reject: (reason: Error) => void;
}

interface KeyState {
  running: number;
  /** In the order of arrival. */
  readonly waiters: Waiter[];
}

/**
 * Creates a queue that is fair between keys: keys with waiting work take turns, one work each, so a key with much work
 * delays another key by one work at most. When all waiting places are taken, the key with the most waiting work loses
 * its newest one to a key with less, so no key can keep the others out.
 */
export function fairQueue(limits: FairQueueLimits, refuse: () => Error): FairQueue {
  const { atOnce, atOncePerKey = atOnce, waiting, waitingPerKey = waiting } = limits;
  /** In the order of the keys' turns: the key that started last is at the end. */
  const keys = new Map<string, KeyState>();
  let running = 0;
  let waitingNow = 0;

  function start(key: string, state: KeyState): void {
    running++;
    state.running++;
    keys.delete(key);
    keys.set(key, state);
  }

  /** Frees a waiting place by taking one from a key that still has as many as `own` afterwards; throws without one. */
  function makeRoom(own: number): void {
    if (waitingNow < waiting) return;
    let longest: Waiter[] = [];
    for (const { waiters } of keys.values()) if (waiters.length > longest.length) longest = waiters;
    const newest = longest.length > own + 1 ? longest.pop() : undefined;
    if (!newest) throw refuse();
    waitingNow--;
    newest.reject(refuse());
  }

  async function wait(key: string, state: KeyState): Promise<void> {
    if (state.waiters.length >= waitingPerKey) throw refuse();
    makeRoom(state.waiters.length);
    keys.set(key, state);
    waitingNow++;
    await new Promise<void>((resolve, reject) => state.waiters.push({ start: resolve, reject }));
  }

  function startNext(): void {
    for (const [key, state] of keys) {
      const next = state.running < atOncePerKey ? state.waiters.shift() : undefined;
      if (!next) continue;
      waitingNow--;
      start(key, state);
      next.start();
      return;
    }
  }

  return async (key, work) => {
    const state = keys.get(key) ?? { running: 0, waiters: [] };
    if (running < atOnce && state.running < atOncePerKey) start(key, state);
    else await wait(key, state);
    try {
      return await work();
    } finally {
      running--;
      state.running--;
      if (state.running === 0 && state.waiters.length === 0) keys.delete(key);
      startNext();
    }
  };
}
