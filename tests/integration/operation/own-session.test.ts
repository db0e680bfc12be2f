import { expect, inject, onTestFinished, test } from "vitest";
import { openPool } from "../../../src/server/db/client.ts";
import { createLog } from "../../../src/server/log.ts";
import { createTestDatabase } from "../../support/processes/postgres.ts";
import { cutOff } from "../../support/stand-ins/cut-off.ts";

const TEXT = "select $1::int + 1 as sum";

async function database(): Promise<string> {
  const made = await createTestDatabase(inject("database"));
  onTestFinished(() => made.drop());
  return made.url;
}

/** Runs a statement three times on one connection; gives its answers, and the statements that are kept there. */
async function runThrice(url: string) {
  const pool = openPool({ url, size: 1, name: "test", log: createLog("silent") });
  try {
    const sums: unknown[] = [];
    for (const value of [1, 2, 3]) sums.push((await pool.query(TEXT, [value])).rows[0]);
    const { rows } = await pool.query<{ statement: string }>("select statement from pg_prepared_statements");
    return { sums, kept: rows.map(({ statement }) => statement) };
  } finally {
    await pool.end();
  }
}

/** As PgBouncer does: the client is told another process number (in the message K of the protocol) than the server's. */
async function pooler(url: string): Promise<string> {
  const head = Buffer.from([75, 0, 0, 0, 12]);
  const line = await cutOff(url, (bytes) => {
    const at = bytes.indexOf(head);
    if (at >= 0) bytes.writeInt32BE(1_234_567, at + head.length);
  });
  onTestFinished(line.stop);
  return line.url;
}

const sums = [{ sum: 2 }, { sum: 3 }, { sum: 4 }];

test("a connection keeps the statements that it has run", async () => {
  expect(await runThrice(await database())).toEqual({ sums, kept: [TEXT] });
});

test("behind a pooler no statement has a name, which the next connection would not know", async () => {
  expect(await runThrice(await pooler(await database()))).toEqual({ sums, kept: [] });
});

async function idleTimeout(url: string): Promise<unknown> {
  const pool = openPool({ url, size: 1, name: "test", log: createLog("silent") });
  const { rows } = await pool.query("show idle_session_timeout").finally(() => pool.end());
  return rows[0];
}

test("the server ends a session that it has not heard of for long, but none that is a pooler's", async () => {
  const url = await database();
  expect(await idleTimeout(url)).toEqual({ idle_session_timeout: "30s" });
  expect(await idleTimeout(await pooler(url))).toEqual({ idle_session_timeout: "0" });
});

test("a statement that fails is no hindrance for the next one", async () => {
  const pool = openPool({ url: await database(), size: 1, name: "test", log: createLog("silent") });
  const divide = (by: number) => pool.query("select 10 / $1::int as part", [by]);
  expect((await divide(5)).rows).toEqual([{ part: 2 }]);
  await expect(divide(0)).rejects.toThrow("division by zero");
  await expect(pool.query("select nonsense from $1", [1])).rejects.toThrow("syntax error");
  expect((await divide(2)).rows).toEqual([{ part: 5 }]);
  await pool.end();
});
