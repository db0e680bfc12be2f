import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

/** Sends a request of the signed-in user and returns the answer. */
async function send(page: Page, method: string, path: string, data: object): Promise<{ id: string }> {
  const response = await page.request.fetch(path, { method, data });
  expect(response.ok(), `${method} ${path}`).toBe(true);
  return (await response.json()) as { id: string };
}

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("the list is filtered by state and brand, and searched with the slash key", async ({ page }) => {
  await page.goto("/dashboard/campaigns");
  const brands = await Promise.all(
    ["Fern & Fable", "Halden"].map((name) => send(page, "POST", "/api/brands", { name })),
  );
  const create = (name: string, at: number) =>
    send(page, "POST", "/api/campaigns", { name, platforms: ["facebook"], brandId: brands[at]!.id });
  await create("Winter plants", 0);
  const lamps = await create("Lamps", 1);
  await send(page, "PATCH", `/api/campaigns/${lamps.id}`, { ended: true });
  await page.reload();
  const campaigns = page.getByRole("link", { name: /^(Winter plants|Lamps)$/ });
  await expect(campaigns).toHaveText(["Lamps", "Winter plants"]);

  await page.getByRole("radio", { name: "Ended 1" }).check({ force: true });
  await expect(campaigns).toHaveText(["Lamps"]);
  await page.getByLabel("Brand", { exact: true }).selectOption("Fern & Fable");
  await expect(page.getByText("No campaign has this state and brand.")).toBeVisible();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
  await page.getByRole("button", { name: "Show all campaigns" }).click();
  await expect(campaigns).toHaveCount(2);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("halden");
  await expect(campaigns).toHaveText(["Lamps"]);
});

test("campaigns are found by name and key, and a deleted one comes back", async ({ page }) => {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await page.reload();
  const search = page.getByLabel("Search by name, brand or key");
  await search.fill(campaign.ads[0]!.key);
  await expect(page.getByRole("link", { name: "Monthly Plant" })).toBeVisible();
  await search.fill("nothing like it");
  await expect(page.getByText("No campaign matches “nothing like it”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.getByRole("button", { name: "Delete Monthly Plant" }).click();
  await expect(page.getByText("No campaigns yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Monthly Plant" })).toBeVisible();
});
