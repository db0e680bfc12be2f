import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sessions } from "#server/modules/accounts/accounts.table.ts";
import { hashToken } from "#server/lib/tokens.ts";
import { newAddress, readError, readSession, signedInUser, signIn, signUp } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { oldCookie } from "../../support/old-cookie.ts";
import { DAY } from "../../support/durations.ts";

const NAME = "adloom.session_token";
const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

const tokenIn = (cookie: string) => decodeURIComponent(cookie).split(".")[0]!;

/** Every text of the database, one string a table. */
async function readDatabase(): Promise<string[]> {
  const tables = await app.deps.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  return Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await app.deps.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
      return rows.map(({ text }) => text).join("\n");
    }),
  );
}

test("The database holds only the hash of a 256-bit token", async () => {
  const { browser, email, id } = await signedInUser(app);
  const second = openClient(app.url);
  await signIn(second, email);
  const tokens = [browser, second].map(({ cookies }) => tokenIn(cookies.get(NAME)!));
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = await app.deps.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(rows.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(tokens.map(hashToken).toSorted());
  const texts = await readDatabase();
  expect(texts.some((text) => text.includes(hashToken(tokens[0]!)))).toBe(true);
  for (const token of tokens) expect(texts.filter((text) => text.includes(token))).toEqual([]);
});

test("The hash of a token is not a valid session", async () => {
  const { browser } = await signedInUser(app);
  const thief = openClient(app.url);
  thief.cookies.set(NAME, oldCookie(app.deps.secret, hashToken(tokenIn(browser.cookies.get(NAME)!))));
  expect(await readSession(thief)).toBeNull();
});

test("A session cookie of version 0.1 stays valid, and its renewal carries an expiry", async () => {
  const { browser } = await signedInUser(app);
  const cookie = oldCookie(app.deps.secret, tokenIn(browser.cookies.get(NAME)!));
  browser.cookies.set(NAME, cookie);
  expect(await readSession(browser)).not.toBeNull();
  expect(browser.cookies.get(NAME)).toBe(cookie);
  clock.offsetMs = 2 * DAY;
  expect(await readSession(browser)).not.toBeNull();
  expect(decodeURIComponent(browser.cookies.get(NAME)!).split(".")).toHaveLength(3);
  expect(await readSession(browser)).not.toBeNull();
});

test("An expired cookie is rejected although its session continues", async () => {
  const { browser, email, id } = await signedInUser(app);
  const copy = openClient(app.url);
  copy.cookies.set(NAME, browser.cookies.get(NAME)!);
  const cookie = decodeURIComponent(browser.cookies.get(NAME)!);
  const [row] = await app.deps.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(Number(cookie.split(".")[1])).toBe(Math.floor(row!.expiresAt.getTime() / 1000));
  clock.offsetMs = 20 * DAY;
  expect((await readSession(browser))?.user.email).toBe(email);
  clock.offsetMs = 31 * DAY;
  expect((await readSession(browser))?.user.email).toBe(email);
  expect(await readSession(copy)).toBeNull();
  expect((await copy.get("/api/profile")).status).toBe(401);
});

test("Device and sign-up cookies expire on the server too", async () => {
  const owner = openClient(app.url);
  const email = newAddress();
  await signUp(owner, email);
  const browser = (await signedInUser(app)).browser;
  const seconds = (name: string, from: typeof owner) =>
    Number(decodeURIComponent(from.cookies.get(name)!).split(".").at(-2)) - Date.now() / 1000;
  expect(Math.abs(seconds("adloom.sign_up", owner) - DAY / 1000)).toBeLessThan(60);
  expect(Math.abs(seconds("adloom.device", browser) - (180 * DAY) / 1000)).toBeLessThan(60);
});

test("Every change of one bit or character of the session cookie is rejected", async () => {
  const { browser } = await signedInUser(app);
  const [cookie = "", hint = ""] = [browser.cookies.get(NAME), browser.cookies.get("adloom_signed_in")];
  const changed = new Set<string>();
  for (let at = 0; at < cookie.length; at++) {
    const put = (text: string) => changed.add(`${cookie.slice(0, at)}${text}${cookie.slice(at + 1)}`);
    for (let bit = 0; bit < 8; bit++) put(String.fromCharCode(cookie.charCodeAt(at) ^ (1 << bit)));
    for (const other of ["", "A", "z", "0", "-", "_", ".", "%2B", "%2f"]) put(other);
    put(cookie[at]!.toLowerCase());
    put(`${cookie[at]}${cookie[at]}`);
    put(`%${cookie.charCodeAt(at).toString(16)}`);
  }
  for (const extra of ["=", "%3D", "A", ".", "%20", '"', "%00"]) {
    changed.add(`${cookie}${extra}`);
    changed.add(`${extra}${cookie}`);
  }
  changed.add(`"${cookie}"`);
  changed.add(decodeURIComponent(cookie));
  changed.delete(cookie);
  // What fetch refuses to send: control characters.
  const sent = [...changed].filter((text) => /^[\x20-\x7E\x80-\xFF]*$/.test(text));
  expect(sent.length).toBeGreaterThan(1500);
  const accepted = [];
  for (const forged of sent) {
    browser.cookies.set(NAME, forged);
    browser.cookies.set("adloom_signed_in", hint);
    if ((await readSession(browser)) !== null) accepted.push(forged);
  }
  expect(accepted).toEqual([]);
  browser.cookies.set(NAME, cookie);
  expect(await readSession(browser)).not.toBeNull();
}, 60_000);

test("A forged device cookie does not lift the limits of failed sign-ins", async () => {
  const { browser, email } = await signedInUser(app);
  const name = "adloom.device";
  const cookie = browser.cookies.get(name)!;
  const stranger = openClient(app.url);
  stranger.cookies.set(name, `${cookie.slice(0, -4)}%3d`);
  for (let tries = 0; tries < 5; tries++) await signIn(stranger, email, "wrong password");
  expect(await readError(await signIn(stranger, email))).toMatchObject({ code: "rate_limited" });
  stranger.cookies.set(name, cookie);
  expect((await signIn(stranger, email)).status).toBe(200);
});

test("A sign-out ends the session also for a copy of its cookie", async () => {
  const { browser, id } = await signedInUser(app);
  const copy = openClient(app.url);
  copy.cookies.set(NAME, browser.cookies.get(NAME)!);
  expect(await readSession(copy)).not.toBeNull();
  await browser.post("/api/auth/sign-out");
  expect(await readSession(copy)).toBeNull();
  const [{ count } = { count: -1 }] = await app.deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(eq(sessions.userId, id));
  expect(count).toBe(0);
});
