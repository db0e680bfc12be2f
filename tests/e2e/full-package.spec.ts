import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

const DONE = "Full package generated successfully!";

async function openTool(page: Page): Promise<void> {
  await page.goto("/dashboard/full-package");
  await expect(page.getByRole("heading", { level: 1, name: "Full Package" })).toBeVisible();
}

async function fillBrief(page: Page, product = "Dusk Lamp"): Promise<void> {
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill(product);
  await page.getByLabel("Key Features").fill("Dims to warm light as the sun sets. Cordless.");
  await page.getByLabel("Campaign Goals").fill("Launch online with a 20% launch offer");
}

const generate = (page: Page) => page.getByRole("button", { name: "Generate Campaign" });
const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).locator("> li");
const history = (page: Page) =>
  page.getByRole("table", { name: "Earlier full packages" }).locator("tbody tr");

/** Waits for the number of packages, because the toast of an earlier one may still be shown. */
async function expectPackages(page: Page, count: number): Promise<void> {
  await expect(history(page)).toHaveCount(count, { timeout: 30_000 });
}

async function generatePackage(page: Page): Promise<void> {
  await fillBrief(page);
  await generate(page).click();
  await expect(toast(page, DONE)).toBeVisible({ timeout: 30_000 });
}

test("the free plan shows the costs before the form is filled in", async ({ page, signIn, watch }) => {
  watch.expectConsole(/402/);
  await signIn();
  await openTool(page);
  await expect(page.getByText("Your plan does not include full packages yet.")).toBeVisible();
  await expect(page.getByText("0 of 0 used in this billing period")).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" }).first()).toBeVisible();
  await fillBrief(page);
  await generate(page).click();
  await expect(toast(page, "Your plan does not include full packages yet.")).toBeVisible();
  await expect(page.getByLabel("Campaign Goals")).toHaveValue(/launch offer/);
});

test.describe("on a plan with full packages", () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn({ tier: "growth" });
    await openTool(page);
  });

  test("a brief becomes three cards with downloads, and one archive", async ({ page }) => {
    await page.getByLabel("Brand Voice").selectOption("Playful");
    await generatePackage(page);
    await expect(list(page, "Text Ads")).toHaveCount(3);
    await expect(list(page, "Video Ads")).toHaveCount(3);
    await expect(page.getByRole("img", { name: /^\w+ ad: / })).toHaveCount(IMAGE_PLATFORMS.length);
    await expect(page.getByRole("img", { name: /^Storyboard of scene/ })).toHaveCount(3);
    await expect(list(page, "Prompts for more images")).toHaveCount(3);
    await expect(list(page, "Progress")).toContainText(["3 of 3", "5 of 5", "3 of 3"]);
    await page.getByRole("tab", { name: "Pinterest" }).click();
    const pin = page.getByRole("tabpanel", { name: "Pinterest" });
    await expect(pin).toContainText("Pinterest shows about 50 characters.");
    await expect(pin.getByText(/^\d+ \/ 500$/).first()).toBeVisible();
    await expect(pin.getByText(/\/ 50$/)).toHaveCount(0);
    await expect(page.getByText("1 of 5 used in this billing period")).toBeVisible();
    await expect(page.getByText("Made by Adloom studio", { exact: true })).toBeVisible();

    const save = async (role: "button" | "link", name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole(role, { name, exact: true }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const ads = await save("button", "Download Text Ads");
    expect(ads.name).toBe("Halden-Dusk-Lamp-text-ads.txt");
    expect(ads.bytes.toString()).toContain("Dusk Lamp");
    const script = await save("button", "Download Video Ads");
    expect(script.name).toBe("Halden-Dusk-Lamp-script.txt");
    expect(script.bytes.toString()).toContain("Scene 3 (0:20 - 0:30)");
    const images = await save("button", "Download Image Ads");
    expect(images.name).toBe("Halden-Dusk-Lamp-images.zip");
    expect(Object.keys(unzipSync(images.bytes))).toHaveLength(IMAGE_PLATFORMS.length + 1);
    expect(Object.keys(unzipSync(images.bytes))).toContain("images/image-prompts.txt");
    const all = await save("link", "Download all");
    expect(all.name).toBe("Halden-Dusk-Lamp-full-package.zip");
    expect(Object.keys(unzipSync(all.bytes))).toContain("README.txt");
  });

  test("without required fields nothing is sent and the fields show why", async ({ page }) => {
    await page.getByLabel("Company Name").fill("Halden");
    await generate(page).click();
    await expect(toast(page, "Please fill in company and product name")).toBeVisible();
    await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
    await generate(page).click();
    await expect(toast(page, "Please provide key features and campaign goals")).toBeVisible();
    await expect(page.getByLabel("Campaign Goals")).toHaveAccessibleDescription(
      /Please provide key features and campaign goals/,
    );
    await expect(history(page)).toHaveCount(0);
  });

  test("brief and package survive a reload; an image's texts can be edited", async ({ page }) => {
    await generatePackage(page);
    await page.reload();
    await expect(page.getByLabel("Key Features")).toHaveValue(/Dims to warm light/);
    await expect(list(page, "Text Ads")).toHaveCount(3);
    await page.getByRole("button", { name: "View and edit TikTok" }).click();
    await page.getByRole("dialog").getByLabel("Headline").fill("Dusk, on time");
    await page.getByRole("button", { name: "Update image" }).click();
    await expect(toast(page, "Image updated")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("img", { name: "TikTok ad: Dusk, on time" })).toBeVisible();
  });

  test("earlier packages can be reopened, repeated and deleted with undo", async ({ page, watch }) => {
    // Pictures of a deleted package answer 404, also those that the page is still loading.
    watch.expectConsole(/status of 404/u);
    await generatePackage(page);
    await expectPackages(page, 1);
    await fillBrief(page, "Dawn Lamp");
    await generate(page).click();
    await expectPackages(page, 2);
    // The list can name the second package before the page shows it.
    const ads = list(page, "Text Ads");
    await expect(ads.filter({ hasText: "Dawn Lamp" }).first()).toBeVisible({ timeout: 30_000 });
    await history(page).nth(1).getByRole("button", { name: "Dusk Lamp" }).click();
    await expect(ads.filter({ hasText: "Dusk Lamp" }).first()).toBeVisible();
    await history(page).nth(1).getByRole("button", { name: "Repeat with the same input" }).click();
    await expectPackages(page, 3);
    await history(page).nth(0).getByRole("button", { name: "Delete" }).click();
    await expect(history(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(history(page)).toHaveCount(3);
  });

  test("the tool is accessible and fits in both themes", async ({ page }) => {
    await expect(generate(page)).toBeVisible();
    await expectAccessibleThemes(page);
    await generatePackage(page);
    await expectFitsThemes(page);
  });
});
