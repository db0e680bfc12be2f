import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { inject } from "vitest";

const MIGRATIONS = new URL("../../src/server/db/migrations/", import.meta.url);

/**
 * A database at the state of an older migration, for tests of newer ones; `createOldDatabase` makes
 * it.
 */
export interface OldDatabase {
  readonly url: string;
  readonly client: pg.Client;
  readonly drop: () => Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject("database").adminUrl });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/**
 * Creates a test database with only the first `count` migrations of `server/db/migrations`, for
 * tests that run the next ones on its rows.
 */
export async function createOldDatabase(count: number): Promise<OldDatabase> {
  const name = `adloom_test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(inject("database").adminUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const folder = await mkdtemp(join(tmpdir(), "adloom-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await runMigrations(drizzle({ client }), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  const drop = async () => {
    await client.end();
    await asAdmin(`drop database if exists ${name} with (force)`);
  };
  return { url: url.href, client, drop };
}
