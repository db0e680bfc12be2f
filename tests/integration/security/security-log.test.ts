import { createHmac } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { linkIn, newAddress, PASSWORD, signIn, signUp, tokenIn } from "../../support/accounts.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { deleteAccount, sendJson } from "../../support/account-requests.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";
import { startProduct, type Product } from "../../support/processes/product.ts";
import { CHROME, readEvents } from "../../support/security-events.ts";
import { until } from "../../support/until.ts";

const SECRET = "a secret of the operator, long enough";
const CLIENT = "10.1.2.3";
const NEW_PASSWORD = "a better horse battery";
const WRONG_PASSWORD = "a wrong horse battery";

let database: TestDatabase;
let product: Product;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const env = {
    LOG_LEVEL: "error",
    AUTH_SECRET: SECRET,
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  };
  product = await startProduct({ env });
});
afterAll(async () => {
  await product.stop();
  await pool.end();
  await database.drop();
});

interface Line {
  readonly level: number;
  readonly time: string;
  readonly channel: string;
  readonly event: string;
  readonly eventId?: string;
  readonly account?: string;
  readonly address?: string;
  readonly client: string;
  readonly device: string | null;
  readonly details: Record<string, unknown>;
  readonly requestId: string;
}

const securityLines = (): Line[] =>
  product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ channel }) => channel === "security");

/** A keyed hash of the log, as docs/observability.md describes it. */
const keyedHash = (purpose: string, value: string) =>
  createHmac("sha256", SECRET).update(`security-log:${purpose}:${value}`).digest("base64url");

const mailTo = (email: string, kind: string) =>
  until(`a ${kind} mail`, async () => {
    const { rows } = await pool.query<{ plain: string }>(
      "select plain from mails where recipient = $1 and kind = $2 and status = 'sent'",
      [email, kind],
    );
    return rows[0];
  });

test("Each event is a line of the operator's log, and neither lines nor rows contain a secret", async () => {
  const browser = openClient(product.url, CLIENT);
  const email = newAddress();
  const answer = await signUp(browser, email);
  const { user } = (await answer.json()) as { user: { id: string } };
  const link = linkIn(await mailTo(email, "verify-email"));
  await browser.get(link);
  const cookies = [...browser.cookies.values()];
  const phone = openClient(product.url, CLIENT);
  const credentials = { email, password: PASSWORD };
  const fromPhone = (body: object): Promise<Response> =>
    phone.post("/api/auth/sign-in/email", body, { "user-agent": `${CHROME} ${NEW_PASSWORD}` });
  await fromPhone({ ...credentials, password: WRONG_PASSWORD });
  await fromPhone(credentials);
  cookies.push(...phone.cookies.values());
  await sendJson(browser, "PATCH", "/api/profile", { fullName: "A Name Of Mine" });
  await browser.send("DELETE", "/api/sessions");
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await browser.post("/api/profile/password", change);
  await (await browser.get("/api/profile/export")).arrayBuffer();
  await browser.post("/api/auth/request-password-reset", { email });
  const reset = linkIn(await mailTo(email, "reset-password"));
  await browser.post("/api/auth/reset-password", { token: tokenIn(reset), newPassword: PASSWORD });
  await signIn(browser, email);
  cookies.push(...browser.cookies.values());
  const stored = await readEvents(browser);
  const { rows } = await pool.query<{ row: string }>(
    "select security_events::text as row from security_events",
  );
  await remove(browser);
  const lines = await until("the last line", async () => {
    const found = securityLines();
    return found.at(-1)?.event === "account_deleted" && found;
  });

  expect(lines.map(({ event }) => event)).toEqual([
    ...stored.map(({ event }) => event).toReversed(),
    "account_deleted",
  ]);
  const account = keyedHash("account", user.id);
  for (const [at, line] of lines.slice(0, -1).entries()) {
    const event = stored.at(-1 - at)!;
    expect(line).toMatchObject({
      level: 30,
      channel: "security",
      account,
      eventId: event.id,
      client: event.client,
      device: event.device,
      details: event.details,
    });
    expect(line.requestId).toMatch(/\S/);
    expect(Math.abs(Date.parse(line.time) - event.at)).toBeLessThan(60_000);
  }
  const deletion = lines.at(-1)!;
  expect(deletion).toMatchObject({ account, client: CLIENT });
  expect(deletion.eventId).toBeUndefined();
  const { rowCount } = await pool.query("select 1 from security_events");
  expect(rowCount).toBe(0);

  const texts = [...lines.map((line) => JSON.stringify(line)), ...rows.map(({ row }) => row)];
  const parts = cookies.flatMap((cookie) => decodeURIComponent(cookie).split(/[. ]/));
  const secrets = [
    ...[PASSWORD, NEW_PASSWORD, WRONG_PASSWORD, SECRET, tokenIn(link), tokenIn(reset)],
    ...parts.filter((part) => part.length > 15 && part !== user.id),
    ...[email, "A Name Of Mine", "$argon2", "token"],
  ];
  expect(secrets.length).toBeGreaterThan(12);
  for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  expect(lines.filter((line) => JSON.stringify(line).includes(user.id))).toEqual([]);
});

const remove = (browser: TestClient) =>
  deleteAccount(browser, { confirmation: "DELETE", password: PASSWORD });

test("A failed sign-in of an unknown address is only a line with a hash of the address", async () => {
  const email = newAddress();
  const before = securityLines().length;
  const stranger = openClient(product.url, CLIENT);
  for (let tries = 0; tries < 6; tries++) await signIn(stranger, email, WRONG_PASSWORD);
  const lines = await until("the lines", async () => {
    const found = securityLines().slice(before);
    return found.length >= 6 && found;
  });
  const reasons = lines.map(({ details }) => details["reason"]);
  expect(reasons).toEqual([...Array.from({ length: 5 }, () => "invalid_credentials"), "rate_limited"]);
  for (const line of lines) {
    expect(line).toMatchObject({
      event: "sign_in_failed",
      address: keyedHash("address", email),
      client: CLIENT,
    });
    expect([line.account, line.eventId]).toEqual([undefined, undefined]);
  }
  const { rowCount } = await pool.query("select 1 from security_events");
  expect(rowCount).toBe(0);
});
