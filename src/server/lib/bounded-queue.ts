export interface QueueLimits {
  readonly atOnce: number;
  /** How many may wait for their turn; further ones are refused at once. */
  readonly waiting: number;
}

/** Runs work when it is its turn. Rejects with what `refuse` makes when the waiting list is full. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets a bounded number of works run at once, first come, first served. */
export function boundedQueue({ atOnce, waiting }: QueueLimits, refuse: () => Error): Queue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      // Whoever leaves hands the place over, so `running` already counts the one that is called.
      await new Promise<void>((turn) => line.push(turn));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}

/** A queue for each key, so that one of them cannot take every place of a queue behind it. */
export function queuePerKey(limits: QueueLimits, refuse: () => Error) {
  const queues = new Map<string, { queue: Queue; users: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const entry = queues.get(key) ?? { queue: boundedQueue(limits, refuse), users: 0 };
    queues.set(key, entry);
    entry.users++;
    try {
      return await entry.queue(work);
    } finally {
      entry.users--;
      if (entry.users === 0) queues.delete(key);
    }
  };
}
