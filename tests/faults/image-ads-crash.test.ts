import { randomUUID } from "node:crypto";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { openDb, openPool } from "#server/db/client.ts";
import { createLog } from "#server/observability/log.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { stubCampaignReplies, countRequests } from "../support/stand-ins/campaign-provider.ts";
import { CAMPAIGN_BRIEF, campaignOutput } from "../support/campaign.ts";
import { generationsClient } from "../support/generations.ts";
import { IMAGE_BRIEF, imagesOf } from "../support/image-ads.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../support/stand-ins/openai.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";

const SECRET = "a secret that is only used in this test";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
afterAll(() => provider.close());

const platformsAsked = () =>
  provider.requests
    .filter(({ path }) => path.startsWith("/v1/images/"))
    .map(({ body }) => /of a (\w+) ad/.exec((body as { prompt: string }).prompt)?.[1]);

test(
  "kill -9 during image ads and a package keeps every bought image and buys none twice",
  { timeout: 120_000 },
  async () => {
    const database = await createTestDatabase(inject("database"));
    const env = {
      DATABASE_URL: database.url,
      AUTH_SECRET: SECRET,
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: provider.baseUrl,
    };
    const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
    try {
      stubCampaignReplies(provider);
      provider.imageWhen("a LinkedIn ad", { type: "hang" });
      const killed = await startProduct({ env });
      const db = openDb(pool);
      const user = await createUser({ db, secret: SECRET, publicUrl: killed.url });
      await grantTier({ db, clock: createClock(), newId: randomUUID }, user.email, "growth");
      const before = generationsClient(killed.url, user);
      const id = await before.start({ kind: "image", input: IMAGE_BRIEF });
      const packageId = await before.start({ kind: "campaign", input: CAMPAIGN_BRIEF });
      const mostOf = (generation: string) =>
        until(`all images but one of ${generation} are stored`, async () => {
          const images = imagesOf(await before.get(generation));
          return images.length === IMAGE_PLATFORMS.length - 1 && images;
        });
      const stored = await mostOf(id);
      const packaged = await mostOf(packageId);
      await until("copy and storyboard are stored", async () => {
        const { textAds, imagePrompts, storyboard, copy } = campaignOutput(await before.get(packageId));
        return copy && textAds.length + imagePrompts.length + storyboard.length === 9;
      });
      await killed.end("SIGKILL");

      provider.reset();
      const product = await startProduct({ env, dataDir: killed.dataDir });
      const after = generationsClient(product.url, user);
      const generation = await after.ended(id, 60_000);
      expect(generation.status).toBe("completed");
      const images = imagesOf(generation);
      expect(images).toHaveLength(IMAGE_PLATFORMS.length);
      for (const image of stored) expect(images).toContainEqual(image);
      const whole = await after.ended(packageId, 60_000);
      expect(whole).toMatchObject({
        status: "completed",
        output: { images: { length: IMAGE_PLATFORMS.length } },
      });
      for (const image of packaged) expect(imagesOf(whole)).toContainEqual(image);
      expect(countRequests(provider)).toEqual({ ads: 0, prompts: 0, script: 0, copy: 0, images: 2 });
      expect(platformsAsked()).toEqual(["LinkedIn", "LinkedIn"]);
      expect(await after.usage()).toMatchObject({ imageAds: { used: 1 }, fullPackage: { used: 1 } });
      await product.stop();
    } finally {
      await pool.end();
      await database.drop();
    }
  },
);
