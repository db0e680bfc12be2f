import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the board of a new campaign whose ads lead to an address. */
async function openBoard(page: Page) {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.getByLabel("Where should the ads lead?").fill("https://fern.example/monthly?ref=1");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText(/^All \d+ ads are ready$/)).toBeVisible();
  return campaign;
}

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("ads are exported as a ZIP, which stays to be downloaded again", async ({ page }) => {
  const campaign = await openBoard(page);
  await page.getByRole("button", { name: "Export" }).click();
  const list = dialog(page).getByRole("list", { name: "Platforms" });
  await expect(list.getByRole("checkbox", { name: "Facebook" })).toBeChecked();
  await expect(list.getByRole("button", { name: /^Facebook/ })).toContainText("one file for two platforms");
  await expect(dialog(page).getByText("In the file")).toBeVisible();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);

  await list.getByRole("checkbox", { name: "TikTok" }).uncheck();
  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: /^\d+ ads were exported$/ })).toBeVisible({
    timeout: 30_000,
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("link", { name: "Download" }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const facebook = campaign.ads.find(({ platform }) => platform === "facebook")!;
  const sheets = Object.entries(files).filter(([name]) => name.endsWith(".csv"));
  expect(sheets.some(([, bytes]) => strFromU8(bytes).includes(facebook.key))).toBe(true);
  const tiktok = campaign.ads.find(({ platform }) => platform === "tiktok")!;
  expect(sheets.every(([, bytes]) => !strFromU8(bytes).includes(tiktok.key))).toBe(true);

  await expect(dialog(page).getByText(/meta-ads\.csv$/)).toHaveCount(1);
  await dialog(page).getByRole("checkbox", { name: "Done: Facebook and Instagram" }).check();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
  await dialog(page).getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(
    page
      .getByRole("grid")
      .getByText(/^Exported/)
      .first(),
  ).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Export" }).click();
  await dialog(page).getByRole("button", { name: "Show", exact: true }).click();
  await expect(dialog(page).getByRole("checkbox", { name: "Done: Facebook and Instagram" })).toBeChecked();
});

test("settings are kept, and an invalid one has a message at its field", async ({ page, watch }) => {
  watch.expectConsole(/400/);
  await openBoard(page);
  await page.getByRole("button", { name: "Export" }).click();
  await dialog(page).getByRole("button", { name: "Change" }).click();
  await dialog(page).getByLabel("Countries").fill("DE, Austria");
  await dialog(page).getByLabel("Facebook Page id").fill("104882917");
  await dialog(page).getByRole("button", { name: "Save settings" }).click();
  await expect(
    dialog(page).getByText("Please use the two letters of a country, for example DE."),
  ).toBeVisible();
  await expect(dialog(page).getByLabel("Countries")).toHaveValue("DE, Austria");
  await expectAccessibleThemes(page);
  await dialog(page).getByLabel("Countries").fill("de, AT");
  await dialog(page).getByRole("button", { name: "Save settings" }).click();
  await expect(dialog(page).getByText("DE, AT")).toBeVisible();
  await expect(dialog(page).getByText("104882917")).toBeVisible();
});

test("ads that stay behind are named with their reason and linked", async ({ page }) => {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(dialog(page).getByText("No ad can be exported yet")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Export", exact: true })).toBeDisabled();
  await dialog(page).getByRole("link", { name: "Facebook A" }).click();
  await expect(page.getByRole("region", { name: /variant/ })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
