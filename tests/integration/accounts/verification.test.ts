import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClock } from "../../../src/server/clock.ts";
import { users } from "../../../src/server/modules/accounts/accounts.table.ts";
import { mails } from "../../../src/server/modules/mails/mails.table.ts";
import {
  linkIn,
  newAddress,
  readError,
  readSession,
  sentMail,
  signedInUser,
  signIn,
  signUp,
} from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { until } from "../../support/until.ts";

const HOUR = 3_600_000;
let app: TestApp;
let offsetMs = 0;
beforeAll(async () => {
  const clock = createClock(() => offsetMs);
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" }, overrides: { clock } });
});
afterAll(() => app.stop());
beforeEach(() => {
  offsetMs = 0;
});

async function signedUp(client: TestClient = openClient(app.url), email = newAddress()) {
  expect((await signUp(client, email)).status).toBe(200);
  return { email, client, link: linkIn(await sentMail(app, "verify-email", email)) };
}

const whereTo = async (client: TestClient, link: string) => {
  const answer = await client.get(link);
  expect(answer.status).toBe(302);
  return answer.headers.get("location");
};
const findUser = async (email: string) =>
  (await app.deps.db.select().from(users).where(eq(users.email, email)))[0]!;
const mailsTo = (email: string) => app.deps.db.select().from(mails).where(eq(mails.recipient, email));

test("in the browser that signed up, the link signs in", async () => {
  const { client, link, email } = await signedUp();
  expect(await whereTo(client, link)).toBe("/dashboard");
  expect((await readSession(client))?.user.email).toBe(email);
  const user = await findUser(email);
  expect(user.emailVerified).toBe(true);
  expect(Math.abs(user.emailConfirmedAt!.getTime() - Date.now())).toBeLessThan(30_000);
});

test("BA-10: elsewhere, the link verifies and signs nobody in", async () => {
  const { client, link, email } = await signedUp();
  const elsewhere = openClient(app.url);
  expect(await whereTo(elsewhere, link)).toBe("/login?verified=1");
  expect(await readSession(elsewhere)).toBeNull();
  expect(await readSession(client)).toBeNull();
  expect((await findUser(email)).emailVerified).toBe(true);
});

test("BA-10: a repeated click is harmless and creates no session, also in the browser that signed up", async () => {
  const { client, link } = await signedUp();
  await whereTo(openClient(app.url), link);
  expect(await whereTo(client, link)).toBe("/login?verified=1");
  expect(await readSession(client)).toBeNull();
  offsetMs = 25 * HOUR;
  expect(await whereTo(client, link)).toBe("/login?verified=1");
});

test("a repeated click of someone who is signed in leads on to the dashboard", async () => {
  const { client, link } = await signedUp();
  await whereTo(client, link);
  expect(await whereTo(client, link)).toBe("/dashboard");
});

test("many clicks at once make one session", async () => {
  const { client, link } = await signedUp();
  const places = await Promise.all(Array.from({ length: 6 }, () => whereTo(client, link)));
  expect(places.filter((place) => place === "/dashboard").length).toBeGreaterThan(0);
  const { browser, email } = { browser: client, email: (await readSession(client))!.user.email };
  const sessions = await app.deps.pool.query(
    "select 1 from sessions join users on users.id = user_id where email = $1",
    [email],
  );
  expect(sessions.rowCount).toBe(1);
  expect(browser.cookies.has("adloom.session_token")).toBe(true);
});

test("a link of another sign-up does not sign in, even to the same address", async () => {
  const mine = await signedUp();
  offsetMs = 61_000;
  const second = openClient(app.url);
  await signUp(second, mine.email, { password: "somebody else's" });
  const link = await until("the second mail", async () => {
    const found = (await mailsTo(mine.email)).find(
      (mail) => linkIn(mail) !== mine.link && mail.status === "sent",
    );
    return found && linkIn(found);
  });
  expect(await whereTo(mine.client, mine.link)).toBe("/login?verification=invalid");
  expect(await whereTo(mine.client, link)).toBe("/login?verified=1");
  expect(await readSession(mine.client)).toBeNull();
});

test("a link ends after 24 hours, a made-up one never worked", async () => {
  const { client, link } = await signedUp();
  offsetMs = 24 * HOUR + 1000;
  expect(await whereTo(client, link)).toBe("/login?verification=expired");
  expect(await whereTo(client, "/api/auth/verify-email?token=nothing")).toBe("/login?verification=invalid");
  expect(await whereTo(client, "/api/auth/verify-email")).toBe("/login?verification=invalid");
  expect(await whereTo(client, "/api/auth/verify-email?token=%00%ff&callbackURL=https://evil.example")).toBe(
    "/login?verification=invalid",
  );
});

test("a scanner's HEAD does not use a link up", async () => {
  const { client, link, email } = await signedUp();
  expect((await openClient(app.url).send("HEAD", link)).status).toBe(204);
  expect((await findUser(email)).emailVerified).toBe(false);
  expect(await whereTo(client, link)).toBe("/dashboard");
});

test("a resent link signs in as well, and the first one still works", async () => {
  const { client, link, email } = await signedUp();
  offsetMs = 61_000;
  expect((await client.post("/api/auth/send-verification-email", { email })).status).toBe(200);
  const again = await until("the second mail", async () => {
    const found = (await mailsTo(email)).find((mail) => linkIn(mail) !== link && mail.status === "sent");
    return found && linkIn(found);
  });
  expect(await whereTo(client, again)).toBe("/dashboard");
  expect(await whereTo(openClient(app.url), link)).toBe("/login?verified=1");
});

test("resending: once a minute, five times an hour to one address, whatever the client", async () => {
  const email = newAddress();
  const resend = () => openClient(app.url).post("/api/auth/send-verification-email", { email });
  expect((await resend()).status).toBe(200);
  const soon = await readError(await resend());
  expect(soon).toMatchObject({ status: 429, code: "rate_limited" });
  expect(soon.retryAfter).toBeLessThanOrEqual(60);
  for (let count = 1; count < 5; count++) {
    offsetMs += 61_000;
    expect((await resend()).status).toBe(200);
  }
  offsetMs += 61_000;
  expect((await readError(await resend())).retryAfter).toBeGreaterThan(3000);
});

test("thirty mails an hour from one client, whatever the address", async () => {
  const client = openClient(app.url);
  const resend = () => client.post("/api/auth/send-verification-email", { email: newAddress() });
  for (let count = 0; count < 30; count++) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);
});

test("a verified address gets no further verification mail", async () => {
  const { browser, email } = await signedInUser(app);
  offsetMs = 61_000;
  expect((await browser.post("/api/auth/send-verification-email", { email })).status).toBe(200);
  await browser.post("/api/auth/request-password-reset", { email });
  await sentMail(app, "reset-password", email);
  const kinds = (await mailsTo(email)).map((mail) => mail.kind);
  expect(kinds.filter((kind) => kind === "verify-email")).toHaveLength(1);
});

test("until the link is opened nobody can sign in, afterwards anybody with the password", async () => {
  const { link, email } = await signedUp();
  const other = openClient(app.url);
  expect((await signIn(other, email)).status).toBe(403);
  await whereTo(other, link);
  expect((await signIn(other, email)).status).toBe(200);
});
