import type { Page } from "@playwright/test";
import { ERRORS, type ErrorBody } from "#core/errors.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

const KEY_MESSAGE = "A cordless lamp that dims as the sun sets.";

async function fillBrief(page: Page, product = "Dusk Lamp"): Promise<void> {
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill(product);
  await page.getByLabel("Target Audience").fill("Renters who work from home");
  await page.getByLabel("Key Message").fill(KEY_MESSAGE);
}

const generate = (page: Page) => page.getByRole("button", { name: "Generate Ads" });
const ads = (page: Page) => page.getByRole("list", { name: "Generated Ads" }).locator("> li");
const history = (page: Page) => page.getByRole("table", { name: "Earlier text ads" }).locator("tbody tr");

async function generateAds(page: Page, product = "Dusk Lamp"): Promise<void> {
  await fillBrief(page, product);
  await generate(page).click();
  await expect(toast(page, "Ads generated successfully!")).toBeVisible();
  await expect(ads(page).filter({ hasText: product })).toHaveCount(3);
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard/text-ads");
  await expect(page.getByRole("heading", { level: 1, name: "Text Ads" })).toBeVisible();
});

test("a brief becomes three ads, and one is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(
    page.getByText('Fill out the form and click "Generate Ads" to create your AI-generated ad copy.'),
  ).toBeVisible();
  await expect(page.getByText("Text ads are unlimited on your plan")).toBeVisible();
  await generateAds(page);
  await expect(page.getByText("Made by Adloom studio").first()).toBeVisible();
  for (const ad of await ads(page).all()) {
    await expect(ad).toContainText("Dusk Lamp");
    await expect(ad).toContainText("Halden");
  }
  const text = await ads(page).nth(1).locator("p").first().textContent();
  await ads(page).nth(1).getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Ad copy copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("an example scrolls to the brief, and its result scrolls into view", async ({ page }) => {
    await page.getByRole("button", { name: "Fill in an example" }).click();
    await expect(page.getByLabel("Company Name")).toBeInViewport();
    await generate(page).click();
    await expect(page.getByRole("heading", { name: "Generated Ads" })).toBeInViewport();
    await expect(ads(page).first()).toBeInViewport();
  });
});

test("without company and product nothing is sent and the fields show why", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByLabel("Company Name").fill("   ");
  await page.getByLabel("Key Message").fill(KEY_MESSAGE);
  await generate(page).click();
  await expect(toast(page, "Please fill in company and product name")).toBeVisible();
  await expect(page.getByLabel("Company Name")).toHaveAccessibleDescription(
    "Please fill in company and product name",
  );
  await expect(page.getByLabel("Key Message")).toHaveValue(KEY_MESSAGE);
  expect(calls).not.toContain("POST /api/generations");
});

test("an overlong text is reported at its field and kept", async ({ page }) => {
  await fillBrief(page);
  const long = "x".repeat(501);
  await page.getByLabel("Target Audience").fill(long);
  await generate(page).click();
  await expect(page.getByLabel("Target Audience")).toHaveAccessibleDescription(
    "Target audience must be at most 500 characters",
  );
  await expect(page.getByLabel("Target Audience")).toHaveValue(long);
});

test("inputs and results survive a reload", async ({ page }) => {
  await generateAds(page);
  const first = await ads(page).first().locator("p").first().textContent();
  await page.getByLabel("Additional Details").fill("Launch offer: 20% off.");
  await page.reload();
  await expect(page.getByLabel("Additional Details")).toHaveValue("Launch offer: 20% off.");
  await expect(page.getByLabel("Key Message")).toHaveValue(KEY_MESSAGE);
  await expect(ads(page).first()).toContainText(first ?? "?");
});

test("earlier ads can be reopened, repeated and deleted with undo", async ({ page }) => {
  await generateAds(page, "Dusk Lamp");
  const first = await ads(page).first().locator("p").first().textContent();
  await generateAds(page, "Dawn Lamp");
  await expect(history(page)).toHaveCount(2);

  await history(page).last().getByRole("button", { name: "Open" }).click();
  await expect(ads(page).first()).toContainText(first ?? "?");

  await history(page).last().getByRole("button", { name: "Repeat with the same input" }).click();
  await expect(history(page)).toHaveCount(3);
  await expect(page.getByLabel("Product/Service Name")).toHaveValue("Dusk Lamp");
  await expect(ads(page).first()).toContainText("Dusk Lamp");

  await history(page).last().getByRole("button", { name: "Delete" }).click();
  await expect(history(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Earlier text ads" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(history(page)).toHaveCount(3);
});

test("a rejected undo shows the reason", async ({ page, watch }) => {
  watch.expectConsole(/409/);
  await generateAds(page);
  const { status, message } = ERRORS.restarts_used_up;
  const json = { error: { code: "restarts_used_up", message } } satisfies ErrorBody;
  await page.route("**/restore", (route) => route.fulfill({ status, json }));
  await history(page).last().getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, message)).toBeVisible();
  await expect(history(page)).toHaveCount(0);
});

test("a network failure is shown and loses nothing", async ({ page, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await fillBrief(page);
  await page.route("**/api/generations", (route) => route.abort("internetdisconnected"), { times: 1 });
  await generate(page).click();
  await expect(toast(page, "Failed to generate ads. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Key Message")).toHaveValue(KEY_MESSAGE);
  await generate(page).click();
  await expect(ads(page)).toHaveCount(3);
});

test("the tool is accessible and fits in both themes", async ({ page }) => {
  await expectAccessibleThemes(page);
  await generate(page).click();
  await expectAccessibleThemes(page);
  await generateAds(page);
  await expectFitsThemes(page);
});

test("a promise in the brief and in the ads is shown with who minds and why", async ({ page }) => {
  await fillBrief(page);
  await page.getByLabel("Key Message").fill("Guaranteed 30% return. Cures cancer.");
  const form = page.getByRole("form", { name: "Generate Text Ad" });
  await expect(form.getByText("“Cures cancer” promises a cure")).toBeVisible();
  await expect(form.getByText("“Guaranteed 30% return” promises a result")).toBeVisible();
  await expect(form.getByText(/TikTok.* do not allow it: health claims need evidence/).first()).toBeVisible();
  await expectAccessibleThemes(page);
  await generate(page).click();
  await expect(ads(page).getByText("“Cures cancer” promises a cure").first()).toBeVisible();
  await page.getByLabel("Key Message").fill("We give no guarantee and do not cure cancer.");
  await expect(form.getByText("promises a cure")).toHaveCount(0);
});

test("each platform has a mark, and a fix changes the text to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await fillBrief(page, "Dusk LAMPE");
  await page.getByLabel("Key Message").fill("HUGE news: a lamp that dims as the sun sets.");
  await generate(page).click();
  const ad = ads(page).filter({ hasText: "HUGE" }).first();
  const marks = ad.getByRole("list", { name: "What each platform will say" });
  await expect(marks.getByText("Facebook may reject it")).toBeAttached();
  await ad.getByRole("button", { name: "Write “Huge”" }).click();
  await expect(ad.getByText("Huge news", { exact: false })).toBeVisible();
  await expect(marks.getByText("Facebook takes it")).toBeAttached();
  await ad.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Huge news");
  await ad.getByRole("button", { name: "Undo" }).click();
  await expect(ad.getByText("HUGE news", { exact: false })).toBeVisible();
});
