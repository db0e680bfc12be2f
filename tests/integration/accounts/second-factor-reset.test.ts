import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInUser, signIn } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { runCommand } from "../../support/processes/command.ts";
import { halfSignedIn, secondStep, settings, totpUser, withPasskey } from "../../support/second-factor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => app.stop());

const reset = (...args: string[]) =>
  runCommand("second-factor-reset", args, { DATABASE_URL: app.databaseUrl });

test("removes every factor of one account, and the password alone signs in", async () => {
  const [user, other] = [await totpUser(app, Date.now()), await totpUser(app, Date.now())];
  await withPasskey(app, user);
  const waiting = await halfSignedIn(app, user);
  expect(await reset(user.email.toUpperCase())).toEqual({
    code: 0,
    text: expect.stringContaining(`Two-step sign-in of ${user.email} is off`),
  });
  expect(await settings(user.browser).state()).toMatchObject({
    passkeys: [],
    totp: null,
    recoveryCodes: null,
  });
  expect((await secondStep(waiting).recoveryCode(user.codes[0]!)).status).toBe(401);
  expect((await signIn(openClient(app.url), user.email)).status).toBe(200);
  expect((await signIn(openClient(app.url), other.email)).status).toBe(401);
  expect(await reset(user.email)).toMatchObject({ code: 1 });
});

test("explains errors in its arguments", async () => {
  const { email } = await signedInUser(app);
  for (const [args, code, words] of [
    [[], 2, "npm run second-factor:reset -- EMAIL"],
    [["nobody"], 2, "nobody is not an email address"],
    [["nobody@example.com"], 1, "No account has the address nobody@example.com"],
    [[email], 1, "has no two-step sign-in"],
    [[email, "more"], 2, "npm run second-factor:reset -- EMAIL"],
  ] as const) {
    expect(await reset(...args)).toEqual({ code, text: expect.stringContaining(words) });
  }
});
