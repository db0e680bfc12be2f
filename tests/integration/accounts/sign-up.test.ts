import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { credentials, pendingSignUps, users } from "#server/modules/accounts/accounts.table.ts";
import {
  linkIn,
  newAddress,
  PASSWORD,
  readError,
  sentMail,
  signedInUser,
  signIn,
  signUp,
  verificationLinks,
  redirectTarget,
} from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => app.stop());

const usersWith = (email: string) => app.deps.db.select().from(users).where(eq(users.email, email));
const signUpsWith = (email: string) =>
  app.deps.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

describe("the input of a sign-up", () => {
  test("each invalid field has the specified message", async () => {
    const response = await readError(
      await openClient(app.url).post("/api/auth/sign-up/email", {
        name: "A",
        email: "unknown",
        password: "12345",
      }),
    );
    expect(response).toMatchObject({ status: 400, code: "invalid_input" });
    expect(response.fields).toEqual({
      name: "Full name must be at least 2 characters",
      email: "Please enter a valid email address",
      password: "Password must be at least 6 characters",
    });
  });

  test("The most common passwords are refused with the exact message", async () => {
    const client = openClient(app.url);
    const response = await readError(await signUp(client, newAddress(), { password: "Football1" }));
    expect(response).toMatchObject({ status: 400, code: "password_too_weak" });
    expect(response.fields?.["password"]).toBe(
      "Password is too weak. Please include a mix of letters, numbers, and special characters.",
    );
  });

  test("A sign-up ignores unknown fields", async () => {
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
    const browser = openClient(app.url);
    expect((await signUp(browser, email, planted)).status).toBe(200);
    expect(await usersWith(email)).toEqual([]);
    await browser.get(linkIn(await sentMail(app, "verify-email", email)));
    const [user] = await usersWith(email);
    expect(user).toMatchObject({
      subscriptionStatus: "free",
      stripeCustomerId: null,
      avatarUrl: null,
    });
    expect(user?.id).not.toBe("planted");
  });

  test("A huge name gets 400 and a huge body 413, also without Content-Length", async () => {
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

  test("NUL bytes are removed from names and rejected in addresses", async () => {
    const email = newAddress();
    expect((await signUp(openClient(app.url), email, { name: "Ada\u0000 L" })).status).toBe(200);
    expect((await signUpsWith(email))[0]?.fullName).toBe("Ada L");
    expect((await signUp(openClient(app.url), `a\u0000b@example.com`)).status).toBe(400);
  });

  test("addresses that mail servers could misinterpret are rejected", async () => {
    const client = openClient(app.url);
    for (const email of [
      "a,b@example.com",
      "a@example.com>,<b@example.org",
      '"x"@example.com',
      "a@b@example.com",
    ])
      expect((await signUp(client, email)).status).toBe(400);
  });

  test("malformed JSON gets 400 in the API's format, other content types 415, foreign origins 403", async () => {
    const client = openClient(app.url);
    const send = (headers: Record<string, string>, body: string) =>
      client.send("POST", "/api/auth/sign-up/email", { headers, body });
    const json = { "content-type": "application/json" };
    expect(await readError(await send(json, "{"))).toMatchObject({ status: 400, code: "invalid_input" });
    expect((await send({ "content-type": "text/plain" }, "{}")).status).toBe(415);
    expect((await send({ ...json, origin: "https://evil.example" }, "{}")).status).toBe(403);
  });

  test("addresses are compared without case and surrounding spaces", async () => {
    const email = newAddress();
    await signUp(openClient(app.url), ` ${email.toUpperCase()} `);
    expect(await signUpsWith(email)).toHaveLength(1);
  });
});

describe("an address in use", () => {
  test("is rejected with the specified message if it is verified", async () => {
    const { email } = await signedInUser(app);
    const response = await readError(
      await signUp(openClient(app.url), email, { password: "another one 77" }),
    );
    expect(response).toMatchObject({
      status: 422,
      code: "email_taken",
      message: "This email is already registered. Please try signing in instead.",
    });
    expect((await signIn(openClient(app.url), email)).status).toBe(200);
  });

  test("gets the same response with a new id if it is not verified", async () => {
    const email = newAddress();
    const responses = await Promise.all(
      ["First", "Second"].map(async (name) => {
        const response = await signUp(openClient(app.url), email, { name, password: `${name} password` });
        expect(response.status).toBe(200);
        return (await response.json()) as { user: { id: string } };
      }),
    );
    expect(responses).toEqual(
      ["First", "Second"].map((name) => ({
        user: { id: expect.any(String), email, name, emailVerified: false, image: null },
      })),
    );
    expect(responses[0]!.user.id).not.toBe(responses[1]!.user.id);
    expect(await usersWith(email)).toEqual([]);
  });

  test("Two links verified at the same moment create one account", async () => {
    const email = newAddress();
    const browsers = [openClient(app.url), openClient(app.url)];
    for (const browser of browsers) await signUp(browser, email);
    const links = await verificationLinks(app, email, 2);
    const places = await Promise.all(
      browsers.flatMap((browser) => links.map((link) => redirectTarget(browser, link))),
    );
    expect(places.filter((place) => place === "/dashboard")).toHaveLength(1);
    const [user, ...more] = await usersWith(email);
    expect(more).toEqual([]);
    const rows = await app.deps.db.select().from(credentials).where(eq(credentials.userId, user!.id));
    expect(rows).toHaveLength(1);
    expect(await signUpsWith(email)).toEqual([]);
  });
});

describe("the rate limit", () => {
  test("is ten sign-ups an hour per client, then 429 with a waiting time; other clients are unaffected", async () => {
    const client = openClient(app.url);
    for (let count = 0; count < 10; count++) expect((await signUp(client, newAddress())).status).toBe(200);
    const refused = await readError(await signUp(client, newAddress()));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.retryAfter).toBeGreaterThan(3500);
    expect(refused.retryAfter).toBeLessThanOrEqual(3600);
    expect((await signUp(openClient(app.url), newAddress())).status).toBe(200);
  });

  test("A client cannot choose its address, and its limit affects no other client", async () => {
    const direct = await startTestApp();
    try {
      const statuses: number[] = [];
      // Each request claims another client address in a header.
      for (let count = 0; count < 11; count++)
        statuses.push((await signUp(openClient(direct.url), newAddress())).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    } finally {
      await direct.stop();
    }
  });
});
