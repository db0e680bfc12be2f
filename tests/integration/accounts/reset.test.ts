import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { links, sessions, users } from "#server/modules/accounts/accounts.table.ts";
import {
  linkIn,
  newAddress,
  PASSWORD,
  readError,
  readSession,
  sentMail,
  signedInUser,
  signIn,
  signUp,
  verificationLinks,
  verifyWithPassword,
  redirectTarget,
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { HOUR } from "../../support/durations.ts";

const NEW_PASSWORD = "a brand new passphrase";
const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

const requestReset = (client: TestClient, email: string) =>
  client.post("/api/auth/request-password-reset", { email });

/** Requests a reset and returns the token of the mailed link. */
async function resetToken(email: string, client = openClient(app.url)): Promise<string> {
  expect((await requestReset(client, email)).status).toBe(200);
  const link = new URL(linkIn(await sentMail(app, "reset-password", email)), app.url);
  expect(link.pathname).toBe("/reset-password");
  return link.searchParams.get("token")!;
}

const reset = (client: TestClient, token: string, newPassword = NEW_PASSWORD) =>
  client.post("/api/auth/reset-password", { token, newPassword });

test("A reset sets the password and ends every session", async () => {
  const { browser, email, id } = await signedInUser(app);
  const client = openClient(app.url);
  const response = await reset(client, await resetToken(email));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: true });
  expect(await readSession(browser)).toBeNull();
  expect(await app.deps.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect((await signIn(client, email, PASSWORD)).status).toBe(401);
  expect((await signIn(client, email, NEW_PASSWORD)).status).toBe(200);
});

test("the owner gets a mail about the change", async () => {
  const { email } = await signedInUser(app);
  await reset(openClient(app.url), await resetToken(email));
  const mail = await sentMail(app, "password-changed", email);
  expect(mail.subject).toBe("Your Adloom password was changed");
  expect(linkIn(mail)).toBe("/forgot-password");
});

test("A link works once, also with two concurrent uses", async () => {
  const { email } = await signedInUser(app);
  const token = await resetToken(email);
  const responses = await Promise.all(
    ["one new password", "two new password"].map((password) => reset(openClient(app.url), token, password)),
  );
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 400]);
  expect(await readError(await reset(openClient(app.url), token))).toMatchObject({
    status: 400,
    code: "invalid_token",
  });
});

test("a reset invalidates the account's other reset links", async () => {
  const { email, id } = await signedInUser(app);
  const first = await resetToken(email);
  const { rows } = await app.deps.pool.query<{ token_hash: string }>(
    "insert into links (token_hash, user_id, purpose, expires_at) values ('other', $1, 'reset-password', now() + interval '1 hour') returning token_hash",
    [id],
  );
  expect(rows).toHaveLength(1);
  await reset(openClient(app.url), first);
  expect(
    await app.deps.db.select().from(links).where(eq(links.purpose, "reset-password")),
  ).not.toContainEqual(expect.objectContaining({ userId: id }));
});

test("a link expires after one hour; unknown and verification tokens do not work", async () => {
  const { email } = await signedInUser(app);
  const token = await resetToken(email);
  clock.offsetMs = HOUR + 1000;
  const client = openClient(app.url);
  expect(await readError(await reset(client, token))).toMatchObject({ status: 400, code: "invalid_token" });
  expect((await readError(await reset(client, "made-up"))).code).toBe("invalid_token");

  const unverified = newAddress();
  await signUp(client, unverified);
  const link = linkIn(await sentMail(app, "verify-email", unverified));
  const other = new URLSearchParams(link.split("?")[1]).get("token")!;
  expect((await readError(await reset(client, other))).code).toBe("invalid_token");
});

test("a reset of an unverified sign-up creates the account, because the mail proves the address", async () => {
  const email = newAddress();
  const client = openClient(app.url);
  await signUp(client, email, { name: "Ada" });
  await signUp(openClient(app.url), email, { name: "Other", password: "other password" });
  const links = await verificationLinks(app, email, 2);
  const response = await reset(openClient(app.url), await resetToken(email, client));
  expect(response.status).toBe(200);
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, email));
  // The name comes from the browser that requested the reset.
  expect(user).toMatchObject({ emailVerified: true, fullName: "Ada" });
  expect(user?.emailConfirmedAt).not.toBeNull();
  for (const old of [PASSWORD, "other password"])
    expect((await signIn(openClient(app.url), email, old)).status).toBe(401);
  expect((await signIn(openClient(app.url), email, NEW_PASSWORD)).status).toBe(200);
  for (const link of links) {
    expect(await redirectTarget(client, link)).toBe("/login?verified=1");
    expect((await verifyWithPassword(client, link)).status).toBe(400);
  }
});

test("a reset link mailed before the verification still works once", async () => {
  const email = newAddress();
  const client = openClient(app.url);
  await signUp(client, email);
  const token = await resetToken(email, client);
  expect(await redirectTarget(client, (await verificationLinks(app, email, 1))[0]!)).toBe("/dashboard");
  const responses = await Promise.all(
    ["one new password", "two new password"].map((password) => reset(openClient(app.url), token, password)),
  );
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 400]);
  expect(await readSession(client)).toBeNull();
  expect((await signIn(client, email, PASSWORD)).status).toBe(401);
});

test("a concurrent reset and verification create one account with the password of the reset", async () => {
  const email = newAddress();
  const client = openClient(app.url);
  await signUp(client, email);
  const token = await resetToken(email, client);
  const [link] = await verificationLinks(app, email, 1);
  const [response] = await Promise.all([reset(openClient(app.url), token), redirectTarget(client, link!)]);
  expect(response.status).toBe(200);
  expect(await app.deps.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect((await signIn(openClient(app.url), email, PASSWORD)).status).toBe(401);
  expect((await signIn(openClient(app.url), email, NEW_PASSWORD)).status).toBe(200);
});

test("an invalid password gets 400 with fields, and the link stays valid", async () => {
  const { email } = await signedInUser(app);
  const token = await resetToken(email);
  const client = openClient(app.url);
  const short = await readError(await reset(client, token, "12345"));
  expect(short).toMatchObject({ status: 400, code: "invalid_input" });
  expect(short.fields).toEqual({ newPassword: "Password must be at least 6 characters" });
  expect((await readError(await reset(client, token, "x".repeat(129)))).fields).toEqual({
    newPassword: "Password must be at most 128 characters",
  });
  const weak = await readError(await reset(client, token, "iloveyou"));
  expect(weak).toMatchObject({ status: 400, code: "password_too_weak" });
  expect(Object.keys(weak.fields ?? {})).toEqual(["newPassword"]);
  expect((await reset(client, token)).status).toBe(200);
});

test("one client gets 429 after thirty invalid links, but valid ones always work", async () => {
  const { email } = await signedInUser(app);
  const client = openClient(app.url);
  const token = await resetToken(email);
  for (let count = 0; count < 30; count++) expect((await reset(client, "made-up")).status).toBe(400);
  const refused = await readError(await reset(client, "made-up"));
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(refused.retryAfter).toBeGreaterThan(800);
  expect((await reset(openClient(app.url), "made-up")).status).toBe(400);
  expect((await reset(client, token)).status).toBe(200);
});
