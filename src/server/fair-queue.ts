export interface FairQueueLimits {
  readonly atOnce: number;
  /** At most `atOnce`, which is also the default. */
  readonly atOncePerKey?: number;
  /** How many of one key may wait; further ones are refused at once. */
  readonly waitingPerKey: number;
  /** How many may wait in all. */
  readonly waiting: number;
}

/** Runs work when it is the turn of its key. Rejects with what `refuse` makes when too many already wait. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets a bounded number of works run at once. Keys take turns, so a key that sends many works waits behind every other
 * key, and a new key waits for at most one work of each key before it. Within a key, first come, first served.
 */
export function fairQueue(limits: FairQueueLimits, refuse: () => Error): FairQueue {
  const { atOnce, atOncePerKey = atOnce, waitingPerKey } = limits;
  /** The key that was served last is at the end. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  function start(key: string, line: Line): void {
    running++;
    line.running++;
    lines.delete(key);
    lines.set(key, line);
  }

  function startNext(): void {
    for (const [key, line] of lines) {
      const next = line.running < atOncePerKey ? line.waiting.shift() : undefined;
      if (!next) continue;
      waiting--;
      start(key, line);
      next();
      return;
    }
  }

  function end(key: string, line: Line): void {
    running--;
    line.running--;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(key);
    startNext();
  }

  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    if (running < atOnce && line.running < atOncePerKey) {
      start(key, line);
    } else {
      if (line.waiting.length >= waitingPerKey || waiting >= limits.waiting) throw refuse();
      lines.set(key, line);
      waiting++;
      await new Promise<void>((turn) => line.waiting.push(turn));
    }
    try {
      return await work();
    } finally {
      end(key, line);
    }
  };
}
