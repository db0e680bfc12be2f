import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDb, openPool, type Tx } from "#server/db/client.ts";
import { toAppError } from "#server/http/middleware/on-error.ts";
import { createLog } from "#server/observability/log.ts";
import { createTestDatabase } from "../../support/processes/postgres.ts";

let end: () => Promise<void>;
let pool: ReturnType<typeof openPool>;
let db: ReturnType<typeof openDb>;

beforeAll(async () => {
  const database = await createTestDatabase(inject("database"));
  pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
  db = openDb(pool);
  end = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => end());

/** Blocks the process, as if it were suspended. */
function freeze(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const causes: readonly (readonly [string, string, (tx: Tx) => Promise<unknown>])[] = [
  [
    "a statement that takes too long",
    "unavailable",
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = '50ms'`);
      await tx.execute(sql`select pg_sleep(5)`);
    },
  ],
  [
    "a connection that is terminated",
    "unavailable",
    (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  ],
  [
    "a lock that is not given",
    "change_under_way",
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      await db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '50ms'`);
        await other.execute(sql`select pg_advisory_xact_lock(1)`);
      });
    },
  ],
];

const failureOf = (work: Promise<unknown>) => work.catch((reason: unknown) => reason);
const unavailable = { code: "unavailable", status: 503, details: { retryAfter: 2 } };

test.each(causes)("%s: 503 %s, and a retry works", async (_, code, cause) => {
  const error = await failureOf(db.transaction(cause));
  expect(toAppError(error)).toMatchObject({ ...unavailable, code });
  await db.transaction((tx) => tx.execute(sql`select 1`));
});

test("a process that was suspended longer than the idle transaction timeout: 503", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = '50ms'");
  freeze(300);
  // The statement is sent before anything is read, so the server's earlier message is taken for its
  // response.
  const error = await failureOf(client.query("rollback"));
  client.release(true);
  expect(error).toMatchObject({ code: "25P03" });
  expect(toAppError(error)).toMatchObject(unavailable);
});
