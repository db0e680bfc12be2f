import { afterAll, beforeAll, expect, test } from "vitest";
import { readError, signedInUser } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => app.stop());

const patch = (client: TestClient, body: object) =>
  client.send("PATCH", "/api/profile", {
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

test("The profile contains the documented fields and no internal ids", async () => {
  const { browser, email, id } = await signedInUser(app);
  const profile = (await (await browser.get("/api/profile")).json()) as Record<string, unknown>;
  expect(profile).toEqual({
    id,
    email,
    fullName: "Test User",
    emailConfirmedAt: expect.any(Number) as number,
    subscriptionStatus: "free",
    subscriptionPeriodEnd: null,
    avatarUrl: null,
  });
});

test("the name can be changed and the session reflects it at once", async () => {
  const { browser } = await signedInUser(app);
  const response = await patch(browser, { fullName: "  Grace Hopper " });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ fullName: "Grace Hopper" });
  expect(await (await browser.get("/api/auth/get-session")).json()).toMatchObject({
    user: { name: "Grace Hopper" },
  });
});

test("The profile accepts a change of the name only", async () => {
  const { browser, email } = await signedInUser(app);
  const response = await patch(browser, {
    fullName: "Mallory",
    email: "other@example.com",
    subscriptionStatus: "pro",
    subscriptionPeriodEnd: 9_999_999_999_999,
    stripeCustomerId: "cus_1",
    avatarUrl: "javascript:alert(1)",
    emailVerified: false,
  });
  expect(await response.json()).toMatchObject({
    fullName: "Mallory",
    email,
    subscriptionStatus: "free",
    subscriptionPeriodEnd: null,
    avatarUrl: null,
  });
});

test("a change affects only the user's own profile", async () => {
  const [one, other] = [await signedInUser(app), await signedInUser(app)];
  await patch(one.browser, { fullName: "Changed", id: other.id });
  expect(await (await other.browser.get("/api/profile")).json()).toMatchObject({ fullName: "Test User" });
});

test("invalid names get 400 with the specified messages", async () => {
  const { browser } = await signedInUser(app);
  const fields = async (fullName: unknown) => (await readError(await patch(browser, { fullName }))).fields;
  expect(await fields("   ")).toEqual({ fullName: "Full name is required" });
  expect(await fields(undefined)).toEqual({ fullName: "Full name is required" });
  expect(await fields("A")).toEqual({ fullName: "Full name must be at least 2 characters" });
  expect(await fields("A".repeat(101))).toEqual({ fullName: "Full name must be at most 100 characters" });
});

test("reading and changing without a session get 401", async () => {
  const client = openClient(app.url);
  expect((await client.get("/api/profile")).status).toBe(401);
  expect((await patch(client, { fullName: "Unknown" })).status).toBe(401);
});
