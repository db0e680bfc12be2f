import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";

let app: TestApp;
let client: CampaignsClient;
let campaign: AdCampaign;

beforeAll(async () => {
  app = await startTestApp({ overrides: { plans: withPackages(100) } });
  client = campaignsClient(app.url, await createUser(app.deps));
  campaign = await client.package();
});
afterAll(() => app.stop());

test("The export of an account has campaigns with ads, their history and their pictures", async () => {
  const ad = await client.save(campaign.ads[0]!, { fields: { headline: "Softer evenings" } });
  await campaignsClient(app.url, await createUser(app.deps)).package();
  const response = await client.call("GET", "/profile/export");
  const files = unzipSync(await response.bytes());
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name]!));

  expect(read("campaigns.json")).toEqual([await client.campaign(campaign.id)]);
  const versions = read("ad-versions.json") as { adId: string; number: number }[];
  const ids = new Set(campaign.ads.map(({ id }) => id));
  expect(versions.every(({ adId }) => ids.has(adId))).toBe(true);
  expect(
    versions
      .filter(({ adId }) => adId === ad.id)
      .map(({ number }) => number)
      .toSorted(),
  ).toEqual([1, 2]);
  for (const { id } of campaign.media) {
    expect(files[`campaigns/${campaign.id}/${id}.png`]?.slice(1, 4)).toEqual(new TextEncoder().encode("PNG"));
  }
});
