import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { AddedFactor, PendingSignIn } from "#core/account/second-factor.ts";
import { recoveryCodes, totpKeys } from "#server/modules/accounts/second-factor/second-factor.table.ts";
import { readError, readSession, sentMail, signedInUser, signIn } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { passwordUser } from "../../support/account-requests.ts";
import { halfSignedIn, read, secondStep, settings, totpUser } from "../../support/second-factor.ts";
import { totpAt } from "../../support/totp.ts";
import { MINUTE } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();

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
    const wrong = await settings(browser).confirmTotp(totpAt(key, clock.now() - 10 * MINUTE));
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
    const spaced = totpAt(key, clock.now()).replace(/(?=...$)/, " ");
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
    expect(await readError(await settings(user.browser).confirmTotp(totpAt(key, clock.now())))).toMatchObject(
      {
        code: "totp_setup_expired",
      },
    );
  });

  test("expires after five minutes, and a newer key replaces an older one", async () => {
    const { browser } = await signedInUser(app);
    const first = await read<{ key: string }>(await settings(browser).startTotp());
    const second = await read<{ key: string }>(await settings(browser).startTotp());
    expect((await settings(browser).confirmTotp(totpAt(first.key, clock.now()))).status).toBe(400);
    clock.offsetMs += 5 * MINUTE + 1000;
    expect(
      await readError(await settings(browser).confirmTotp(totpAt(second.key, clock.now()))),
    ).toMatchObject({
      status: 409,
      code: "totp_setup_expired",
    });
  });
});

describe("recovery codes", () => {
  test("each works once, as people type it, and the owner gets a mail", async () => {
    const user = await totpUser(app, clock.now());
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
    const [user, stranger] = [await totpUser(app, clock.now()), await totpUser(app, clock.now())];
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

  test("are no longer offered when all are used", async () => {
    const user = await totpUser(app, clock.now());
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

describe("switching it off", () => {
  test("removing the only factor removes the recovery codes, and the password is enough again", async () => {
    const user = await totpUser(app, clock.now());
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
    await settings(user.browser).confirmTotp(totpAt(key, clock.now()));
    const exported = await user.browser.get("/api/profile/export");
    expect(exported.status).toBe(200);
    await exported.arrayBuffer();
    const response = await user.browser.send("DELETE", "/api/profile", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ confirmation: "DELETE", password: "correct horse battery" }),
    });
    expect(response.status).toBe(200);
    expect(await app.deps.db.select().from(totpKeys).where(eq(totpKeys.userId, user.id))).toEqual([]);
    expect(await app.deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual(
      [],
    );
  });
});
