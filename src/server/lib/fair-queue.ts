/**
 * Bounds of a queue of this process whose keys, such as users, take turns. Each caller of
 * `fairQueue` has its own in its file, such as `QUEUE_LIMITS` in `upload-limits.ts`.
 */
export interface FairQueueLimits {
  /** Maximum number of tasks that run at the same time. */
  readonly concurrency: number;
  /** The same for one key; the default is `concurrency`. */
  readonly concurrencyPerKey?: number;
  /** Maximum number of waiting tasks. */
  readonly maxWaiting: number;
  /** The same for one key; the default is `maxWaiting`. */
  readonly maxWaitingPerKey?: number;
}

/**
 * Runs a task when it is its key's turn, in a queue of this process from `fairQueue`. Rejects when
 * the queue is full; the caller of `fairQueue` sets the limits and the error in its own file.
 */
export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

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
 * Creates a queue with round-robin scheduling between keys: a key with many tasks delays another
 * key by at most one task. When the queue is full, the key with the most waiting tasks loses its
 * newest one to a key with fewer, so that no key can keep the others out. Used for password
 * hashing, previews, uploads of reports and sheets, and file workers; each caller passes its own
 * limits and error.
 */
export function fairQueue(limits: FairQueueLimits, refuse: () => Error): FairQueue {
  const { concurrency, concurrencyPerKey = concurrency, maxWaiting, maxWaitingPerKey = maxWaiting } = limits;
  /** In round-robin order: the key that started last is at the end. */
  const keys = new Map<string, KeyState>();
  let running = 0;
  let waitingNow = 0;

  function start(key: string, state: KeyState): void {
    running++;
    state.running++;
    keys.delete(key);
    keys.set(key, state);
  }

  /**
   * Evicts the newest task of a key that keeps more than `own` tasks; throws if there is no such
   * key.
   */
  function makeRoom(own: number): void {
    if (waitingNow < maxWaiting) return;
    let longest: Waiter[] = [];
    for (const { waiters } of keys.values()) if (waiters.length > longest.length) longest = waiters;
    const newest = longest.length > own + 1 ? longest.pop() : undefined;
    if (!newest) throw refuse();
    waitingNow--;
    newest.reject(refuse());
  }

  async function wait(key: string, state: KeyState): Promise<void> {
    if (state.waiters.length >= maxWaitingPerKey) throw refuse();
    makeRoom(state.waiters.length);
    keys.set(key, state);
    waitingNow++;
    await new Promise<void>((resolve, reject) => state.waiters.push({ start: resolve, reject }));
  }

  function startNext(): void {
    for (const [key, state] of keys) {
      const next = state.running < concurrencyPerKey ? state.waiters.shift() : undefined;
      if (!next) continue;
      waitingNow--;
      start(key, state);
      next.start();
      return;
    }
  }

  return async (key, task) => {
    const state = keys.get(key) ?? { running: 0, waiters: [] };
    if (running < concurrency && state.running < concurrencyPerKey) start(key, state);
    else await wait(key, state);
    try {
      return await task();
    } finally {
      running--;
      state.running--;
      if (state.running === 0 && state.waiters.length === 0) keys.delete(key);
      startNext();
    }
  };
}
