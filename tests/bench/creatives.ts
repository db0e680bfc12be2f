// What ads with pictures cost: composing alone, then the product from click to ZIP with the studio.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLATFORMS } from "../../src/core/platforms/canvases.ts";
import { IMAGE_STYLES } from "../../src/core/studio/image/brief.ts";
import { freePort } from "../../src/server/embedded-postgres/free-port.ts";
import { createComposer } from "../../src/server/studio/composer.ts";
import { CAMPAIGN_BRIEF } from "../support/campaign.ts";
import { filesClient } from "../support/files.ts";
import { generationsClient } from "../support/generations.ts";
import { IMAGE_BRIEF } from "../support/image-ads.ts";
import type { TestUser } from "../support/user.ts";
import { load, send, type Load } from "./load.ts";
import { memoryMb, serve, watchMemory } from "./process.ts";
import { seedUsers } from "./seed.ts";
import { createTable } from "./table.ts";

const PICTURES = ["coffee.jpg", "packshot.jpg", "logo-orrin.png"];
const PACKAGES_AT_ONCE = 10;
const SETS = 10;
/** The landing page's "12s generation time". */
const PROMISED_SECONDS = 12;
/** How many readers look at the site while packages are made. */
const READERS = 4;

const samples = await Promise.all(PICTURES.map((file) => readFile(join("assets/samples", file))));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Ads for each second that one core works on nothing else: every style on every platform, with photos and a logo. */
async function creativesPerCoreSecond(): Promise<number> {
  const composer = createComposer();
  const pictures = samples.map((data) => ({ data }));
  const brief = { ...IMAGE_BRIEF, primaryColor: "#7c3aed", size: "portrait" } as const;
  const compose = async (seed: number) => {
    for (const style of IMAGE_STYLES) {
      for (const platform of PLATFORMS) {
        await composer.compose({ brief: { ...brief, style }, platform, pictures, seed });
      }
    }
  };
  // The first round loads fonts and compiles.
  await compose(0);
  const before = process.cpuUsage();
  await compose(1);
  const { user, system } = process.cpuUsage(before);
  return (IMAGE_STYLES.length * PLATFORMS.length) / ((user + system) / 1e6);
}

/** Reads the site until `work` is done, as visitors do. */
async function whileRead<T>(url: string, work: Promise<T>): Promise<{ result: T; reads: Load }> {
  let done = false;
  const ended = work.finally(() => (done = true));
  const reads = await load(
    Infinity,
    READERS,
    () => send(`${url}/api/health`),
    () => done,
  );
  return { result: await ended, reads };
}

function clientOf(url: string, user: TestUser) {
  const { start, ended, call } = generationsClient(url, user);
  const files = filesClient(url, user);
  return {
    upload: async () => {
      const images: string[] = [];
      for (const sample of samples) images.push((await files.upload(sample)).id);
      return images;
    },
    /** Seconds from the click until it is complete. */
    async make(kind: string, input: object) {
      const started = performance.now();
      const id = await start({ kind, input });
      const { status } = await ended(id, 120_000);
      if (status !== "completed") throw new Error(`${kind} ${status}`);
      return { id, seconds: (performance.now() - started) / 1000 };
    },
    /** Seconds until the archive is there as a whole. */
    async download(id: string) {
      const started = performance.now();
      const response = await call("GET", `/generations/${id}/download`);
      const bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200 || bytes === 0) throw new Error(`download ${response.status}`);
      return (performance.now() - started) / 1000;
    },
  };
}

/** Measures and prints as a table. */
export async function benchCreatives(): Promise<string> {
  const table = createTable(["Adloom", "promised", "share"]);
  const perSecond = await creativesPerCoreSecond();
  const dataDir = await mkdtemp(join(tmpdir(), "adloom-bench-"));
  const port = String(await freePort());
  const product = await serve("src/server/main.ts", { DATA_DIR: dataDir, PORT: port });
  const url = `http://localhost:${port}`;
  try {
    const { users } = await seedUsers(dataDir, url, PACKAGES_AT_ONCE, "pro");
    const clients = users.map((user) => clientOf(url, user));
    const images = await Promise.all(clients.map((client) => client.upload()));
    const briefOf = (brief: object, at: number) => ({ ...brief, images: images[at] });
    const [one] = clients;
    if (!one) throw new Error("there is no user");
    await one.make("image", briefOf(IMAGE_BRIEF, 0));

    const sets: number[] = [];
    for (let set = 0; set < SETS; set++)
      sets.push((await one.make("image", briefOf(IMAGE_BRIEF, 0))).seconds);
    const packages: number[] = [];
    const readsMs: number[] = [];
    for (let made = 0; made < SETS; made++) {
      const work = one.make("campaign", briefOf(CAMPAIGN_BRIEF, 0));
      const { result, reads } = await whileRead(url, work);
      packages.push(result.seconds + (await one.download(result.id)));
      readsMs.push(reads.p99);
    }
    const rest = await memoryMb(product.pid);
    const memory = watchMemory(product.pid);
    const all = Promise.all(
      clients.map((client, at) => client.make("campaign", briefOf(CAMPAIGN_BRIEF, at))),
    );
    const { result, reads } = await whileRead(url, all);
    const peak = await memory.peakMb();

    table.add("creatives a second and core", "", perSecond);
    table.add("five-platform set (studio, three pictures)", "s", median(sets));
    table.add("full package from click to ZIP", "s", median(packages), PROMISED_SECONDS);
    table.add("the slowest of them", "s", Math.max(...packages), PROMISED_SECONDS);
    table.add("a call to the site during a package, 99 of 100", "ms", Math.max(...readsMs));
    table.add(
      "ten packages at once, until the last one is complete",
      "s",
      Math.max(...result.map((made) => made.seconds)),
    );
    table.add("a call to the site during the ten, 99 of 100", "ms", reads.p99);
    table.add("memory before them", "MB", rest);
    table.add("peak memory during them", "MB", peak);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return table.text();
}
