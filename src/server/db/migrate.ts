import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number that nothing else in the database locks; held while migrations run. */
const LOCK = 7_236_501;

/** Brings the database's schema up to date. However many processes start at once, migrations run once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: "adloom-migrate",
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await runMigrations(drizzle({ client }), { migrationsFolder: FOLDER });
  } finally {
    // Ending the session releases the lock, also after an error.
    await client.end();
  }
}
