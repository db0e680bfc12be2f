import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AddedFactor, PendingSignIn } from "#core/account/second-factor.ts";
import { createClock } from "#server/lib/clock.ts";
import { recoveryCodes, totpKeys } from "#server/modules/accounts/second-factor/second-factor.table.ts";
import {
  linkIn,
  readError,
  readSession,
  sentMail,
  signedInUser,
  signIn,
  tokenIn,
  whereTo,
} from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { passwordUser } from "../../support/own-account.ts";
import { halfSignedIn, read, secondStep, settings, totpAt, totpUser } from "../../support/second-factor.ts";

const STEP = 30_000;
const MINUTE = 60_000;

let app: TestApp;
let offsetMs = 0;
/** Time of the product's clock. */
const now = () => Date.now() + offsetMs;
/** Moves the clock on, so that the next code is one that was not used. */
const nextCode = () => {
  offsetMs += 2 * STEP;
};

beforeAll(async () => {
  const clock = createClock(() => offsetMs);
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" }, overrides: { clock } });
});
afterAll(() => app.stop());

const EXPIRED = { status: 401, code: "second_factor_expired" };
const wrongCode = (left: string) => ({
  status: 400,
  fields: { code: `This code is not right or was used before. ${left} left.` },
});

describe("the setup of an authenticator app", () => {
  test("needs the password and a first code, and has no effect before", async () => {
    const { browser, email } = await signedInUser(app);
    expect(await readError(await settings(browser, "not mine").startTotp())).toMatchObject({
      status: 400,
      fields: { password: "This is not your current password" },
    });
    const { key, uri } = await read<{ key: string; uri: string }>(await settings(browser).startTotp());
    expect(uri).toContain(`secret=${key}`);
    expect(await settings(browser).state()).toMatchObject({ totp: null, recoveryCodes: null, passkeys: [] });
    expect((await signIn(openClient(app.url), email)).status).toBe(200);
    const wrong = await settings(browser).confirmTotp(totpAt(key, now() - 10 * MINUTE));
    expect((await readError(wrong)).fields).toHaveProperty("code");
    expect((await readError(await settings(browser).confirmTotp("12345"))).fields).toEqual({
      code: "The code has six digits",
    });
    expect((await signIn(openClient(app.url), email)).status).toBe(200);
  });

  test("turns it on: ten codes are shown once, other sessions end, and the owner gets a mail", async () => {
    const user = await signedInUser(app);
    const other = openClient(app.url);
    await signIn(other, user.email);
    const { key } = await read<{ key: string }>(await settings(user.browser).startTotp());
    const spaced = totpAt(key, now()).replace(/(?=...$)/, " ");
    const added = await read<AddedFactor>(await settings(user.browser).confirmTotp(spaced));
    expect(new Set(added.codes).size).toBe(10);
    expect(added.state).toMatchObject({ recoveryCodes: { left: 10 } });
    expect(added.state.totp?.createdAt).toBeGreaterThan(0);
    expect(await readSession(user.browser)).not.toBeNull();
    expect(await readSession(other)).toBeNull();
    expect((await sentMail(app, "second-factor-changed", user.email)).subject).toContain("authenticator app");

    const [stored] = await app.deps.db.select().from(totpKeys).where(eq(totpKeys.userId, user.id));
    const codes = await app.deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    const rows = JSON.stringify([stored, codes]);
    for (const secret of [key, ...added.codes!]) expect(rows).not.toContain(secret);
    expect(await (await user.browser.get("/api/profile/second-factor")).text()).not.toContain(key);
    expect(await readError(await settings(user.browser).startTotp())).toMatchObject({
      status: 409,
      code: "totp_exists",
    });
    expect(await readError(await settings(user.browser).confirmTotp(totpAt(key, now())))).toMatchObject({
      code: "totp_setup_expired",
    });
  });

  test("expires after five minutes, and a newer key replaces an older one", async () => {
    const { browser } = await signedInUser(app);
    const first = await read<{ key: string }>(await settings(browser).startTotp());
    const second = await read<{ key: string }>(await settings(browser).startTotp());
    expect((await settings(browser).confirmTotp(totpAt(first.key, now()))).status).toBe(400);
    offsetMs += 5 * MINUTE + 1000;
    expect(await readError(await settings(browser).confirmTotp(totpAt(second.key, now())))).toMatchObject({
      status: 409,
      code: "totp_setup_expired",
    });
  });
});

describe("a sign-in with an authenticator app", () => {
  test("starts no session before the code", async () => {
    const user = await totpUser(app, now());
    const browser = openClient(app.url);
    expect(await readError(await signIn(browser, user.email))).toMatchObject({
      status: 401,
      code: "second_factor_required",
    });
    expect([...browser.cookies.keys()]).toEqual(["adloom.second_factor"]);
    expect(await readSession(browser)).toBeNull();
    expect((await browser.get("/api/profile")).status).toBe(401);
    const pending = await read<PendingSignIn>(await secondStep(browser).pending());
    expect(pending.methods).toEqual(["totp", "recovery-code"]);
    expect(Math.abs(pending.expiresAt - now() - 10 * MINUTE)).toBeLessThan(MINUTE);

    nextCode();
    const done = await secondStep(browser).totp(totpAt(user.key, now()));
    expect(await done.json()).toMatchObject({ user: { email: user.email } });
    expect((await readSession(browser))?.user.email).toBe(user.email);
    expect(browser.cookies.has("adloom.second_factor")).toBe(false);
  });

  test("a wrong password says nothing about the second factor", async () => {
    const user = await totpUser(app, now());
    const browser = openClient(app.url);
    expect((await readError(await signIn(browser, user.email, "wrong password"))).code).toBe(
      "invalid_credentials",
    );
    expect(await readError(await secondStep(browser).pending())).toMatchObject(EXPIRED);
  });

  test("accepts a code once: neither again, nor an older one, nor the one of the setup", async () => {
    const user = await totpUser(app, now());
    const setupCode = totpAt(user.key, now());
    const first = await halfSignedIn(app, user);
    expect(await readError(await secondStep(first).totp(setupCode))).toMatchObject(wrongCode("4 tries"));
    nextCode();
    const code = totpAt(user.key, now());
    const previous = totpAt(user.key, now() - STEP);
    expect((await secondStep(first).totp(code)).status).toBe(200);

    const second = await halfSignedIn(app, user);
    expect(await readError(await secondStep(second).totp(code))).toMatchObject(wrongCode("4 tries"));
    // Its step was never used, but it is older than one that was.
    expect(await readError(await secondStep(second).totp(previous))).toMatchObject(wrongCode("3 tries"));
    expect(await readError(await secondStep(second).totp(totpAt(user.key, now() - 2 * STEP)))).toMatchObject(
      wrongCode("2 tries"),
    );
    expect((await secondStep(second).totp(totpAt(user.key, now() + STEP))).status).toBe(200);
  });

  test("one code in two browsers at the same time starts one session", async () => {
    const user = await totpUser(app, now());
    nextCode();
    const browsers = await Promise.all([1, 2, 3].map(() => halfSignedIn(app, user)));
    const code = totpAt(user.key, now());
    const answers = await Promise.all(browsers.map((browser) => secondStep(browser).totp(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test("two right factors at the same time start one session", async () => {
    const user = await totpUser(app, now());
    nextCode();
    const browser = await halfSignedIn(app, user);
    const copy = openClient(app.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const answers = await Promise.all([
      secondStep(browser).totp(totpAt(user.key, now())),
      secondStep(copy).recoveryCode(user.codes[0]!),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});

describe("recovery codes", () => {
  test("each works once, as people type it, and the owner gets a mail", async () => {
    const user = await totpUser(app, now());
    const [code = "", other = ""] = user.codes;
    const browser = await halfSignedIn(app, user);
    expect(
      (await secondStep(browser).recoveryCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).status,
    ).toBe(200);
    expect(await settings(browser).state()).toMatchObject({ recoveryCodes: { left: 9 } });
    const again = await halfSignedIn(app, user);
    expect(await readError(await secondStep(again).recoveryCode(code))).toMatchObject(wrongCode("4 tries"));
    expect((await secondStep(again).recoveryCode(other)).status).toBe(200);
    expect((await sentMail(app, "second-factor-changed", user.email)).subject).toContain("recovery code");
  });

  test("new ones void the old ones and need the password; another user's do not work", async () => {
    const [user, stranger] = [await totpUser(app, now()), await totpUser(app, now())];
    expect((await settings(user.browser, "not mine").renewCodes()).status).toBe(400);
    const { codes } = await read<{ codes: string[] }>(await settings(user.browser).renewCodes());
    const browser = await halfSignedIn(app, user);
    expect((await secondStep(browser).recoveryCode(user.codes[0]!)).status).toBe(400);
    expect((await secondStep(browser).recoveryCode(stranger.codes[0]!)).status).toBe(400);
    expect((await secondStep(browser).recoveryCode(codes[0]!)).status).toBe(200);
  });

  test("do not exist without a factor", async () => {
    const { browser } = await signedInUser(app);
    expect(await readError(await settings(browser).renewCodes())).toMatchObject({
      status: 409,
      code: "no_second_factor",
    });
  });

  test("used up, they are no longer offered", async () => {
    const user = await totpUser(app, now());
    await app.deps.db
      .update(recoveryCodes)
      .set({ usedAt: new Date() })
      .where(eq(recoveryCodes.userId, user.id));
    const browser = await halfSignedIn(app, user);
    const { methods } = await read<PendingSignIn>(await secondStep(browser).pending());
    expect(methods).toEqual(["totp"]);
    expect(await settings(user.browser).state()).toMatchObject({ recoveryCodes: { left: 0 } });
  });
});

describe("limits", () => {
  test("a correct password permits five tries, over all factors", async () => {
    const user = await totpUser(app, now());
    const browser = await halfSignedIn(app, user);
    for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
      expect(await readError(await secondStep(browser).totp("000000"))).toMatchObject(wrongCode(left));
    }
    expect(await readError(await secondStep(browser).recoveryCode("AAAA-AAAA"))).toMatchObject({
      ...EXPIRED,
      message: "Too many wrong codes. Please sign in again.",
    });
    expect(await readError(await secondStep(browser).recoveryCode(user.codes[0]!))).toMatchObject(EXPIRED);
    expect(await readError(await secondStep(browser).pending())).toMatchObject(EXPIRED);
  });

  test("a malformed code is no try, and parallel guesses do not exceed the five", async () => {
    const user = await totpUser(app, now());
    const browser = await halfSignedIn(app, user);
    expect((await readError(await secondStep(browser).totp("12345"))).fields).toEqual({
      code: "The code has six digits",
    });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => secondStep(browser).totp("000000")));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(8);
  });

  test("a client is stopped after five wrong codes, the owner's known browser is not, a reset clears nothing", async () => {
    const user = await totpUser(app, now());
    const attacker = openClient(app.url);
    await signIn(attacker, user.email);
    for (let wrong = 0; wrong < 5; wrong++) await secondStep(attacker).totp("000000");
    const stopped = async () => {
      await signIn(attacker, user.email, password);
      return readError(await secondStep(attacker).recoveryCode(user.codes[0]!));
    };
    let password = "correct horse battery";
    expect(await stopped()).toMatchObject({
      status: 429,
      message: "Too many wrong codes. Try again in 15 minutes.",
    });
    // A refusal by the limit is no try.
    expect((await secondStep(attacker).pending()).status).toBe(200);

    password = "a new horse battery";
    await resetPassword(user.email, password);
    expect(await stopped()).toMatchObject({ status: 429 });
    await signIn(user.browser, user.email, password);
    expect((await secondStep(user.browser).recoveryCode(user.codes[0]!)).status).toBe(200);
    offsetMs += 15 * MINUTE + 1000;
    await signIn(attacker, user.email, password);
    expect((await secondStep(attacker).recoveryCode(user.codes[1]!)).status).toBe(200);
  });

  test("twenty wrong codes from many clients stop the account for unknown browsers", async () => {
    const user = await totpUser(app, now());
    for (let client = 0; client < 5; client++) {
      const browser = await halfSignedIn(app, user);
      for (let wrong = 0; wrong < 4; wrong++) await secondStep(browser).totp("000000");
    }
    const fresh = await halfSignedIn(app, user);
    expect((await secondStep(fresh).recoveryCode(user.codes[0]!)).status).toBe(429);
    await signIn(user.browser, user.email);
    expect((await secondStep(user.browser).recoveryCode(user.codes[0]!)).status).toBe(200);
  });
});

async function resetPassword(email: string, newPassword: string): Promise<TestClient> {
  const browser = openClient(app.url);
  await browser.post("/api/auth/request-password-reset", { email });
  const token = tokenIn(linkIn(await sentMail(app, "reset-password", email)));
  const answer = await browser.post("/api/auth/reset-password", { token, newPassword });
  if (answer.status !== 200) throw new Error(`The reset answered ${answer.status}.`);
  return browser;
}

describe("wrong orders", () => {
  test("nothing works without a correct password in this browser", async () => {
    const user = await totpUser(app, now());
    nextCode();
    const browser = openClient(app.url);
    const right = totpAt(user.key, now());
    expect(await readError(await secondStep(browser).pending())).toMatchObject(EXPIRED);
    expect(await readError(await secondStep(browser).totp(right))).toMatchObject(EXPIRED);
    expect(await readError(await secondStep(browser).recoveryCode(user.codes[0]!))).toMatchObject(EXPIRED);
    expect(await readError(await secondStep(browser).passkeyOptions())).toMatchObject(EXPIRED);
    browser.cookies.set("adloom.second_factor", "made-up.1999999999.signature");
    expect(await readError(await secondStep(browser).totp(right))).toMatchObject(EXPIRED);
  });

  test("a started sign-in ends after ten minutes, by its row and by its cookie", async () => {
    const user = await totpUser(app, now());
    const browser = await halfSignedIn(app, user);
    offsetMs += 10 * MINUTE + 1000;
    expect(await readError(await secondStep(browser).recoveryCode(user.codes[0]!))).toMatchObject(EXPIRED);
  });

  test("a completed sign-in cannot be completed again", async () => {
    const user = await totpUser(app, now());
    const browser = await halfSignedIn(app, user);
    const copy = openClient(app.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await secondStep(browser).recoveryCode(user.codes[0]!)).status).toBe(200);
    expect(await readError(await secondStep(copy).recoveryCode(user.codes[1]!))).toMatchObject(EXPIRED);
  });

  test("another user's code completes nothing", async () => {
    const [user, stranger] = [await totpUser(app, now()), await totpUser(app, now())];
    nextCode();
    const browser = await halfSignedIn(app, user);
    expect((await secondStep(browser).totp(totpAt(stranger.key, now()))).status).toBe(400);
    expect(await readSession(browser)).toBeNull();
  });

  test("settings need a session, and their calls the password", async () => {
    const visitor = openClient(app.url);
    const user = await totpUser(app, now());
    for (const [browser, password, status] of [
      [visitor, undefined, 401],
      [user.browser, "not mine", 400],
    ] as const) {
      const calls = settings(browser, password);
      expect((await calls.startTotp()).status).toBe(status);
      expect((await calls.removeTotp()).status).toBe(status);
      expect((await calls.startPasskey()).status).toBe(status);
      expect((await calls.removePasskey("any")).status).toBe(status);
    }
    expect((await visitor.get("/api/profile/second-factor")).status).toBe(401);
    // Wrong passwords share the limit of all password checks.
    expect((await settings(user.browser, "not mine").renewCodes()).status).toBe(400);
    expect((await settings(user.browser).renewCodes()).status).toBe(429);
  });
});

describe("other ways in", () => {
  test("a password reset starts no session and leaves the second factor on", async () => {
    const user = await totpUser(app, now());
    const started = await halfSignedIn(app, user);
    const browser = await resetPassword(user.email, "a new horse battery");
    expect(await readSession(browser)).toBeNull();
    expect((await readError(await signIn(browser, user.email, "a new horse battery"))).code).toBe(
      "second_factor_required",
    );
    // The sign-in that began with the old password is void.
    expect(await readError(await secondStep(started).recoveryCode(user.codes[0]!))).toMatchObject(EXPIRED);
    expect(await readSession(started)).toBeNull();
    expect((await secondStep(browser).recoveryCode(user.codes[1]!)).status).toBe(200);
  });

  test("the verification link of the account starts no session", async () => {
    const user = await totpUser(app, now());
    const link = linkIn(await sentMail(app, "verify-email", user.email));
    const browser = openClient(app.url);
    expect(await whereTo(browser, link)).toBe("/login?verified=1");
    expect(await readSession(browser)).toBeNull();
    const posted = await browser.post("/api/auth/verify-email", {
      token: tokenIn(link),
      password: "correct horse battery",
    });
    expect(posted.status).toBe(400);
    expect(await readSession(browser)).toBeNull();
  });
});

describe("switching it off", () => {
  test("removing the only factor removes the recovery codes, and the password is enough again", async () => {
    const user = await totpUser(app, now());
    const waiting = await halfSignedIn(app, user);
    const state = await read(await settings(user.browser).removeTotp());
    expect(state).toMatchObject({ totp: null, recoveryCodes: null });
    expect((await settings(user.browser).removeTotp()).status).toBe(404);
    expect((await secondStep(waiting).recoveryCode(user.codes[0]!)).status).toBe(400);
    expect((await signIn(openClient(app.url), user.email)).status).toBe(200);
    expect((await sentMail(app, "second-factor-changed", user.email)).subject).toContain("removed");
  });

  test("a deleted account keeps no key and no code", async () => {
    const user = await passwordUser(app);
    const { key } = await read<{ key: string }>(await settings(user.browser).startTotp());
    await settings(user.browser).confirmTotp(totpAt(key, now()));
    const exported = await user.browser.get("/api/profile/export");
    expect(exported.status).toBe(200);
    await exported.arrayBuffer();
    const answer = await user.browser.send("DELETE", "/api/profile", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ confirmation: "DELETE", password: "correct horse battery" }),
    });
    expect(answer.status).toBe(200);
    expect(await app.deps.db.select().from(totpKeys).where(eq(totpKeys.userId, user.id))).toEqual([]);
    expect(await app.deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual(
      [],
    );
  });
});
