// Availability while many users upload files that take long to parse.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { watchCores } from "./cpu.ts";
import { addHealthBeside } from "./health-beside.ts";
import type { HostileUploads } from "./hostile-uploads.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";

const USERS = 20;
const LINES_PER_USER = 2;
const SECONDS = 15;

/** Uploads the files from a separate thread; returns the number of responses by status. */
async function upload(workerData: HostileUploads): Promise<Map<number, number>> {
  const worker = new Worker(new URL("./hostile-uploads.ts", import.meta.url), { workerData });
  await once(worker, "message");
  const [counts] = await once(worker, "message");
  return counts as Map<number, number>;
}

/** Part of the bench: other requests while hostile files are uploaded. */
export async function benchHostileFiles(report: Report): Promise<void> {
  const { url, users, server, databaseUrl, close } = await openProduct(report, { users: USERS });
  const cookies = users.map(({ cookie }) => cookie);
  await addHealthBeside(report, {
    url,
    beside: `${USERS} users who upload hostile files`,
    async work() {
      const cores = await watchCores(server.pid, databaseUrl);
      const counts = await upload({ url, cookies, linesPerUser: LINES_PER_USER, seconds: SECONDS });
      const answered = [...counts].map(([status, count]) => `${count} x ${status}`).join(", ");
      report.note(`Uploads answered in ${SECONDS} s: ${answered}; ${await cores()}.`);
    },
  });
  await close();
}
