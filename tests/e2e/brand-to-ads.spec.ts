import type { Page } from "@playwright/test";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";
import { expect, internetTest as test, serveShop, SITE } from "../support/browser/internet-test.ts";

test.describe.configure({ mode: "serial" });

test.beforeAll(({ internet }) => serveShop(internet));

const panel = (page: Page) => page.getByRole("region", { name: /variant/ });
const board = (page: Page) => page.getByRole("grid", { name: "Ads by platform and variant" });
const saved = (page: Page) =>
  panel(page)
    .getByRole("status")
    .filter({ hasText: /^Saved/ });

/** Opens a page by the navigation, which is behind the menu on phones. */
async function open(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
}

for (const { name, width, height } of [
  { name: "a phone", width: 390, height: 844 },
  { name: "a desktop", width: 1440, height: 960 },
]) {
  test(`on ${name}: a brand from its site, a package, its board, an edit, a variant, undo`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn({ tier: "growth" });

    await page.goto("/dashboard");
    await open(page, "Brand");
    await page.getByRole("button", { name: "Read from my website" }).click();
    await page.getByLabel("Address of your website").fill(SITE);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Proposals" })).toBeVisible();
    await page.getByRole("button", { name: "Take Name", exact: true }).click();
    await expect(page.getByRole("button", { name: "Undo Name", exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Take the \d+ that fill empty fields$/ }).click();
    await expect(page.getByRole("button", { name: /^Take the/ })).toBeHidden();
    await page.getByRole("link", { name: "Done" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Fern & Fable");

    await open(page, "Full Package");
    await page.getByRole("button", { name: /Fills in what Adloom already knows/ }).click();
    await page.getByRole("option", { name: /Starter trio/ }).click();
    await expect(page.getByLabel("Company Name")).toHaveValue("Fern & Fable");
    await page.getByLabel("Key Features").fill("Three plants that forgive. Potted by hand. 49 USD.");
    await page.getByLabel("Campaign Goals").fill("Online sales");
    await page.getByRole("button", { name: "Generate Campaign" }).click();
    await expect(toast(page, "Full package generated successfully!")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Open the campaign" }).click();

    await expect(board(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Starter trio");
    await expectAccessibleThemes(page);
    await expectFitsThemes(page);

    await board(page)
      .getByRole("link", { name: /^Facebook A/ })
      .click();
    const text = panel(page).getByRole("textbox", { name: "Primary text" });
    const before = await text.inputValue();
    await text.fill("Three plants that forgive. Sent on Mondays.");
    await text.blur();
    await expect(saved(page)).toBeVisible();
    await expectAccessibleThemes(page);
    await expectFitsThemes(page);

    const duplicate = panel(page).getByRole("button", { name: "Duplicate as variant" });
    await duplicate.filter({ visible: true }).click();
    await expect(page.getByText(/^Variant [B-Z] was added$/)).toBeVisible();
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(/^Facebook, variant [B-Z]$/);
    await expect(text).toHaveValue("Three plants that forgive. Sent on Mondays.");
    await text.fill("Another text.");
    await panel(page).getByRole("button", { name: "Undo", exact: true }).click();
    await expect(text).toHaveValue("Three plants that forgive. Sent on Mondays.");
    await expect(saved(page)).toBeVisible();

    const remove = panel(page).getByRole("button", { name: "Delete ad" });
    // A new version in the list above moves the button, also away from a pointer that is pressed.
    await remove.filter({ visible: true }).press("Enter");
    await expect(toast(page, "The ad was deleted")).toBeVisible();
    await page
      .getByRole("region", { name: /notifications/i })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(toast(page, "The ad is back")).toBeVisible();

    await board(page)
      .getByRole("link", { name: /^Facebook A/ })
      .click();
    await panel(page).getByRole("button", { name: "Restore" }).last().click();
    await expect(text).toHaveValue(before);
    await expect(saved(page)).toBeVisible();
  });
}
