import type { GenerationList } from "#core/generations/api.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessible, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

const generate = (page: Page) => page.getByRole("button", { name: "Generate Images" });
const images = (page: Page) => page.getByRole("list", { name: "Generated Images" }).getByRole("img");
const gallery = (page: Page) => page.getByRole("list", { name: "Earlier image ads" }).locator("> li");
const dialog = (page: Page) => page.getByRole("dialog");

async function openTool(page: Page): Promise<void> {
  await page.goto("/dashboard/image-ads");
  await expect(page.getByRole("heading", { level: 1, name: "Image Ads" })).toBeVisible();
}

async function fillBrief(page: Page): Promise<void> {
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
  await page.getByLabel("Headline").fill("Evenings, softly lit.");
}

async function generateImages(page: Page): Promise<void> {
  await fillBrief(page);
  await generate(page).click();
  await expect(toast(page, "Images generated successfully!")).toBeVisible();
  await expect(images(page)).toHaveCount(IMAGE_PLATFORMS.length);
}

test("the free plan shows the costs before the form is filled in", async ({ page, signIn }) => {
  await signIn();
  await openTool(page);
  await expect(page.getByText("Your plan does not include image ads yet.")).toBeVisible();
  await expect(page.getByText("0 of 0 used in this billing period")).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" }).first()).toHaveAttribute("href", /billing/);
  await expectAccessible(page);
});

test.describe("on a plan that includes image ads", () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn({ tier: "growth" });
    await openTool(page);
  });

  test("a brief becomes an image for each platform, and one is saved under its name", async ({ page }) => {
    await generateImages(page);
    await expect(page.getByText("1 of 10 used in this billing period")).toBeVisible();
    await expect(page.getByRole("main").getByText("Made by Adloom studio")).toHaveCount(2);
    await expect(gallery(page).getByText("Made by Adloom studio")).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download TikTok" }).click();
    await expect(toast(page, "Image downloaded successfully!")).toBeVisible();
    expect((await saved).suggestedFilename()).toBe("Halden-TikTok-ad.png");
    const archive = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all" }).click();
    expect((await archive).suggestedFilename()).toBe("Halden-image-ads.zip");
    await expectAccessible(page);
  });

  test("the history updates itself after the page was left before it showed the images", async ({ page }) => {
    await fillBrief(page);
    const accepted = page.waitForResponse("**/api/generations");
    await generate(page).click();
    await accepted;
    // On a fast machine the images may be complete before the history is read.
    await page.route(
      "**/api/generations?*",
      async (route) => {
        const { items, ...rest } = (await (await route.fetch()).json()) as GenerationList;
        const unfinished = items.map((item) => ({ ...item, status: "in-progress", output: null }));
        await route.fulfill({ json: { ...rest, items: unfinished } });
      },
      { times: 1 },
    );
    // Without `?show=`, only the history shows the generation.
    await openTool(page);
    await expect(gallery(page).getByText("In progress")).toBeVisible();
    await expect(gallery(page).locator("img")).toBeVisible();
    await expect(gallery(page).getByText("Made by Adloom studio")).toBeVisible();
    await expect(gallery(page).getByText("In progress")).toBeHidden();
  });

  test("a failed download shows an error", async ({ page, watch }) => {
    watch.expectConsole(/ERR_FAILED/);
    await generateImages(page);
    await page.route("**/files/*", (route) => route.abort());
    await page.getByRole("button", { name: "Download Facebook" }).click();
    await expect(toast(page, "Failed to download image. Please try again.")).toBeVisible();
  });

  test("without names or headline nothing is sent", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await generate(page).click();
    await expect(toast(page, "Please fill in company and product name")).toBeVisible();
    await page.getByLabel("Company Name").fill("Halden");
    await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
    await generate(page).click();
    await expect(toast(page, "Please provide a headline for your ads.")).toBeVisible();
    await expect(page.getByLabel("Headline")).toHaveAccessibleDescription(
      "Please provide a headline for your ads.",
    );
    expect(calls).not.toContain("POST /api/generations");
  });

  test("texts can be edited in the dialog, on all platforms", async ({ page }) => {
    await generateImages(page);
    await page.getByRole("button", { name: "View and edit TikTok" }).click();
    await dialog(page).getByLabel("Headline").fill("Softly lit, all evening");
    await dialog(page).getByLabel("Change all platforms").check();
    await dialog(page).getByRole("button", { name: "Update image" }).click();
    await expect(toast(page, "Image updated")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    for (const platform of ["Facebook", "TikTok", "Pinterest"]) {
      await expect(page.getByRole("img", { name: `${platform} ad: Softly lit, all evening` })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole("img", { name: "LinkedIn ad: Softly lit, all evening" })).toBeVisible();
  });

  test("uploads and a logo are used and restored when the brief is repeated", async ({ page }) => {
    await page
      .getByLabel("Add images")
      .setInputFiles(["assets/samples/coffee.jpg", "assets/samples/logo-orrin.png"]);
    await expect(toast(page, "Images uploaded successfully")).toBeVisible();
    await page.getByRole("button", { name: "logo-orrin.png is the logo" }).click();
    await page.getByText("Landscape", { exact: true }).click();
    await page.getByText("Bold", { exact: true }).click();
    await generateImages(page);
    await expect(page.getByText("1200 × 628").first()).toBeVisible();
    await page.getByRole("button", { name: "Repeat with the same input" }).click();
    await expect(gallery(page)).toHaveCount(2);
    await expect(page.getByRole("group", { name: "Images" }).getByText("2 of 5")).toBeVisible();
    await expect(page.getByText("2 of 10 used in this billing period")).toBeVisible();
  });

  test("earlier images can be opened, deleted and restored", async ({ page, watch }) => {
    // An image that was still loading when it was deleted.
    watch.expectConsole(/404/);
    await generateImages(page);
    await page.goto("/dashboard/image-ads");
    await gallery(page)
      .getByRole("button", { name: /^Open:/ })
      .click();
    await expect(images(page)).toHaveCount(IMAGE_PLATFORMS.length);
    await gallery(page).getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Images deleted")).toBeVisible();
    await expect(gallery(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(gallery(page)).toHaveCount(1);
  });

  test("inputs survive a reload", async ({ page }) => {
    await fillBrief(page);
    await page.getByText("Luxury", { exact: true }).click();
    await page.getByText("Portrait", { exact: true }).click();
    await page.reload();
    await expect(page.getByLabel("Headline")).toHaveValue("Evenings, softly lit.");
    await expect(page.getByRole("radio", { name: "Luxury" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Portrait" })).toBeChecked();
  });

  test("is accessible and fits in both themes", async ({ page }) => {
    await generateImages(page);
    await expectFitsThemes(page);
  });
});
