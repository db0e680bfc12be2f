import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/boot/app.ts";
import { readConfig } from "#server/boot/config.ts";
import { createDeps, type Deps, type Overrides } from "#server/boot/deps.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import type { WebNetwork } from "#server/adapters/website/network.ts";
import { listen } from "#server/http/listen.ts";
import { createClock } from "#server/lib/clock.ts";
import { createLog } from "#server/observability/log.ts";

import { freePort } from "#server/db/embedded/free-port.ts";
import { afterAll, inject } from "vitest";
import { checkContract } from "./contract.ts";
import { createTestDatabase } from "./processes/postgres.ts";

/** No test contacts another machine: every name is unknown. */
const OFFLINE: WebNetwork = {
  resolve: async () => [],
  open: () => Promise.reject(new Error("tests have no network")),
};

/**
 * The product in the test's process, with its own database and data folder. `startTestApp` makes
 * it; most helpers of this folder take it.
 */
export interface TestApp {
  /** Origin of the server. */
  readonly url: string;
  readonly deps: Deps;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/**
 * How an integration test's product differs from the default. `startTestApp` applies it;
 * `overrides` replace dependencies of `server/boot/deps.ts`, `env` sets variables of
 * `server/boot/settings.ts`.
 */
export interface TestAppOptions {
  readonly overrides?: Overrides;
  /** Environment variables as an operator would set them. */
  readonly env?: Record<string, string>;
  /** Maps the database's URL to the one the product uses, for example of a proxy. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

/**
 * Starts the product (web and worker) in the test's process with real HTTP, its own database
 * (`processes/postgres.ts`) and its own data folder; websites cannot be reached. Dependencies are
 * those of `server/boot/deps.ts` unless `overrides` replace them. `stop` rejects if a response
 * differed from the API's contract (`contract.ts`).
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { overrides = {}, env = {}, through = async (databaseUrl) => databaseUrl } = options;
  const database = await createTestDatabase(inject("database"));
  const dataDir = await mkdtemp(join(tmpdir(), "adloom-test-"));
  const port = await freePort();
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env });
  const url = await through(database.url);
  const urls = { url, directUrl: url };
  const deps = await createDeps(config, createLog(config.logLevel), urls, { network: OFFLINE, ...overrides });
  await deps.jobs.work(jobHandlers(deps));
  const { checked, problems } = checkContract(createApp(deps));
  const server = await listen(checked, { port, host: "127.0.0.1" });
  return {
    url: `http://127.0.0.1:${port}`,
    deps,
    databaseUrl: database.url,
    dataDir,
    async stop() {
      await server.close(0);
      await deps.jobs.stop(5000);
      await deps.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (problems.size > 0) throw new Error([...problems].join("\n"));
    },
  };
}

/** The clock of a product in an integration test, which the test moves. */
interface TestClock {
  /** Milliseconds by which it is ahead of the database's clock. */
  offsetMs: number;
  /** Its time in ms since 1970. */
  readonly now: () => number;
  /** Sets it to the real time. */
  readonly reset: () => void;
}

interface ClockedApp {
  readonly app: TestApp;
  readonly clock: TestClock;
}

/**
 * Starts the product (`startTestApp`) for the tests of a file, and stops it after them. It must be
 * called where Vitest accepts `afterAll`.
 */
export async function startAppForFile(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(() => app.stop());
  return app;
}

/** The product is behind a proxy, so that tests choose the addresses of clients. */
const BEHIND_PROXY = { TRUSTED_PROXIES: "127.0.0.1" };

/**
 * Starts the product for the tests of a file, with a clock whose `offsetMs` tests set; behind a
 * proxy (`BEHIND_PROXY`), so that tests choose addresses of clients, unless `env` is set.
 */
export async function startClockedApp({
  overrides,
  env = BEHIND_PROXY,
}: Pick<TestAppOptions, "overrides" | "env"> = {}): Promise<ClockedApp> {
  const clock: TestClock = {
    offsetMs: 0,
    now: () => Date.now() + clock.offsetMs,
    reset() {
      clock.offsetMs = 0;
    },
  };
  const app = await startAppForFile({
    env,
    overrides: { clock: createClock(() => clock.offsetMs), ...overrides },
  });
  return { app, clock };
}
