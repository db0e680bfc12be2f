import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { anonymize } from "#server/modules/accounts/accounts.repo.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { ERASED_FOLDER } from "#server/modules/account-deletion/erasure-marks.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import {
  linkIn,
  PASSWORD,
  readError,
  readSession,
  sentMail,
  signIn,
  signUp,
} from "../../support/accounts.ts";
import { billingClient, startBilling, type BillingTest } from "../../support/billing.ts";
import { startStripe, stripeEnv } from "../../support/billing-stripe.ts";
import { openClient } from "../../support/client.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { isWhole } from "../../support/event-reader.ts";
import { IMAGE_BRIEF } from "../../support/image-ads.ts";
import { deleteAccount, passwordUser, putAvatar } from "../../support/account-requests.ts";
import { createScriptedEngine, waitForGate } from "../../support/stand-ins/scripted-engine.ts";
import type { StripeStandIn } from "../../support/stand-ins/stripe.ts";
import { until } from "../../support/until.ts";

const engine = createScriptedEngine();
let billing: BillingTest;
let standIn: StripeStandIn;
beforeAll(async () => {
  standIn = await startStripe();
  const ai = { provider: { text: engine }, studio: createStudio() };
  billing = await startBilling({
    env: { ...stripeEnv(standIn), TRUSTED_PROXIES: "127.0.0.1" },
    overrides: { ai },
  });
  standIn.webhookUrl = `${billing.app.url}/api/stripe/webhook`;
});
afterAll(async () => {
  await standIn.delivered();
  await billing.app.stop();
  await standIn.close();
});

const CONFIRMED = { confirmation: "DELETE", password: PASSWORD };
const never = new Promise<void>(() => {});

/** A user who has paid for a plan. */
async function subscriber() {
  const user = await passwordUser(billing.app);
  const client = billingClient(billing.app, user);
  const paid = new URL(standIn.pay(await client.checkout("growth"))).searchParams.get("session_id");
  const { id } = await client.json<{ id: string }>("POST", "/subscription/checkout/return", {
    sessionId: paid,
  });
  await standIn.delivered();
  return { ...client, ...user, stripe: standIn.state.subscriptions.get(id)! };
}

/** All places in the database, including the job queue, that contain one of the texts. */
async function findAnywhere(...texts: string[]): Promise<string[]> {
  const { db } = billing.app.deps;
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.rows.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    for (const text of texts) {
      const rows = await db.execute(
        sql`select 1 from ${sql.raw(name)} as row where row::text ilike ${`%${text}%`}`,
      );
      if (rows.rows.length > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

/** Rows with this user's id in any column of any table. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { db } = billing.app.deps;
  const columns = await db.execute<{ name: string; column: string }>(
    sql`select table_name as name, column_name as column from information_schema.columns
        where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`,
  );
  const counts: Record<string, number> = {};
  for (const { name, column } of columns.rows) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} where ${sql.identifier(column)} = ${userId}`,
    );
    counts[name] = rows[0]!.count;
  }
  return counts;
}

/** Without the markers of deleted accounts, which contain only a random id. */
const storedFiles = async () =>
  (await readdir(join(billing.app.dataDir, "files"), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes(`${sep}${ERASED_FOLDER}${sep}`),
  ).length;

async function runJob(name: string, data: object): Promise<void> {
  await jobHandlers(billing.app.deps)
    .find(({ type }) => type.name === name)!
    .run(data, JOB);
}

test("deletes sessions, running work, results, files, the subscription and the name, and confirms it by mail", async () => {
  const other = await subscriber();
  const kept = await other.start();
  await other.ended(kept);
  const user = await subscriber();
  const { app } = billing;
  await user.ended(await user.start());
  const { id: upload } = await filesClient(app.url, user).upload(await picture());
  const image = await user.start({ kind: "image", input: { ...IMAGE_BRIEF, images: [upload] } });
  await user.ended(image, 30_000);
  const avatar = (await (await putAvatar(user.browser, await picture())).json()) as { avatarUrl: string };
  const phone = openClient(app.url);
  await signIn(phone, user.email);
  await openClient(app.url).post("/api/auth/request-password-reset", { email: user.email });
  const reset = linkIn(await sentMail(app, "reset-password", user.email));
  engine.script(waitForGate(never, ["Whole"], ["Two", "Three"]));
  const running = await user.start();
  const reader = await user.events(running);
  await reader.find(isWhole(0));
  const call = engine.calls.at(-1)!;
  expect(await storedFiles()).toBeGreaterThanOrEqual(7);
  expect((await findAnywhere(user.email)).length).toBeGreaterThan(1);

  const response = await deleteAccount(user.browser, CONFIRMED);
  expect(response.status).toBe(200);
  expect(user.browser.cookies.size).toBe(0);
  for (const client of [user.browser, phone]) expect(await readSession(client)).toBeNull();
  expect((await fetch(`${app.url}${avatar.avatarUrl}`, { headers: { cookie: user.cookie } })).status).toBe(
    401,
  );
  expect((await signIn(openClient(app.url), user.email)).status).toBe(401);
  const token = new URLSearchParams(reset.split("?")[1]).get("token");
  const void_ = await openClient(app.url).post("/api/auth/reset-password", { token, newPassword: "new one" });
  expect(void_.status).toBe(400);

  await until("the running call is aborted", async () => call.signal.aborted);
  await until("the subscription has ended", async () => user.stripe.status === "canceled");
  await until("no row is left", async () =>
    Object.values(await rowsOf(user.id)).every((count) => count === 0),
  );
  await until("no file is left", async () => (await storedFiles()) === 0);
  const last = await sentMail(app, "account-deleted", user.email);
  expect(last.plain).toContain("Your account was deleted");
  await standIn.delivered();
  await runJob("mail.forget", { mailId: last.id });
  // Only random ids remain, in finished jobs and rate limits; they refer to nothing.
  expect(await findAnywhere(user.email, "Dusk Lamp", upload)).toEqual([]);
  reader.close();

  // Other users have lost nothing, and the address can sign up again, but without the offer.
  expect(Object.values(await rowsOf(other.user.id)).some((count) => count > 0)).toBe(true);
  expect((await other.get(kept)).status).toBe("completed");
  expect(other.stripe.status).toBe("active");
  const again = openClient(app.url);
  expect((await signUp(again, user.email)).status).toBe(200);
  await again.get(linkIn(await sentMail(app, "verify-email", user.email)));
  expect(await (await again.get("/api/generations")).json()).toEqual({ items: [], nextCursor: null });
  expect(await (await again.get("/api/subscription/offer")).json()).toMatchObject({ available: false });
});

test("requires the password and the confirmation word", async () => {
  const { browser, email } = await passwordUser(billing.app);
  const refused = async (body: object) => (await readError(await deleteAccount(browser, body))).fields;
  expect(await refused({ ...CONFIRMED, confirmation: "delete" })).toEqual({
    confirmation: "Please type DELETE",
  });
  expect(await refused({ ...CONFIRMED, password: "" })).toEqual({ password: "Current password is required" });
  expect(await refused({})).toHaveProperty("confirmation");
  const wrong = { ...CONFIRMED, password: "not the one" };
  expect(await refused(wrong)).toEqual({ password: "This is not your current password" });
  for (let guess = 1; guess < 5; guess++) await deleteAccount(browser, wrong);
  expect((await deleteAccount(browser, CONFIRMED)).status).toBe(429);
  expect((await deleteAccount(openClient(billing.app.url), CONFIRMED)).status).toBe(401);
  expect(await readSession(browser)).toMatchObject({ user: { email } });
});

test("during an outage of Stripe the account is deleted, and the subscription ends after the outage", async () => {
  const user = await subscriber();
  standIn.fault = () => "cut";
  try {
    expect((await deleteAccount(user.browser, CONFIRMED)).status).toBe(200);
    await until("no row is left", async () =>
      Object.values(await rowsOf(user.id)).every((count) => count === 0),
    );
    expect(user.stripe.status).toBe("active");
  } finally {
    standIn.fault = undefined;
  }
  await until("the subscription has ended", async () => user.stripe.status === "canceled", 30_000);
});

test("two concurrent requests delete one account and send one mail", async () => {
  const { browser, cookie, email, id } = await passwordUser(billing.app);
  const body = JSON.stringify(CONFIRMED);
  const headers = { cookie, "content-type": "application/json" };
  const responses = await Promise.all(
    [1, 2, 3].map(() => fetch(`${billing.app.url}/api/profile`, { method: "DELETE", headers, body })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  await sentMail(billing.app, "account-deleted", email);
  const sent = await billing.app.deps.db.select().from(mails).where(eq(mails.recipient, email));
  expect(sent).toHaveLength(1);
  await until("no row is left", async () => Object.values(await rowsOf(id)).every((count) => count === 0));
  expect(await readSession(browser)).toBeNull();
});

test("a deletion interrupted by a crash or undone by a restored backup is completed", async () => {
  const user = await passwordUser(billing.app);
  await filesClient(billing.app.url, user).upload(await picture());
  const { db, clock } = billing.app.deps;
  await db.transaction((tx) => anonymize(tx, clock, user.id));
  expect(await db.select().from(users).where(eq(users.id, user.id))).toHaveLength(1);
  await runJob("accounts.erase-sweep", {});
  await until("no row is left", async () =>
    Object.values(await rowsOf(user.id)).every((count) => count === 0),
  );
  await until("no file is left", async () => (await storedFiles()) === 0);
});
