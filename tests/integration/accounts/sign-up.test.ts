import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { credentials, users } from "../../../src/server/modules/accounts/accounts.table.ts";
import { mails } from "../../../src/server/modules/mails/mails.table.ts";
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
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => app.stop());

const usersWith = (email: string) => app.deps.db.select().from(users).where(eq(users.email, email));

describe("what a sign-up takes", () => {
  test("each field that is wrong is named, with the specified words", async () => {
    const answer = await readError(
      await openClient(app.url).post("/api/auth/sign-up/email", {
        name: "A",
        email: "nobody",
        password: "12345",
      }),
    );
    expect(answer).toMatchObject({ status: 400, code: "invalid_input" });
    expect(answer.fields).toEqual({
      name: "Full name must be at least 2 characters",
      email: "Please enter a valid email address",
      password: "Password must be at least 6 characters",
    });
  });

  test("the most common passwords are refused with the specified words", async () => {
    const client = openClient(app.url);
    const answer = await readError(await signUp(client, newAddress(), { password: "Football1" }));
    expect(answer).toMatchObject({ status: 400, code: "password_too_weak" });
    expect(answer.fields?.["password"]).toBe(
      "Password is too weak. Please include a mix of letters, numbers, and special characters.",
    );
  });

  test("BA-1, A-03: extra fields never reach the row", async () => {
    const email = newAddress();
    const planted = {
      id: "planted",
      subscriptionStatus: "pro",
      emailVerified: true,
      stripeCustomerId: "cus_1",
      avatarUrl: "javascript:alert(1)",
      image: "javascript:alert(1)",
      role: "admin",
    };
    expect((await signUp(openClient(app.url), email, planted)).status).toBe(200);
    const [user] = await usersWith(email);
    expect(user).toMatchObject({
      subscriptionStatus: "free",
      emailVerified: false,
      stripeCustomerId: null,
      avatarUrl: null,
    });
    expect(user?.id).not.toBe("planted");
  });

  test("BA-9: huge names are a 400, huge bodies a 413, also without a length", async () => {
    const client = openClient(app.url);
    const name = "n".repeat(10_000);
    expect(await readError(await signUp(client, newAddress(), { name }))).toMatchObject({
      status: 400,
      fields: { name: "Full name must be at most 100 characters" },
    });
    const huge = JSON.stringify({ name: "n".repeat(20_000), email: newAddress(), password: PASSWORD });
    const headers = { "content-type": "application/json" };
    const path = "/api/auth/sign-up/email";
    expect((await client.send("POST", path, { headers, body: huge })).status).toBe(413);
    const init = { headers, body: new Blob([huge]).stream(), duplex: "half" } as RequestInit;
    expect((await client.send("POST", path, init)).status).toBe(413);
  });

  test("BA-14: NUL bytes are dropped from a name and refused in an address", async () => {
    const email = newAddress();
    expect((await signUp(openClient(app.url), email, { name: "Ada\u0000 L" })).status).toBe(200);
    expect((await usersWith(email))[0]?.fullName).toBe("Ada L");
    expect((await signUp(openClient(app.url), `a\u0000b@example.com`)).status).toBe(400);
  });

  test("NM-1: addresses that a mail server could read otherwise are refused", async () => {
    const client = openClient(app.url);
    for (const email of [
      "a,b@example.com",
      "a@example.com>,<b@example.org",
      '"x"@example.com',
      "a@b@example.com",
    ])
      expect((await signUp(client, email)).status).toBe(400);
  });

  test("malformed JSON is a 400 in our shape, another content type a 415, a foreign origin a 403", async () => {
    const client = openClient(app.url);
    const send = (headers: Record<string, string>, body: string) =>
      client.send("POST", "/api/auth/sign-up/email", { headers, body });
    const json = { "content-type": "application/json" };
    expect(await readError(await send(json, "{"))).toMatchObject({ status: 400, code: "invalid_input" });
    expect((await send({ "content-type": "text/plain" }, "{}")).status).toBe(415);
    expect((await send({ ...json, origin: "https://evil.example" }, "{}")).status).toBe(403);
  });

  test("addresses are one whatever their capitals and spaces", async () => {
    const email = newAddress();
    await signUp(openClient(app.url), ` ${email.toUpperCase()} `);
    expect(await usersWith(email)).toHaveLength(1);
  });
});

describe("an address that is taken", () => {
  test("a verified one is refused with the specified words", async () => {
    const { email } = await signedInUser(app);
    const answer = await readError(await signUp(openClient(app.url), email, { password: "another one 77" }));
    expect(answer).toMatchObject({
      status: 422,
      code: "email_taken",
      message: "This email is already registered. Please try signing in instead.",
    });
    expect((await signIn(openClient(app.url), email)).status).toBe(200);
  });

  test("an unverified one is taken over: name, password and link are replaced, the answer is the same", async () => {
    const email = newAddress();
    const first = openClient(app.url);
    const before = await signUp(first, email, { name: "First", password: "first password" });
    const firstLink = linkIn(await sentMail(app, "verify-email", email));
    const second = openClient(app.url);
    const after = await signUp(second, email, { name: "Second", password: "second password" });
    expect(after.status).toBe(200);
    expect(await after.json()).toEqual({
      ...((await before.json()) as object),
      user: expect.objectContaining({ email, name: "Second", emailVerified: false }) as object,
    });

    expect((await second.get(firstLink)).headers.get("location")).toBe("/login?verification=invalid");
    expect(await readError(await signIn(first, email, "first password"))).toMatchObject({
      code: "invalid_credentials",
    });
    expect(await readError(await signIn(second, email, "second password"))).toMatchObject({
      code: "email_not_verified",
    });
  });

  test("a second mail within a minute is put off, and only the newest one waits", async () => {
    const email = newAddress();
    await signUp(openClient(app.url), email);
    await sentMail(app, "verify-email", email);
    await signUp(openClient(app.url), email);
    await signUp(openClient(app.url), email);
    const rows = await app.deps.db.select().from(mails).where(eq(mails.recipient, email));
    expect(rows.map((row) => row.status).toSorted()).toEqual(["pending", "sent"]);
  });

  test("BA-13: the same address at the same moment makes one account, and every answer is the same", async () => {
    const email = newAddress();
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await signUp(openClient(app.url), email)).status),
    );
    // Five mails an hour to one address: the rest is refused for that, not for the collision.
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const [user, ...more] = await usersWith(email);
    expect(more).toEqual([]);
    const rows = await app.deps.db.select().from(credentials).where(eq(credentials.userId, user!.id));
    expect(rows).toHaveLength(1);
  });
});

describe("how often", () => {
  test("ten sign-ups an hour from one client, then 429 with a waiting time; another client goes on", async () => {
    const client = openClient(app.url);
    for (let count = 0; count < 10; count++) expect((await signUp(client, newAddress())).status).toBe(200);
    const refused = await readError(await signUp(client, newAddress()));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.retryAfter).toBeGreaterThan(3500);
    expect(refused.retryAfter).toBeLessThanOrEqual(3600);
    expect((await signUp(openClient(app.url), newAddress())).status).toBe(200);
  });

  test("BA-2, BA-3: a client cannot choose its own address, and one client's limit is not everybody's", async () => {
    const direct = await startTestApp();
    try {
      const statuses: number[] = [];
      // Each of these claims another address for itself, as far as a header can.
      for (let count = 0; count < 11; count++)
        statuses.push((await signUp(openClient(direct.url), newAddress())).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    } finally {
      await direct.stop();
    }
  });
});
