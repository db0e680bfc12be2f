import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { PROJECT_ROOT } from "../project-root.ts";
import { monitorSession } from "./monitor-session.ts";

/** Read from disk when used: the migrations are not part of the built server. */
const FOLDER = fileURLToPath(new URL("src/server/db/migrations", PROJECT_ROOT));
/** Advisory lock that a process holds while it migrates; nothing else uses this number. */
const LOCK = 7_236_501;
/** Timeout for closing the connection; an unreachable server never acknowledges. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * Runs pending migrations (`db/migrations`) without a time limit, at the start of the server
 * (`boot/serve.ts`) and of each command (`cli/with-database.ts`). A lock (`LOCK` in this file)
 * makes them run once, however many processes start together. Throws when the database is
 * unreachable or stops answering meanwhile.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: "adloom-migrate",
  });
  // Without a listener, an error between two statements crashes the process; the next statement
  // reports it.
  client.on("error", () => {});
  await client.connect();
  const monitor = await monitorSession(client, url).catch((error: unknown) => {
    client.connection.stream.destroy();
    throw error;
  });
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await runMigrations(drizzle({ client }), { migrationsFolder: FOLDER });
  } finally {
    monitor.stop();
    // Ending the session releases the lock, after an error too.
    await Promise.race([client.end(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    client.connection.stream.destroy();
  }
}
