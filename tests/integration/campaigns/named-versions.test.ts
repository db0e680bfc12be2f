import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Ad, VersionList } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { adVersions } from "#server/modules/campaigns/ads.table.ts";
import {
  approveAds,
  closeVersions,
  markExported,
  readVersionContents,
  releaseVersions,
  type NamedVersion,
} from "#server/modules/campaigns/campaigns.public.ts";
import { campaignMedia } from "#server/modules/campaigns/media.table.ts";
import { purgeAds, purgeCampaigns } from "#server/modules/campaigns/purge.service.ts";
import { purgeFiles, sweepFiles } from "#server/modules/files/files.jobs.ts";
import { files } from "#server/modules/files/files.table.ts";
import { startClockedApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient } from "../../support/campaigns.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { createUser } from "../../support/user.ts";
import { DAY, MINUTE } from "../../support/durations.ts";

const { app, clock } = await startClockedApp({ overrides: { plans: withPackages(100) } });
const user = await createUser(app.deps);
const client = campaignsClient(app.url, user);

const name = (campaign: AdCampaign, adIds: readonly string[], referrer: string) =>
  app.deps.db.transaction((tx) =>
    closeVersions(tx, app.deps, { userId: user.id, campaignId: campaign.id, adIds, referrer }),
  );
const release = (referrer: string) =>
  app.deps.db.transaction((tx) => releaseVersions(tx, app.deps, [referrer]));
const approve = (campaign: AdCampaign, adId: string, hash: string | null) =>
  app.deps.db.transaction((tx) =>
    approveAds(tx, app.deps, { userId: user.id, campaignId: campaign.id, ads: [{ adId, hash }] }),
  );
const contents = (ids: readonly string[]) => readVersionContents(app.deps.db, user.id, ids);
const ofPlatform = ({ ads }: AdCampaign, platform: string) => ads.find((ad) => ad.platform === platform)!;
const stored = (versionId: string) => app.deps.db.$count(adVersions, eq(adVersions.id, versionId));
const opens = async (url: string) => (await filesClient(app.url, user).open(url)).status;

/** Purges and sweeps, a day later. */
async function sweep(): Promise<void> {
  clock.offsetMs += DAY + MINUTE;
  await purgeCampaigns(app.deps);
  await purgeAds(app.deps);
  await sweepFiles(app.deps, JOB);
  await purgeFiles(app.deps, JOB);
}

test("A named version keeps its content while the ad changes", async () => {
  const campaign = await client.package();
  let ad = await client.save(ofPlatform(campaign, "facebook"), { fields: { headline: "Evenings, dimmed" } });
  const other = ofPlatform(campaign, "linkedin");
  const named = await name(campaign, [other.id, ad.id], "review:1");
  expect(named).toEqual([
    { adId: other.id, versionId: other.version.id, hash: other.version.hash },
    { adId: ad.id, versionId: ad.version.id, hash: ad.version.hash },
  ]);
  const before = ad;
  ad = await client.save(ad, { fields: { headline: "Nights, dimmed" } });
  expect(ad.version.id).not.toBe(before.version.id);
  expect(await contents([before.version.id])).toMatchObject([
    {
      ...named[1],
      campaignId: campaign.id,
      key: ad.key,
      platform: "facebook",
      placement: ad.placement,
      variant: ad.variant,
      angle: ad.angle,
      fields: before.fields,
      callToAction: before.callToAction,
      url: before.url,
      taggedUrl: before.taggedUrl,
      aiUse: before.aiUse,
      media: { id: before.media!.id, sha256: before.media!.sha256 },
    },
  ]);
  const { items } = await client.json<VersionList>("GET", `/ads/${ad.id}/versions`);
  expect(items[1]).toMatchObject({ id: before.version.id, fields: before.fields });
  expect(items[1]!.closedAt).not.toBeNull();
});

test("Ads of another campaign, user or of none cannot be named or approved", async () => {
  const [one, two] = [await client.package(), await client.package()];
  const mine = ofPlatform(one, "facebook");
  const notFound = { code: "not_found" };
  await expect(name(one, [mine.id, ofPlatform(two, "facebook").id], "review:2")).rejects.toMatchObject(
    notFound,
  );
  await expect(name(one, [mine.id, "none"], "review:2")).rejects.toMatchObject(notFound);
  await expect(approve(two, mine.id, mine.version.hash)).rejects.toMatchObject(notFound);
  const stranger = await createUser(app.deps);
  const ask = { userId: stranger.id, campaignId: one.id, adIds: [mine.id], referrer: "review:2" };
  await expect(app.deps.db.transaction((tx) => closeVersions(tx, app.deps, ask))).rejects.toMatchObject(
    notFound,
  );
  expect(await readVersionContents(app.deps.db, stranger.id, [mine.version.id])).toEqual([]);
});

test("An approved ad is changed by a save, and approved again by undoing it", async () => {
  const campaign = await client.package();
  let ad = ofPlatform(campaign, "facebook");
  await approve(campaign, ad.id, ad.version.hash);
  ad = await client.ad(ad.id);
  expect(ad.state).toBe("approved");
  const headline = ad.fields["headline"];
  ad = await client.save(ad, { fields: { headline: "Another one" } });
  expect(ad.state).toBe("changed");
  expect((await client.campaign(campaign.id)).left).toContainEqual(
    expect.objectContaining({ adId: ad.id, kind: "changed" }),
  );
  ad = await client.save(ad, { fields: { headline } });
  expect(ad.state).toBe("approved");
  await approve(campaign, ad.id, null);
  expect((await client.ad(ad.id)).state).not.toBe("approved");
});

test("An export is marked on the ads that it names", async () => {
  const campaign = await client.package();
  const [one, two] = campaign.ads as [Ad, Ad];
  await app.deps.db.transaction((tx) => markExported(tx, app.deps, { userId: user.id, adIds: [one.id] }));
  expect((await client.ad(one.id)).exportedAt).not.toBeNull();
  expect((await client.ad(two.id)).exportedAt).toBeNull();
});

test("A named version and its picture outlive their ad until they are released", async () => {
  const campaign = await client.package();
  let ad = ofPlatform(campaign, "facebook");
  ad = await client.json<Ad>("POST", `/ads/${ad.id}/media`, { headline: "Softer evenings" });
  const other = ofPlatform(campaign, "linkedin");
  const [named] = (await name(campaign, [ad.id], "review:3")) as [NamedVersion];
  await name(campaign, [ad.id], "export:3");
  const [before] = await contents([named.versionId]);
  const fileId = before!.media!.fileId;

  await client.call("DELETE", `/campaigns/${campaign.id}`);
  expect(await opens(ad.media!.url)).toBe(404);
  await sweep();
  expect(await contents([named.versionId])).toEqual([before]);
  expect(await stored(other.version.id)).toBe(0);
  expect(await opens(ad.media!.url)).toBe(404);
  const bytes = () => app.deps.db.$count(files, eq(files.id, fileId));
  expect(await bytes()).toBe(1);
  expect(await app.deps.db.$count(campaignMedia, eq(campaignMedia.campaignId, campaign.id))).toBe(1);

  await release("review:3");
  expect(await stored(named.versionId)).toBe(1);
  await release("export:3");
  expect(await stored(named.versionId)).toBe(0);
  expect(await app.deps.db.$count(campaignMedia, eq(campaignMedia.campaignId, campaign.id))).toBe(0);
  await sweep();
  expect(await bytes()).toBe(0);
});

test("Pictures of a deleted campaign are not readable until it is restored", async () => {
  const campaign = await client.package();
  const ad = await client.json<Ad>("POST", `/ads/${ofPlatform(campaign, "facebook").id}/media`, {
    headline: "Softer evenings",
  });
  await name(campaign, [ad.id], "review:4");
  expect(await opens(ad.media!.url)).toBe(200);
  await client.call("DELETE", `/campaigns/${campaign.id}`);
  expect(await opens(ad.media!.url)).toBe(404);
  await client.json("POST", `/campaigns/${campaign.id}/restore`);
  expect(await opens(ad.media!.url)).toBe(200);
});
