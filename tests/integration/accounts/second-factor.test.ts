import { describe, expect, test } from "vitest";
import type { PendingSignIn } from "#core/account/second-factor.ts";
import { pendingSignIns } from "#server/modules/accounts/second-factor/second-factor.table.ts";
import {
  linkIn,
  readError,
  readSession,
  sentMail,
  signIn,
  tokenIn,
  redirectTarget,
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import {
  halfSignedIn,
  read,
  resetPassword,
  SECOND_FACTOR_EXPIRED,
  secondStep,
  settings,
  totpUser,
  wrongCode,
} from "../../support/second-factor.ts";
import { totpAt } from "../../support/totp.ts";
import { MINUTE } from "../../support/durations.ts";

const STEP = 30_000;

const { app, clock } = await startClockedApp();
/** Moves the clock forward, so that the next code has not been used. */
const nextCode = () => {
  clock.offsetMs += 2 * STEP;
};

describe("a sign-in with an authenticator app", () => {
  test("starts no session before the code", async () => {
    const user = await totpUser(app, clock.now());
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
    expect(Math.abs(pending.expiresAt - clock.now() - 10 * MINUTE)).toBeLessThan(MINUTE);

    nextCode();
    const done = await secondStep(browser).totp(totpAt(user.key, clock.now()));
    expect(await done.json()).toMatchObject({ user: { email: user.email } });
    expect((await readSession(browser))?.user.email).toBe(user.email);
    expect(browser.cookies.has("adloom.second_factor")).toBe(false);
  });

  test("expires after ten minutes, also for a right code", async () => {
    const user = await totpUser(app, clock.now());
    const browser = await halfSignedIn(app, user);
    clock.offsetMs += 9.9 * MINUTE;
    expect((await secondStep(browser).pending()).status).toBe(200);
    clock.offsetMs += 0.2 * MINUTE;
    expect(await readError(await secondStep(browser).pending())).toMatchObject(SECOND_FACTOR_EXPIRED);
    const response = await secondStep(browser).totp(totpAt(user.key, clock.now()));
    expect(await readError(response)).toMatchObject(SECOND_FACTOR_EXPIRED);
    expect(await readSession(browser)).toBeNull();

    // An expired row ends it, even with a valid cookie.
    const other = await halfSignedIn(app, user);
    await app.deps.db.update(pendingSignIns).set({ expiresAt: app.deps.clock.now });
    expect(await readError(await secondStep(other).pending())).toMatchObject(SECOND_FACTOR_EXPIRED);
  });

  test("a wrong password says nothing about the second factor", async () => {
    const user = await totpUser(app, clock.now());
    const browser = openClient(app.url);
    expect((await readError(await signIn(browser, user.email, "wrong password"))).code).toBe(
      "invalid_credentials",
    );
    expect(await readError(await secondStep(browser).pending())).toMatchObject(SECOND_FACTOR_EXPIRED);
  });

  test("accepts a code once: neither again, nor an older one, nor the one of the setup", async () => {
    const user = await totpUser(app, clock.now());
    const setupCode = totpAt(user.key, clock.now());
    const first = await halfSignedIn(app, user);
    expect(await readError(await secondStep(first).totp(setupCode))).toMatchObject(wrongCode("4 tries"));
    nextCode();
    const code = totpAt(user.key, clock.now());
    const previous = totpAt(user.key, clock.now() - STEP);
    expect((await secondStep(first).totp(code)).status).toBe(200);

    const second = await halfSignedIn(app, user);
    expect(await readError(await secondStep(second).totp(code))).toMatchObject(wrongCode("4 tries"));
    // Its time step was never used, but it is older than the last used one.
    expect(await readError(await secondStep(second).totp(previous))).toMatchObject(wrongCode("3 tries"));
    expect(
      await readError(await secondStep(second).totp(totpAt(user.key, clock.now() - 2 * STEP))),
    ).toMatchObject(wrongCode("2 tries"));
    expect((await secondStep(second).totp(totpAt(user.key, clock.now() + STEP))).status).toBe(200);
  });

  test("one code in two browsers at the same time starts one session", async () => {
    const user = await totpUser(app, clock.now());
    nextCode();
    const browsers = await Promise.all([1, 2, 3].map(() => halfSignedIn(app, user)));
    const code = totpAt(user.key, clock.now());
    const responses = await Promise.all(browsers.map((browser) => secondStep(browser).totp(code)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test("two right factors at the same time start one session", async () => {
    const user = await totpUser(app, clock.now());
    nextCode();
    const browser = await halfSignedIn(app, user);
    const copy = openClient(app.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const responses = await Promise.all([
      secondStep(browser).totp(totpAt(user.key, clock.now())),
      secondStep(copy).recoveryCode(user.codes[0]!),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});

describe("wrong orders", () => {
  test("nothing works without a correct password in this browser", async () => {
    const user = await totpUser(app, clock.now());
    nextCode();
    const browser = openClient(app.url);
    const right = totpAt(user.key, clock.now());
    expect(await readError(await secondStep(browser).pending())).toMatchObject(SECOND_FACTOR_EXPIRED);
    expect(await readError(await secondStep(browser).totp(right))).toMatchObject(SECOND_FACTOR_EXPIRED);
    expect(await readError(await secondStep(browser).recoveryCode(user.codes[0]!))).toMatchObject(
      SECOND_FACTOR_EXPIRED,
    );
    expect(await readError(await secondStep(browser).passkeyOptions())).toMatchObject(SECOND_FACTOR_EXPIRED);
    browser.cookies.set("adloom.second_factor", "made-up.1999999999.signature");
    expect(await readError(await secondStep(browser).totp(right))).toMatchObject(SECOND_FACTOR_EXPIRED);
  });

  test("a started sign-in ends after ten minutes, by its row and by its cookie", async () => {
    const user = await totpUser(app, clock.now());
    const browser = await halfSignedIn(app, user);
    clock.offsetMs += 10 * MINUTE + 1000;
    expect(await readError(await secondStep(browser).recoveryCode(user.codes[0]!))).toMatchObject(
      SECOND_FACTOR_EXPIRED,
    );
  });

  test("a completed sign-in cannot be completed again", async () => {
    const user = await totpUser(app, clock.now());
    const browser = await halfSignedIn(app, user);
    const copy = openClient(app.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await secondStep(browser).recoveryCode(user.codes[0]!)).status).toBe(200);
    expect(await readError(await secondStep(copy).recoveryCode(user.codes[1]!))).toMatchObject(
      SECOND_FACTOR_EXPIRED,
    );
  });

  test("another user's code completes nothing", async () => {
    const [user, stranger] = [await totpUser(app, clock.now()), await totpUser(app, clock.now())];
    nextCode();
    const browser = await halfSignedIn(app, user);
    expect((await secondStep(browser).totp(totpAt(stranger.key, clock.now()))).status).toBe(400);
    expect(await readSession(browser)).toBeNull();
  });

  test("calls that change settings require a session and the password", async () => {
    const visitor = openClient(app.url);
    const user = await totpUser(app, clock.now());
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
    const user = await totpUser(app, clock.now());
    const started = await halfSignedIn(app, user);
    const browser = await resetPassword(app, user.email, "a new horse battery");
    expect(await readSession(browser)).toBeNull();
    expect((await readError(await signIn(browser, user.email, "a new horse battery"))).code).toBe(
      "second_factor_required",
    );
    // The sign-in that began with the old password is void.
    expect(await readError(await secondStep(started).recoveryCode(user.codes[0]!))).toMatchObject(
      SECOND_FACTOR_EXPIRED,
    );
    expect(await readSession(started)).toBeNull();
    expect((await secondStep(browser).recoveryCode(user.codes[1]!)).status).toBe(200);
  });

  test("the verification link of the account starts no session", async () => {
    const user = await totpUser(app, clock.now());
    const link = linkIn(await sentMail(app, "verify-email", user.email));
    const browser = openClient(app.url);
    expect(await redirectTarget(browser, link)).toBe("/login?verified=1");
    expect(await readSession(browser)).toBeNull();
    const posted = await browser.post("/api/auth/verify-email", {
      token: tokenIn(link),
      password: "correct horse battery",
    });
    expect(posted.status).toBe(400);
    expect(await readSession(browser)).toBeNull();
  });
});
