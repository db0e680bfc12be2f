import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";

const language = (page: Page) => page.getByLabel("Ad language");
const shownLanguage = (page: Page) => language(page).locator("option:checked");
const questions = (page: Page) => page.getByRole("note").filter({ hasText: "Answer these for better ads" });

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard/text-ads");
});

test("the language is detected while typing, and a chosen one is remembered and sent", async ({ page }) => {
  await expect(shownLanguage(page)).toHaveText("Automatic");
  await page.getByLabel("Company Name").fill("Bella Napoli");
  await page.getByLabel("Product/Service Name").fill("Pizza aus dem Steinofen");
  await page
    .getByLabel("Key Message")
    .fill("Drei Abendessen für 39 Euro. Jeden Abend bis 23 Uhr. Ohne Anmeldung.");
  await expect(shownLanguage(page)).toHaveText("Automatic: German");
  await language(page).selectOption("fr");
  await expect(page.getByText("Your brief looks like German.")).toBeVisible();
  await page.reload();
  await expect(shownLanguage(page)).toHaveText("French");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/generations"),
  );
  await page.getByRole("button", { name: "Generate Ads" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ input: { language: "fr" } });
});

test("a brief with too few words asks for facts and takes the browser's language", async ({ page }) => {
  await page.getByLabel("Company Name").fill("Fjord");
  await page.getByLabel("Product/Service Name").fill("Nova");
  await expect(questions(page).getByRole("listitem")).toHaveCount(3);
  await expect(questions(page)).toContainText("What does it cost?");
  await expect(shownLanguage(page)).toHaveText("Automatic: English");
  await expect(page.getByText("Too few words to be sure; this is your browser’s language.")).toBeVisible();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
  await page
    .getByLabel("Key Message")
    .fill("Costs 20 euros. First month free. Delivered in 48 hours. Made in Leeds since 1994.");
  await expect(questions(page)).toHaveCount(0);
});

for (const [path, name] of [
  ["image-ads", "Image Ads"],
  ["video-ads", "Video Ads"],
  ["full-package", "Full Package"],
] as const) {
  test(`${name} has the field`, async ({ page }) => {
    await page.goto(`/dashboard/${path}`);
    await page.getByLabel("Company Name").fill("Chez Odile");
    await page.getByLabel("Product/Service Name").fill("Menu du midi, tous les jours avec dessert");
    await expect(shownLanguage(page)).toHaveText("Automatic: French");
  });
}
