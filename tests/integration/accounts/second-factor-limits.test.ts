import { describe, expect, test } from "vitest";
import { readError, signIn } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import {
  halfSignedIn,
  resetPassword,
  SECOND_FACTOR_EXPIRED,
  secondStep,
  totpUser,
  wrongCode,
} from "../../support/second-factor.ts";
import { MINUTE } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();

describe("limits", () => {
  test("a correct password permits five tries, over all factors", async () => {
    const user = await totpUser(app, clock.now());
    const browser = await halfSignedIn(app, user);
    for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
      expect(await readError(await secondStep(browser).totp("000000"))).toMatchObject(wrongCode(left));
    }
    expect(await readError(await secondStep(browser).recoveryCode("AAAA-AAAA"))).toMatchObject({
      ...SECOND_FACTOR_EXPIRED,
      message: "Too many wrong codes. Please sign in again.",
    });
    expect(await readError(await secondStep(browser).recoveryCode(user.codes[0]!))).toMatchObject(
      SECOND_FACTOR_EXPIRED,
    );
    expect(await readError(await secondStep(browser).pending())).toMatchObject(SECOND_FACTOR_EXPIRED);
  });

  test("a malformed code does not count as a try, and parallel guesses do not exceed the five", async () => {
    const user = await totpUser(app, clock.now());
    const browser = await halfSignedIn(app, user);
    expect((await readError(await secondStep(browser).totp("12345"))).fields).toEqual({
      code: "The code has six digits",
    });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => secondStep(browser).totp("000000")));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(8);
  });

  test("a client is stopped after five wrong codes, the owner's known browser is not, a reset clears nothing", async () => {
    const user = await totpUser(app, clock.now());
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
    // A refusal by the limit does not count as a try.
    expect((await secondStep(attacker).pending()).status).toBe(200);

    password = "a new horse battery";
    await resetPassword(app, user.email, password);
    expect(await stopped()).toMatchObject({ status: 429 });
    await signIn(user.browser, user.email, password);
    expect((await secondStep(user.browser).recoveryCode(user.codes[0]!)).status).toBe(200);
    clock.offsetMs += 15 * MINUTE + 1000;
    await signIn(attacker, user.email, password);
    expect((await secondStep(attacker).recoveryCode(user.codes[1]!)).status).toBe(200);
  });

  test("twenty wrong codes from many clients stop the account for unknown browsers", async () => {
    const user = await totpUser(app, clock.now());
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
