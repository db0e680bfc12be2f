import type { Config } from "../boot/config.ts";
import { openDb, openPool, type Db } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { startEmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import { runningDatabaseUrl } from "../db/embedded/running.ts";
import type { DatabaseUrls } from "../boot/deps.ts";
import type { Logger } from "../observability/log.ts";

/**
 * Runs `use` with the URLs of the migrated database (`db/migrate.ts`), for `backup.ts` and
 * `restore.ts` of `cli`, and returns its result. Works while the server runs; starts an embedded
 * database that does not run, and stops it afterwards.
 */
export async function withDatabaseUrls<T>(
  config: Config,
  log: Logger,
  use: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  const url = config.databaseUrl ?? (await runningDatabaseUrl(config.dataDir));
  if (url !== undefined) return onMigrated({ url, directUrl: config.databaseDirectUrl ?? url }, use);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await onMigrated({ url: embedded.url, directUrl: embedded.url }, use);
  } finally {
    await embedded.stop();
  }
}

async function onMigrated<T>(urls: DatabaseUrls, use: (urls: DatabaseUrls) => Promise<T>): Promise<T> {
  await migrate(urls.directUrl);
  return use(urls);
}

/**
 * Runs `use` with one connection to the migrated database, for the commands `plan`, `report` and
 * `second-factor:reset` (`plan.ts`, `report.ts`, `second-factor-reset.ts`).
 */
export function withDatabase<T>(config: Config, log: Logger, use: (db: Db) => Promise<T>): Promise<T> {
  return withDatabaseUrls(config, log, async ({ url }) => {
    const pool = openPool({ url, size: 1, name: "cli", log });
    try {
      return await use(openDb(pool));
    } finally {
      await pool.end();
    }
  });
}
