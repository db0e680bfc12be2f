import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkIn, newAddress, PASSWORD, sentMail } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("sign up, verify by the mailed link, sign out and in again", async () => {
  const browser = openClient(app.url);
  const email = newAddress("ada");

  const signUp = await browser.post("/api/auth/sign-up/email", { name: "Ada L", email, password: PASSWORD });
  expect(signUp.status).toBe(200);
  expect(await signUp.json()).toEqual({
    user: { id: expect.any(String), email, name: "Ada L", emailVerified: false, image: null },
  });
  expect(await (await browser.get("/api/auth/get-session")).json()).toBeNull();

  const mail = await sentMail(app, "verify-email", email);
  const eml = await readFile(join(app.dataDir, "outbox", `${mail.id}.eml`), "utf8");
  expect(eml).toContain(`To: ${email}`);
  expect(await readdir(join(app.dataDir, "outbox"))).toHaveLength(1);

  const verified = await browser.get(linkIn(mail));
  expect(verified.status).toBe(302);
  expect(verified.headers.get("location")).toBe("/dashboard");

  const session = (await (await browser.get("/api/auth/get-session")).json()) as {
    user: object;
    expiresAt: number;
  };
  expect(session.user).toMatchObject({ email, name: "Ada L", emailVerified: true, image: null });
  expect(session.expiresAt - Date.now()).toBeGreaterThan(3_500_000);
  expect(session.expiresAt - Date.now()).toBeLessThan(3_700_000);

  const profile = await (await browser.get("/api/profile")).json();
  expect(profile).toMatchObject({ email, fullName: "Ada L", subscriptionStatus: "free", avatarUrl: null });

  expect((await browser.post("/api/auth/sign-out")).status).toBe(200);
  expect(await (await browser.get("/api/auth/get-session")).json()).toBeNull();
  expect((await browser.get("/api/profile")).status).toBe(401);

  const signIn = await browser.post("/api/auth/sign-in/email", { email, password: PASSWORD });
  expect(signIn.status).toBe(200);
  expect(await signIn.json()).toMatchObject({ user: { email } });
  expect((await browser.get("/api/profile")).status).toBe(200);
});
