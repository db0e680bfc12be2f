// Time from the start of the process until it is ready, and its memory at rest.
import { setTimeout as pause } from "node:timers/promises";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/db/embedded/free-port.ts";
import { openBare, REST_MB } from "./product.ts";
import { memoryMb, serve } from "./process.ts";
import type { Report } from "./table.ts";
import { percentiles } from "./http-client.ts";

const STARTS = 5;
const WANTED_MS = 1500;
/** By then, garbage of the start has been collected. */
const REST_MS = 15_000;

/** Part of the bench: the start and the memory at rest. */
export async function benchStart(report: Report): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "adloom-bench-"));
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const start = () => serve("build/product/main.mjs", env);
  // The first start creates the database and is not measured.
  await (await start()).stop();
  const times: number[] = [];
  let product = await start();
  for (let started = 1; started < STARTS; started++) {
    await product.stop();
    product = await start();
    times.push(product.startMs);
  }
  const bare = await openBare();
  report.add({
    what: "start until ready, database included (middle of some)",
    unit: "ms",
    ours: percentiles(times).p50,
    other: bare.startMs,
    target: { atMost: WANTED_MS },
  });
  await pause(REST_MS);
  report.add({
    what: "memory at rest, beside Postgres",
    unit: "MB",
    ours: await memoryMb(product.pid),
    other: await memoryMb(bare.pid),
    target: { atMost: REST_MB },
  });
  await Promise.all([product.stop(), bare.stop()]);
  await rm(dataDir, { recursive: true, force: true });
}
