// Signing in as fast as passwords can be checked, while others read their sessions.
import { setTimeout as pause } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import pg from "pg";
import { openDb } from "../../src/server/db/client.ts";
import { credentials } from "../../src/server/modules/accounts/accounts.table.ts";
import { createPasswords } from "../../src/server/modules/accounts/passwords.ts";
import { watchCores } from "./cpu.ts";
import { openProduct, type BenchProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { wireLoad, wirePace, wireRequest } from "./wire.ts";

const PASSWORD = "correct horse battery";
const USERS = 60;
/** As many as the product checks at once, and some who wait. */
const AT_ONCE = 6;
const CHECKED_AT_ONCE = 2;
const SIGN_INS = 300;
const READS_PER_SECOND = 50;
const QUIET_MS = 5000;
const SHARE = 0.75;
const SLOWER = 3;

async function givePasswords({ databaseUrl, users }: BenchProduct): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const password = await createPasswords().hash(PASSWORD);
  const rows = users.map(({ id }) => ({ id, userId: id, accountId: id, providerId: "credential", password }));
  await openDb(pool).insert(credentials).values(rows);
  await pool.end();
  return password;
}

/** Checks of a password a second with nothing around them. */
async function bareRate(hashed: string): Promise<number> {
  let left = SIGN_INS;
  const started = performance.now();
  const line = async () => {
    while (left-- > 0) await verify(hashed, PASSWORD);
  };
  await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, line));
  return SIGN_INS / ((performance.now() - started) / 1000);
}

export async function benchSignIn(report: Report): Promise<void> {
  await hash("the first one loads the library");
  const product = await openProduct(report, { users: USERS });
  const { url, users } = product;
  const hashed = await givePasswords(product);
  const read = wireRequest("/api/auth/get-session", { headers: { cookie: users[0]?.cookie ?? "" } });
  const pace = { perSecond: READS_PER_SECOND, lines: 16 };
  const headers = { "content-type": "application/json" };
  const signIn = (at: number) => {
    const body = JSON.stringify({ email: users[at % USERS]?.email, password: PASSWORD });
    return wireRequest("/api/auth/sign-in/email", { method: "POST", headers, body });
  };
  await wireLoad(url, { total: 30, atOnce: AT_ONCE }, signIn);
  await wireLoad(url, { total: 2000, atOnce: 4 }, () => read);

  const bare = await bareRate(hashed);
  const quiet = await wirePace(url, pace, read, pause(QUIET_MS));
  const cores = await watchCores(product.server.pid, product.databaseUrl);
  const alone = await wireLoad(url, { total: SIGN_INS, atOnce: AT_ONCE }, signIn);
  report.note(`Sign-ins alone: ${await cores()}.`);
  const signIns = wireLoad(url, { total: SIGN_INS, atOnce: AT_ONCE }, signIn);
  const busy = await wirePace(url, pace, read, signIns);
  const { perSecond } = await signIns;
  const target = { of: "ratio", atLeast: SHARE } as const;
  report.add({
    what: "sign-ins alone (bare argon2id)",
    unit: "/s",
    ours: alone.perSecond,
    other: bare,
    target,
  });
  const what = `sign-ins beside ${READS_PER_SECOND} session reads a second (bare argon2id)`;
  report.add({ what, unit: "/s", ours: perSecond, other: bare, target });
  report.add({
    what: "those session reads, 99 of 100 (without sign-ins)",
    unit: "ms",
    ours: busy.p99,
    other: quiet.p99,
    target: { of: "ratio", atMost: SLOWER },
  });
  await product.close();
}
