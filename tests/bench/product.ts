import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tier } from "#core/plans.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { runningDatabaseUrl } from "#server/db/embedded/running.ts";
import type { TestUser } from "../support/user.ts";
import { peakMb, serve, type Served } from "./process.ts";
import { seedUsers } from "./seed.ts";
import type { Report } from "./table.ts";

const MAIN = "build/product/main.mjs";
/** Maximum memory of the product at rest, in MB. */
export const REST_MB = 170;
/** Maximum peak memory of the product in any measurement, without Postgres. */
const MOST_MB = 512;

/** The built product with its own database, as the bench measures it. */
export interface BenchProduct {
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly users: readonly TestUser[];
  readonly server: Served;
  /** Reports the peak memory, stops the product and removes its data. */
  readonly close: () => Promise<void>;
}

interface Options {
  readonly users?: number;
  readonly tier?: Tier;
  readonly env?: Record<string, string>;
  /** Runs without a worker. */
  readonly webOnly?: boolean;
  /** Maximum peak memory in MB, if the measurement needs more than `MOST_MB`. */
  readonly mostMb?: number;
}

/** Starts the product for a part of the bench in its own process, with signed-in users. */
export async function openProduct(report: Report, options: Options = {}): Promise<BenchProduct> {
  const { users: count = 1, tier = "free", env = {}, webOnly = false, mostMb = MOST_MB } = options;
  const dataDir = await mkdtemp(join(tmpdir(), "adloom-bench-"));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  let server = await serve(MAIN, { ...env, DATA_DIR: dataDir, PORT: port });
  const { users, secret, keepDatabase } = await seedUsers(dataDir, url, count, tier);
  let stopDatabase = async () => {};
  let databaseUrl = await runningDatabaseUrl(dataDir);
  if (webOnly) {
    await server.stop();
    const database = await keepDatabase();
    databaseUrl = database.url;
    stopDatabase = () => database.stop();
    const own = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, ROLE: "web", LOG_LEVEL: "info" };
    server = await serve(MAIN, { ...env, ...own, DATA_DIR: dataDir, PORT: port });
  }
  if (databaseUrl === undefined) throw new Error("the product does not run");
  return {
    url,
    dataDir,
    databaseUrl,
    users,
    server,
    async close() {
      const what = "most memory of the product";
      report.add({ what, unit: "MB", ours: await peakMb(server.pid), target: { atMost: mostMb } });
      await server.stop();
      await stopDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a bare node:http server in its own process, the baseline of the bench's ratios. */
export async function openBare(body?: string): Promise<Served & { readonly url: string }> {
  const server = await serve("tests/bench/bare-server.ts", body === undefined ? {} : { BODY: body });
  return { ...server, url: `http://127.0.0.1:${server.output.split(" ")[1]?.trim()}` };
}
