import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });
const client = campaignsClient(app.url, await createUser(app.deps));
const campaign = await client.package();

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
