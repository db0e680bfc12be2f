import { Gauge, type Registry } from "prom-client";
import type pg from "pg";
import type { Jobs, QueueDepth } from "../jobs/jobs.ts";

/** Queue depths are read at most once in this interval. */
const CACHE_MS = 5000;

interface MetricSources {
  readonly registry: Registry;
  readonly pool: Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;
  readonly jobs: Pick<Jobs, "depths">;
}

/**
 * Registers metrics that are read at each scrape of `/metrics`: the connections of this process,
 * and the queues of all processes, at most every 5 s (`CACHE_MS` in this file; figures: `depths` in
 * `jobs/jobs.ts`). `deps.ts` calls it once.
 */
export function addScrapedMetrics({ registry, pool, jobs }: MetricSources): void {
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
  gauge("adloom_database_waiting", "Statements of this process that wait for a connection", [], (to) =>
    to.set(pool.waitingCount),
  );
  const queues = cached(() => jobs.depths());
  gauge("adloom_queue_jobs", "Jobs in the queue, of all processes", ["queue", "state"], async (to) => {
    to.reset();
    for (const { name, waiting, later, active } of await queues()) {
      to.set({ queue: name, state: "waiting" }, waiting);
      to.set({ queue: name, state: "later" }, later);
      to.set({ queue: name, state: "active" }, active);
    }
  });
  gauge("adloom_queue_oldest_seconds", "Time since the oldest waiting job was due", ["queue"], async (to) => {
    to.reset();
    for (const { name, oldestSeconds } of await queues()) to.set({ queue: name }, oldestSeconds);
  });
}

/**
 * Caches the result of `read`; a failed read gives an empty list, so that the other metrics are
 * still served.
 */
function cached(read: () => Promise<readonly QueueDepth[]>): () => Promise<readonly QueueDepth[]> {
  let last = { at: -Infinity, result: Promise.resolve<readonly QueueDepth[]>([]) };
  return () => {
    const now = performance.now();
    if (now - last.at > CACHE_MS) last = { at: now, result: read().catch(() => []) };
    return last.result;
  };
}
