import { randomUUID } from "node:crypto";
import pg from "pg";
import { migrate } from "#server/db/migrate.ts";

/**
 * A database of one test on the Postgres of the run, from `createTestDatabase`. `drop` removes it
 * with its connections.
 */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

interface DatabaseServer {
  /** Connection string of a role that can create databases. */
  readonly adminUrl: string;
  /** Name of the migrated template database. */
  readonly template: string;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "adloom-test-admin" });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const newName = () => `adloom_test_${randomUUID().replaceAll("-", "")}`;
const drop = (adminUrl: string, name: string) =>
  run(adminUrl, `drop database if exists ${name} with (force)`);

/**
 * Creates the template database of a test run with all migrations (`server/db/migrate.ts`).
 * `tests/setup/database.ts` calls it once; `createTestDatabase` copies it.
 */
export async function createTemplate(adminUrl: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = newName();
  await run(adminUrl, `create database ${name}`);
  await migrate(withName(adminUrl, name));
  return { name, drop: () => drop(adminUrl, name) };
}

/**
 * Creates a migrated database without rows for a test, as a copy of the template (about 20 ms).
 * Pass `inject("database")`, which `tests/setup/database.ts` provides.
 */
export async function createTestDatabase({ adminUrl, template }: DatabaseServer): Promise<TestDatabase> {
  const name = newName();
  await run(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return { url: withName(adminUrl, name), drop: () => drop(adminUrl, name) };
}
