import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { createPasswords } from "#server/modules/accounts/passwords.ts";
import { newAddress, PASSWORD, readSession, signIn } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { oldCookie } from "../../support/old-cookie.ts";
import { createOldDatabase, type OldDatabase } from "../../support/old-database.ts";

let app: TestApp;
let old: OldDatabase;

/** A session as version 0.1 stored it. */
interface OldSession {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** Days since the sign-in, and until the end. */
  readonly age: number;
  readonly left: number;
}

const oldSession = (age: number, left: number): OldSession => {
  const token = randomUUID().replaceAll("-", "");
  return { userId: randomUUID(), email: newAddress(), token, age, left };
};
const fresh = oldSession(0, 30);
const visited = oldSession(75, 29.5);
const tooOld = oldSession(100, 29.5);
const ended = oldSession(31, -1);
const SESSIONS = [fresh, visited, tooOld, ended];

beforeAll(async () => {
  // The migrations before hashed tokens.
  old = await createOldDatabase(2);
  const password = await createPasswords().hash(PASSWORD, "test");
  for (const { userId, email, token, age, left } of SESSIONS) {
    await old.client.query(
      `insert into users (id, email, full_name, email_verified, email_confirmed_at)
       values ($1, $2, 'Old Name', true, now())`,
      [userId, email],
    );
    await old.client.query(
      "insert into credentials (id, user_id, account_id, provider_id, password) values ($1, $2, $2, 'credential', $3)",
      [randomUUID(), userId, password],
    );
    await old.client.query(
      `insert into sessions (id, user_id, token, ip_address, user_agent, created_at, updated_at, expires_at)
       values ($1, $2, $3, '', 'Old Browser', now() - make_interval(days => $4),
         now() - make_interval(hours => 12), now() + make_interval(hours => $5))`,
      [randomUUID(), userId, token, age, Math.round(left * 24)],
    );
  }
  await migrate(old.url);
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" }, through: async () => old.url });
});
afterAll(async () => {
  await app.stop();
  await old.drop();
});

function browserOf({ token }: OldSession): TestClient {
  const browser = openClient(app.url);
  browser.cookies.set("adloom.session_token", oldCookie(app.deps.secret, token));
  return browser;
}

test("Migrated tokens are hashed", async () => {
  const { rows } = await old.client.query<{ row: string; user_id: string; token_hash: string }>(
    "select sessions::text as row, user_id, token_hash from sessions",
  );
  const hashes = new Map(rows.map(({ user_id, token_hash }) => [user_id, token_hash]));
  for (const { userId, token } of SESSIONS) {
    expect(hashes.get(userId)).toBe(createHash("sha256").update(token).digest("base64url"));
    expect(rows.map(({ row }) => row).join("\n")).not.toContain(token);
  }
});

test("Migrated sessions stay valid with the cookies of version 0.1", async () => {
  for (const session of [fresh, visited]) {
    const { userId, email } = session;
    expect(await readSession(browserOf(session))).toMatchObject({ user: { id: userId, email } });
  }
  expect(await readSession(browserOf(ended))).toBeNull();
});

test("Migrated sessions end 90 days after the sign-in", async () => {
  expect(await readSession(browserOf(tooOld))).toBeNull();
  const { rows } = await old.client.query<{ days: number }>(
    "select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = $1",
    [visited.userId],
  );
  expect(rows).toEqual([{ days: 15 }]);
});

test("Migrated passwords sign in, and a sign-out ends a migrated session", async () => {
  expect((await signIn(openClient(app.url), fresh.email)).status).toBe(200);
  const browser = browserOf(fresh);
  await browser.post("/api/auth/sign-out");
  expect(await readSession(browserOf(fresh))).toBeNull();
});
