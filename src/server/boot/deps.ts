import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { PLANS, type PlanTable } from "#core/plans.ts";
import type { Ai } from "../adapters/ai/ai.ts";
import type { FilmRenderer } from "../adapters/film-renderer/film-renderer.ts";
import { openFilmRenderer } from "../adapters/film-renderer/open-film-renderer.ts";
import { createLanguageDetector } from "../adapters/language/language.eld.ts";
import type { LanguageDetector } from "../adapters/language/language.ts";
import type { Mail } from "../adapters/mail/mail.ts";
import { createOutboxMail } from "../adapters/mail/mail.outbox.ts";
import { createSmtpMail } from "../adapters/mail/mail.smtp.ts";
import { createDiskStorage } from "../adapters/storage/storage.disk.ts";
import { createS3Storage } from "../adapters/storage/storage.s3.ts";
import { choosePayments } from "../adapters/payments/create-payments.ts";
import type { Payments } from "../adapters/payments/payments.ts";
import type { SandboxActions } from "../adapters/payments/payments.sandbox.ts";
import type { Speech } from "../adapters/speech/speech.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import { REAL_NETWORK, type WebNetwork } from "../adapters/website/network.ts";
import type { Queue, queuePerKey } from "../lib/bounded-queue.ts";
import { createClock, type Clock } from "../lib/clock.ts";
import type { Config } from "./config.ts";
import { createAi, createSpeech } from "./create-ai.ts";
import { monitorConfiguredModels } from "./configured-models.ts";
import { exposureReason } from "./exposure.ts";
import { openDb, openPool, type Db } from "../db/client.ts";
import { createConnections } from "../db/connections.ts";
import { processSession } from "../db/process-session.ts";
import { CHANNEL } from "../events/announcement.ts";
import { createEventStreams, type EventStreams } from "../events/event-streams.ts";
import { createHub, type Hub } from "../events/hub.ts";
import { startListener } from "../events/listener.ts";
import type { Dependency } from "../http/pages/health.routes.ts";
import { createImageIngest, type ImageIngest } from "../render/ingest/image-ingest.ts";
import { JOB_TYPES } from "./job-types.ts";
import { createJobs, type Jobs } from "../jobs/jobs.ts";
import type { Logger } from "../observability/log.ts";
import { createMetrics, type Metrics } from "../observability/metrics.ts";
import type { ModelMonitor } from "../adapters/ai/openai/model-monitor.ts";
import {
  createClientQueue,
  createPasswords,
  prepareFindSession,
  type ClientQueue,
  type FindSession,
  type Passwords,
} from "../modules/accounts/accounts.public.ts";
import { acceptWebhook } from "../modules/billing/billing.public.ts";
import { addScrapedMetrics } from "../observability/scraped-metrics.ts";
import { traceTransactions } from "../observability/trace-transactions.ts";
import { openTracing } from "../observability/open-tracing.ts";
import type { Tracing } from "../observability/tracing.ts";
import { instrumentCalls, instrumentPayments } from "../observability/instrument-calls.ts";
import { instrumentJobs } from "../observability/instrument-jobs.ts";
import { loadOrCreateSecret } from "../lib/secret.ts";
import { limitConcurrency } from "../render/composer-queue.ts";
import { type Composer, createComposer } from "../render/composer.ts";
import { type FileWorkers, createFileWorkers } from "../workers/file-workers.ts";
import { openPaymentQueues } from "./payment-queues.ts";

/**
 * All dependencies of the server, from `createDeps`. Routes and services declare the subset that
 * they use; a new dependency is added here.
 */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Of this process; the database shows by a session of this name whether it still runs. */
  readonly processId: string;
  /** Signs sessions and links. */
  readonly secret: string;
  /** Base URL of links, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins whose pages may send unsafe requests. */
  readonly origins: readonly string[];
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly plans: PlanTable;
  readonly ai: Ai;
  /** Text to speech for videos; only with `SPEECH_MODEL` and a key. */
  readonly speech: Speech | undefined;
  readonly models: ModelMonitor;
  readonly languages: LanguageDetector;
  /** Lays out text and images as ads. */
  readonly composer: Composer;
  readonly imageBackgrounds: Config["imageBackgrounds"];
  readonly aiDailyBudget: Config["aiDailyBudget"];
  readonly providerBudgetMs: Config["providerBudgetMs"];
  readonly jobs: Jobs;
  /** In-process fan-out of generation events. */
  readonly hub: Hub;
  readonly streams: EventStreams;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly payments: Payments;
  /** Actions of the sandbox's pages; only with the payment sandbox. */
  readonly sandboxActions: SandboxActions | undefined;
  /** Limits concurrent calls of jobs to the payment provider. */
  readonly paymentsQueue: Queue;
  /** The same for requests of people, one of each customer at a time. */
  readonly customerQueue: ReturnType<typeof queuePerKey>;
  /** Last day (UTC) of the first-month offer. */
  readonly offerEnds: string | undefined;
  /** How websites of customers are reached. */
  readonly network: WebNetwork;
  /** Worker threads that parse uploaded files and websites. */
  readonly fileWorkers: FileWorkers;
  /** Checks and re-encodes uploaded images. */
  readonly imageIngest: ImageIngest;
  /** `undefined`: videos are made in browsers only. */
  readonly filmRenderer: FilmRenderer | undefined;
  readonly passwords: Passwords;
  readonly clientQueue: ClientQueue;
  readonly findSession: FindSession;
  /** Checked by `/readyz`. */
  readonly dependencies: readonly Dependency[];
  /** Closes all dependencies; runs after the last request and job. */
  readonly close: () => Promise<void>;
}

/**
 * URLs of the embedded or the operator's database. `main.ts`, `cli/with-database.ts` and
 * `cli/doctor/database.ts` make them; `createDeps` opens its connections with them.
 */
export interface DatabaseUrls {
  readonly url: string;
  /** Bypasses a transaction pooler; for LISTEN and advisory locks. */
  readonly directUrl: string;
}

/**
 * Dependencies that tests replace in `createDeps` (`tests/support/app.ts`); a server passes none.
 */
export interface Overrides {
  readonly plans?: PlanTable;
  readonly clock?: Clock;
  readonly ai?: Ai;
  readonly composer?: Composer;
  readonly fileWorkers?: FileWorkers;
  readonly filmRenderer?: FilmRenderer;
  readonly network?: WebNetwork;
}

/** Timeout for closing the pool; an unreachable server never acknowledges. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * Origins of the product's pages: `APP_URL`, or both loopback names with the port. The first one is
 * the base of links; the same-origin guard and passkeys accept all. `createDeps` and `serve.ts`
 * call it.
 */
export function ownOrigins(config: Config): readonly string[] {
  if (config.appUrl) return [config.appUrl];
  return [`http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`];
}

/**
 * Opens the operator's mail server (`SMTP_URL`), or the outbox in the data folder. `createDeps`
 * calls it at the start, and `npm run doctor`; the adapters are `mail.smtp.ts` and `mail.outbox.ts`
 * in `adapters/mail`.
 */
export function openMail({ smtpUrl, mailFrom, dataDir }: Config): Mail {
  if (smtpUrl) return createSmtpMail({ url: smtpUrl, from: mailFrom });
  return createOutboxMail({ folder: join(dataDir, "outbox"), from: mailFrom });
}

/**
 * Opens the operator's bucket, or the folder `files` in the data folder, at the start and in
 * operator commands such as backup and restore. The adapters are `storage.s3.ts` and
 * `storage.disk.ts` in `adapters/storage`.
 */
export function openStorage({ s3, dataDir }: Config): Storage {
  return s3 ? createS3Storage(s3) : createDiskStorage({ root: join(dataDir, "files") });
}

/**
 * Creates all dependencies, once per process: opens connections (10 in the pool), queue, listener
 * and adapters, and rejects if one fails; `serve.ts` and tests call it.
 */
export async function createDeps(
  config: Config,
  log: Logger,
  database: DatabaseUrls,
  overrides: Overrides = {},
): Promise<Deps> {
  const connections = createConnections();
  const pool = openPool({ url: database.url, size: 10, name: config.role, log, connections });
  const metrics = createMetrics();
  const tracing = await openTracing(config, log);
  const instruments = { metrics, tracing };
  const db = traceTransactions(openDb(pool), tracing);
  const origins = ownOrigins(config);
  const publicUrl = origins[0]!;
  const clock = overrides.clock ?? createClock();
  const secret = config.authSecret ?? (await loadOrCreateSecret(config.dataDir));
  const passwords = createPasswords();
  const mail = instrumentCalls(instruments, "mail", openMail(config), ["send"]);
  const storage = instrumentCalls(instruments, "storage", openStorage(config), ["put", "open", "remove"]);
  const jobs = await createJobs({
    url: database.directUrl,
    types: JOB_TYPES,
    supervise: config.role !== "web",
    observe: instrumentJobs({ ...instruments, log }),
    connections,
    log,
  });
  addScrapedMetrics({ registry: metrics.registry, pool, jobs });
  const hub = createHub();
  const processId = randomUUID();
  const listener = await startListener({
    url: database.directUrl,
    name: processSession(processId),
    channel: CHANNEL,
    onMessage: hub.receive,
    onListening: hub.resync,
    onUnresponsive: connections.destroyAll,
    log,
  });
  const chosen = await choosePayments(
    { stripe: config.stripe, isExposed: exposureReason(config) !== undefined },
    {
      db,
      clock,
      newId: randomUUID,
      secret,
      deliver: (body, signature) => acceptWebhook({ db, clock, jobs, log, payments }, body, signature),
    },
  );
  const payments = instrumentPayments(instruments, chosen.payments);
  const models = monitorConfiguredModels(config, clock, log);
  const languages = createLanguageDetector();
  const fileWorkers = overrides.fileWorkers ?? createFileWorkers(log);
  return {
    config,
    log,
    clock,
    newId: randomUUID,
    processId,
    secret,
    publicUrl,
    origins,
    pool,
    db,
    plans: overrides.plans ?? PLANS,
    ai: overrides.ai ?? (await createAi(config, log, languages, instruments)),
    speech: await createSpeech(config, log, instruments),
    models,
    languages,
    composer: overrides.composer ?? limitConcurrency(createComposer()),
    imageBackgrounds: config.imageBackgrounds,
    aiDailyBudget: config.aiDailyBudget,
    providerBudgetMs: config.providerBudgetMs,
    jobs,
    hub,
    streams: createEventStreams(metrics.streams),
    metrics,
    tracing,
    mail,
    storage,
    payments,
    sandboxActions: chosen.sandbox,
    ...openPaymentQueues(),
    offerEnds: config.offerEnds,
    network: overrides.network ?? REAL_NETWORK,
    fileWorkers,
    imageIngest: createImageIngest(),
    filmRenderer: overrides.filmRenderer ?? openFilmRenderer(config),
    passwords,
    findSession: prepareFindSession({ db, clock, isPooled: database.directUrl !== database.url }),
    clientQueue: createClientQueue(),
    dependencies: [
      { name: "database", check: async () => void (await pool.query("select 1")) },
      { name: "queue", check: async () => void (await jobs.depths()) },
      { name: "storage", check: storage.check },
    ],
    close: async () => {
      models.stop();
      mail.close();
      await fileWorkers.close();
      await listener.stop();
      const tracesFlushed = tracing.stop();
      await Promise.race([pool.end(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      connections.destroyAll();
      await tracesFlushed;
    },
  };
}
