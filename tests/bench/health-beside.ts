// /healthz at a fixed rate during other work: shows whether the work blocks the event loop.
import { setTimeout as pause } from "node:timers/promises";
import { openLine, percentiles, wirePace, wireRequest } from "./http-client.ts";
import type { Report } from "./table.ts";

const PACE = { perSecond: 100, lines: 32 };
const QUIET_MS = 5000;
const TARGET_MS = 50;

/**
 * Adds to the report the 99th percentile of /healthz during `work`, and the one at rest before it.
 */
export async function addHealthBeside(
  report: Report,
  { url, beside, work }: { url: string; beside: string; work: () => Promise<unknown> },
): Promise<void> {
  const request = wireRequest("/healthz");
  const quiet = await wirePace(url, PACE, request, pause(QUIET_MS));
  const busy = await wirePace(url, PACE, request, work());
  report.add({
    what: `/healthz beside ${beside}, 99 of 100 (at rest)`,
    unit: "ms",
    ours: percentiles(busy).p99,
    other: percentiles(quiet).p99,
    target: { atMost: TARGET_MS },
  });
}

/**
 * Uploads a text file `times` times, one after the other. The body is built beforehand, so that the
 * bench's own work does not delay the requests that it measures.
 */
export async function uploadAgain(
  url: string,
  { path, cookie, text, times }: { path: string; cookie: string; text: string; times: number },
): Promise<void> {
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="rows.csv"\r\n\r\n${text}\r\n--x--\r\n`;
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
  const request = wireRequest(path, { method: "POST", headers, body });
  const line = await openLine(url);
  for (let at = 0; at < times; at++) {
    const { status, start } = await line.ask(request);
    if (status >= 300) throw new Error(start);
  }
  line.close();
}
