// Reads: the session of a cookie, and the landing page.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openBare, openProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { wireLoad, wireRequest } from "./http-client.ts";

const AT_ONCE = 16;
/** Warm-up time for the JIT, in ms. */
const WARM_UP = 20_000;
/** Alternates between the compared servers, because the machine's speed varies by the second. */
const ROUNDS = 8;
const SESSION_READS = 2500;
const PAGE_READS = 3000;
/** Ratio to bare node:http. */
const SESSION_SHARE = 0.15;
const PAGE_SHARE = 0.35;

interface Endpoint {
  readonly url: string;
  readonly request: Buffer;
}

/** Responses per second of each server, alternating. */
async function alternate(
  ours: Endpoint,
  other: Endpoint,
  total: number,
): Promise<{ ours: number; other: number }> {
  const ask = async ({ url, request }: Endpoint, count: number) =>
    count / (await wireLoad(url, { total: count, atOnce: AT_ONCE }, () => request)).perSecond;
  const seconds = { ours: 0, other: 0 };
  await ask(ours, WARM_UP);
  await ask(other, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    seconds.ours += await ask(ours, total);
    seconds.other += await ask(other, total);
  }
  return { ours: (ROUNDS * total) / seconds.ours, other: (ROUNDS * total) / seconds.other };
}

/** Part of the bench: session reads against bare `node:http`. */
export async function benchSession(report: Report): Promise<void> {
  const product = await openProduct(report);
  const bare = await openBare();
  const cookie = product.users[0]?.cookie ?? "";
  const read = wireRequest("/api/auth/get-session", { headers: { cookie } });
  const [ours, other] = [
    { url: product.url, request: read },
    { url: bare.url, request: wireRequest("/") },
  ];
  report.add({
    what: "session reads, with their look into the database (bare node:http JSON)",
    unit: "/s",
    ...(await alternate(ours, other, SESSION_READS)),
    target: { of: "ratio", atLeast: SESSION_SHARE },
  });
  await bare.stop();
  await product.close();
}

/** Part of the bench: the landing page against bare `node:http`. */
export async function benchLanding(report: Report): Promise<void> {
  const product = await openProduct(report);
  const headers = { "accept-encoding": "br" };
  const page = await fetch(product.url, { headers });
  if (page.headers.get("content-encoding") !== "br") throw new Error("the landing page is not compressed");
  const bytes = Number(page.headers.get("content-length"));
  await page.arrayBuffer();
  // Random bytes of the same length: the content is irrelevant.
  const body = join(product.dataDir, "page");
  await writeFile(body, Buffer.alloc(bytes, "x"));
  const bare = await openBare(body);
  const request = wireRequest("/", { headers });
  report.add({
    what: `landing page, ${bytes} bytes (bare node:http with as many)`,
    unit: "/s",
    ...(await alternate({ url: product.url, request }, { url: bare.url, request }, PAGE_READS)),
    target: { of: "ratio", atLeast: PAGE_SHARE },
  });
  await bare.stop();
  await product.close();
}
