import { createApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { createDeps, ownOrigins, type DatabaseUrls } from "./deps.ts";
import { jobHandlers } from "./job-handlers.ts";
import { explainFailure } from "./explain-failure.ts";
import { listen, type HttpServer } from "./http/listen.ts";
import { createLog, type Logger } from "./log.ts";
import { PRODUCT } from "../core/product.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { createStartingApp } from "./starting-app.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/** The contract: a stop takes at most 10 s, running work included. */
const STOP_DEADLINE_MS = 9500;
const JOBS_DEADLINE_MS = 5000;
const HTTP_GRACE_MS = 3000;

/** One plain line for the person who started it, whatever the log level is. */
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Database extends DatabaseUrls {
  readonly stop: () => Promise<void>;
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    return { url, directUrl: config.databaseDirectUrl ?? url, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: embedded.url, directUrl: embedded.url, stop: () => embedded.stop() };
}

interface Step {
  readonly name: string;
  readonly run: () => unknown;
}

/** Builds and starts everything; each thing that runs leaves the step that stops it in `stops`. */
async function start(config: Config, log: Logger, stops: Step[]): Promise<void> {
  const database = await openDatabase(config, log);
  stops.push({ name: "database", run: database.stop });
  // Requests are taken before they can be answered only where the database has to be waited for.
  let server: HttpServer | undefined;
  await waitForDatabase({
    use: () => migrate(database.directUrl),
    onWaiting: async () => {
      say(`${PRODUCT.name} waits for its database, which cannot be reached yet`);
      if (config.role === "worker") return;
      const waiting = await listen(createStartingApp(ownOrigins(config)[0]!, log).fetch, config);
      stops.push({ name: "waiting", run: () => waiting.close(0) });
      server = waiting;
    },
    log,
  });
  const deps = await createDeps(config, log, database);
  stops.push({ name: "connections", run: deps.close });
  stops.push({ name: "jobs", run: () => deps.jobs.stop(JOBS_DEADLINE_MS) });

  if (config.role !== "web") await deps.jobs.work(jobHandlers(deps));
  if (config.role === "worker") {
    say(`${PRODUCT.name} worker is ready`);
    return;
  }
  const { fetch } = createApp(deps);
  const open = server ?? (await listen(fetch, config));
  open.pass(fetch);
  stops.push({ name: "http", run: () => open.close(HTTP_GRACE_MS) });
  stops.push({ name: "event streams", run: deps.streams.closeAll });
  say(`${PRODUCT.name} is ready at ${deps.publicUrl}`);
}

/** What the operator has to know about a start that failed: one line where we know the cause. */
function explain(error: unknown, config?: Config): string {
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `PORT ${config?.port} is already taken. Stop what listens there or choose another, for example PORT=3001 npm start.`;
  }
  return explainFailure(error);
}

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

const config = readConfigOrExit();
const log = createLog(config.logLevel);
const stops: Step[] = [];
const stop = shutDownOnSignal({ log, steps: () => stops.toReversed(), deadlineMs: STOP_DEADLINE_MS });
try {
  await start(config, log, stops);
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`);
  // What did start, the embedded database first of all, must not outlive a start that failed.
  stop(1);
}
