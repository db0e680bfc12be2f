import type { Config } from "../config.ts";
import { openDb, openPool, type Db } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/embedded-postgres.ts";
import { runningDatabaseUrl } from "../embedded-postgres/running.ts";
import type { Logger } from "../log.ts";

/** Runs `use` on the product's database, also while the product runs; an embedded one that does not is started for it. */
export async function withDatabase<T>(config: Config, log: Logger, use: (db: Db) => Promise<T>): Promise<T> {
  const url = config.databaseUrl ?? (await runningDatabaseUrl(config.dataDir));
  if (url !== undefined) return onPool(url, config.databaseDirectUrl ?? url, log, use);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await onPool(embedded.url, embedded.url, log, use);
  } finally {
    await embedded.stop();
  }
}

async function onPool<T>(
  url: string,
  directUrl: string,
  log: Logger,
  use: (db: Db) => Promise<T>,
): Promise<T> {
  await migrate(directUrl);
  const pool = openPool({ url, size: 1, name: "cli", log });
  try {
    return await use(openDb(pool));
  } finally {
    await pool.end();
  }
}
