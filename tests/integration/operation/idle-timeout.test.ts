import { expect, inject, onTestFinished, test } from "vitest";
import { openPool } from "#server/db/client.ts";
import { createLog } from "#server/observability/log.ts";
import { createTestDatabase } from "../../support/processes/postgres.ts";
import { startFaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";

async function database(): Promise<string> {
  const made = await createTestDatabase(inject("database"));
  onTestFinished(() => made.drop());
  return made.url;
}

/** Changes the process id of BackendKeyData (message K), like PgBouncer does. */
async function pooler(url: string): Promise<string> {
  const head = Buffer.from([75, 0, 0, 0, 12]);
  const line = await startFaultyProxy(url, (bytes) => {
    const at = bytes.indexOf(head);
    if (at >= 0) bytes.writeInt32BE(1_234_567, at + head.length);
  });
  onTestFinished(line.stop);
  return line.url;
}

async function idleTimeout(url: string): Promise<unknown> {
  const pool = openPool({ url, size: 1, name: "test", log: createLog("silent") });
  const { rows } = await pool.query("show idle_session_timeout").finally(() => pool.end());
  return rows[0];
}

test("the server ends an idle session, but not one behind a pooler", async () => {
  const url = await database();
  expect(await idleTimeout(url)).toEqual({ idle_session_timeout: "30s" });
  expect(await idleTimeout(await pooler(url))).toEqual({ idle_session_timeout: "0" });
});
