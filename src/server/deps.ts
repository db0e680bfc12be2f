import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { PLANS, type PlanTable } from "#core/plans.ts";
import type { Ai } from "./adapters/ai/ai.ts";
import { createStudioPrompts } from "./adapters/ai/studio/ai.studio-prompts.ts";
import { createStudioText } from "./adapters/ai/studio/ai.studio.ts";
import { createStudioVideo } from "./adapters/ai/studio/ai.studio-video.ts";
import { checkModels } from "./adapters/ai/openai/model-check.ts";
import type { Mail } from "./adapters/mail/mail.ts";
import { createOutboxMail } from "./adapters/mail/mail.outbox.ts";
import { createSmtpMail } from "./adapters/mail/mail.smtp.ts";
import { createDiskStorage } from "./adapters/storage/storage.disk.ts";
import { createS3Storage } from "./adapters/storage/storage.s3.ts";
import { choosePayments } from "./adapters/payments/create-payments.ts";
import { PaymentsError, type Payments } from "./adapters/payments/payments.ts";
import type { SandboxDesk } from "./adapters/payments/payments.sandbox.ts";
import type { Storage } from "./adapters/storage/storage.ts";
import { boundedQueue, type Queue } from "./bounded-queue.ts";
import { createClock, type Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openDb, openPool, type Db } from "./db/client.ts";
import { createConnections } from "./db/connections.ts";
import { CHANNEL } from "./events/announcement.ts";
import { createEventStreams, type EventStreams } from "./events/event-streams.ts";
import { createHub, type Hub } from "./events/hub.ts";
import { listen } from "./events/listener.ts";
import type { Dependency } from "./http/health.routes.ts";
import { createIntake, type Intake } from "./images/intake.ts";
import { JOB_TYPES } from "./job-types.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import type { Logger } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { NO_MODELS, watchModels, type ModelWatch } from "./model-watch.ts";
import { createAuth, type Auth } from "./modules/accounts/auth.ts";
import { createPasswords, type Passwords } from "./modules/accounts/passwords.ts";
import { createSessionLookup, type SessionLookup } from "./modules/accounts/session-lookup.ts";
import { acceptWebhook } from "./modules/billing/webhook.service.ts";
import { addScrapedMetrics } from "./observability/scraped-metrics.ts";
import { traceTransactions } from "./observability/trace-transactions.ts";
import { openTracing } from "./observability/open-tracing.ts";
import type { Tracing } from "./observability/tracing.ts";
import { watchAi } from "./observability/watch-ai.ts";
import { watchCalls, watchPayments } from "./observability/watch-calls.ts";
import { watchJobs } from "./observability/watch-jobs.ts";
import { keptSecret } from "./secret.ts";
import { limitConcurrency } from "./render/composer-queue.ts";
import { createComposer, type Composer } from "./render/composer.ts";

/** Everything real that the product runs on. Services declare the few of these they need. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Signs sessions and links. */
  readonly secret: string;
  /** Where links lead; never ends with a slash. */
  readonly publicUrl: string;
  /** Origins whose pages may change something. */
  readonly origins: readonly string[];
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly plans: PlanTable;
  readonly ai: Ai;
  readonly models: ModelWatch;
  /** Sets words and pictures to ads. */
  readonly composer: Composer;
  readonly imageBackgrounds: Config["imageBackgrounds"];
  readonly aiDailyBudget: Config["aiDailyBudget"];
  readonly jobs: Jobs;
  /** What every process tells about generations. */
  readonly hub: Hub;
  readonly streams: EventStreams;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly payments: Payments;
  /** The sandbox's own pages work on it; only where the sandbox is in force. */
  readonly sandboxDesk: SandboxDesk | undefined;
  /** Bounds how many connections wait for the payment provider at once. */
  readonly paymentsQueue: Queue;
  /** Last day (UTC) of the first-month offer. */
  readonly offerEnds: string | undefined;
  /** Images that people send. */
  readonly intake: Intake;
  readonly passwords: Passwords;
  readonly auth: Auth;
  readonly findSession: SessionLookup;
  /** What `/readyz` asks. */
  readonly dependencies: readonly Dependency[];
  /** Ends what was built here, after the last request and job. */
  readonly close: () => Promise<void>;
}

/** Where the database is: the embedded one or the operator's. */
export interface DatabaseUrls {
  readonly url: string;
  /** Past any pooler, for LISTEN and locks. */
  readonly directUrl: string;
}

/** What tests may hand in instead. There is no other way to change these. */
export interface Overrides {
  readonly plans?: PlanTable;
  readonly clock?: Clock;
  readonly ai?: Ai;
  readonly composer?: Composer;
}

/** Pictures that are composed side by side: half of the threads that work on pixels and files. */
const COMPOSED_AT_ONCE = 2;

/** So long a database may take to let its connections go; one that is away would never answer the goodbye. */
const GOODBYE_MS = 500;

/** Origins of our own pages; the first is the one that links lead to. */
export function ownOrigins(config: Config): readonly string[] {
  if (config.appUrl) return [config.appUrl];
  return [`http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`];
}

/** How mails leave: the operator's server, or files on this machine. */
export function openMail({ smtpUrl, mailFrom, dataDir }: Config): Mail {
  if (smtpUrl) return createSmtpMail({ url: smtpUrl, from: mailFrom });
  return createOutboxMail({ folder: join(dataDir, "outbox"), from: mailFrom });
}

/** Where files are kept: the operator's bucket, or a folder. */
export function openStorage({ s3, dataDir }: Config): Storage {
  return s3 ? createS3Storage(s3) : createDiskStorage({ root: join(dataDir, "files") });
}

async function createAi(
  { openAi }: Config,
  log: Logger,
  watch: Pick<Deps, "metrics" | "tracing">,
): Promise<Ai> {
  const fallback = createStudioText();
  const videoFallback = createStudioVideo();
  const promptsFallback = createStudioPrompts();
  const studio = { fallback, videoFallback, promptsFallback };
  if (!openAi) return { text: fallback, video: videoFallback, prompts: promptsFallback, ...studio };
  // The provider's library is large: an installation without a key never loads it.
  const { createOpenAiText } = await import("./adapters/ai/openai/ai.openai.ts");
  const { createOpenAiVideo } = await import("./adapters/ai/openai/ai.openai-video.ts");
  const { createOpenAiPrompts } = await import("./adapters/ai/openai/ai.openai-prompts.ts");
  const { createOpenAiImages } = await import("./adapters/ai/openai/ai.openai-images.ts");
  const { apiKey, baseUrl, textModel: model, imageModel, prices } = openAi;
  const onFailure = (failure: object) => log.warn(failure, "AI provider call failed");
  const options = { apiKey, baseUrl, model, prices, onFailure };
  return watchAi(watch, {
    text: createOpenAiText(options),
    video: createOpenAiVideo(options),
    prompts: createOpenAiPrompts(options),
    image: createOpenAiImages({ ...options, model: imageModel }),
    ...studio,
  });
}

function watchConfiguredModels({ openAi }: Config, clock: Clock, log: Logger): ModelWatch {
  if (!openAi) return NO_MODELS;
  const { apiKey, baseUrl, textModel, imageModel } = openAi;
  const now = () => new Date(Date.now() + clock.offsetMs());
  return watchModels({
    check: () => checkModels({ fetch, baseUrl, apiKey, models: [textModel, imageModel], now: now() }),
    log,
  });
}

/** Builds the real things. Nothing else in the product does. */
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
  const watch = { metrics, tracing };
  const db = traceTransactions(openDb(pool), tracing);
  const origins = ownOrigins(config);
  const publicUrl = origins[0]!;
  const clock = overrides.clock ?? createClock();
  const secret = config.authSecret ?? (await keptSecret(config.dataDir));
  const passwords = createPasswords();
  const mail = watchCalls(watch, "mail", openMail(config), ["send"]);
  const storage = watchCalls(watch, "storage", openStorage(config), ["put", "open", "remove"]);
  const jobs = await createJobs({
    url: database.directUrl,
    types: JOB_TYPES,
    supervise: config.role !== "web",
    watch: watchJobs({ ...watch, log }),
    connections,
    log,
  });
  addScrapedMetrics({ registry: metrics.registry, pool, jobs });
  const hub = createHub();
  const listener = await listen({
    url: database.directUrl,
    channel: CHANNEL,
    onMessage: hub.hear,
    onListening: hub.resync,
    onSilent: connections.letGo,
    log,
  });
  const chosen = await choosePayments(config, {
    db,
    clock,
    newId: randomUUID,
    secret,
    deliver: (body, signature) => acceptWebhook({ db, clock, jobs, log, payments }, body, signature),
  });
  const payments = watchPayments(watch, chosen.payments);
  const models = watchConfiguredModels(config, clock, log);
  return {
    config,
    log,
    clock,
    newId: randomUUID,
    secret,
    publicUrl,
    origins,
    pool,
    db,
    plans: overrides.plans ?? PLANS,
    ai: overrides.ai ?? (await createAi(config, log, watch)),
    models,
    composer: overrides.composer ?? limitConcurrency(createComposer(), COMPOSED_AT_ONCE),
    imageBackgrounds: config.imageBackgrounds,
    aiDailyBudget: config.aiDailyBudget,
    jobs,
    hub,
    streams: createEventStreams(metrics.streams),
    metrics,
    tracing,
    mail,
    storage,
    payments,
    sandboxDesk: chosen.desk,
    paymentsQueue: boundedQueue(
      { atOnce: 3, waiting: 200 },
      () => new PaymentsError("unavailable", "Too many wait for the payment provider."),
    ),
    offerEnds: config.offerEnds,
    intake: createIntake(),
    passwords,
    auth: createAuth({ db, clock, secret, publicUrl }),
    findSession: createSessionLookup({ db, clock, secret, publicUrl }),
    dependencies: [
      { name: "database", check: async () => void (await pool.query("select 1")) },
      { name: "queue", check: async () => void (await jobs.depths()) },
      { name: "storage", check: storage.check },
    ],
    close: async () => {
      models.stop();
      mail.close();
      await listener.stop();
      const told = tracing.stop();
      await Promise.race([pool.end(), delay(GOODBYE_MS, undefined, { ref: false })]);
      connections.letGo();
      await told;
    },
  };
}
