import type { Page } from "@playwright/test";
import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/browser-test.ts";

/** Sends a request of the signed-in user and returns the body of a successful response. */
async function send<Body>(page: Page, method: "POST" | "PATCH" | "GET", path: string, data?: object) {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Body;
}

/** A brand with a claim and a product, and a campaign whose ads state them. */
async function makeAds(page: Page, text: string) {
  await page.goto("/dashboard/campaigns");
  const brand = await send<Brand>(page, "POST", "/api/brands", { name: "Fern & Fable" });
  const product = await send<Product>(page, "POST", `/api/brands/${brand.id}/products`, {
    name: "Starter trio",
    price: 49,
  });
  const claim = await send<Claim>(page, "POST", `/api/brands/${brand.id}/claims`, {
    text: "Stays fresh for 20 days",
    proofUrl: "https://fern.example/test",
    readOn: "2026-11-01",
  });
  const campaign = await send<AdCampaign>(page, "POST", "/api/campaigns", {
    name: "Spring",
    brandId: brand.id,
    productId: product.id,
    platforms: ["facebook", "linkedin"],
    url: "https://fern.example/",
  });
  await expect
    .poll(async () => (await read(page, campaign.id)).ads.some(({ state }) => state === "writing"), {
      timeout: 40_000,
    })
    .toBe(false);
  const { ads } = await read(page, campaign.id);
  const chosen = ["facebook", "linkedin"].map((platform) => ads.find((ad) => ad.platform === platform)!);
  for (const { id, platform, version } of chosen) {
    const field = platform === "facebook" ? "primaryText" : "introText";
    const body = { fields: { [field]: text }, baseVersion: version.revision };
    await send(page, "PATCH", `/api/ads/${id}`, body);
  }
  return { brand, product, claim, campaign, ads: chosen };
}

const read = (page: Page, id: string) => send<AdCampaign>(page, "GET", `/api/campaigns/${id}`);
const textOf = async (page: Page, id: string) =>
  (await send<AdCampaign["ads"][number]>(page, "GET", `/api/ads/${id}`)).fields["primaryText"];

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("a changed claim lists its ads and changes them, one or all, with undo", async ({ page }) => {
  const { brand, ads } = await makeAds(page, "Stays fresh for 20 days. Sent on Mondays.");
  await page.goto(`/dashboard/brand/claims?brand=${brand.id}`);
  await page.getByRole("button", { name: "Ads that use the claim Stays fresh for 20 days" }).click();
  const list = page.getByRole("region", { name: "Ads that use this claim" });
  await expect(list).toContainText("2 ads use it as it is now.");

  await page.getByRole("button", { name: "Edit the claim Stays fresh for 20 days" }).click();
  await page.getByLabel("Claim", { exact: true }).fill("Stays fresh for 24 days");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(list).toContainText("2 ads of 2 say something else.");
  await expect(list.locator("ins").first()).toHaveText("24");
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);

  await list.getByRole("button", { name: "Use this text in Facebook, variant A" }).click();
  await expect(list).toContainText("1 ad of 2 says something else.");
  expect(await textOf(page, ads[0]!.id)).toBe("Stays fresh for 24 days. Sent on Mondays.");
  await list.getByRole("button", { name: "Undo the change in Facebook, variant A" }).click();
  await expect(list).toContainText("2 ads of 2 say something else.");
  expect(await textOf(page, ads[0]!.id)).toBe("Stays fresh for 20 days. Sent on Mondays.");
  await list.getByRole("button", { name: "Change all 2" }).click();
  await expect(list).toContainText("2 ads use it as it is now.");
  expect(await textOf(page, ads[0]!.id)).toBe("Stays fresh for 24 days. Sent on Mondays.");
});

test("the sentence with an expired claim is removed; an ad that was changed meanwhile is not overwritten", async ({
  page,
  watch,
}) => {
  watch.expectConsole(/409/);
  const { brand, claim, ads } = await makeAds(page, "Sent on Mondays. Stays fresh for 20 days.");
  await send(page, "PATCH", `/api/claims/${claim.id}`, { readOn: "2025-01-01", validUntil: "2025-06-01" });
  await page.goto(`/dashboard/brand/claims?brand=${brand.id}`);
  await page.getByRole("button", { name: "Ads that use the claim Stays fresh for 20 days" }).click();
  const list = page.getByRole("region", { name: "Ads that use this claim" });
  await expect(list.getByText("Ended").first()).toBeVisible();
  await list.getByRole("button", { name: "Use this text in Facebook, variant A" }).click();
  await expect(list.getByText("Changed", { exact: true })).toBeVisible();
  expect(await textOf(page, ads[0]!.id)).toBe("Sent on Mondays.");

  const linkedin = (await read(page, ads[1]!.campaignId)).ads.find(({ id }) => id === ads[1]!.id)!;
  await send(page, "PATCH", `/api/ads/${linkedin.id}`, {
    fields: { introText: "From another tab." },
    baseVersion: linkedin.version.revision,
  });
  await list.getByRole("button", { name: "Use this text in LinkedIn, variant A" }).click();
  await expect(page.getByText("This was changed elsewhere in the meantime.", { exact: false })).toBeVisible();
});

test("a changed price lists the ads that state the old one", async ({ page }) => {
  const { brand, product, ads } = await makeAds(page, "Three plants for $49. Sent on Mondays.");
  await page.goto(`/dashboard/brand/products?brand=${brand.id}&product=${product.id}`);
  const list = page.getByRole("region", { name: "Ads that state this price" });
  await expect(list).toContainText(/\d+ ads use it as it is now\./);
  await page.getByLabel("Now", { exact: true }).fill("59");
  await expect(list).toContainText("say something else.");
  const row = list.getByRole("listitem").filter({ hasText: "Facebook, variant A" });
  await expect(row.locator("ins").first()).toContainText("59");
  await row.getByRole("button", { name: "Use this text in Facebook, variant A" }).click();
  await expect(row.getByText("Changed", { exact: true })).toBeVisible();
  expect(await textOf(page, ads[0]!.id)).toBe("Three plants for $59. Sent on Mondays.");
  await expectAccessibleThemes(page);
});

test("a claim without ads shows a note", async ({ page }) => {
  await page.goto("/dashboard/brand");
  const brand = await send<Brand>(page, "POST", "/api/brands", { name: "Fern & Fable" });
  await send(page, "POST", `/api/brands/${brand.id}/claims`, { text: "Best ferns in town" });
  await page.goto(`/dashboard/brand/claims?brand=${brand.id}`);
  await page.getByRole("button", { name: "Ads that use the claim Best ferns in town" }).click();
  await expect(page.getByText("No ad of this brand uses it.", { exact: false })).toBeVisible();
});
