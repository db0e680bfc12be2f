import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { openDb } from "#server/db/client.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { generationsClient } from "../support/generations.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";

const SECRET = "a secret that all processes of one installation share";
const CONFIG = new URL("../../deploy/nginx/adloom.conf", import.meta.url);
const ROUNDS = 2;

function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the delivered configuration, in front of local processes. */
async function startNginx(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const site = (await readFile(CONFIG, "utf8"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("web1:3000", `127.0.0.1:${ports[0]}`)
    .replace("web2:3000", `127.0.0.1:${ports[1]}`);
  await writeFile(join(folder, "site.conf"), site);
  const main = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; } http { access_log off; include ${folder}/site.conf; }`;
  await writeFile(join(folder, "nginx.conf"), main);
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await until("nginx responds", async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok);
  return {
    url,
    async stop() {
      const exited = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await exited;
    },
  };
}

test.skipIf(!hasNginx())(
  "processes restart one by one behind nginx, under load, without a failed request",
  async () => {
    const database = await createTestDatabase(inject("database"));
    const folder = await mkdtemp(join(tmpdir(), "adloom-nginx-"));
    const pool = new pg.Pool({ connectionString: database.url });
    const ports = [await freePort(), await freePort()] as const;
    const env = { DATABASE_URL: database.url, AUTH_SECRET: SECRET, TRUSTED_PROXIES: "127.0.0.1" };
    const web = (port: number) => startProduct({ env: { ...env, ROLE: "web", PORT: String(port) } });
    const webs: Product[] = [];
    const worker = await startProduct({ env: { ...env, ROLE: "worker" } });
    const failed: string[] = [];
    let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
    let answered = 0;
    const enough = new AbortController();
    try {
      for (const port of ports) webs.push(await web(port));
      nginx = await startNginx(folder, ports);
      const { url } = nginx;
      const users = await Promise.all(
        Array.from({ length: 6 }, () =>
          createUser({ db: openDb(pool), secret: SECRET, publicUrl: "http://localhost" }),
        ),
      );
      const made: Promise<unknown>[] = [];
      const load = users.map(async (user, at) => {
        const client = generationsClient(url, user);
        for (let round = 0; !enough.signal.aborted; round++) {
          const write = at < 3 && round % 40 === 0;
          const response = await (write ? client.create() : client.call("GET", "/usage")).catch(String);
          if (typeof response === "string" || (response.status !== 200 && response.status !== 202)) {
            failed.push(
              typeof response === "string" ? response : `${response.status} ${await response.text()}`,
            );
            continue;
          }
          answered++;
          const body = (await response.json()) as { id?: string };
          if (body.id !== undefined) made.push(client.ended(body.id, 60_000));
        }
      });
      for (let round = 0; round < ROUNDS; round++) {
        for (const [at, port] of ports.entries()) {
          expect(await webs[at]!.end("SIGTERM")).toBe(0);
          webs[at] = await web(port);
        }
      }
      enough.abort();
      await Promise.all(load);
      expect(failed).toEqual([]);
      expect(answered).toBeGreaterThan(100);
      for (const generation of await Promise.all(made))
        expect(generation).toMatchObject({ status: "completed" });
      process.stdout.write(`${answered} requests answered, ${made.length} generations, 0 failed\n`);
    } finally {
      enough.abort();
      await Promise.all([...webs, worker].map((product) => product.stop()));
      await nginx?.stop();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
