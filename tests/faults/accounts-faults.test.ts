import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { sign } from "#server/modules/accounts/signed-value.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { newAddress, readError, sentMail, signedInUser, signIn, signUp } from "../support/accounts.ts";
import { startTestApp } from "../support/app.ts";
import { openClient } from "../support/client.ts";
import { startFaultyProxy, type FaultyProxy } from "../support/stand-ins/faulty-proxy.ts";
import { smtpStandIn } from "../support/stand-ins/smtp.ts";
import { until } from "../support/until.ts";

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});
const later = <T extends { stop: () => Promise<unknown> }>(thing: T): T => {
  ending.push(thing.stop);
  return thing;
};

test("Without the mail server no mail is lost, and all are sent when it returns", async () => {
  const smtp = later(await smtpStandIn());
  const env = { SMTP_URL: smtp.url, MAIL_FROM: "Adloom <ads@example.com>" };
  const app = later(await startTestApp({ env }));
  const addresses = Array.from({ length: 5 }, () => newAddress());
  for (const email of addresses) {
    const started = performance.now();
    expect((await signUp(openClient(app.url), email)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2000);
  }
  await until("a failed try", async () => {
    const rows = await app.deps.db.select().from(mails);
    return rows.length === 5 && rows.every((row) => row.attempts > 0);
  });
  const waiting = await app.deps.db.select().from(mails);
  expect(waiting.map((row) => row.status)).toEqual(Array(5).fill("pending"));

  await smtp.start();
  await until("all mails", async () => smtp.received.length >= 5, 25_000);
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted());
});

test("a permanently rejected mail is abandoned after three tries, without affecting others", async () => {
  const smtp = later(await smtpStandIn());
  await smtp.start();
  const app = later(await startTestApp({ env: { SMTP_URL: smtp.url } }));
  smtp.refuse(550);
  const email = newAddress();
  await signUp(openClient(app.url), email);
  const refused = await until(
    "the mail to be given up",
    async () => {
      const [row] = await app.deps.db.select().from(mails).where(eq(mails.recipient, email));
      return row?.status === "failed" && row;
    },
    25_000,
  );
  expect(refused.attempts).toBe(3);
  smtp.refuse();
  await signedInUser(app);
  expect(smtp.received).toHaveLength(1);
});

test("Without the database every account route answers 503 and every user stays signed in", async () => {
  let line!: FaultyProxy;
  const through = async (databaseUrl: string) => (line = later(await startFaultyProxy(databaseUrl))).url;
  const app = later(await startTestApp({ through }));
  const client = openClient(app.url);
  expect((await signUp(client, newAddress())).status).toBe(200);
  const cookie = sign(app.deps.secret, "a-token", new Date(Date.now() + 86_400_000));
  client.cookies.set("adloom.session_token", encodeURIComponent(cookie));
  client.cookies.set("adloom_signed_in", "1");
  line.cut();
  const email = newAddress();
  const responses = await Promise.all([
    signUp(client, email),
    signIn(client, email),
    client.post("/api/auth/request-password-reset", { email }),
    client.post("/api/auth/send-verification-email", { email }),
    client.post("/api/auth/reset-password", { token: "t", newPassword: "a new passphrase" }),
    client.get("/api/auth/verify-email?token=t"),
    client.post("/api/auth/verify-email", { token: "t", password: "a passphrase" }),
    client.get("/api/auth/get-session"),
    client.get("/api/profile"),
    client.post("/api/auth/sign-out"),
  ]);
  for (const response of responses) {
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await readError(response)).toMatchObject({ status: 503, code: "unavailable", retryAfter: 2 });
  }
  line.restore();
  await until("the database", async () => (await signUp(client, newAddress())).status === 200);
});

describe("a flood", () => {
  test("25 clients that sign in repeatedly do not slow other routes", async () => {
    const app = later(await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } }));
    const flood = new AbortController();
    const client = async () => {
      while (!flood.signal.aborted) await signIn(openClient(app.url), newAddress());
    };
    const clients = Array.from({ length: 25 }, client);
    const times: number[] = [];
    for (let count = 0; count < 100; count++) {
      const started = performance.now();
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      times.push(performance.now() - started);
    }
    flood.abort();
    await Promise.all(clients);
    expect(times.toSorted((a, b) => a - b)[90]).toBeLessThan(250);
  });

  test("beyond the queue the response is 503 with a waiting time, and the attempt does not count as a failure", async () => {
    const app = later(await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } }));
    const { email } = await signedInUser(app);
    const owner = openClient(app.url);
    const responses = await Promise.all(
      Array.from({ length: 120 }, () => signIn(openClient(app.url), newAddress())),
    );
    const busy = responses.filter((response) => response.status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(await readError(busy[0]!)).toMatchObject({ code: "busy", retryAfter: 2 });
    expect((await signIn(owner, email)).status).toBe(200);
    await sentMail(app, "verify-email", email);
  });
});
