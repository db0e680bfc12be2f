// Sign-ins at the rate of password hashing, with concurrent session reads.
import { setTimeout as pause } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import pg from "pg";
import { openDb } from "#server/db/client.ts";
import { credentials } from "#server/modules/accounts/accounts.table.ts";
import { createPasswords } from "#server/modules/accounts/passwords.ts";
import { watchCores } from "./cpu.ts";
import { openProduct, type BenchProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { percentiles, wireLoad, wirePace, wireRequest } from "./http-client.ts";

const PASSWORD = "correct horse battery";
const USERS = 60;
/** The number of concurrent hashes, plus some that wait. */
const AT_ONCE = 6;
const CHECKED_AT_ONCE = 2;
/** Warm-up time for the JIT, in ms: the main thread's part of a sign-in drops from 9 to 7 ms. */
const WARM_UP = 300;
/** Reads per round: a stable 99th percentile requires more than a thousand. */
const SIGN_INS = 160;
const ROUNDS = 6;
const READS_PER_SECOND = 50;
const QUIET_MS = 4000;

async function givePasswords({ databaseUrl, users }: BenchProduct): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const password = await createPasswords().hash(PASSWORD, "bench");
  const rows = users.map(({ id }) => ({ id, userId: id, password }));
  await openDb(pool).insert(credentials).values(rows);
  await pool.end();
  return password;
}

/** Password hashes per second without the product. */
async function bareRate(hashed: string): Promise<number> {
  let left = SIGN_INS;
  const started = performance.now();
  const line = async () => {
    while (left-- > 0) await verify(hashed, PASSWORD);
  };
  await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, line));
  return SIGN_INS / ((performance.now() - started) / 1000);
}

interface Round {
  /** Per second. */
  readonly bare: number;
  readonly alone: number;
  readonly beside: number;
  /** Session read times in ms, without sign-ins and during sign-ins. */
  readonly quiet: readonly number[];
  readonly busy: readonly number[];
}

/** Part of the bench: sign-ins, and session reads during them. */
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
  await wireLoad(url, { total: WARM_UP, atOnce: AT_ONCE }, signIn);
  await wireLoad(url, { total: 2000, atOnce: 4 }, () => read);

  const paced = (done: Promise<unknown>) => wirePace(url, pace, read, done);
  const load = { total: SIGN_INS, atOnce: AT_ONCE };
  const rounds: Round[] = [];
  // Alternates, because the machine's speed varies by the minute.
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareRate(hashed);
    const quiet = await paced(pause(QUIET_MS));
    const cores = await watchCores(product.server.pid, product.databaseUrl);
    const alone = await wireLoad(url, load, signIn);
    report.note(`Sign-ins alone: ${await cores()}.`);
    const signIns = wireLoad(url, load, signIn);
    const busy = await paced(signIns);
    rounds.push({ bare, quiet, alone: alone.perSecond, busy, beside: (await signIns).perSecond });
  }
  const rate = (of: "bare" | "alone" | "beside") =>
    ROUNDS / rounds.reduce((seconds, round) => seconds + 1 / round[of], 0);
  const p99 = (of: "quiet" | "busy") => percentiles(rounds.flatMap((round) => round[of])).p99;

  const compared = { unit: "/s", other: rate("bare") } as const;
  report.add({ what: "sign-ins alone (bare argon2id)", ours: rate("alone"), ...compared });
  const what = `sign-ins beside ${READS_PER_SECOND} session reads a second (bare argon2id)`;
  report.add({ what, ours: rate("beside"), ...compared });
  report.add({
    what: "those session reads, 99 of 100 (without sign-ins)",
    unit: "ms",
    ours: p99("busy"),
    other: p99("quiet"),
  });
  await product.close();
}
