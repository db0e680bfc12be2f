import { expect, test } from "vitest";
import { securityEvents } from "#server/modules/security-log/security-events.table.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import {
  halfSignedIn,
  passkeySignIn,
  passkeyUser,
  read,
  secondStep,
  settings,
  totpUser,
} from "../../support/second-factor.ts";
import { readEvents } from "../../support/security-events.ts";
import { totpAt } from "../../support/totp.ts";

const { app, clock } = await startClockedApp();
test("Changes of the authenticator app and sign-ins with it are recorded without a code", async () => {
  const user = await totpUser(app, clock.now());
  clock.offsetMs += 60_000;
  const browser = await halfSignedIn(app, user);
  expect((await secondStep(browser).totp("000000")).status).toBe(400);
  const code = totpAt(user.key, clock.now());
  expect((await secondStep(browser).totp(code)).status).toBe(200);
  const other = await halfSignedIn(app, user);
  expect((await secondStep(other).recoveryCode(user.codes[0]!)).status).toBe(200);
  const renewed = await read<{ codes: string[] }>(await settings(other).renewCodes());
  expect((await settings(other).removeTotp()).status).toBe(200);

  const events = (await readEvents(other)).toReversed();
  // Events of one transaction have the same time, so their order is arbitrary.
  const [first, second] = [events[5]!, events[6]!];
  expect(first.at).toBe(second.at);
  if (first.event !== "recovery_code_used") events.splice(5, 2, second, first);
  expect(events.map(({ event, details }) => [event, details])).toEqual([
    ["account_created", {}],
    ["sign_in", { method: "link" }],
    ["totp_added", {}],
    ["sign_in_failed", { reason: "second_factor" }],
    ["new_device_sign_in", { method: "password-and-totp" }],
    ["recovery_code_used", {}],
    ["new_device_sign_in", { method: "password-and-recovery-code" }],
    ["recovery_codes_renewed", {}],
    ["totp_removed", {}],
  ]);
  const rows = JSON.stringify(await app.deps.db.select().from(securityEvents));
  for (const secret of [user.key, code, PASSWORD, ...user.codes, ...renewed.codes]) {
    expect(rows.includes(secret), secret).toBe(false);
  }
});

test("Changes of passkeys and sign-ins with one are recorded", async () => {
  const { browser, authenticator } = await passkeyUser(app);
  const elsewhere = openClient(app.url, "10.1.2.3");
  const options = await read<{ challenge: string }>(await passkeySignIn(elsewhere).options());
  expect((await passkeySignIn(elsewhere).send(authenticator.get(options))).status).toBe(200);
  const { passkeys } = await settings(browser).state();
  expect((await settings(browser).removePasskey(passkeys[0]!.id)).status).toBe(200);
  const events = (await readEvents(browser)).toReversed().slice(2);
  expect(events.map(({ event, details }) => [event, details])).toEqual([
    ["passkey_added", {}],
    ["new_device_sign_in", { method: "passkey" }],
    ["passkey_removed", {}],
  ]);
  expect(events[1]).toMatchObject({ client: "10.1.2.3" });
});
