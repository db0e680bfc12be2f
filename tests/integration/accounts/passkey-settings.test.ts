import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AddedFactor } from "#core/account/second-factor.ts";
import { readError, readSession, sentMail, signedInUser, signIn } from "../../support/accounts.ts";
import { startClockedApp, startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import {
  creationOptions,
  newAuthenticator,
  PASSKEY_REFUSED,
  passkeyUser,
  read,
  settings,
  signInOptions,
  withPasskey,
} from "../../support/second-factor.ts";
import { MINUTE } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();

describe("adding a passkey", () => {
  test("asks the browser for a passkey of this account and site, and turns two-step sign-in on", async () => {
    const user = await signedInUser(app);
    const other = openClient(app.url);
    await signIn(other, user.email);
    const options = await creationOptions(user.browser);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Adloom" },
      user: { name: user.email, id: Buffer.from(user.id).toString("base64url") },
      attestation: "none",
      excludeCredentials: [],
    });
    const authenticator = newAuthenticator(app);
    const added = await read<AddedFactor>(
      await settings(user.browser).addPasskey(authenticator.create(options), "  My\u0000 laptop "),
    );
    expect(added.codes).toHaveLength(10);
    expect(added.state.passkeys).toMatchObject([{ name: "My laptop", synced: true, lastUsedAt: null }]);
    expect(await readSession(other)).toBeNull();
    expect((await sentMail(app, "second-factor-changed", user.email)).subject).toContain("passkey was added");
    const next = await creationOptions(user.browser);
    expect(next["excludeCredentials"]).toMatchObject([{ id: authenticator.credentialId }]);
    const second = await read<AddedFactor>(
      await settings(user.browser).addPasskey(newAuthenticator(app).create(next)),
    );
    expect(second.codes).toBeNull();
    expect(second.state.passkeys).toHaveLength(2);
  });

  test("refuses a challenge that was used, is too old, or was issued for another ceremony or account", async () => {
    const [user, stranger] = [await signedInUser(app), await signedInUser(app)];
    const add = async (credential: object) => readError(await settings(user.browser).addPasskey(credential));
    const options = await creationOptions(user.browser);
    await settings(user.browser).addPasskey(newAuthenticator(app).create(options));
    expect(await add(newAuthenticator(app).create(options))).toMatchObject(PASSKEY_REFUSED);
    const ofStranger = await creationOptions(stranger.browser);
    expect(await add(newAuthenticator(app).create(ofStranger))).toMatchObject(PASSKEY_REFUSED);
    const ofSignIn = await signInOptions(user.browser);
    expect(await add(newAuthenticator(app).create({ ...options, ...ofSignIn }))).toMatchObject(
      PASSKEY_REFUSED,
    );
    expect(await add(newAuthenticator(app).create({ ...options, challenge: "bWFkZSB1cA" }))).toMatchObject(
      PASSKEY_REFUSED,
    );
    const late = await creationOptions(user.browser);
    clock.offsetMs += 5 * MINUTE + 1000;
    expect(await add(newAuthenticator(app).create(late))).toMatchObject(PASSKEY_REFUSED);
    expect((await settings(user.browser).state()).passkeys).toHaveLength(1);
  });

  test("refuses another origin, another host, an assertion, and a malformed credential", async () => {
    const { browser } = await signedInUser(app);
    for (const change of [
      { origin: "https://evil.example" },
      { origin: "http://localhost.evil.example:1" },
      { rpId: "evil.example" },
    ]) {
      const authenticator = newAuthenticator(app);
      Object.assign(authenticator.behavior, change);
      const credential = authenticator.create(await creationOptions(browser));
      expect(
        await readError(await settings(browser).addPasskey(credential)),
        JSON.stringify(change),
      ).toMatchObject(PASSKEY_REFUSED);
    }
    const options = await creationOptions(browser);
    const assertion = newAuthenticator(app).get(options);
    expect((await settings(browser).addPasskey(assertion)).status).toBe(400);
    const created = newAuthenticator(app).create(options);
    const response = { ...created.response, attestationObject: "AAAA" };
    expect(await readError(await settings(browser).addPasskey({ ...created, response }))).toMatchObject(
      PASSKEY_REFUSED,
    );
    expect((await settings(browser).addPasskey({ id: "x" })).status).toBe(400);
    expect(await settings(browser).state()).toMatchObject({ passkeys: [], recoveryCodes: null });
  });

  test("a passkey belongs to one account, and an account has at most ten", async () => {
    const [user, stranger] = [await passkeyUser(app), await signedInUser(app)];
    const copied = user.authenticator.create(await creationOptions(stranger.browser));
    expect(await readError(await settings(stranger.browser).addPasskey(copied))).toMatchObject({
      status: 409,
      code: "passkey_exists",
    });
    expect((await settings(stranger.browser).state()).recoveryCodes).toBeNull();
    for (let more = 1; more < 9; more++) await withPasskey(app, user);
    const [tenth, eleventh] = [await creationOptions(user.browser), await creationOptions(user.browser)];
    expect((await settings(user.browser).addPasskey(newAuthenticator(app).create(tenth))).status).toBe(200);
    const full = { status: 409, code: "passkey_limit" };
    expect(
      await readError(await settings(user.browser).addPasskey(newAuthenticator(app).create(eleventh))),
    ).toMatchObject(full);
    expect(await readError(await settings(user.browser).startPasskey())).toMatchObject(full);
  });
});

describe("a site at an IP address", () => {
  let byAddress: TestApp;
  beforeAll(async () => {
    byAddress = await startTestApp({ env: { APP_URL: "http://127.0.0.1:3000" } });
  });
  afterAll(() => byAddress.stop());

  test("offers no passkeys", async () => {
    const origin = { origin: "http://127.0.0.1:3000" };
    const browser = openClient(byAddress.url);
    const response = await browser.post("/api/auth/passkeys/sign-in/options", {}, origin);
    expect(await readError(response)).toMatchObject({ status: 409, code: "passkeys_unavailable" });
  });
});
