import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freePort } from "#server/db/embedded/free-port.ts";
import { processesWith } from "../../support/processes/processes.ts";
import { until } from "../../support/until.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

let folder: string;
let npm: ChildProcess;

// The first test creates the database; the others use it after each kind of stop.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adloom-start-"));
  const machine = JSON.stringify({ root: ROOT, node: process.execPath });
  // The product ignores arguments: the folder identifies its processes.
  const args = JSON.stringify(["build/product/main.mjs", folder]);
  // `npm start` without the setup, which would replace the packages of this test run.
  const run = `import { runInForeground } from ${JSON.stringify(join(ROOT, "setup/start.mjs"))};
process.exitCode = await runInForeground(${machine}, ${args});`;
  await writeFile(join(folder, "start.mjs"), run);
  const scripts = { start: `exec ${process.execPath} ${join(folder, "start.mjs")}` };
  await writeFile(join(folder, "package.json"), JSON.stringify({ scripts }));
});

afterEach(async () => {
  for (const { pid } of all()) process.kill(pid, "SIGKILL");
  await until("everything has ended", async () => all().length === 0);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const all = () => processesWith(folder);

/** Starts the product, waits until it is ready, and resolves to its port. */
async function start(): Promise<number> {
  const port = await freePort();
  npm = spawn("npm", ["start"], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder, PORT: String(port), DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  npm.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await until("the product is ready", async () => output.includes(" ready"), 40_000);
  // A forked Postgres process briefly has its parent's command line.
  await until("three processes", async () => all().length === 3);
  return port;
}

async function expectNothingLeft(port: number): Promise<void> {
  await until("everything has ended", async () => all().length === 0, 10_000);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("fetch failed");
}

test("SIGTERM to npm alone stops the server and the database with exit code 0", async () => {
  const port = await start();
  const exited = once(npm, "exit");
  npm.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  await expectNothingLeft(port);
});

test("no process remains when npm is killed", async () => {
  const port = await start();
  npm.kill("SIGKILL");
  await expectNothingLeft(port);
});

test("no process remains when the process between npm and the server is killed", async () => {
  const port = await start();
  const [between] = processesWith(join(folder, "start.mjs"));
  process.kill(between?.pid ?? 0, "SIGKILL");
  await expectNothingLeft(port);
});
