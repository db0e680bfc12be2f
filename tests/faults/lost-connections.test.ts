import pg from "pg";
import { expect, inject, test } from "vitest";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { startFaultyProxy } from "../support/stand-ins/faulty-proxy.ts";
import { until } from "../support/until.ts";

/** Pools close idle connections after 10 s; the server closes silent ones after 30 s. */
const ENDED_MS = 45_000;
/**
 * The job queue's library opens the connection that wakes its workers, which has the server's
 * default settings.
 */
const NOT_OURS = 1;

test("connections lost without a FIN do not exhaust the server", async () => {
  const database = await createTestDatabase(inject("database"));
  const line = await startFaultyProxy(database.url);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const product = await startProduct({ env: { DATABASE_URL: line.url } });
  const sessions = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return rows.map(({ pid }) => pid);
  };
  const ready = async (status: number) => (await fetch(`${product.url}/readyz`)).status === status;
  try {
    const lost = await sessions();
    expect(lost.length).toBeGreaterThan(NOT_OURS + 3);
    line.silence();
    await until("the outage is detected", () => ready(503), 15_000);
    line.restore();
    await until("it is ready again", () => ready(200), 15_000);
    const left = async () => (await sessions()).filter((pid) => lost.includes(pid));
    expect((await left()).length).toBeGreaterThan(NOT_OURS + 3);
    await until("the lost sessions have ended", async () => (await left()).length <= NOT_OURS, ENDED_MS);
    expect(await ready(200)).toBe(true);
  } finally {
    await product.stop();
    await pool.end();
    await line.stop();
    await database.drop();
  }
});
