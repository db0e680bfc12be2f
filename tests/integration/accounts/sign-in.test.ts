import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteSessions, replaceCredential } from "#server/modules/accounts/accounts.repo.ts";
import { sessions, users } from "#server/modules/accounts/accounts.table.ts";
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
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { newClientAddress, openClient, type TestClient } from "../../support/client.ts";
import { until } from "../../support/until.ts";
import { MINUTE } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();

const CREDENTIALS_REFUSED = {
  status: 401,
  code: "invalid_credentials",
  message: "Failed to sign in. Please check your credentials.",
};

const LOCKED =
  "Too many failed sign-ins. Try again in 15 minutes, or reset your password in this browser to sign in right away.";

async function failTimes(count: number, email: string, client: () => TestClient) {
  for (let failure = 0; failure < count; failure++)
    expect((await signIn(client(), email, "wrong password")).status).toBe(401);
}

describe("the response", () => {
  test("A wrong password and an unknown address get the same response", async () => {
    const { email } = await signedInUser(app);
    const wrong = await readError(await signIn(openClient(app.url), email, "wrong password"));
    expect(wrong).toMatchObject(CREDENTIALS_REFUSED);
    expect(await readError(await signIn(openClient(app.url), newAddress()))).toEqual(wrong);
  });

  test("an unverified account is revealed only with the right password", async () => {
    const email = newAddress();
    const client = openClient(app.url);
    await signUp(client, email);
    expect(await readError(await signIn(client, email))).toMatchObject({
      status: 403,
      code: "email_not_verified",
      message: "Please verify your email address before signing in.",
    });
    expect(await readError(await signIn(client, email, "wrong password"))).toMatchObject(CREDENTIALS_REFUSED);
  });

  test("invalid input gets 400 with fields", async () => {
    const response = await openClient(app.url).post("/api/auth/sign-in/email", { email: "unknown" });
    expect((await readError(response)).fields).toEqual({
      email: "Please enter a valid email address",
      password: "Password is required",
    });
  });

  test("Passwords are compared exactly", async () => {
    const email = newAddress();
    const browser = openClient(app.url);
    await signUp(browser, email, { password: "  Spaces and Case 7  " });
    await browser.get(linkIn(await sentMail(app, "verify-email", email)));
    expect((await signIn(browser, email, "Spaces and Case 7")).status).toBe(401);
    expect((await signIn(browser, email, "  spaces and case 7  ")).status).toBe(401);
    expect((await signIn(browser, email, "  Spaces and Case 7  ")).status).toBe(200);
  });

  test("Only the HttpOnly cookie holds the session token", async () => {
    const { browser, email } = await signedInUser(app);
    const response = await signIn(browser, email);
    const lines = response.headers.getSetCookie();
    const cookie = lines.find((line) => line.startsWith("adloom.session_token="))!;
    expect(cookie).toMatch(/; Max-Age=2592000;.*Path=\/.*HttpOnly.*SameSite=Lax/i);
    const token = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)).split(".")[0]!;
    expect(token.length).toBeGreaterThan(30);
    expect(await response.text()).not.toContain(token);
    expect(await (await browser.get("/api/auth/get-session")).text()).not.toContain(token);
    const hint = lines.find((line) => line.startsWith("adloom_signed_in="))!;
    expect(hint).toMatch(/^adloom_signed_in=1; /);
    expect(hint).not.toMatch(/httponly/i);
  });
});

describe("sessions", () => {
  test("A sign-in creates a new token and ends the browser's old session", async () => {
    const { browser, email, id } = await signedInUser(app);
    const old = openClient(app.url);
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    await signIn(browser, email);
    expect(await readSession(old)).toBeNull();
    expect((await readSession(browser))?.user.email).toBe(email);
    expect(await app.deps.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
  });

  /** Waits until this number of statements of the application waits for a lock. */
  const untilWaiting = (what: string, count: number) =>
    until(what, async () => {
      const { rowCount } = await app.deps.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === count;
    });

  test("A sign-in with the old password during a password change gets no session", async () => {
    const { email } = await signedInUser(app);
    const [user] = await app.deps.db.select().from(users).where(eq(users.email, email));
    const userId = user!.id;
    const { response } = await app.deps.db.transaction(async (tx) => {
      await replaceCredential(tx, { id: randomUUID(), userId, passwordHash: "another" });
      // The sign-in still finds the old password, which is right.
      const waiting = signIn(openClient(app.url), email);
      await untilWaiting("the sign-in waits for the password change", 1);
      await deleteSessions(tx, userId);
      return { response: waiting };
    });
    expect(await readError(await response)).toMatchObject(CREDENTIALS_REFUSED);
    expect(await app.deps.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  test("A password change during a sign-in with the old password ends the new session", async () => {
    const { browser, email, id } = await signedInUser(app);
    const thief = openClient(app.url);
    const answers = await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`lock table sessions in share row exclusive mode`);
      const signingIn = signIn(thief, email);
      await untilWaiting("the sign-in waits to write its session", 1);
      const body = { currentPassword: PASSWORD, newPassword: "a better horse battery" };
      const changing = browser.post("/api/profile/password", body);
      await untilWaiting("the password change waits for the sign-in", 2);
      return { signingIn, changing };
    });
    expect((await answers.signingIn).status).toBe(200);
    expect((await answers.changing).status).toBe(200);
    expect(await readSession(thief)).toBeNull();
    expect(await app.deps.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
  });

  test("A sign-out ends the session on the server and removes both cookies", async () => {
    const { browser } = await signedInUser(app);
    const copy = openClient(app.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await browser.post("/api/auth/sign-out")).status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => /session|signed/.test(name))).toEqual([]);
    expect((await copy.get("/api/profile")).status).toBe(401);
    expect((await browser.post("/api/auth/sign-out")).status).toBe(200);
  });
});

describe("guessing", () => {
  test("Five failures block only that client and account with 429", async () => {
    const { email } = await signedInUser(app);
    const attacker = openClient(app.url);
    await failTimes(5, email, () => attacker);
    const refused = await readError(await signIn(attacker, email));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited", message: LOCKED });
    expect(refused.retryAfter).toBeGreaterThan(800);
    expect((await signIn(attacker, newAddress())).status).toBe(401);
    expect((await signIn(openClient(app.url), email)).status).toBe(200);
  });

  test("the limit expires after its window on the product's clock", async () => {
    const { email } = await signedInUser(app);
    const client = openClient(app.url);
    await failTimes(5, email, () => client);
    expect((await signIn(client, email)).status).toBe(429);
    clock.offsetMs += 15 * MINUTE + 1000;
    expect((await signIn(client, email)).status).toBe(200);
  });

  test("successful sign-ins are not limited", async () => {
    const { email } = await signedInUser(app);
    const client = openClient(app.url);
    await failTimes(4, email, () => client);
    for (let count = 0; count < 8; count++) expect((await signIn(client, email)).status).toBe(200);
  });

  test("concurrent guesses do not exceed the limit", async () => {
    const { email } = await signedInUser(app);
    const attacker = openClient(app.url);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => signIn(attacker, email, "wrong password")),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test("Twenty failures from many clients block unknown browsers, never a known one", async () => {
    const { browser, email } = await signedInUser(app);
    await browser.post("/api/auth/sign-out");
    await failTimes(20, email, () => openClient(app.url));
    expect((await signIn(openClient(app.url), email)).status).toBe(429);
    expect((await signIn(browser, email)).status).toBe(200);
  });

  test("Thirty failures of one client over all accounts block only that client with 429", async () => {
    const { email } = await signedInUser(app);
    const sprayed = await signedInUser(app);
    const address = newClientAddress();
    const attacker = openClient(app.url, address);
    for (let failure = 0; failure < 30; failure++)
      expect((await signIn(attacker, newAddress(), "wrong password")).status).toBe(401);
    const refused = await readError(await signIn(attacker, newAddress(), "wrong password"));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited", message: LOCKED });
    expect(refused.retryAfter).toBeGreaterThan(800);
    expect((await signIn(attacker, sprayed.email)).status).toBe(429);
    expect((await signIn(openClient(app.url), email)).status).toBe(200);

    // Another browser at the same address, known to its account.
    const known = openClient(app.url, address);
    for (const [name, value] of sprayed.browser.cookies) known.cookies.set(name, value);
    expect((await signIn(known, sprayed.email)).status).toBe(200);
    clock.offsetMs += 15 * MINUTE + 1000;
    expect((await signIn(attacker, sprayed.email)).status).toBe(200);
  });

  test("correct passwords do not count as the client's failures", async () => {
    const { email } = await signedInUser(app);
    const address = newClientAddress();
    for (let count = 0; count < 32; count++)
      expect((await signIn(openClient(app.url, address), email)).status).toBe(200);
  });

  test("the owner's known browser has five failures at any address", async () => {
    const { browser, email } = await signedInUser(app);
    await failTimes(5, email, () => browser);
    expect((await signIn(browser, email)).status).toBe(429);
  });

  test("a device cookie of another account, or a forged one, does not count as known", async () => {
    const victim = await signedInUser(app);
    const attacker = await signedInUser(app);
    await failTimes(5, victim.email, () => attacker.browser);
    expect((await signIn(attacker.browser, victim.email)).status).toBe(429);
    attacker.browser.cookies.set("adloom.device", "forged value.AAAA");
    expect((await signIn(attacker.browser, victim.email)).status).toBe(429);
  });

  test("an owner without a known browser gets in with a reset link", async () => {
    const { email } = await signedInUser(app);
    await failTimes(20, email, () => openClient(app.url));
    const fresh = openClient(app.url);
    expect((await signIn(fresh, email)).status).toBe(429);
    await fresh.post("/api/auth/request-password-reset", { email });
    const token = new URLSearchParams(linkIn(await sentMail(app, "reset-password", email)).split("?")[1]);
    const newPassword = `${PASSWORD} two`;
    await fresh.post("/api/auth/reset-password", { token: token.get("token"), newPassword });
    await failTimes(20, email, () => openClient(app.url));
    expect((await signIn(fresh, email, newPassword)).status).toBe(200);
  });
});
