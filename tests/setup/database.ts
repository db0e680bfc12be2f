import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { createTemplate } from "../support/processes/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A role that can create databases, and the migrated template database. */
    database: { readonly adminUrl: string; readonly template: string };
  }
}

/**
 * One Postgres server for the whole run: `TEST_DATABASE_URL`, or an embedded one in a temporary
 * folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const server = given ? undefined : await startTemporary();
  const adminUrl = given ?? server?.adminUrl ?? "";
  const template = await createTemplate(adminUrl).catch(async (error: unknown) => {
    await server?.stop();
    throw error;
  });
  project.provide("database", { adminUrl, template: template.name });
  return async () => {
    await template.drop();
    await server?.stop();
  };
}

async function startTemporary(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "adloom-tests-"));
  const database = await startEmbeddedPostgres({ dataDir });
  return {
    adminUrl: await asAdmin(database.url, dataDir),
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function asAdmin(url: string, dataDir: string): Promise<string> {
  const admin = new URL(url);
  admin.password = await readFile(join(dataDir, "postgres", "adloom-admin-password"), "utf8");
  admin.username = "postgres";
  admin.pathname = "/postgres";
  return admin.href;
}
