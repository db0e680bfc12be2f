import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { AddedFactor, PendingSignIn } from "#core/account/second-factor.ts";
import { passkeyChallenges, passkeys } from "#server/modules/accounts/second-factor/second-factor.table.ts";
import { accountJobs, ACCOUNTS_SWEEP } from "#server/modules/accounts/accounts.jobs.ts";
import { readError, readSession, signIn } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import type { Behavior } from "../../support/authenticator.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { JOB } from "../../support/files.ts";
import {
  creationOptions,
  halfSignedIn,
  newAuthenticator,
  PASSKEY_REFUSED,
  passkeySignIn,
  passkeyUser,
  read,
  secondStep,
  settings,
  signInOptions,
  stepOptions,
  type PasskeyUser,
} from "../../support/second-factor.ts";
import { totpAt } from "../../support/totp.ts";
import { MINUTE } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();

/** Runs `use` while the authenticator behaves differently. */
async function behaving<T>({ authenticator }: PasskeyUser, change: Partial<Behavior>, use: () => Promise<T>) {
  const before = { ...authenticator.behavior };
  Object.assign(authenticator.behavior, change);
  try {
    return await use();
  } finally {
    const { counter } = authenticator.behavior;
    Object.assign(authenticator.behavior, before, change.counter === undefined && { counter });
  }
}

describe("a sign-in with a passkey alone", () => {
  const send = async (browser: TestClient, credential: object) =>
    readError(await passkeySignIn(browser).send(credential));

  test("needs no password and no second factor", async () => {
    const user = await passkeyUser(app);
    const browser = openClient(app.url);
    const options = await signInOptions(browser);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options["allowCredentials"] ?? []).toEqual([]);
    const response = await passkeySignIn(browser).send(user.authenticator.get(options));
    expect(await response.json()).toMatchObject({ user: { email: user.email } });
    expect((await readSession(browser))?.user.id).toBe(user.id);
    const {
      passkeys: [passkey],
    } = await settings(browser).state();
    expect(passkey?.lastUsedAt).toBeGreaterThan(0);
  });

  test("requires that the authenticator verified the user", async () => {
    const user = await passkeyUser(app);
    const browser = openClient(app.url);
    const options = await signInOptions(browser);
    const refused = await behaving(user, { verifiesUser: false }, async () =>
      send(browser, user.authenticator.get(options)),
    );
    expect(refused).toMatchObject(PASSKEY_REFUSED);
    expect(await readSession(browser)).toBeNull();
  });

  test("refuses another origin or host, and uses the challenge up", async () => {
    const user = await passkeyUser(app);
    const browser = openClient(app.url);
    for (const change of [
      { origin: "https://evil.example" },
      { origin: app.deps.publicUrl.replace("http:", "https:") },
      { origin: app.url },
      { rpId: "evil.example" },
    ]) {
      const options = await signInOptions(browser);
      const refused = await behaving(user, change, async () =>
        send(browser, user.authenticator.get(options)),
      );
      expect(refused, JSON.stringify(change)).toMatchObject(PASSKEY_REFUSED);
      expect(await send(browser, user.authenticator.get(options))).toMatchObject(PASSKEY_REFUSED);
    }
    expect(await readSession(browser)).toBeNull();
  });

  test("refuses a challenge that was used, is too old, made up, or issued for a second step", async () => {
    const user = await passkeyUser(app);
    const browser = openClient(app.url);
    const used = await signInOptions(browser);
    expect((await passkeySignIn(browser).send(user.authenticator.get(used))).status).toBe(200);
    expect(await send(browser, user.authenticator.get(used))).toMatchObject(PASSKEY_REFUSED);
    const late = await signInOptions(browser);
    clock.offsetMs += 5 * MINUTE + 1000;
    expect(await send(browser, user.authenticator.get(late))).toMatchObject(PASSKEY_REFUSED);
    expect(await send(browser, user.authenticator.get({ challenge: "bWFkZSB1cA" }))).toMatchObject(
      PASSKEY_REFUSED,
    );
    const step = await stepOptions(await halfSignedIn(app, user));
    expect(await send(browser, user.authenticator.get(step))).toMatchObject(PASSKEY_REFUSED);
    const creation = await creationOptions(user.browser);
    expect(await send(browser, user.authenticator.get(creation))).toMatchObject(PASSKEY_REFUSED);
  });

  test("refuses an unknown passkey, a removed one, another key, and another account's user handle", async () => {
    const [user, stranger] = [await passkeyUser(app), await passkeyUser(app)];
    const browser = openClient(app.url);
    expect(await send(browser, newAuthenticator(app).get(await signInOptions(browser)))).toMatchObject(
      PASSKEY_REFUSED,
    );
    const forged = stranger.authenticator.get(await signInOptions(browser));
    const id = user.authenticator.credentialId;
    expect(await send(browser, { ...forged, id, rawId: id })).toMatchObject(PASSKEY_REFUSED);
    const own = user.authenticator.get(await signInOptions(browser));
    const userHandle = Buffer.from(stranger.id).toString("base64url");
    expect(await send(browser, { ...own, response: { ...own.response, userHandle } })).toMatchObject(
      PASSKEY_REFUSED,
    );
    const [row] = (await settings(user.browser).state()).passkeys;
    expect((await settings(stranger.browser).removePasskey(row!.id)).status).toBe(404);
    expect((await settings(user.browser).removePasskey(row!.id)).status).toBe(200);
    expect(await send(browser, user.authenticator.get(await signInOptions(browser)))).toMatchObject(
      PASSKEY_REFUSED,
    );
    expect(await readSession(browser)).toBeNull();
  });

  test("refuses a counter that has not grown, and accepts authenticators without one", async () => {
    const user = await passkeyUser(app);
    const attempt = async (counter: number | undefined) => {
      const browser = openClient(app.url);
      const options = await signInOptions(browser);
      return behaving(user, { counter }, async () =>
        passkeySignIn(browser).send(user.authenticator.get(options)),
      );
    };
    expect((await attempt(7)).status).toBe(200);
    for (const counter of [7, 3, undefined]) {
      expect(await readError(await attempt(counter)), String(counter)).toMatchObject(PASSKEY_REFUSED);
    }
    expect((await attempt(8)).status).toBe(200);
    const [stored] = await app.deps.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
    expect(stored?.counter).toBe(8);

    const plain = await passkeyUser(app);
    for (let use = 0; use < 2; use++) {
      const browser = openClient(app.url);
      const options = await signInOptions(browser);
      const response = await behaving(plain, { counter: undefined }, async () =>
        passkeySignIn(browser).send(plain.authenticator.get(options)),
      );
      expect(response.status).toBe(200);
    }
  });

  test("thirty refusals stop a client; ended challenges are swept", async () => {
    const user = await passkeyUser(app);
    const browser = openClient(app.url);
    const made = () => newAuthenticator(app).get({ challenge: "bWFkZSB1cA" });
    for (let refusal = 0; refusal < 30; refusal++) await passkeySignIn(browser).send(made());
    const options = await signInOptions(browser);
    expect(await send(browser, user.authenticator.get(options))).toMatchObject({ status: 429 });
    const handler = accountJobs(app.deps).find(({ type }) => type === ACCOUNTS_SWEEP);
    clock.offsetMs += 5 * MINUTE + 1000;
    await handler?.run({}, JOB);
    expect(await app.deps.db.select().from(passkeyChallenges)).toEqual([]);
  });
});

describe("a passkey as second step", () => {
  test("completes a sign-in with the password, also without a check of the user", async () => {
    const user = await passkeyUser(app);
    const browser = openClient(app.url);
    expect((await readError(await signIn(browser, user.email))).code).toBe("second_factor_required");
    const { methods } = await read<PendingSignIn>(await secondStep(browser).pending());
    expect(methods).toEqual(["passkey", "recovery-code"]);
    const options = await stepOptions(browser);
    expect(options["allowCredentials"]).toMatchObject([{ id: user.authenticator.credentialId }]);
    const response = await behaving(user, { verifiesUser: false }, async () =>
      secondStep(browser).passkey(user.authenticator.get(options)),
    );
    expect(response.status).toBe(200);
    expect((await readSession(browser))?.user.email).toBe(user.email);
  });

  test("refuses another user's passkey, another origin, and a challenge of another ceremony or account", async () => {
    const [user, stranger] = [await passkeyUser(app), await passkeyUser(app)];
    const browser = await halfSignedIn(app, user);
    const refused = async (credential: object) => readError(await secondStep(browser).passkey(credential));
    expect(await refused(stranger.authenticator.get(await stepOptions(browser)))).toMatchObject(
      PASSKEY_REFUSED,
    );
    const options = await stepOptions(browser);
    const foreign = await behaving(user, { origin: "https://evil.example" }, async () =>
      refused(user.authenticator.get(options)),
    );
    expect(foreign).toMatchObject(PASSKEY_REFUSED);
    const ofStranger = await stepOptions(await halfSignedIn(app, stranger));
    expect(await refused(user.authenticator.get(ofStranger))).toMatchObject(PASSKEY_REFUSED);
    const ofSignIn = await signInOptions(openClient(app.url));
    expect(await refused(user.authenticator.get(ofSignIn))).toMatchObject(PASSKEY_REFUSED);
    // The fifth wrong factor ends the sign-in.
    expect(await refused(user.authenticator.get({ challenge: "bWFkZSB1cA" }))).toMatchObject({
      code: "second_factor_expired",
    });
    expect((await secondStep(browser).passkeyOptions()).status).toBe(401);
  });

  test("refuses a challenge that the account got to add a passkey, and the other way round", async () => {
    const user = await passkeyUser(app);
    const browser = await halfSignedIn(app, user);
    const { challenge } = await creationOptions(user.browser);
    expect(
      await readError(await secondStep(browser).passkey(user.authenticator.get({ challenge }))),
    ).toMatchObject(PASSKEY_REFUSED);
    const options = await creationOptions(user.browser);
    const credential = newAuthenticator(app).create({ ...options, ...(await stepOptions(browser)) });
    expect(await readError(await settings(user.browser).addPasskey(credential))).toMatchObject(
      PASSKEY_REFUSED,
    );
  });

  test("with an app too, removing one keeps the other and the recovery codes", async () => {
    const user = await passkeyUser(app);
    const { key } = await read<{ key: string }>(await settings(user.browser).startTotp());
    const added = await read<AddedFactor>(await settings(user.browser).confirmTotp(totpAt(key, clock.now())));
    expect(added.codes).toBeNull();
    const [passkey] = added.state.passkeys;
    expect(await read(await settings(user.browser).removePasskey(passkey!.id))).toMatchObject({
      passkeys: [],
      recoveryCodes: { left: 10 },
    });
    const { methods } = await read<PendingSignIn>(await secondStep(await halfSignedIn(app, user)).pending());
    expect(methods).toEqual(["totp", "recovery-code"]);
  });
});
