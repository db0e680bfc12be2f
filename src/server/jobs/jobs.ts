import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type JobWithMetadata, type Queue } from "pg-boss";
import { CONNECT_MS, type Tx } from "../db/client.ts";
import { createConnections, type Connections } from "../db/connections.ts";
import type { Logger } from "../log.ts";
import { carryCause } from "../observability/cause.ts";
import { afterOutage } from "./after-outage.ts";
import type { JobHandler, JobType, JobWatch } from "./job.ts";
import { watchedJob } from "./watched-job.ts";

/** Seconds without a heartbeat after which a worker counts as dead; the library's lowest. */
const HEARTBEAT_SECONDS = 10;

/** How often the connection that wakes workers is looked at, and how long it may take to answer. */
const HEARTBEAT_OF_LISTEN_MS = 2000;

/**
 * The longest that a statement of the queue may take. Silence is noticed much sooner by whoever listens to events; until that
 * is so, a start on a database that has just fallen silent must end at some time.
 */
const QUERY_MS = 30_000;

/** What a queue reports for the metrics. */
export interface QueueDepth {
  readonly name: string;
  /** Jobs whose time has come. */
  readonly waiting: number;
  /** Jobs for later, tries again among them. */
  readonly later: number;
  readonly active: number;
  /** How long the oldest of the waiting ones has been waiting; 0 without any. */
  readonly oldestSeconds: number;
}

export interface Jobs {
  /** Puts a job into the queue as part of the caller's transaction: it exists exactly if the transaction commits. */
  readonly send: <Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Data,
    options?: {
      readonly startAfterSeconds?: number;
      /** Jobs with a higher one are done first, those with the same in the order in which they came; 0 unless told. */
      readonly priority?: number;
    },
  ) => Promise<void>;
  /** Removes, as part of the caller's transaction, every job whose data holds these values, ended ones too. */
  readonly forget: <Data extends object>(tx: Tx, type: JobType<Data>, data: Partial<Data>) => Promise<void>;
  /** Whether a job with this data still waits or runs. */
  readonly isLive: <Data extends object>(type: JobType<Data>, data: Data) => Promise<boolean>;
  /** Starts working on the given kinds of jobs. */
  readonly work: (handlers: readonly JobHandler[]) => Promise<void>;
  readonly depths: () => Promise<readonly QueueDepth[]>;
  /** Takes no new job, asks running ones to hand back, waits up to `timeoutMs`, then takes away what is left. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

interface JobsOptions {
  /** What the queue's own pool is made of. */
  readonly connections?: Connections;
  /** A direct connection: waking workers needs LISTEN, which a transaction pooler cannot carry. */
  readonly url: string;
  readonly types: readonly JobType<object>[];
  /** Whether this process looks after the queue (retries, dead workers, clean-up). */
  readonly supervise: boolean;
  readonly log: Logger;
  readonly watch?: JobWatch;
}

/** Wakes idle workers a little after a job's time has come, so that it certainly has. */
const WAKE_MARGIN_MS = 50;
/** Seconds between looks for jobs that no notification announced: retries, and jobs for later of another process. */
const POLL_SECONDS = 2;

/** The longest that the queue may take to end when no job runs any more: one second in order, and a little. */
const GOODBYE_MS = 1500;

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

/** Looks at waiting jobs alone, of which there is an index. */
const OLDEST = `select name, extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as seconds
  from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name`;

/** The job queue on the product's own database. Every process may send; those that call `work` also work. */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { url, types, supervise, log, connections = createConnections() } = options;
  const watch: JobWatch = options.watch ?? ((_, run) => run());
  // Handed on to the pool as they are; the library's own types leave out what it does not know.
  const poolOptions: object = {
    Client: connections.Client,
    onConnect: connections.onConnect,
    keepAlive: true,
    query_timeout: QUERY_MS,
  };
  const boss = new PgBoss({
    ...poolOptions,
    connectionString: url,
    application_name: "adloom-jobs",
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    notifyHeartbeatIntervalMs: HEARTBEAT_OF_LISTEN_MS,
    notifyHeartbeatTimeoutMs: HEARTBEAT_OF_LISTEN_MS,
    useListenNotify: supervise,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  boss.on("warning", (warning) => log.debug({ warning: warning.message }, "job queue"));
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
      await boss.send(type.name, carryCause(data), {
        db: fromDrizzle(tx, sql),
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options.priority !== undefined && { priority: options.priority }),
      });
    },
    async forget(tx, type, data) {
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
      for (const { type, cron, atStart, run } of handlers) {
        const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: POLL_SECONDS };
        for (let worker = 0; worker < type.concurrency; worker++) {
          const id: string = await boss.work(
            type.name,
            { ...polling, includeMetadata: true as const },
            async ([job]: JobWithMetadata[]) => {
              if (!job) return;
              // Where one job was, another may wait: without this a backlog drains at one job per poll and worker.
              boss.notifyWorker(id);
              const { retryCount, retryLimit, signal } = job;
              const lastTry = retryCount >= retryLimit;
              const ended = AbortSignal.any([signal, stopping.signal]);
              try {
                const context = { retryCount, lastTry, signal, stopping: stopping.signal };
                await watch(watchedJob(job), () => run(job.data, context));
              } catch (error) {
                await afterOutage(error, { reach: () => boss.getDb().executeSql("select 1"), ended });
                throw error;
              }
            },
          );
        }
        worked.push(type.name);
        if (cron !== undefined) await boss.schedule(type.name, cron, {});
        if (atStart) await boss.send(type.name, {});
      }
    },
    async depths() {
      const [queues, oldest] = await Promise.all([boss.getQueues(), boss.getDb().executeSql(OLDEST)]);
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
      // First no worker fetches any more, then jobs are handed back: otherwise it would take them again itself.
      const idle = Promise.all(worked.map((name) => boss.offWork(name, { wait: true })));
      stopping.abort();
      await Promise.race([idle, delay(timeoutMs, undefined, { ref: false })]);
      const stopped = boss.stop({ graceful: true, timeout: 1000, close: true });
      // A goodbye to a database that is away would wait for its answer.
      await Promise.race([stopped, delay(GOODBYE_MS, undefined, { ref: false })]);
      connections.destroyAll();
    },
  };
}
