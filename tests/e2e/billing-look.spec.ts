import { expect, test } from "../support/browser/browser-test.ts";
import { currentPlan, openBilling, subscribe } from "../support/browser/billing-page.ts";
import { expectAccessible, expectFits } from "../support/browser/look.ts";
import { newPerson, signUpAndVerify, toast } from "../support/browser/visitor.ts";

// Each signs up, and most pay, before they begin.
test.describe.configure({ timeout: 60_000 });
test.beforeEach(async ({ page }) => {
  await signUpAndVerify(page, newPerson());
});

for (const theme of ["light", "dark"]) {
  test(`the page and its dialogs are accessible and fit, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await subscribe(page, "Scale Pro");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await page.getByText("How units are counted").click();
    await expectFits(page);
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(page.getByRole("button", { name: /and upgrade$/ })).toBeVisible();
    await expectAccessible(page);
  });
}

test("cancelling and keeping work with the keyboard alone", async ({ page }) => {
  await subscribe(page, "Growth Starter");
  const cancel = currentPlan(page).getByRole("button", { name: "Cancel Subscription" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep plan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Subscription cancelled successfully")).toBeVisible();
  // The pressed button is gone; the way back takes its place.
  await expect(page.getByRole("button", { name: "Keep my plan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cancel).toBeVisible();
});

test("what used the units is listed with its date and leads to what was made", async ({ page }) => {
  await page.getByRole("link", { name: "Text Ads" }).first().click();
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(toast(page, "Ads generated successfully!")).toBeVisible();

  await openBilling(page);
  await expect(currentPlan(page)).toContainText("Free Plan");
  const row = page.getByRole("table", { name: "What used your units" }).locator("tbody tr");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("1 unit");
  await page.getByLabel("Show").selectOption("Image Ads");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await page.getByLabel("Show").selectOption("Everything");
  await row.getByRole("link", { name: "Dusk Lamp" }).click();
  await expect(page.getByRole("list", { name: "Generated Ads" }).locator("> li")).toHaveCount(3);
});
