import { Gauge, type Registry } from "prom-client";
import type pg from "pg";
import type { Jobs, QueueDepth } from "../jobs/jobs.ts";

/** However often somebody asks, the database is asked once in this time. */
const FRESH_MS = 5000;

interface Scraped {
  readonly registry: Registry;
  readonly pool: Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;
  readonly jobs: Pick<Jobs, "depths">;
}

/** Metrics that are read when they are asked for: connections of this process, and the queues of all. */
export function addScrapedMetrics({ registry, pool, jobs }: Scraped): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    collect: (gauge: Gauge) => void | Promise<void>,
  ) => {
    const made: Gauge = new Gauge({ name, help, labelNames, registers: [], collect: () => collect(made) });
    registry.registerMetric(made);
  };

  gauge("adloom_database_connections", "Connections of this process to the database", ["state"], (to) => {
    to.set({ state: "idle" }, pool.idleCount);
    to.set({ state: "used" }, pool.totalCount - pool.idleCount);
  });
  gauge("adloom_database_waiting", "Works of this process that wait for a connection", [], (to) =>
    to.set(pool.waitingCount),
  );
  const queues = fresh(() => jobs.depths());
  gauge("adloom_queue_jobs", "Jobs in the queue, of all processes", ["queue", "state"], async (to) => {
    to.reset();
    for (const { name, waiting, later, active } of await queues()) {
      to.set({ queue: name, state: "waiting" }, waiting);
      to.set({ queue: name, state: "later" }, later);
      to.set({ queue: name, state: "active" }, active);
    }
  });
  gauge("adloom_queue_oldest_seconds", "For how long the oldest job is due", ["queue"], async (to) => {
    to.reset();
    for (const { name, oldestSeconds } of await queues()) to.set({ queue: name }, oldestSeconds);
  });
}

/** Reads again when what was read is old; nothing when it cannot be read, so that the other metrics can. */
function fresh(read: () => Promise<readonly QueueDepth[]>): () => Promise<readonly QueueDepth[]> {
  let last = { at: -Infinity, read: Promise.resolve<readonly QueueDepth[]>([]) };
  return () => {
    const now = performance.now();
    if (now - last.at > FRESH_MS) last = { at: now, read: read().catch(() => []) };
    return last.read;
  };
}
