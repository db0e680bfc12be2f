import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { createPasswords } from "#server/modules/accounts/passwords.ts";
import { secretFor } from "#server/modules/accounts/signed-value.ts";
import {
  verificationFormPath,
  newAddress,
  PASSWORD,
  readSession,
  signIn,
  verifyWithPassword,
  redirectTarget,
} from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { oldCookie } from "../../support/old-cookie.ts";
import { createOldDatabase, type OldDatabase } from "../../support/old-database.ts";

let app: TestApp;
let old: OldDatabase;

interface OldAccount {
  readonly id: string;
  readonly email: string;
  readonly credentialId: string;
  readonly link: string;
}
const accounts: Record<"here" | "elsewhere" | "verified" | "deleted", OldAccount> = {
  here: oldAccount(),
  elsewhere: oldAccount(),
  verified: oldAccount(),
  deleted: oldAccount(),
};

function oldAccount(): OldAccount {
  const link = `/api/auth/verify-email?token=${randomUUID()}`;
  return { id: randomUUID(), email: newAddress(), credentialId: randomUUID(), link };
}

async function insertOld(client: pg.Client, passwordHash: string): Promise<void> {
  for (const [kind, { id, email, credentialId, link }] of Object.entries(accounts)) {
    await client.query(
      `insert into users (id, email, full_name, email_verified, email_confirmed_at, deleted_at)
       values ($1, $2, 'Old Name', $3, case when $3 then now() end, case when $4 then now() end)`,
      [id, email, kind === "verified", kind === "deleted"],
    );
    await client.query(
      "insert into credentials (id, user_id, account_id, provider_id, password) values ($1, $2, $2, 'credential', $3)",
      [credentialId, id, passwordHash],
    );
    const hash = createHash("sha256").update(link.split("=")[1]!).digest("base64url");
    await client.query(
      "insert into links (token_hash, user_id, purpose, expires_at) values ($1, $2, 'verify-email', now() + interval '1 day')",
      [hash, id],
    );
  }
}

beforeAll(async () => {
  // The migrations before pending sign-ups.
  old = await createOldDatabase(1);
  await insertOld(old.client, await createPasswords().hash(PASSWORD, "test"));
  await migrate(old.url);
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" }, through: async () => old.url });
});
afterAll(async () => {
  await app.stop();
  await old.drop();
});

test("unverified accounts become pending sign-ups; verified and deleted ones stay", async () => {
  const { rows } = await old.client.query<{ kind: string; email: string }>(
    "select 'user' as kind, email from users union all select 'sign-up', email from pending_sign_ups",
  );
  const emails = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ email }) => email)
      .toSorted();
  const { here, elsewhere, verified, deleted } = accounts;
  expect(emails("user")).toEqual([verified.email, deleted.email].toSorted());
  expect(emails("sign-up")).toEqual([here.email, elsewhere.email].toSorted());
});

test("an old link signs in the browser that signed up", async () => {
  const { email, credentialId, link } = accounts.here;
  const browser = openClient(app.url);
  browser.cookies.set("adloom.sign_up", oldCookie(secretFor(app.deps.secret, "sign_up"), credentialId));
  expect(await redirectTarget(browser, link)).toBe("/dashboard");
  expect((await readSession(browser))?.user).toMatchObject({ email, name: "Old Name" });
});

test("in another browser an old link asks for the password, and a sign-in reports the unverified address", async () => {
  const { email, link } = accounts.elsewhere;
  const browser = openClient(app.url);
  expect((await signIn(openClient(app.url), email)).status).toBe(403);
  expect((await signIn(openClient(app.url), email, "wrong password")).status).toBe(401);
  expect(await redirectTarget(browser, link)).toBe(verificationFormPath(link));
  expect((await verifyWithPassword(browser, link)).status).toBe(200);
  expect((await readSession(browser))?.user).toMatchObject({ email });
});

test("used links and passwords of verified accounts are unaffected", async () => {
  const { email, link } = accounts.verified;
  expect(await redirectTarget(openClient(app.url), link)).toBe("/login?verified=1");
  expect((await signIn(openClient(app.url), email)).status).toBe(200);
});
