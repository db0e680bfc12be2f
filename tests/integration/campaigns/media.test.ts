import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ad, VersionList } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { createClock } from "#server/lib/clock.ts";
import type { MediaSource } from "#server/modules/campaigns/media.table.ts";
import { purgeCampaigns } from "#server/modules/campaigns/purge.service.ts";
import { purgeFiles, sweepFiles } from "#server/modules/files/files.jobs.ts";
import { releaseFilesOf } from "#server/modules/files/files.service.ts";
import { purgeContent } from "#server/modules/generations/sweeps.repo.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { CAMPAIGN_BRIEF, withPackages } from "../../support/campaign.ts";
import { KIT_COLORS, KIT_DISCLAIMERS, newKit } from "../../support/brand-kit.ts";
import { brandClient } from "../../support/brands.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { createUser, type TestUser } from "../../support/user.ts";
import { DAY, MINUTE } from "../../support/durations.ts";

let app: TestApp;
let offset = 0;
let user: TestUser;
let client: CampaignsClient;
let campaign: AdCampaign;
let ad: Ad;

beforeAll(async () => {
  const clock = createClock(() => offset);
  app = await startTestApp({ overrides: { plans: withPackages(100, 1), clock } });
  user = await createUser(app.deps);
  client = campaignsClient(app.url, user);
  const { id } = await filesClient(app.url, user).upload(await picture());
  campaign = await client.package({ ...CAMPAIGN_BRIEF, images: [id] });
  ad = campaign.ads.find(({ platform }) => platform === "facebook")!;
});
afterAll(() => app.stop());

const redraw = (change: object) => client.call("POST", `/ads/${ad.id}/media`, change);
const opens = async (url: string) => (await filesClient(app.url, user).open(url)).status;

/** All sweeps and purges, a day later. */
async function sweep(): Promise<void> {
  offset += DAY + MINUTE;
  const { deps } = app;
  await deps.db.transaction(async (tx) => releaseFilesOf(tx, deps, await purgeContent(tx, deps.clock)));
  await purgeCampaigns(deps);
  await sweepFiles(deps, JOB);
  await purgeFiles(deps, JOB);
}

test("Other words and another shape give the ad a new picture and keep the previous one", async () => {
  const before = ad;
  ad = (await (await redraw({ headline: "Softer evenings" })).json()) as Ad;
  expect(ad.media?.sha256).not.toBe(before.media?.sha256);
  expect(ad.media).toMatchObject({ width: before.media?.width, height: before.media?.height });
  expect(ad.version.hash).not.toBe(before.version.hash);
  expect(await opens(ad.media!.url)).toBe(200);
  expect(await opens(before.media!.url)).toBe(200);
  const { media } = await client.campaign(campaign.id);
  expect(media).toHaveLength(campaign.media.length + 1);
  const { items } = await client.json<VersionList>("GET", `/ads/${ad.id}/versions`);
  expect(items[0]).toMatchObject({ reason: "redrawn", changed: ["media"] });

  ad = (await (await redraw({ crop: "portrait", style: "bold" })).json()) as Ad;
  expect(ad.media!.height).toBeGreaterThan(ad.media!.width);
  ad = (await (await redraw({ alt: "A lamp\non a desk" })).json()) as Ad;
  expect(ad.media!.alt).toBe("A lamp on a desk");

  ad = await client.save(ad, { mediaId: before.media!.id });
  expect(ad.media?.id).toBe(before.media?.id);
});

test("The alt text of a picture has the comma of its script", async () => {
  expect(ad.media?.alt).toBe(`${CAMPAIGN_BRIEF.productName}, ${CAMPAIGN_BRIEF.companyName}`);
  const names = { productName: "كعك التمر", companyName: "مخبز الياسمين" };
  const { media } = await client.package({ ...CAMPAIGN_BRIEF, ...names });
  expect([...new Set(media.map(({ alt }) => alt))]).toEqual(["كعك التمر، مخبز الياسمين"]);
});

test("The campaign of a branded package has its brand, and its pictures keep the look", async () => {
  const files = filesClient(app.url, user);
  const { brand, product, logos } = await newKit(brandClient(app.url, user), files, await picture());
  const input = { brandId: brand.id, productId: product.id, campaignGoals: "More orders" };
  const built = await client.package(input);
  expect(built).toMatchObject({ brandId: brand.id, productId: product.id });
  const [first] = built.ads;
  const answer = await client.call("POST", `/ads/${first!.id}/media`, { style: "bold", crop: "square" });
  expect(answer.status).toBe(200);
  const stored = await app.deps.db.execute<{ source: MediaSource }>(
    sql`select source from campaign_media where campaign_id = ${built.id} order by created_at desc limit 1`,
  );
  const { recipe, logos: kept } = stored.rows[0]!.source;
  expect(recipe.brief).toMatchObject({
    style: "bold",
    accentColor: KIT_COLORS.accent,
    disclaimer: KIT_DISCLAIMERS[0].text,
  });
  expect(kept?.map(({ id }) => id).toSorted()).toEqual(Object.values(logos).toSorted());
});

test("A generated picture needs a label, which is left to do until it is decided", async () => {
  const built = await client.package(CAMPAIGN_BRIEF);
  const shown = built.ads.find(({ platform }) => platform === "tiktok")!;
  expect(shown.aiLabel).toBeNull();
  expect(shown.findings.filter(({ field }) => field === "media")).toEqual([]);
  const engine = "gpt-image-2.5-flare";
  await app.deps.db.execute(sql`update campaign_media set engine = ${engine} where id = ${shown.media!.id}`);
  await app.deps.db.execute(
    sql`update ads set ai_use = ${JSON.stringify([{ part: "media", engine, at: shown.updatedAt, changedAt: null }])}::jsonb where id = ${shown.id}`,
  );
  const labeled = await client.ad(shown.id);
  expect(labeled.findings).toContainEqual(
    expect.objectContaining({ rule: "ai-label", field: "media", severity: "maybe" }),
  );
  expect(labeled.aiLabel?.platform).toContain("AI-generated content label");
  const left = async () =>
    (await client.campaign(built.id)).left.filter(({ adId, part }) => adId === shown.id && part === "media");
  expect(await left()).toMatchObject([{ kind: "look" }]);
  await client.json("POST", `/ads/${shown.id}/findings/ai-label`, { action: "dismiss" });
  expect(await left()).toEqual([]);
});

test("A picture that used no unit is not redrawn for free", async () => {
  const input = { companyName: "Halden", productName: "Dusk Lamp", headline: "Evenings, softly lit." };
  const generationId = await client.start({ kind: "image", input });
  await client.ended(generationId);
  // As after a failed provider, in whose place the studio has drawn.
  await app.deps.db.execute(sql`update generations set counted = false where id = ${generationId}`);
  const { ads } = await client.json<AdCampaign>("POST", "/campaigns", { generationId });
  const path = `/ads/${ads[0]!.id}/media`;
  const error = await readError(await client.call("POST", path, { headline: "Brighter" }));
  expect(error).toMatchObject({ status: 409, code: "uncounted_picture" });
  expect((await client.call("POST", path, { alt: "A lamp" })).status).toBe(200);
  expect((await client.call("POST", path, { style: "bold" })).status).toBe(409);
});

test.each([[{ crop: "round" }], [{ style: "odd" }], [{ headline: "x".repeat(151) }], [{ alt: 5 }]])(
  "%j is refused",
  async (change) => {
    expect((await redraw(change)).status).toBe(400);
  },
);

test("An ad without a picture has nothing to redraw", async () => {
  const started = await client.json<AdCampaign>("POST", "/campaigns", { name: "Winter", platforms: ["x"] });
  const error = await readError(await client.call("POST", `/ads/${started.ads[0]!.id}/media`, { alt: "A" }));
  expect(error).toMatchObject({ status: 409, code: "no_picture" });
});

test("A campaign has 20 redraws an hour", async () => {
  offset += 61 * MINUTE;
  for (let at = 0; at < 20; at++) expect((await redraw({ alt: `Alt ${at}` })).status).toBe(200);
  expect((await redraw({ alt: "One more" })).status).toBe(429);
  offset += 61 * MINUTE;
  expect((await redraw({ alt: "An hour later" })).status).toBe(200);
});

test("Pictures stay when the generation is deleted for good, and can be redrawn", async () => {
  expect((await client.call("DELETE", `/generations/${campaign.generationId}`)).status).toBe(204);
  await sweep();
  const { media } = await client.campaign(campaign.id);
  for (const { url } of media) expect(await opens(url)).toBe(200);
  const answer = await redraw({ headline: "After the package is gone" });
  expect([answer.status, ((await answer.json()) as Ad).id]).toEqual([200, ad.id]);
});

test("A purged campaign leaves no content and no file, and its package is not built again", async () => {
  const { media, ads } = await client.campaign(campaign.id);
  await client.call("DELETE", `/campaigns/${campaign.id}`);
  await sweep();
  await sweep();
  for (const { url } of media) expect(await opens(url)).toBe(404);
  const { rows } = await app.deps.db.execute(sql`
    select (select count(*)::int from campaign_media where campaign_id = ${campaign.id}) as media,
      (select count(*)::int from ad_versions join ads on ads.id = ad_id where campaign_id = ${campaign.id}) as versions,
      (select count(*)::int from ads where campaign_id = ${campaign.id} and (fields <> '{}' or search_text <> '')) as texts,
      (select count(*)::int from ads where campaign_id = ${campaign.id}) as keys`);
  expect(rows[0]).toEqual({ media: 0, versions: 0, texts: 0, keys: ads.length });
});
