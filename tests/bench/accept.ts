// Time from the request to the first ad on screen, and accepted requests per second.
import { BRIEF } from "../support/generations.ts";
import { watchCores } from "./cpu.ts";
import { firstWhole } from "./first-ad.ts";
import { load, send } from "./load.ts";
import { openBare, openProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { wireLoad, wireRequest } from "./http-client.ts";

/** Below the fair-use limit of a minute. */
const PER_USER = 15;
const ACCEPTED = 3000;
const WARM_UP = 600;
const AT_ONCE = 16;
const FIRST_ADS = 60;

const post = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ kind: "text", input: BRIEF }),
};

async function firstAds(report: Report): Promise<void> {
  const product = await openProduct(report, { users: FIRST_ADS / PER_USER });
  const { perSecond: _, ...times } = await load(FIRST_ADS, 1, async (at) => {
    const { cookie = "" } = product.users[Math.floor(at / PER_USER)] ?? {};
    const call = { ...post, headers: { ...post.headers, cookie } };
    const { status, text } = await send(`${product.url}/api/generations`, call);
    if (status !== 202) throw new Error(`${status} ${text}`);
    const { id } = JSON.parse(text) as { id: string };
    await firstWhole(`${product.url}/api/generations/${id}/events`, { cookie });
  });
  report.add({ what: "from request to first ad (studio), one at a time", unit: "ms", ours: times.p50 });
  await product.close();
}

/** Part of the bench: accepted requests of the web process alone, to exclude the work on them. */
export async function benchAccept(report: Report): Promise<void> {
  await firstAds(report);
  const users = Math.ceil((ACCEPTED + WARM_UP) / PER_USER);
  const product = await openProduct(report, { users, webOnly: true });
  const bare = await openBare();
  const requests = product.users.map(({ cookie }) =>
    wireRequest("/api/generations", { ...post, headers: { ...post.headers, cookie } }),
  );
  // Another user each time, as in a real load.
  const request = (at: number) => requests[at % requests.length]!;
  const run = { atOnce: AT_ONCE, status: 202 };
  await wireLoad(product.url, { ...run, total: WARM_UP }, request);
  const cores = await watchCores(product.server.pid, product.databaseUrl);
  const accepted = await wireLoad(product.url, { ...run, total: ACCEPTED }, request);
  report.note(`Accepting: ${await cores()}.`);
  const bareRun = await wireLoad(bare.url, { total: ACCEPTED, atOnce: AT_ONCE }, () =>
    wireRequest("/", post),
  );
  report.add({
    what: "generations accepted, 16 at once, spread over users (bare node:http)",
    unit: "/s",
    ours: accepted.perSecond,
    other: bareRun.perSecond,
  });
  report.add({ what: "time of each of them", unit: "ms", ours: accepted.p50, other: bareRun.p50 });
  await bare.stop();
  await product.close();
}
