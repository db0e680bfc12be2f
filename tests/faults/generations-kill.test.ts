import { setTimeout as delay } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import type { Generation } from "#core/generations/api.ts";
import { KINDS } from "#core/generations/kinds.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { pick } from "#studio/random.ts";
import { createClock } from "#server/lib/clock.ts";
import { openDb, openPool, type Db } from "#server/db/client.ts";
import { createLog } from "#server/observability/log.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import type { StoredImages } from "#server/modules/generations/image/output.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { stubCampaignReplies } from "../support/stand-ins/campaign-provider.ts";
import { filesClient } from "../support/files.ts";
import { generationsClient } from "../support/generations.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../support/stand-ins/openai.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { createUser } from "../support/user.ts";
import { faultsRandom } from "./seed.ts";
import { BRIEFS } from "./run-record.ts";

const SECRET = "a secret that the processes of this run share";
const COUNT = 50;
const KILLS = 10;
/** The company name identifies a generation in the provider's requests. */
const company = (at: number) => `Company ${String(at).padStart(2, "0")}x`;

/** Images that were bought: generation and platform, in order of the requests. */
const boughtAt = ({ requests }: OpenAiStandIn) =>
  requests.flatMap(({ path, body }, index) => {
    if (!path.startsWith("/v1/images/")) return [];
    const { prompt } = body as { prompt: string };
    const name = /Company \d\dx/.exec(prompt)?.[0];
    const platform = IMAGE_PLATFORMS.find((one) => prompt.includes(`of a ${one} ad`));
    return [{ index, picture: `${name} ${platform}` }];
  });

/** Images stored in the database. */
async function storedPictures(db: Db): Promise<string[]> {
  const rows = await db.select({ input: generations.input, output: generations.output }).from(generations);
  return rows.flatMap(({ input, output }) =>
    Object.keys((output as StoredImages | null)?.backgrounds ?? {}).map(
      (platform) => `${(input as { companyName: string }).companyName} ${platform}`,
    ),
  );
}

test("50 mixed generations and ten kill -9 of their worker: no generation is lost or doubled, and units are exact", async () => {
  const random = faultsRandom();
  const provider = await startOpenAiStandIn();
  const database = await createTestDatabase(inject("database"));
  const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
  const env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: provider.baseUrl,
  };
  stubCampaignReplies(provider, {}, 4);
  const web = await startProduct({ env: { ...env, ROLE: "web" } });
  const startWorker = () => startProduct({ env: { ...env, ROLE: "worker" }, dataDir: web.dataDir });
  let worker = await startWorker();
  try {
    const db = openDb(pool);
    const user = await createUser({ db, secret: SECRET, publicUrl: web.url });
    await grantTier({ db, clock: createClock() }, user.email, "pro");
    const client = generationsClient(web.url, user);
    const files = filesClient(web.url, user);

    const accepted: string[] = [];
    const createGeneration = async (at: number) => {
      const { kind, input } = BRIEFS[at % BRIEFS.length]!;
      // Fair use allows 20 texts a minute per user; there are 13.
      accepted[at] = await client.start({
        kind,
        input: { ...input, companyName: company(at) },
        key: `key-${at}`,
      });
    };
    const snapshots: { readonly from: number; readonly pictures: readonly string[] }[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      for (let at = (kill * COUNT) / KILLS; at < ((kill + 1) * COUNT) / KILLS; at++)
        await createGeneration(at);
      await delay(pick(random, [100, 400, 900, 1600, 2500, 4000]));
      await worker.end("SIGKILL");
      snapshots.push({ from: provider.requests.length, pictures: await storedPictures(db) });
      worker = await startWorker();
    }

    const ended: Generation[] = [];
    for (const id of accepted) ended.push(await client.ended(id, 300_000));
    expect(new Set(accepted).size).toBe(COUNT);
    for (const [at, id] of accepted.entries()) {
      const { kind, input } = BRIEFS[at % BRIEFS.length]!;
      const again = { kind, input: { ...input, companyName: company(at) }, key: `key-${at}` };
      expect(await client.start(again)).toBe(id);
    }

    const usage = await client.usage();
    for (const { kind } of BRIEFS) {
      const paid = ended.filter(
        (one) => one.kind === kind && one.status === "completed" && one.fallbackReason === undefined,
      );
      expect(usage[KINDS[kind].usage].used, `units of ${kind}`).toBe(paid.length);
    }
    for (const { status, output, error, kind } of ended) {
      if (status === "failed") {
        expect(error?.message).toBeTruthy();
        continue;
      }
      if (kind !== "image" && kind !== "campaign") continue;
      const { images } = output as { images: { platform: string; url: string }[] };
      expect(images.map(({ platform }) => platform)).toEqual([...IMAGE_PLATFORMS]);
      for (const { url } of images) expect((await files.open(url)).status).toBe(200);
    }

    const bought = boughtAt(provider);
    for (const { from, pictures } of snapshots) {
      const later = bought.filter(({ index, picture }) => index >= from && pictures.includes(picture));
      expect(later, "stored pictures that were bought again").toEqual([]);
    }
    const distinct = new Set(bought.map(({ picture }) => picture));
    // Between two kills nothing is requested twice: a kill costs each image at most one more
    // request.
    const lives = [0, ...snapshots.map(({ from }) => from), Infinity];
    for (const [life, from] of lives.slice(0, -1).entries()) {
      const requested = bought.filter(({ index }) => index >= from && index < (lives[life + 1] ?? Infinity));
      expect(new Set(requested.map(({ picture }) => picture)).size, `life ${life}`).toBe(requested.length);
    }
    const twice = bought.length - distinct.size;
    const byStatus = Object.entries(Object.groupBy(ended, ({ status }) => status));
    process.stdout.write(
      `${byStatus.map(([status, list]) => `${list.length} ${status}`).join(", ")}; ${bought.length} pictures requested for, ${twice} of them again after a kill\n`,
    );
  } finally {
    await worker.end("SIGTERM");
    await web.stop();
    await pool.end();
    await database.drop();
    await provider.close();
  }
});
