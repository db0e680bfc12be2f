import { once } from "node:events";
import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Config } from "#server/boot/config.ts";
import type { DatabaseUrls } from "#server/boot/deps.ts";
import { runningDatabaseUrl } from "#server/db/embedded/running.ts";
import { PROJECT_ROOT } from "#server/project-root.ts";
import { failed, ok, errorCodeOf, warning, type DoctorFinding } from "./finding.ts";

const ABOUT = "database";
const OLDEST_VERSION = 15;
const TIMEOUT_MS = 5000;
const JOURNAL = new URL("src/server/db/migrations/meta/_journal.json", PROJECT_ROOT);

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const options = { connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new pg.Client({ ...options, application_name: "adloom-doctor" });
  client.on("error", () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

async function checkVersion(client: pg.Client): Promise<DoctorFinding> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const { version } = rows[0]!;
  if (version < OLDEST_VERSION) {
    return failed(ABOUT, `Postgres ${version} is too old`, `Use Postgres ${OLDEST_VERSION} or newer.`);
  }
  return ok(ABOUT, `Postgres ${version} answers`);
}

async function checkMigrations(client: pg.Client): Promise<DoctorFinding> {
  const journal = JSON.parse(await readFile(JOURNAL, "utf8")) as { entries: { when: number }[] };
  const wanted = journal.entries.map(({ when }) => when);
  const { rows } = await client.query<{ at: string }>(
    `select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  const done = rows.map(({ at }) => Number(at));
  const missing = wanted.filter((when) => !done.includes(when)).length;
  if (done.some((when) => !wanted.includes(when))) {
    return failed(
      "migrations",
      "the database was set up by another version",
      "Start that version, or restore a backup of this one.",
    );
  }
  if (missing > 0) {
    return warning("migrations", `${missing} not run yet`, "They run at the next start.");
  }
  return ok("migrations", `all ${done.length} have run`);
}

/** Workers and event streams need LISTEN, which a transaction pooler ignores without an error. */
async function checkNotifications(url: string): Promise<DoctorFinding> {
  const isReceived = await withClient(url, async (client) => {
    await client.query("listen adloom_doctor");
    const notified = once(client, "notification", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await client.query("notify adloom_doctor");
    return notified.then(
      () => true,
      () => false,
    );
  });
  if (isReceived) return ok("notifications", "LISTEN works on the direct connection");
  return failed(
    "notifications",
    "LISTEN does not work: the connection uses a transaction pooler",
    "Set DATABASE_DIRECT_URL to a direct connection.",
  );
}

async function urlsOf(config: Config): Promise<DatabaseUrls | undefined> {
  const url = config.databaseUrl ?? (await runningDatabaseUrl(config.dataDir));
  return url === undefined ? undefined : { url, directUrl: config.databaseDirectUrl ?? url };
}

/**
 * Check of `npm run doctor`: connection, version (Postgres 15 or newer: `OLDEST_VERSION`),
 * migrations (`db/migrations`) and LISTEN, each within `TIMEOUT_MS`. An embedded database that does
 * not run is not started.
 */
export async function checkDatabase(config: Config): Promise<DoctorFinding[]> {
  const urls = await urlsOf(config);
  if (!urls) return [ok(ABOUT, "embedded and not running: npm start starts it")];
  try {
    const found = await withClient(urls.url, async (client) => {
      const version = await checkVersion(client);
      const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
      const isNew = rows[0].found === null;
      const migrations = isNew
        ? warning("migrations", "the database is empty", "It is set up at the next start.")
        : await checkMigrations(client);
      return [version, migrations];
    });
    return [...found, await checkNotifications(urls.directUrl)];
  } catch (error) {
    const fix =
      "Check DATABASE_URL (host, port, user, password, name) and that the server accepts this machine.";
    return [failed(ABOUT, `cannot be used (${errorCodeOf(error)})`, fix)];
  }
}
