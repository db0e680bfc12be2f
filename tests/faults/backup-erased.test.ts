import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { newAddress, PASSWORD, signIn, signUp } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { billingClient, submitForm } from "../support/billing.ts";
import { openClient } from "../support/client.ts";
import { filesClient } from "../support/files.ts";
import { deleteAccount, passwordUser } from "../support/account-requests.ts";
import { runCommand } from "../support/processes/command.ts";
import { createTestDatabase, type TestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { startS3 } from "../support/stand-ins/s3.ts";
import { until } from "../support/until.ts";

let folder: string;
let target: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "adloom-erased-"));
  target = await createTestDatabase(inject("database"));
});
afterEach(async () => {
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#7b3bda" } })
    .png()
    .toBuffer();

/** A user with a discounted plan, an ad and an upload. */
async function member(app: TestApp) {
  const user = await passwordUser(app);
  const client = billingClient(app, user);
  const back = await submitForm(await client.checkout("growth"), { card: "4242424242424242" });
  const sessionId = new URL(back.headers.get("location") ?? "").searchParams.get("session_id");
  await client.json("POST", "/subscription/checkout/return", { sessionId });
  await client.ended(await client.start());
  await filesClient(app.url, user).upload(await picture());
  return user;
}

/** A backup with one user who deleted their account afterwards, and one who stays. */
async function backUpAndLeave(app: TestApp, env: Record<string, string>) {
  const [gone, stays] = [await member(app), await member(app)];
  const backup = join(folder, "backup");
  expect(await runCommand("backup", [backup], env)).toMatchObject({ code: 0 });
  const left = await deleteAccount(gone.browser, { confirmation: "DELETE", password: PASSWORD });
  expect(left.status).toBe(200);
  await until("the account is gone", async () => {
    const { rowCount } = await app.deps.pool.query("select from users where id = $1", [gone.id]);
    return rowCount === 0;
  });
  return { backup, gone, stays };
}

type Left = Awaited<ReturnType<typeof backUpAndLeave>>;

/** Starts the restored product: the deleted user does not exist, the other has all data. */
async function expectGone(
  { gone, stays }: Left,
  env: Record<string, string>,
  storedFiles: () => Promise<number>,
) {
  const named = "select from users where id = $1 and (email = $2 or full_name <> '')";
  expect(await ask(named, [gone.id, gone.email])).toEqual([]);
  expect(await ask("select from sessions where user_id = $1", [gone.id])).toEqual([]);
  expect(await ask("select from mails where recipient = $1", [gone.email])).toEqual([]);
  const product = await startProduct({ env, dataDir: env["DATA_DIR"] ?? "" });
  try {
    expect((await signIn(openClient(product.url), gone.email)).status).toBe(401);
    expect((await signIn(openClient(product.url), stays.email)).status).toBe(200);
    await until("its rows are gone", async () => {
      const tables = ["users where id", "generations where user_id", "files where user_id"];
      const counts = await Promise.all(tables.map((table) => ask(`select from ${table} = $1`, [gone.id])));
      return counts.every((rows) => rows.length === 0);
    });
    await until("its upload is gone", async () => (await storedFiles()) === 1);
    expect(await ask("select from generations where user_id = $1", [stays.id])).toHaveLength(1);
    // Both addresses have used the offer.
    expect(await ask("select from offer_uses")).toHaveLength(2);
    expect((await signUp(openClient(product.url), newAddress())).status).toBe(200);
  } finally {
    await product.end("SIGTERM");
  }
}

const filesBelow = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) =>
    one.isFile(),
  ).length;

test("an account deleted after the backup stays deleted when the backup is restored elsewhere", async () => {
  const app = await startTestApp();
  try {
    const source = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const left = await backUpAndLeave(app, source);
    const env = { DATABASE_URL: target.url, DATA_DIR: join(folder, "new") };
    const nothing = await runCommand("restore", [left.backup, "--earlier", folder], env);
    expect(nothing).toEqual({ code: 1, text: expect.stringContaining("Nothing was restored") });
    const args = [left.backup, "--earlier", join(app.dataDir, "files")];
    const restored = await runCommand("restore", args, env);
    expect(restored).toEqual({
      code: 0,
      text: expect.stringContaining("1 accounts deleted after the backup"),
    });
    await expectGone(left, env, () => filesBelow(join(env.DATA_DIR, "files", "upload")));
    // The new installation has recorded it for a later restore of the same backup.
    expect(await filesBelow(join(env.DATA_DIR, "files", "erased"))).toBe(1);
  } finally {
    await app.stop();
  }
});

test("with S3 the bucket records deletions, independent of the database", async () => {
  const s3 = await startS3();
  const app = await startTestApp({ env: s3.env });
  try {
    const source = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ...s3.env };
    const left = await backUpAndLeave(app, source);
    const env = { DATABASE_URL: target.url, DATA_DIR: join(folder, "new"), ...s3.env };
    const restored = await runCommand("restore", [left.backup], env);
    expect(restored).toEqual({
      code: 0,
      text: expect.stringContaining("1 accounts deleted after the backup"),
    });
    await expectGone(left, env, async () => (await ask("select from files")).length);
  } finally {
    await app.stop();
    await s3.close();
  }
});
