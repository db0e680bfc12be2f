import { once } from "node:events";
import { createServer } from "node:http";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { isDatabaseUnreachable } from "#server/http/middleware/on-error.ts";
import { startFaultyProxy, type FaultyProxy } from "../support/stand-ins/faulty-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { startS3 } from "../support/stand-ins/s3.ts";
import { until } from "../support/until.ts";

/** Advisory lock of the migrations. */
const LOCK = 7_236_501;
/** Much longer than it takes to detect a lost connection. */
const NOTICED_MS = 30_000;

let database: TestDatabase;
let line: FaultyProxy;
beforeEach(async () => {
  database = await createTestDatabase(inject("database"));
  line = await startFaultyProxy(database.url);
});
afterEach(async () => {
  await line.stop();
  await database.drop();
});

/** Blocks every migration until it is released. */
async function holdMigrations() {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("select pg_advisory_lock($1)", [LOCK]);
  const waiting = async () => {
    const { rowCount } = await holder.query(
      "select from pg_stat_activity where application_name = 'adloom-migrate' and wait_event = 'advisory'",
    );
    return rowCount === 1;
  };
  return {
    waits: () => until("a migration waits for the lock", waiting, NOTICED_MS),
    release: () => holder.end(),
  };
}

describe("a migration", () => {
  test.each(["permanently", "until before the loss is detected"])(
    "whose database becomes silent %s is reported",
    async (how) => {
      const hold = await holdMigrations();
      const migrating = migrate(line.url);
      const noticed = migrating.then(
        () => "migrated",
        (error: unknown) => (isDatabaseUnreachable(error) ? "away" : error),
      );
      await hold.waits();
      line.silence();
      if (how !== "permanently") line.restore();
      await hold.release();
      const silencedAt = performance.now();
      expect(await noticed).toBe("away");
      process.stdout.write(`detected after ${Math.round(performance.now() - silencedAt)} ms\n`);
      line.restore();
      await migrate(line.url);
    },
  );

  test("that takes long is not aborted", async () => {
    const hold = await holdMigrations();
    const migrating = migrate(line.url);
    const ended = migrating.then(() => "migrated");
    const long = new Promise((resolve) => setTimeout(resolve, 15_000, "still at it"));
    expect(await Promise.race([ended, long])).toBe("still at it");
    await hold.release();
    expect(await ended).toBe("migrated");
  });
});

test("a database that becomes silent during the migration: waits, reports it, and becomes ready when it is available", async () => {
  const hold = await holdMigrations();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const starting = startProduct({ env: { DATABASE_URL: line.url, PORT: String(port) } });
  try {
    await hold.waits();
    line.silence();
    await hold.release();
    const responses = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;
    await until("it responds", responses, NOTICED_MS);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    line.restore();
    const restoredAt = performance.now();
    await starting;
    process.stdout.write(`ready ${Math.round(performance.now() - restoredAt)} ms after\n`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  } finally {
    line.restore();
    await (await starting).stop();
  }
});

test("an outage of storage, mail, AI and Stripe at the start: serves, reports the missing services, and becomes ready when they are available", async () => {
  const s3 = await startS3();
  const storage = await startFaultyProxy(s3.settings.endpoint);
  const unusedServer = createServer();
  await once(unusedServer.listen(0, "127.0.0.1"), "listening");
  const other = await startFaultyProxy(
    `http://127.0.0.1:${(unusedServer.address() as { port: number }).port}`,
  );
  storage.refuse();
  other.refuse();
  const env = {
    ...s3.env,
    S3_ENDPOINT: storage.url,
    DATABASE_URL: database.url,
    SMTP_URL: other.url.replace("http:", "smtp:"),
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: other.url,
    STRIPE_SECRET_KEY: "sk_test_123",
    STRIPE_WEBHOOK_SECRET: "whsec_123",
    STRIPE_API_URL: other.url,
  };
  let product: Product | undefined;
  try {
    product = await startProduct({ env });
    const { url } = product;
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: "not ready", unreachable: ["storage"] });
    expect((await fetch(`${url}/`)).status).toBe(200);
    expect((await fetch(`${url}/api/profile`)).status).toBe(401);
    storage.restore();
    await until("it is ready", async () => (await fetch(`${url}/readyz`)).status === 200);
    expect(product.output()).not.toMatch(/uncaught|unhandled/i);
  } finally {
    await product?.stop();
    await storage.stop();
    await other.stop();
    await s3.close();
    unusedServer.close();
  }
});
