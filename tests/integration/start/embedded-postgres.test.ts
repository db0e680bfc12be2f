import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { processesWith } from "../../support/processes/processes.ts";
import { until } from "../../support/until.ts";

const OWNER = fileURLToPath(new URL("../../support/processes/postgres-owner.ts", import.meta.url));

let dataDir: string;
/** A used data folder after a clean stop; copying it is much faster than creating one. */
let used: string;
const owners: ChildProcess[] = [];

beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), "adloom-postgres-used-"));
  await end((await startOwner(used)).process, "SIGTERM");
});

afterAll(() => rm(used, { recursive: true, force: true }));

const reuse = () => cp(used, dataDir, { recursive: true, preserveTimestamps: true });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "adloom-postgres-"));
});

afterEach(async () => {
  for (const owner of owners.splice(0)) await end(owner, "SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

interface Owner {
  readonly process: ChildProcess;
  readonly url: string;
}

async function startOwner(folder = dataDir): Promise<Owner> {
  const child = spawn(process.execPath, [OWNER, folder], { stdio: ["ignore", "pipe", "pipe"] });
  owners.push(child);
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const url = await Promise.race([
    once(lines, "line").then(([line]) => line as string),
    once(child, "close").then(() => Promise.reject(new Error(complaint))),
  ]);
  return { process: child, url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(folder = dataDir): Promise<number> {
  return Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

const serversOf = (folder: string) => processesWith(`-D ${join(folder, "postgres")} `);

test("creates a database, keeps it over a restart, and leaves no process behind", async () => {
  const first = await startOwner();
  await ask(first.url, "create table kept (n int); insert into kept values (7)");
  expect(serversOf(dataDir)).toHaveLength(1);
  await end(first.process, "SIGTERM");
  expect(serversOf(dataDir)).toEqual([]);
  expect(await ask((await startOwner()).url, "select n from kept")).toEqual([{ n: 7 }]);
});

test("the product's role owns only its database, and nothing is accessible without the password", async () => {
  await reuse();
  const { url } = await startOwner();
  expect(await ask(url, "select rolsuper, rolcreatedb from pg_roles where rolname = current_user")).toEqual([
    { rolsuper: false, rolcreatedb: false },
  ]);
  const stranger = new URL(url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toThrow("password authentication failed");
  expect((await stat(join(dataDir, "postgres"))).mode & 0o077).toBe(0);
});

const passwordFile = (name: string) => join(dataDir, "postgres", name);
const ADMIN_FILE = "adloom-admin-password";

/** Connection string of the administrator, with the given password. */
function asAdmin(url: string, password: string): string {
  const admin = new URL(url);
  admin.username = "postgres";
  admin.password = password;
  return admin.href;
}

test("The administrator has a separate password; the product's password does not open it", async () => {
  const { url } = await startOwner();
  await expect(ask(asAdmin(url, new URL(url).password), "select 1")).rejects.toThrow(
    "password authentication failed",
  );
  const own = await readFile(passwordFile(ADMIN_FILE), "utf8");
  expect(await ask(asAdmin(url, own), "select rolsuper from pg_roles where rolname = current_user")).toEqual([
    { rolsuper: true },
  ]);
  expect((await stat(passwordFile(ADMIN_FILE))).mode & 0o777).toBe(0o600);
});

/**
 * Converts the folder to the earlier version in which both roles share one password, with one row.
 */
async function makeEarlier(): Promise<void> {
  await reuse();
  const owner = await startOwner();
  await ask(owner.url, "create table kept (n int); insert into kept values (7)");
  const own = await readFile(passwordFile(ADMIN_FILE), "utf8");
  await ask(asAdmin(owner.url, own), `alter role postgres password '${new URL(owner.url).password}'`);
  await rm(passwordFile(ADMIN_FILE));
  await end(owner.process, "SIGTERM");
}

/**
 * State after a kill at critical moments of the change: the files, and the password in the server.
 */
const KILLED = {
  "before it": async () => {},
  "before the server knew it": () => writeFile(passwordFile(`${ADMIN_FILE}.next`), "the-next-one"),
  "after the server knew it": async () => {
    const { process } = await startOwner();
    await rename(passwordFile(ADMIN_FILE), passwordFile(`${ADMIN_FILE}.next`));
    await end(process, "SIGTERM");
  },
  "while its file was being written": () => writeFile(passwordFile(`${ADMIN_FILE}.next.part`), "the-ne"),
};

test.each(Object.entries(KILLED))(
  "A folder in which both roles share one password loses nothing when the change is killed %s",
  async (_, kill) => {
    await makeEarlier();
    await kill();
    const { url } = await startOwner();
    expect(await ask(url, "select n from kept")).toEqual([{ n: 7 }]);
    const product = new URL(url).password;
    await expect(ask(asAdmin(url, product), "select 1")).rejects.toThrow("password authentication failed");
    const own = await readFile(passwordFile(ADMIN_FILE), "utf8");
    expect(own).not.toBe(product);
    expect(await ask(asAdmin(url, own), "select 1 as n")).toEqual([{ n: 1 }]);
    await expect(stat(passwordFile(`${ADMIN_FILE}.next`))).rejects.toThrow("ENOENT");
  },
);

test("adopts the server that a killed process left running", async () => {
  await reuse();
  const first = await startOwner();
  const server = await serverPid();
  await end(first.process, "SIGKILL");
  const second = await startOwner();
  expect(await serverPid()).toBe(server);
  expect(second.url).toBe(first.url);
});

test("rejects a second start on the same folder without affecting the first", async () => {
  await reuse();
  const first = await startOwner();
  const refusal = startOwner();
  await expect(refusal).rejects.toThrow(
    `${dataDir} is already in use by a running Adloom (process ${first.process.pid})`,
  );
  await expect(refusal).rejects.toThrow("DATA_DIR=");
  expect(await ask(first.url, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("of two concurrent first starts one succeeds", async () => {
  const results = await Promise.allSettled([startOwner(), startOwner()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.map((result) => String(result.status === "rejected" && result.reason)).join()).toContain(
    "already in use",
  );
});

test("loses no acknowledged row when all processes are killed during writes", async () => {
  await reuse();
  let written = 0;
  for (let round = 0; round < 3; round += 1) {
    const owner = await startOwner();
    const client = new pg.Client({ connectionString: owner.url });
    client.on("error", () => {});
    await client.connect();
    await client.query("create table if not exists written (n int primary key)");
    const target = written + 300;
    const writing = (async () => {
      for (;;) {
        await client.query("insert into written values ($1)", [written + 1]);
        written += 1;
      }
    })();
    const cut = expect(writing).rejects.toThrow();
    await until("300 rows", async () => written >= target);
    const server = await serverPid();
    owner.process.kill("SIGKILL");
    process.kill(server, "SIGKILL");
    await cut;
  }
  const { url } = await startOwner();
  const [kept] = await ask<{ count: number }>(url, "select count(*)::int as count from written");
  // One more row can be stored if the kill came before the acknowledgement.
  expect([written, written + 1, written + 2, written + 3]).toContain(kept?.count);
});

test("a pid file with the id of another living process does not block a start", async () => {
  await reuse();
  const first = await startOwner();
  await ask(first.url, "create table kept (n int)");
  const server = await serverPid();
  first.process.kill("SIGKILL");
  process.kill(server, "SIGKILL");
  const file = join(dataDir, "postgres", "postmaster.pid");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^\d+/, String(process.pid)));
  expect(await ask((await startOwner()).url, "select count(*)::int as n from kept")).toEqual([{ n: 0 }]);
});

test("a copy of a folder in use becomes an independent database", async () => {
  await reuse();
  const first = await startOwner();
  const copy = `${dataDir}-copy`;
  try {
    await cp(dataDir, copy, { recursive: true, preserveTimestamps: true });
    const second = await startOwner(copy);
    expect(second.url).not.toBe(first.url);
    await end(second.process, "SIGTERM");
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

test("restarts a killed server at the same address", async () => {
  await reuse();
  const owner = await startOwner();
  await ask(owner.url, "create table kept (n int); insert into kept values (7)");
  process.kill(await serverPid(), "SIGKILL");
  const rows = await until("the database is back", () =>
    ask(owner.url, "select n from kept").catch(() => undefined),
  );
  expect(rows).toEqual([{ n: 7 }]);
  await expect(startOwner()).rejects.toThrow("already in use");
  await end(owner.process, "SIGTERM");
  expect(serversOf(dataDir)).toEqual([]);
});
