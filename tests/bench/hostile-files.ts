// Availability while many users upload files that take long to parse.
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { watchCores } from "./cpu.ts";
import type { HostileUploads } from "./hostile-uploads.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { percentiles, wirePace, wireRequest } from "./http-client.ts";

const USERS = 20;
const LINES_PER_USER = 2;
const SECONDS = 15;
const PACE = { perSecond: 100, lines: 32 };
const TARGET_MS = 50;

/** Resolves when the uploads start; `done` returns the number of responses by status. */
async function startUploads(workerData: HostileUploads) {
  const worker = new Worker(new URL("./hostile-uploads.ts", import.meta.url), { workerData });
  await once(worker, "message");
  const done = once(worker, "message").then(([counts]) => counts as Map<number, number>);
  return { done };
}

/** Part of the bench: other requests while hostile files are uploaded. */
export async function benchHostileFiles(report: Report): Promise<void> {
  const { url, users, server, databaseUrl, close } = await openProduct(report, { users: USERS });
  const alive = wireRequest("/healthz");
  const quiet = await wirePace(url, PACE, alive, pause(5000));
  const cores = await watchCores(server.pid, databaseUrl);
  const cookies = users.map(({ cookie }) => cookie);
  const { done } = await startUploads({ url, cookies, linesPerUser: LINES_PER_USER, seconds: SECONDS });
  const busy = await wirePace(url, PACE, alive, done);
  const answered = [...(await done)].map(([status, count]) => `${count} x ${status}`).join(", ");
  report.note(`Uploads answered in ${SECONDS} s: ${answered}; ${await cores()}.`);
  report.add({
    what: `/healthz beside ${USERS} users who upload hostile files, 99 of 100 (without them)`,
    unit: "ms",
    ours: percentiles(busy).p99,
    other: percentiles(quiet).p99,
    target: { atMost: TARGET_MS },
  });
  await close();
}
