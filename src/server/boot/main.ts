import { readConfig, type Config } from "./config.ts";
import { prepareDataDir, usesDataDir } from "./data-dir.ts";
import { explainFailure, explainListenFailure } from "./explain-failure.ts";
import { startEmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import { createLog, type Logger } from "../observability/log.ts";
import type { Database, Step } from "./serve.ts";
import { shutDownOnSignal } from "./shutdown.ts";

/** The contract: a stop takes at most 10 s, running work included. */
const STOP_DEADLINE_MS = 9500;

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (usesDataDir(config)) await prepareDataDir(config.dataDir);
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    return { url, directUrl: config.databaseDirectUrl ?? url, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: embedded.url, directUrl: embedded.url, stop: () => embedded.stop() };
}

/** The database starts while the rest of the product is being loaded. */
async function start(config: Config, log: Logger, stops: Step[]): Promise<void> {
  const loading = import("./serve.ts");
  const database = await openDatabase(config, log);
  stops.push({ name: "database", run: database.stop });
  const { serve } = await loading;
  await serve({ config, log, database, stops });
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
const stops: Step[] = [];
const stop = shutDownOnSignal({ log, steps: () => stops.toReversed(), deadlineMs: STOP_DEADLINE_MS });
try {
  await start(config, log, stops);
} catch (error) {
  process.stderr.write(`${explainListenFailure(error, config) ?? explainFailure(error)}\n`);
  // What did start, the embedded database first of all, must not outlive a start that failed.
  stop(1);
}
