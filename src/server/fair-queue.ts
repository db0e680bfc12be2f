import type { QueueLimits } from "./bounded-queue.ts";

/** Runs work when it is its key's turn. Rejects with what `refuse` makes when there is no room to wait. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  readonly start: () => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Runs a bounded number of works at once. The keys with waiting work take turns, one work each, so a key with many waits as
 * long for its next one as a key with a single one. When `waiting` is used up, the key with the most waiting work gives up
 * its newest one to a key with less: no key can keep the others out.
 */
export function fairQueue({ atOnce, waiting }: QueueLimits, refuse: () => Error): KeyedQueue {
  /** Waiting work by key, in the order of the keys' turns. */
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let waitingNow = 0;

  /** Throws when no other key has so much more than `own` that it can give one up and still have as much. */
  function makeRoom(own: number) {
    if (waitingNow < waiting) return;
    let longest: Waiter[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    const newest = longest.length > own + 1 ? longest.pop() : undefined;
    if (!newest) throw refuse();
    waitingNow--;
    newest.reject(refuse());
  }

  async function wait(key: string) {
    const line = lines.get(key) ?? [];
    makeRoom(line.length);
    await new Promise<void>((start, reject) => {
      line.push({ start, reject });
      lines.set(key, line);
      waitingNow++;
    });
  }

  /** Hands the place of finished work to the next key, or frees it. */
  function startNext() {
    const turn = lines.entries().next().value;
    const next = turn?.[1].shift();
    if (!turn || !next) {
      running--;
      return;
    }
    const [key, line] = turn;
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    waitingNow--;
    next.start();
  }

  return async (key, work) => {
    // A place that is handed over stays counted in `running`.
    if (running >= atOnce) await wait(key);
    else running++;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
