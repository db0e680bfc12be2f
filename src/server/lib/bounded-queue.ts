/**
 * Bounds of a queue of tasks in this process, such as uploads. Each caller of `boundedQueue` and
 * `queuePerKey` has its own in its file; `passwords.ts` gives them to `fairQueue`.
 */
export interface QueueLimits {
  /** Maximum number of tasks that run at the same time. */
  readonly concurrency: number;
  /** Maximum number of waiting tasks; more are rejected at once. */
  readonly maxWaiting: number;
}

/**
 * Runs a task when earlier ones have left a free slot, in a queue of this process. Rejects with the
 * error of `refuse` when the queue is full.
 */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Creates a first-in, first-out queue with bounded concurrency; a full queue rejects with the error
 * of `refuse`. Bounds uploads (`receive-image.ts`, `image-ingest.ts`), drawing
 * (`composer-queue.ts`) and calls of the payment provider (`payment-queues.ts`); each passes its
 * limits.
 */
export function boundedQueue({ concurrency, maxWaiting }: QueueLimits, refuse: () => Error): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw refuse();
      // A finished task hands over its slot, so `running` stays the same.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * Creates one bounded queue per key, such as a user, so that no key can take all slots of a shared
 * resource. Limits of users (`user-limits.ts`), uploads (`receive-image.ts`), sign-ins
 * (`client-queue.ts`) and payments (`payment-queues.ts`) use it, each with its own limits.
 */
export function queuePerKey(limits: QueueLimits, refuse: () => Error) {
  const queues = new Map<string, { queue: Queue; users: number }>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const entry = queues.get(key) ?? { queue: boundedQueue(limits, refuse), users: 0 };
    queues.set(key, entry);
    entry.users++;
    try {
      return await entry.queue(task);
    } finally {
      entry.users--;
      if (entry.users === 0) queues.delete(key);
    }
  };
}
