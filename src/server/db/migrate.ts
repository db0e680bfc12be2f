import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { PROJECT_ROOT } from "../project-root.ts";
import { watchSession } from "./monitor-session.ts";

/** Read when it is used: they are no part of the built server. */
const FOLDER = fileURLToPath(new URL("src/server/db/migrations", PROJECT_ROOT));
/** Any number that nothing else in the database locks; held while migrations run. */
const LOCK = 7_236_501;
/** So long a database may take to say goodbye. */
const GOODBYE_MS = 500;

/**
 * Brings the database's schema up to date, however long that takes. However many processes start at once, migrations
 * run once. A database that falls silent meanwhile is an error, as one that cannot be reached is.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: "adloom-migrate",
  });
  // A connection that breaks between two statements would be fatal unheard; the next statement tells.
  client.on("error", () => {});
  await client.connect();
  const watch = await watchSession(client, url).catch((error: unknown) => {
    client.connection.stream.destroy();
    throw error;
  });
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await runMigrations(drizzle({ client }), { migrationsFolder: FOLDER });
  } finally {
    watch.stop();
    // Ending the session releases the lock, also after an error. A line that is gone would never say that it ended.
    await Promise.race([client.end(), delay(GOODBYE_MS, undefined, { ref: false })]);
    client.connection.stream.destroy();
  }
}
