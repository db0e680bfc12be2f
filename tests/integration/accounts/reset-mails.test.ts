import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ACCOUNT_MAIL } from "#server/modules/accounts/account-mails.service.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import {
  linkIn,
  newAddress,
  PASSWORD,
  readError,
  sentMail,
  signedInUser,
  signIn,
  signUp,
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { until } from "../../support/until.ts";
import { HOUR, MINUTE } from "../../support/durations.ts";

const NEW_PASSWORD = "a brand new passphrase";
const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

const newClient = () => openClient(app.url);

/** Requests a reset link and waits until its job has ended. */
async function requestReset(client: TestClient, email: string) {
  const response = await client.post("/api/auth/request-password-reset", { email });
  await until("the mail's job", async () => {
    const { rowCount } = await app.deps.db.execute(
      sql`select from pgboss.job where name = ${ACCOUNT_MAIL.name} and state < 'completed'`,
    );
    return rowCount === 0;
  });
  return response;
}

const resetMails = (recipient: string) =>
  app.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, "reset-password")))
    .orderBy(mails.createdAt);

const tokenIn = (mail: { readonly plain: string }) =>
  new URL(linkIn(mail), app.url).searchParams.get("token")!;

const reset = (client: TestClient, token: string, newPassword = NEW_PASSWORD) =>
  client.post("/api/auth/reset-password", { token, newPassword });

/** Exhausts the hourly limit of an address, each time from another client. */
async function fillAddress(email: string) {
  for (let count = 0; count < 5; count++) expect((await requestReset(newClient(), email)).status).toBe(200);
  expect(await resetMails(email)).toHaveLength(5);
}

test("one client can send an address one mail a minute and three an hour; the response is always the same", async () => {
  const { email } = await signedInUser(app);
  const client = newClient();
  const expected = await (await requestReset(client, newAddress())).text();
  for (let count = 0; count < 3; count++) {
    for (const _ of ["first", "again"]) {
      const response = await requestReset(client, email);
      expect([response.status, await response.text()]).toEqual([200, expected]);
    }
    expect(await resetMails(email)).toHaveLength(count + 1);
    clock.offsetMs += MINUTE + 1000;
  }
  expect((await requestReset(client, email)).status).toBe(200);
  expect(await resetMails(email)).toHaveLength(3);
  expect((await requestReset(newClient(), email)).status).toBe(200);
  expect(await resetMails(email)).toHaveLength(4);
});

test("An address at its limit gets 200 and no mail; every sent link works until one is used", async () => {
  const { email } = await signedInUser(app);
  await fillAddress(email);
  const owner = newClient();
  const response = await requestReset(owner, email);
  expect([response.status, await response.json()]).toEqual([200, { status: true }]);
  const sent = await resetMails(email);
  expect(sent).toHaveLength(5);
  expect((await reset(owner, tokenIn(sent[1]!))).status).toBe(200);
  for (const mail of sent) expect((await reset(owner, tokenIn(mail))).status).toBe(400);
  expect((await signIn(owner, email, NEW_PASSWORD)).status).toBe(200);
});

test("An unverified address has one limit for all of its sign-ups", async () => {
  const email = newAddress();
  const browsers = Array.from({ length: 7 }, newClient);
  for (const browser of browsers) expect((await signUp(browser, email)).status).toBe(200);
  for (const browser of browsers) expect((await requestReset(browser, email)).status).toBe(200);
  const sent = await resetMails(email);
  expect(sent).toHaveLength(5);
  expect((await reset(newClient(), tokenIn(sent[1]!))).status).toBe(200);
  for (const mail of sent) expect((await reset(newClient(), tokenIn(mail))).status).toBe(400);
  expect((await signIn(newClient(), email, NEW_PASSWORD)).status).toBe(200);
});

test("An address at its limit gets a mail once none of its links works, also at the daily limit", async () => {
  const { email } = await signedInUser(app);
  await fillAddress(email);
  expect((await reset(newClient(), tokenIn((await resetMails(email))[0]!))).status).toBe(200);
  await requestReset(newClient(), email);
  expect(await resetMails(email)).toHaveLength(6);
  await requestReset(newClient(), email);
  expect(await resetMails(email)).toHaveLength(6);

  clock.offsetMs += HOUR + MINUTE;
  for (let count = 0; count < 5; count++) await requestReset(newClient(), email);
  expect(await resetMails(email)).toHaveLength(11);
  for (let hour = 1; hour <= 3; hour++) {
    clock.offsetMs += HOUR + MINUTE;
    for (let count = 0; count < 3; count++) await requestReset(newClient(), email);
    expect(await resetMails(email)).toHaveLength(11 + hour);
  }
});

test("twenty concurrent requests from different clients do not exceed the limit of the address", async () => {
  const { email } = await signedInUser(app);
  const responses = await Promise.all(Array.from({ length: 20 }, () => requestReset(newClient(), email)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await resetMails(email)).toHaveLength(5);
});

test("one client gets thirty requests an hour over all addresses, then 429", async () => {
  const client = newClient();
  for (let count = 0; count < 30; count++)
    expect((await requestReset(client, newAddress())).status).toBe(200);
  const refused = await client.post("/api/auth/request-password-reset", { email: newAddress() });
  expect(await readError(refused)).toMatchObject({ status: 429, code: "rate_limited" });
});

test("Five reset requests and twenty wrong passwords from four clients do not lock the owner out of a new device", async () => {
  const { email } = await signedInUser(app);
  const attackers = Array.from({ length: 4 }, newClient);
  for (const attacker of [...attackers, attackers[0]!])
    expect((await requestReset(attacker, email)).status).toBe(200);
  for (const attacker of attackers) {
    for (let count = 0; count < 5; count++)
      expect((await signIn(attacker, email, "wrong password")).status).toBe(401);
  }
  const owner = newClient();
  const refused = await readError(await signIn(owner, email));
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(refused.message).toMatch(/reset your password in this browser to sign in right away/);

  const before = (await resetMails(email)).length;
  expect((await requestReset(owner, email)).status).toBe(200);
  const sent = await resetMails(email);
  expect(sent).toHaveLength(before + 1);
  expect((await reset(owner, tokenIn(await sentMail(app, "reset-password", email)))).status).toBe(200);
  // The attack continues.
  for (const attacker of Array.from({ length: 4 }, newClient)) {
    for (let count = 0; count < 5; count++) await signIn(attacker, email, "wrong password");
  }
  expect((await signIn(owner, email, NEW_PASSWORD)).status).toBe(200);
});

test("a reset unlocks all of the owner's browsers that failed too often", async () => {
  const { email, browser } = await signedInUser(app);
  const laptop = newClient();
  for (const client of [browser, laptop]) {
    for (let count = 0; count < 5; count++) await signIn(client, email, "mistyped password");
    expect((await signIn(client, email, PASSWORD)).status).toBe(429);
  }
  await requestReset(laptop, email);
  const phone = newClient();
  expect((await reset(phone, tokenIn(await sentMail(app, "reset-password", email)))).status).toBe(200);
  expect((await signIn(laptop, email, NEW_PASSWORD)).status).toBe(200);
  expect((await signIn(browser, email, NEW_PASSWORD)).status).toBe(200);
});
