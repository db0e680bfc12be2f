import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type JobWithMetadata, type Queue } from "pg-boss";
import { CONNECT_MS, type Tx } from "../db/client.ts";
import { createConnections, type Connections } from "../db/connections.ts";
import type { Logger } from "../observability/log.ts";
import { injectContext } from "../observability/request-context.ts";
import { waitAfterOutage } from "./after-outage.ts";
import type { JobHandler, JobObserver, JobType } from "./job.ts";
import { jobInfo } from "./job-info.ts";

/** Seconds without a heartbeat after which a worker counts as dead; pg-boss's minimum. */
const HEARTBEAT_SECONDS = 10;

/** Interval of the probe of the LISTEN connection, and its timeout. */
const LISTEN_HEARTBEAT_MS = 2000;

/**
 * Timeout of the queue's statements. The event listener notices a silent database much sooner; this
 * bounds a start that happens before the listener runs.
 */
const QUERY_TIMEOUT_MS = 30_000;

/**
 * Figures of a queue for `/metrics`, from `jobs.depths`; `observability/scraped-metrics.ts` reads
 * them.
 */
export interface QueueDepth {
  readonly name: string;
  /** Jobs that are due. */
  readonly waiting: number;
  /** Jobs that are not due yet, retries included. */
  readonly later: number;
  readonly active: number;
  /** Age of the oldest waiting job; 0 without one. */
  readonly oldestSeconds: number;
}

/**
 * The job queue, made by `createJobs` on pg-boss. Services enqueue with it; `boot` registers the
 * handlers of all slices. Retries, expiry and concurrency of a kind are in its `JobType`
 * (`*.jobs.ts`, `*.job.ts` or a service of its slice); polling, heartbeats and timeouts are in this
 * file.
 */
export interface Jobs {
  /**
   * Enqueues a job in the caller's transaction: the job exists exactly if the transaction commits.
   */
  readonly send: <Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Data,
    options?: {
      readonly startAfterSeconds?: number;
      /** Higher priorities run first, equal ones in the order of arrival; the default is 0. */
      readonly priority?: number;
    },
  ) => Promise<void>;
  /**
   * Deletes, in the caller's transaction, every job whose data contains these values, ended jobs
   * included.
   */
  readonly deleteMatching: <Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Partial<Data>,
  ) => Promise<void>;
  /** Whether a job with this data is waiting or running. */
  readonly isLive: <Data extends object>(type: JobType<Data>, data: Data) => Promise<boolean>;
  /** Starts workers for the given handlers. */
  readonly work: (handlers: readonly JobHandler[]) => Promise<void>;
  readonly depths: () => Promise<readonly QueueDepth[]>;
  /**
   * Fetches no new job, asks running jobs to hand back, waits up to `timeoutMs`, then closes the
   * connections.
   */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

interface JobsOptions {
  /** Tracks the connections of the queue's own pool. */
  readonly connections?: Connections;
  /** A direct connection: the queue uses LISTEN, which a transaction pooler does not support. */
  readonly url: string;
  readonly types: readonly JobType<object>[];
  /** Whether this process maintains the queue (retries, dead workers, clean-up). */
  readonly supervise: boolean;
  readonly log: Logger;
  readonly observe?: JobObserver;
}

/**
 * Delay between a job's due time and the wake-up of idle workers, so that the job is certainly due.
 */
const WAKE_MARGIN_MS = 50;
/**
 * Interval of the poll for jobs without a notification: retries and scheduled jobs of other
 * processes.
 */
const POLL_SECONDS = 2;

/** Timeout for closing the queue after its last job; pg-boss itself waits up to one second. */
const CLOSE_TIMEOUT_MS = 1500;

const LIVE = new Set(["created", "retry", "active"]);

function queueOf(type: JobType<object>): Queue {
  return {
    name: type.name,
    notify: true,
    retryLimit: type.retryLimit,
    retryDelay: type.retryDelay,
    retryDelayMax: type.retryDelayMax,
    retryBackoff: true,
    expireInSeconds: type.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 24 * 3600,
  };
}

interface Oldest {
  readonly name: string;
  readonly seconds: number;
}

/** Reads waiting jobs only, which an index covers. */
const SELECT_OLDEST = `select name, extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as seconds
  from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name`;

/**
 * Opens the job queue (pg-boss) in the product's database; `deps.ts` calls it at the start, and the
 * restore. Every process may send; timeouts and intervals are in this file, tries and their delays
 * in each job's `JobType` (`boot/job-types.ts` lists them); those that call `work` run jobs.
 */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { url, types, supervise, log, connections = createConnections() } = options;
  const observe: JobObserver = options.observe ?? ((_, run) => run());
  // pg-boss passes these to its pool; its types do not list them.
  const poolOptions: object = {
    Client: connections.Client,
    onConnect: connections.onConnect,
    keepAlive: true,
    query_timeout: QUERY_TIMEOUT_MS,
  };
  const boss = new PgBoss({
    ...poolOptions,
    connectionString: url,
    application_name: "adloom-jobs",
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    notifyHeartbeatIntervalMs: LISTEN_HEARTBEAT_MS,
    notifyHeartbeatTimeoutMs: LISTEN_HEARTBEAT_MS,
    useListenNotify: supervise,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue error"));
  boss.on("warning", (warning) => log.debug({ warning: warning.message }, "job queue warning"));
  await boss.start();
  for (const type of types) await boss.createQueue(type.name, queueOf(type));
  const stopping = new AbortController();
  const worked: string[] = [];

  function wakeLater(name: string, seconds: number) {
    const wake = () => {
      for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id);
    };
    setTimeout(wake, seconds * 1000 + WAKE_MARGIN_MS).unref();
  }

  return {
    async send(tx, type, data, options = {}) {
      if (options.startAfterSeconds !== undefined) wakeLater(type.name, options.startAfterSeconds);
      await boss.send(type.name, injectContext(data), {
        db: fromDrizzle(tx, sql),
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options.priority !== undefined && { priority: options.priority }),
      });
    },
    async deleteMatching(tx, type, data) {
      const db = fromDrizzle(tx, sql);
      const found = await boss.findJobs(type.name, { db, data });
      if (found.length === 0) return;
      await boss.deleteJob(
        type.name,
        found.map(({ id }) => id),
        { db },
      );
    },
    async isLive(type, data) {
      const found = await boss.findJobs(type.name, { data });
      return found.some((job) => LIVE.has(job.state));
    },
    async work(handlers) {
      // Before the workers, whose polls would keep the pool's connections on a busy machine.
      for (const { type, cron, atStart } of handlers) {
        if (cron !== undefined) await boss.schedule(type.name, cron, {});
        if (atStart) await boss.send(type.name, {});
      }
      for (const { type, run } of handlers) {
        const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: POLL_SECONDS };
        for (let worker = 0; worker < type.concurrency; worker++) {
          const id: string = await boss.work(
            type.name,
            { ...polling, includeMetadata: true as const },
            async ([job]: JobWithMetadata[]) => {
              if (!job) return;
              // Fetch again after this job: without it, a backlog drains at one job per poll and
              // worker.
              boss.notifyWorker(id);
              const { retryCount, retryLimit, signal } = job;
              const lastTry = retryCount >= retryLimit;
              try {
                const context = { retryCount, lastTry, signal, stopping: stopping.signal };
                await observe(jobInfo(job), () => run(job.data, context));
              } catch (error) {
                await waitAfterOutage(error, {
                  probe: () => boss.getDb().executeSql("select 1"),
                  signal: AbortSignal.any([signal, stopping.signal]),
                });
                throw error;
              }
            },
          );
        }
        worked.push(type.name);
      }
    },
    async depths() {
      const [queues, oldest] = await Promise.all([boss.getQueues(), boss.getDb().executeSql(SELECT_OLDEST)]);
      const ages = new Map((oldest.rows as Oldest[]).map(({ name, seconds }) => [name, seconds]));
      return queues.map(({ name, readyCount, deferredCount, activeCount }) => ({
        name,
        waiting: readyCount,
        later: deferredCount,
        active: activeCount,
        oldestSeconds: ages.get(name) ?? 0,
      }));
    },
    async stop(timeoutMs) {
      // Stop fetching before jobs are handed back; otherwise this process would fetch them again.
      const idle = Promise.all(worked.map((name) => boss.offWork(name, { wait: true })));
      stopping.abort();
      await Promise.race([idle, delay(timeoutMs, undefined, { ref: false })]);
      const stopped = boss.stop({ graceful: true, timeout: 1000, close: true });
      // An unreachable database never acknowledges.
      await Promise.race([stopped, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      connections.destroyAll();
    },
  };
}
