// Prints how the product compares with a bare node:http server that is measured in the same run: npm run bench.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../src/server/embedded-postgres/free-port.ts";
import { BRIEF } from "../support/generations.ts";
import { benchBilling } from "./billing.ts";
import { benchCreatives } from "./creatives.ts";
import { firstWhole } from "./first-ad.ts";
import { load, send } from "./load.ts";
import { seedGenerations } from "./overview.ts";
import { memoryMb, serve } from "./process.ts";
import { seedUsers } from "./seed.ts";
import { streamMemory } from "./streams.ts";
import { createTable } from "./table.ts";

const PRODUCT = "src/server/main.ts";
const AT_ONCE = 16;
const READS = 8000;
const ACCEPTS = 600;
const FIRST_ADS = 60;
const HISTORY = 100_000;
const OVERVIEWS = 200;
/** Below the fair use of a minute. */
const PER_USER = 15;

const table = createTable(["Adloom", "bare node:http", "ratio"]);
const dataDir = await mkdtemp(join(tmpdir(), "adloom-bench-"));
const port = String(await freePort());
// The first start makes the database; what is measured is an ordinary one.
await (await serve(PRODUCT, { DATA_DIR: dataDir, PORT: port })).stop();
const product = await serve(PRODUCT, { DATA_DIR: dataDir, PORT: port });
const bare = await serve("tests/bench/bare-server.ts");
const [ours, theirs] = [`http://localhost:${port}`, `http://127.0.0.1:${bare.output.split(" ")[1]?.trim()}`];

table.add("start until ready", "ms", product.startMs, bare.startMs);
table.add("memory at rest", "MB", await memoryMb(product.pid), await memoryMb(bare.pid));

const seeded = await seedUsers(dataDir, ours, Math.ceil((ACCEPTS + FIRST_ADS) / PER_USER) + 1);
const headersOf = (at: number) => ({ cookie: seeded.users[Math.floor(at / PER_USER)]?.cookie ?? "" });

const read = (url: string, headers = {}) => load(READS, AT_ONCE, () => send(url, { headers }));
const bareRead = await read(theirs);
const sessionRead = await read(`${ours}/api/auth/get-session`, headersOf(0));
table.add("session read, time of each of 16 at once", "ms", sessionRead.p50, bareRead.p50);

const post = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ kind: "text", input: BRIEF }),
};
async function accept(at: number): Promise<string> {
  const headers = { ...post.headers, ...headersOf(at) };
  const { status, text } = await send(`${ours}/api/generations`, { ...post, headers });
  if (status !== 202) throw new Error(`${status} ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}
const barePost = await load(ACCEPTS, 1, () => send(theirs, post));
const firstAd = await load(FIRST_ADS, 1, async (at) => {
  const id = await accept(ACCEPTS + at);
  await firstWhole(`${ours}/api/generations/${id}/events`, headersOf(ACCEPTS + at));
});
table.add("from request to first ad (studio), one at a time", "ms", firstAd.p50, barePost.p50);

const reader = seeded.users.length - 1;
await seedGenerations(dataDir, seeded.users[reader]?.id ?? "", HISTORY);
const bareGet = await load(OVERVIEWS, 1, () => send(theirs));
const overview = await load(OVERVIEWS, 1, () =>
  send(`${ours}/api/overview`, { headers: headersOf(reader * PER_USER) }),
);
table.add("overview of 100,000 generations, one at a time", "ms", overview.p50, bareGet.p50);

// Without a worker accepting is measured alone, and what waits keeps its streams open.
await product.stop();
const database = await seeded.keepDatabase();
const env = { DATABASE_URL: database.url, AUTH_SECRET: seeded.secret, ROLE: "web", PORT: port };
const web = await serve(PRODUCT, { ...env, DATA_DIR: dataDir });
const accepted = await load(ACCEPTS, 1, accept);
table.add("accepting a generation, one at a time", "ms", accepted.p50, barePost.p50);
// A user may have a hundred streams, so each watches one of their own.
const watched = await Promise.all(
  seeded.users.map(async (_, user) => {
    const at = user * PER_USER;
    return { url: `${ours}/api/generations/${await accept(at)}/events`, headers: headersOf(at) };
  }),
);
table.add(
  "memory for 1,000 open event streams",
  "MB",
  await streamMemory(watched, web.pid),
  await streamMemory([{ url: `${theirs}/events` }], bare.pid),
);

await Promise.all([web.stop(), bare.stop()]);
await database.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`${table.text()}\n`);
console.log(`${await benchCreatives()}\n`);
console.log(await benchBilling());
process.exit();
