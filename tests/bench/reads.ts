// Reading: the session behind a cookie, and the landing page.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { watchCores } from "./cpu.ts";
import { openBare, openProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { wireLoad, wireRequest } from "./wire.ts";

const AT_ONCE = 16;
const WARM_UP = 3000;
const SESSION_READS = 12_000;
const PAGE_READS = 20_000;
/** Of what bare node:http answers. */
const SESSION_SHARE = 0.18;
const PAGE_SHARE = 0.8;

async function perSecond(url: string, total: number, request: Buffer): Promise<number> {
  await wireLoad(url, { total: WARM_UP, atOnce: AT_ONCE }, () => request);
  return (await wireLoad(url, { total, atOnce: AT_ONCE }, () => request)).perSecond;
}

export async function benchSession(report: Report): Promise<void> {
  const product = await openProduct(report);
  const bare = await openBare();
  const cookie = product.users[0]?.cookie ?? "";
  const read = wireRequest("/api/auth/get-session", { headers: { cookie } });
  const cores = await watchCores(product.server.pid, product.databaseUrl);
  const ours = await perSecond(product.url, SESSION_READS, read);
  report.note(`Session reads: ${await cores()}.`);
  report.add({
    what: "session reads, with their look into the database (bare node:http JSON)",
    unit: "/s",
    ours,
    other: await perSecond(bare.url, SESSION_READS * 2, wireRequest("/")),
    target: { of: "ratio", atLeast: SESSION_SHARE },
  });
  await bare.stop();
  await product.close();
}

export async function benchLanding(report: Report): Promise<void> {
  const product = await openProduct(report);
  const headers = { "accept-encoding": "br" };
  const page = await fetch(product.url, { headers });
  if (page.headers.get("content-encoding") !== "br") throw new Error("the landing page is not compressed");
  const bytes = Number(page.headers.get("content-length"));
  await page.arrayBuffer();
  // As many bytes: what they say makes no difference to a server.
  const body = join(product.dataDir, "page");
  await writeFile(body, Buffer.alloc(bytes, "x"));
  const bare = await openBare(body);
  const request = wireRequest("/", { headers });
  report.add({
    what: `landing page, ${bytes} bytes (bare node:http with as many)`,
    unit: "/s",
    ours: await perSecond(product.url, PAGE_READS, request),
    other: await perSecond(bare.url, PAGE_READS, request),
    target: { of: "ratio", atLeast: PAGE_SHARE },
  });
  await bare.stop();
  await product.close();
}
