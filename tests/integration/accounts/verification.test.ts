import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { links, pendingSignUps, users } from "#server/modules/accounts/accounts.table.ts";
import { verifyWithPassword as answerLink } from "#server/modules/accounts/verify.service.ts";
import { AppError } from "#server/lib/errors.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import {
  verificationFormPath,
  linkIn,
  newAddress,
  PASSWORD,
  readError,
  readSession,
  sentMail,
  signedInUser,
  signIn,
  signUp,
  tokenIn,
  verifyWithPassword,
  redirectTarget,
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { until } from "../../support/until.ts";
import { HOUR } from "../../support/durations.ts";

const LINK_REFUSED = { status: 400, code: "invalid_token" };
const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

async function signedUp(client: TestClient = openClient(app.url), email = newAddress()) {
  expect((await signUp(client, email)).status).toBe(200);
  return { email, client, link: linkIn(await sentMail(app, "verify-email", email)) };
}

const findUser = async (email: string) =>
  (await app.deps.db.select().from(users).where(eq(users.email, email)))[0];
const mailsTo = (email: string) => app.deps.db.select().from(mails).where(eq(mails.recipient, email));

test("in the browser that signed up, the link signs in", async () => {
  const { client, link, email } = await signedUp();
  expect(await redirectTarget(client, link)).toBe("/dashboard");
  expect((await readSession(client))?.user.email).toBe(email);
  const user = await findUser(email);
  expect(user?.emailVerified).toBe(true);
  expect(Math.abs(user!.emailConfirmedAt!.getTime() - Date.now())).toBeLessThan(30_000);
});

test("Opening the link in another browser shows a form and changes nothing", async () => {
  const { client, link, email } = await signedUp();
  const stored = async () => {
    const { db } = app.deps;
    const signUps = await db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));
    return { signUps, links: await db.select().from(links).where(eq(links.signUpId, signUps[0]!.id)) };
  };
  const before = await stored();
  for (let count = 0; count < 7; count++) {
    const scanner = openClient(app.url);
    expect(await redirectTarget(scanner, link)).toBe(verificationFormPath(link));
    expect((await scanner.get(verificationFormPath(link))).status).toBe(200);
    expect([...scanner.cookies]).toEqual([]);
  }
  expect(await stored()).toEqual(before);
  expect(await findUser(email)).toBeUndefined();
  expect(await redirectTarget(client, link)).toBe("/dashboard");
});

test("in another browser, the password of the sign-up verifies and signs in once", async () => {
  const { client, link, email } = await signedUp();
  const elsewhere = openClient(app.url);
  const response = await verifyWithPassword(elsewhere, link);
  expect(response.status).toBe(200);
  const { user, expiresAt } = (await response.json()) as { user: object; expiresAt: number };
  expect(user).toEqual({
    id: expect.any(String),
    email,
    name: "Test User",
    emailVerified: true,
    image: null,
  });
  expect(expiresAt - Date.now()).toBeGreaterThan(3_500_000);
  expect((await readSession(elsewhere))?.user).toEqual(user);
  expect((await findUser(email))?.emailVerified).toBe(true);
  expect(await readSession(client)).toBeNull();
  // The browser is known to the account, so its failures are counted separately.
  expect(elsewhere.cookies.has("adloom.device")).toBe(true);

  expect(await readError(await verifyWithPassword(openClient(app.url), link))).toMatchObject(LINK_REFUSED);
});

test("the browser's previous session ends when the form signs in", async () => {
  const other = await signedInUser(app);
  const old = openClient(app.url);
  for (const [name, value] of other.browser.cookies) old.cookies.set(name, value);
  const { link, email } = await signedUp();
  expect((await verifyWithPassword(other.browser, link)).status).toBe(200);
  expect((await readSession(other.browser))?.user.email).toBe(email);
  expect(await readSession(old)).toBeNull();
});

describe("the password form of a link", () => {
  const wrong = (left: string) => ({
    status: 400,
    code: "invalid_input",
    fields: { password: `This is not the password of this sign-up. ${left}` },
  });

  test("allows five tries with a countdown at the field; afterwards the link works only in the browser that signed up", async () => {
    const { client, link, email } = await signedUp();
    const guess = async () =>
      readError(await verifyWithPassword(openClient(app.url), link, "a wrong password"));
    for (const left of ["4 tries are left.", "3 tries are left.", "2 tries are left.", "One try is left."])
      expect(await guess()).toMatchObject(wrong(left));
    expect(await guess()).toMatchObject(wrong("That was try 5 of 5, so this link no longer works."));
    expect(await guess()).toMatchObject(LINK_REFUSED);
    const elsewhere = openClient(app.url);
    expect(await readError(await verifyWithPassword(elsewhere, link))).toMatchObject(LINK_REFUSED);
    expect(await redirectTarget(elsewhere, link)).toBe("/login?verification=invalid");
    expect(await findUser(email)).toBeUndefined();
    expect(await redirectTarget(client, link)).toBe("/dashboard");
  });

  test("Parallel guesses do not exceed the limit of five", async () => {
    const { link } = await signedUp();
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, count) => {
        const response = await verifyWithPassword(openClient(app.url), link, `guess number ${count}`);
        return (await readError(response)).code;
      }),
    );
    expect(codes.filter((code) => code === "invalid_input")).toHaveLength(5);
    expect(codes.filter((code) => code === "invalid_token")).toHaveLength(7);
  });

  test("does not count passwords that could not be checked", async () => {
    const { link } = await signedUp();
    const refuse = () => Promise.reject(new AppError("busy"));
    const client = { clientIp: "test", userAgent: undefined };
    const deps = { ...app.deps, passwords: { hash: refuse, hashWith: refuse, verify: refuse } };
    for (let count = 0; count < 6; count++) {
      const response = answerLink(deps, { token: tokenIn(link), password: PASSWORD, client });
      await expect(response).rejects.toMatchObject({ code: "busy" });
    }
    expect((await verifyWithPassword(openClient(app.url), link)).status).toBe(200);
  });

  test("does not count invalid input", async () => {
    const { link } = await signedUp();
    const client = openClient(app.url);
    for (let count = 0; count < 6; count++) {
      expect((await readError(await verifyWithPassword(client, link, "12345"))).fields).toEqual({
        password: "Password must be at least 6 characters",
      });
    }
    expect((await readError(await verifyWithPassword(client, link, ""))).fields).toEqual({
      password: "Password is required",
    });
    expect((await verifyWithPassword(client, link)).status).toBe(200);
  });

  test("rejects expired, unknown and reset tokens with the same response", async () => {
    const { client, link, email } = await signedUp();
    await client.post("/api/auth/request-password-reset", { email });
    const reset = linkIn(await sentMail(app, "reset-password", email));
    expect(await readError(await verifyWithPassword(client, reset))).toMatchObject(LINK_REFUSED);
    expect(await readError(await verifyWithPassword(client, "/?token=made-up"))).toMatchObject(LINK_REFUSED);
    clock.offsetMs = 24 * HOUR + 1000;
    expect(await readError(await verifyWithPassword(client, link))).toMatchObject(LINK_REFUSED);
  });
});

test("A repeated click is harmless and creates no session, also in the browser that signed up", async () => {
  const { client, link } = await signedUp();
  expect((await verifyWithPassword(openClient(app.url), link)).status).toBe(200);
  expect(await redirectTarget(client, link)).toBe("/login?verified=1");
  expect(await readSession(client)).toBeNull();
  clock.offsetMs = 25 * HOUR;
  expect(await redirectTarget(client, link)).toBe("/login?verified=1");
});

test("a repeated click of a signed-in user redirects to the dashboard", async () => {
  const { client, link } = await signedUp();
  await redirectTarget(client, link);
  expect(await redirectTarget(client, link)).toBe("/dashboard");
});

test("concurrent clicks create one session", async () => {
  const { client, link } = await signedUp();
  const places = await Promise.all(Array.from({ length: 6 }, () => redirectTarget(client, link)));
  expect(places.filter((place) => place === "/dashboard").length).toBeGreaterThan(0);
  const { browser, email } = { browser: client, email: (await readSession(client))!.user.email };
  const sessions = await app.deps.pool.query(
    "select 1 from sessions join users on users.id = user_id where email = $1",
    [email],
  );
  expect(sessions.rowCount).toBe(1);
  expect(browser.cookies.has("adloom.session_token")).toBe(true);
});

test("a link expires after 24 hours; an unknown one is invalid", async () => {
  const { client, link } = await signedUp();
  clock.offsetMs = 24 * HOUR + 1000;
  expect(await redirectTarget(client, link)).toBe("/login?verification=expired");
  expect(await redirectTarget(client, "/api/auth/verify-email?token=nothing")).toBe(
    "/login?verification=invalid",
  );
  expect(await redirectTarget(client, "/api/auth/verify-email")).toBe("/login?verification=invalid");
  expect(
    await redirectTarget(client, "/api/auth/verify-email?token=%00%ff&callbackURL=https://evil.example"),
  ).toBe("/login?verification=invalid");
});

test("a HEAD request of a mail scanner does not use the link", async () => {
  const { client, link, email } = await signedUp();
  expect((await openClient(app.url).send("HEAD", link)).status).toBe(204);
  expect(await findUser(email)).toBeUndefined();
  expect(await redirectTarget(client, link)).toBe("/dashboard");
});

test("a resent link signs in as well, and the first one still works", async () => {
  const { client, link, email } = await signedUp();
  clock.offsetMs = 61_000;
  expect((await client.post("/api/auth/send-verification-email", { email })).status).toBe(200);
  const again = await until("the second mail", async () => {
    const found = (await mailsTo(email)).find((mail) => linkIn(mail) !== link && mail.status === "sent");
    return found && linkIn(found);
  });
  expect(await redirectTarget(client, again)).toBe("/dashboard");
  expect(await redirectTarget(openClient(app.url), link)).toBe("/login?verified=1");
});

test("a resend is limited to one a minute and five an hour per address, from any client", async () => {
  const email = newAddress();
  const resend = () => openClient(app.url).post("/api/auth/send-verification-email", { email });
  expect((await resend()).status).toBe(200);
  const soon = await readError(await resend());
  expect(soon).toMatchObject({ status: 429, code: "rate_limited" });
  expect(soon.retryAfter).toBeLessThanOrEqual(60);
  for (let count = 1; count < 5; count++) {
    clock.offsetMs += 61_000;
    expect((await resend()).status).toBe(200);
  }
  clock.offsetMs += 61_000;
  expect((await readError(await resend())).retryAfter).toBeGreaterThan(3000);
});

test("one client can request thirty mails an hour for any addresses", async () => {
  const client = openClient(app.url);
  const resend = () => client.post("/api/auth/send-verification-email", { email: newAddress() });
  for (let count = 0; count < 30; count++) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);
});

test("a verified address gets no further verification mail", async () => {
  const { browser, email } = await signedInUser(app);
  clock.offsetMs = 61_000;
  expect((await browser.post("/api/auth/send-verification-email", { email })).status).toBe(200);
  await browser.post("/api/auth/request-password-reset", { email });
  await sentMail(app, "reset-password", email);
  const kinds = (await mailsTo(email)).map((mail) => mail.kind);
  expect(kinds.filter((kind) => kind === "verify-email")).toHaveLength(1);
});

test("before the verification no sign-in works, afterwards every one with the password", async () => {
  const { client, link, email } = await signedUp();
  const other = openClient(app.url);
  expect((await signIn(other, email)).status).toBe(403);
  await redirectTarget(client, link);
  expect((await signIn(other, email)).status).toBe(200);
});
