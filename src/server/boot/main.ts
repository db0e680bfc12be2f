import { readConfig, type Config } from "./config.ts";
import { prepareDataDir, usesDataDir } from "./data-dir.ts";
import { explainFailure, explainListenFailure } from "./explain-failure.ts";
import { startEmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import { createLog, type Logger } from "../observability/log.ts";
import type { Database } from "./serve.ts";
import { shutDownOnSignal, type ShutdownStep } from "./shutdown.ts";

/** Timeout of a shutdown; the contract allows 10 s. */
const SHUTDOWN_TIMEOUT_MS = 9500;

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (usesDataDir(config)) await prepareDataDir(config.dataDir);
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    return { url, directUrl: config.databaseDirectUrl ?? url, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: embedded.url, directUrl: embedded.url, stop: () => embedded.stop() };
}

/** Loads the server's modules while the database starts. */
async function start(config: Config, log: Logger, shutdownSteps: ShutdownStep[]): Promise<void> {
  const loading = import("./serve.ts");
  const database = await openDatabase(config, log);
  shutdownSteps.push({ name: "database", run: database.stop });
  const { serve } = await loading;
  await serve({ config, log, database, shutdownSteps });
}

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  }
}

const config = readConfigOrExit();
const log = createLog(config.logLevel);
const shutdownSteps: ShutdownStep[] = [];
const stop = shutDownOnSignal({
  log,
  steps: () => shutdownSteps.toReversed(),
  timeoutMs: SHUTDOWN_TIMEOUT_MS,
});
try {
  await start(config, log, shutdownSteps);
} catch (error) {
  process.stderr.write(`${explainListenFailure(error, config) ?? explainFailure(error)}\n`);
  // Stop the components that started, above all the embedded database.
  stop(1);
}
