import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import type { Export } from "#core/exports/api.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { approveAds } from "#server/modules/campaigns/campaigns.public.ts";
import { purgeAds, purgeCampaigns } from "#server/modules/campaigns/purge.service.ts";
import { csvRows } from "#server/modules/exports/formats/read-files.fixture.ts";
import { purgeFiles, sweepFiles } from "#server/modules/files/files.jobs.ts";
import { files } from "#server/modules/files/files.table.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { startClockedApp } from "../../support/app.ts";
import { CAMPAIGN_BRIEF, withPackages } from "../../support/campaign.ts";
import { exportsClient } from "../../support/exports.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { createUser } from "../../support/user.ts";
import { DAY } from "../../support/durations.ts";

const META = [{ platform: "facebook", format: "meta_sheet_beta" }];

const { app, clock } = await startClockedApp({ overrides: { plans: withPackages(100) } });
const user = await createUser(app.deps);
const client = exportsClient(app.url, user);

/** Purges and sweeps, a day later. */
async function sweep(): Promise<void> {
  clock.offsetMs += DAY + 60_000;
  await purgeCampaigns(app.deps);
  await purgeAds(app.deps);
  await sweepFiles(app.deps, JOB);
  await purgeFiles(app.deps, JOB);
}

test("An export can be downloaded after its campaign and its package were purged", async () => {
  const campaign = await client.ready();
  const found = await client.export(campaign.id, { platforms: META });
  const before = await client.filesOf(found.id);
  await client.call("DELETE", `/generations/${campaign.generationId}`);
  await client.call("DELETE", `/campaigns/${campaign.id}`);
  await sweep();
  expect((await client.call("GET", `/campaigns/${campaign.id}/exports`)).status).toBe(404);
  expect(await client.json<Export>("GET", `/exports/${found.id}`)).toEqual(found);
  expect(await client.filesOf(found.id)).toEqual(before);
});

test("An ad that was changed since its approval is exported in its current or its approved version", async () => {
  const campaign = await client.ready();
  const ad = campaign.ads.find(({ platform }) => platform === "facebook")!;
  const { hash } = ad.version;
  // A review closes the versions that it shows.
  await client.json("POST", `/ads/${ad.id}/versions`);
  await app.deps.db.transaction((tx) =>
    approveAds(tx, app.deps, { userId: user.id, campaignId: campaign.id, ads: [{ adId: ad.id, hash }] }),
  );
  const changed = await client.save(ad, { fields: { headline: "Changed later" } });
  const body = { platforms: META, adIds: [ad.id] };
  const newest = await client.export(campaign.id, body);
  const approved = await client.export(campaign.id, { ...body, changedAds: "approved" });
  expect(newest.included).toEqual([
    expect.objectContaining({ adId: ad.id, hash: changed.version.hash, approved: false }),
  ]);
  expect(approved.included).toEqual([
    expect.objectContaining({ adId: ad.id, hash, approved: true, versionId: ad.version.id }),
  ]);
  expect(newest.warnings[0]?.what).toContain("newest");
  expect(approved.warnings[0]?.what).toContain("approved texts");
  const titleOf = async ({ id }: Export) =>
    csvRows((await client.filesOf(id))["facebook/meta-ads.csv"]!)[0]?.["Title"];
  expect([await titleOf(newest), await titleOf(approved)]).toEqual(["Changed later", ad.fields["headline"]]);
});

test("Google files come with pictures without words, made from the photos of the campaign", async () => {
  const image = await filesClient(app.url, user).upload(await picture({ width: 1600, height: 1400 }));
  const { id } = await client.package({ ...CAMPAIGN_BRIEF, images: [image.id] });
  await client.json("POST", `/campaigns/${id}/ads`, { platform: "google_search" });
  await client.written(id);
  await client.json("PATCH", `/campaigns/${id}`, { url: "https://halden.example/dusk" });
  const found = await client.export(id, {
    platforms: [
      { platform: "google_search", format: "google_editor" },
      { platform: "google_search", format: "google_display_beta" },
    ],
  });
  expect(found.included.length).toBeGreaterThan(0);
  const archive = await client.filesOf(found.id);
  const clean = Object.keys(archive).filter((name) => name.startsWith("google-search/pictures/"));
  expect(clean.map((name) => name.replace(/^.*\/al\w{6}/, ""))).toEqual([
    "-clean-1-1200x628.jpg",
    "-clean-1-1200x1200.jpg",
  ]);
  const { derivatives } = JSON.parse(strFromU8(archive["approval.json"]!)) as { derivatives: object[] };
  expect(derivatives).toContainEqual(expect.objectContaining({ file: clean[0], kind: "clean" }));
  const rows = csvRows(archive["google-search/google-ads-editor.csv"]!);
  expect(new Set(rows.map((row) => row["Status"]))).toEqual(new Set(["Paused"]));
});

test("All data of an account contains its exports, and its deletion removes them", async () => {
  const campaign = await client.ready();
  const found = await client.export(campaign.id, { platforms: META });
  const archive = await client.filesOf(found.id);
  const all = unzipSync(await (await client.call("GET", "/profile/export")).bytes());
  const listed = JSON.parse(strFromU8(all["exports.json"]!)) as Export[];
  expect(listed.find(({ id }) => id === found.id)).toEqual(found);
  for (const [name, bytes] of Object.entries(archive)) {
    expect(Buffer.compare(all[`exports/${found.id}/${name}`]!, bytes)).toBe(0);
  }
  const ad = campaign.ads[0] as Ad;
  await client.json("PATCH", `/campaigns/${ad.campaignId}/exports/settings`, { payer: "Halden ApS" });

  const erase = jobHandlers(app.deps).find(({ type }) => type.name === "accounts.erase")!;
  await erase.run({ userId: user.id }, JOB);
  for (const table of ["exports", "export_settings", "ad_version_references"]) {
    const { rows } = await app.deps.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]);
    expect(rows, table).toEqual([]);
  }
  await purgeFiles(app.deps, JOB);
  expect(await app.deps.db.$count(files, eq(files.userId, user.id))).toBe(0);
});
