import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDb } from "#server/db/client.ts";
import { replaceCredential } from "#server/modules/accounts/accounts.repo.ts";
import { createPasswords } from "#server/modules/accounts/passwords.ts";
import { newAddress, PASSWORD } from "../support/accounts.ts";
import { loopbackClient } from "../support/loopback-client.ts";
import { createTestDatabase, type TestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";

const CONNECTIONS = 45;
/** Each signs in from its own address, without a device cookie. */
const OWNER_ACTIONS = 100;
const SIGN_INS_EACH = 2;
const AT_ONCE = 4;
const SIGN_IN = "/api/auth/sign-in/email";

let database: TestDatabase;
let product: Product;
let emails: string[];
beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  product = await startProduct({ env: { DATABASE_URL: database.url, LOG_LEVEL: "warn" } });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const db = openDb(pool);
  const passwordHash = await createPasswords().hash(PASSWORD, "test");
  emails = [];
  for (let count = 0; count <= OWNER_ACTIONS; count++) {
    const { id: userId, email } = await createUser({ db, secret: "unused", publicUrl: product.url });
    await db.transaction((tx) => replaceCredential(tx, { id: randomUUID(), userId, passwordHash }));
    emails.push(email);
  }
  await pool.end();
});
afterAll(async () => {
  await product.stop();
  await database.drop();
});

type Attack = () => { readonly path: string; readonly body: object };

/** Sends requests over all connections of one client; counts the responses by status. */
function attack(localAddress: string, next: Attack) {
  const client = loopbackClient(product.url, localAddress, CONNECTIONS);
  const responses: Record<number, number> = {};
  const stopping = new AbortController();
  const line = async () => {
    while (!stopping.signal.aborted) {
      const { path, body } = next();
      const { status, retryAfter } = await client.post(path, body);
      responses[status] = (responses[status] ?? 0) + 1;
      if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  };
  const lines = Promise.all(Array.from({ length: CONNECTIONS }, line));
  return {
    responses,
    stop: async () => {
      stopping.abort();
      await lines;
      client.close();
    },
  };
}

/**
 * Sign-ins of all owners with the right password, some concurrently. Returns their outcomes and the
 * maximum time in ms.
 */
async function ownersSignIn(network: number) {
  const statuses: number[] = [];
  let slowest = 0;
  const calls = Array.from({ length: OWNER_ACTIONS * SIGN_INS_EACH }, (_, at) => at % OWNER_ACTIONS);
  const line = async () => {
    for (let owner = calls.shift(); owner !== undefined; owner = calls.shift()) {
      const client = loopbackClient(product.url, `127.0.${network}.${owner + 1}`);
      const started = performance.now();
      const { status } = await client.post(SIGN_IN, { email: emails[owner], password: PASSWORD });
      slowest = Math.max(slowest, performance.now() - started);
      statuses.push(status);
      client.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return { statuses, slowest };
}

const attacker = () => emails[OWNER_ACTIONS];
interface Named {
  readonly name: string;
  /** Third number of the loopback addresses of the attacker and the owners. */
  readonly network: number;
  readonly next: Attack;
  /** Expected number of responses other than 429, independent of the number of requests. */
  readonly admitted?: Readonly<Record<number, number>>;
}

const ATTACKS: readonly Named[] = [
  {
    name: "signs in to random addresses",
    network: 11,
    next: () => ({ path: SIGN_IN, body: { email: newAddress(), password: "a wrong password" } }),
    admitted: { 401: 30 },
  },
  {
    // Successful, so that no limit of failures applies.
    name: "signs in to its own account",
    network: 12,
    next: () => ({ path: SIGN_IN, body: { email: attacker(), password: PASSWORD } }),
  },
  {
    name: "signs up random addresses",
    network: 13,
    next: () => ({
      path: "/api/auth/sign-up/email",
      body: { name: "Test User", email: newAddress(), password: PASSWORD },
    }),
    admitted: { 200: 10 },
  },
  {
    name: "opens made-up reset links",
    network: 14,
    next: () => ({
      path: "/api/auth/reset-password",
      body: { token: randomUUID(), newPassword: "a brand new passphrase" },
    }),
    admitted: { 400: 30 },
  },
];

test.each(ATTACKS)(
  "One client that $name over 45 connections gets 429, and 99 % of the other sign-ins succeed",
  async ({ name, network, next, admitted = {} }) => {
    const { responses, stop } = attack(`127.0.${network}.250`, next);
    await until("the attack is running", async () => Object.keys(responses).length > 0);
    const { statuses, slowest } = await ownersSignIn(network);
    await stop();
    const right = statuses.filter((status) => status === 200).length;
    process.stdout.write(
      `${name}: ${right} of ${statuses.length} sign-ins, the slowest ${Math.round(slowest)} ms; the attacker got ${JSON.stringify(responses)}\n`,
    );
    expect(right / statuses.length).toBeGreaterThanOrEqual(0.99);
    expect(responses).toMatchObject(admitted);
    expect(responses[429]).toBeGreaterThan(0);
    expect(
      Object.keys(responses)
        .map(Number)
        .filter((status) => status >= 500),
    ).toEqual([]);
  },
);
