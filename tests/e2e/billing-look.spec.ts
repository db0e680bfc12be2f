import { expect, test } from "../support/browser/browser-test.ts";
import { buyPlan, currentPlan, openBilling } from "../support/browser/billing-page.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/look.ts";
import { toast } from "../support/browser/visitor.ts";

// Most pay before they begin.
test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ signIn }) => signIn());

test("the page and its dialogs are accessible and fit in both themes", async ({ page }) => {
  await buyPlan(page, "scale");
  await openBilling(page);
  await page.getByText("How units are counted").click();
  await expectFitsThemes(page);
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page.getByRole("button", { name: /and upgrade$/ })).toBeVisible();
  await expectAccessibleThemes(page);
});

test("cancelling and keeping work with the keyboard alone", async ({ page }) => {
  await buyPlan(page, "growth");
  await openBilling(page);
  const cancel = currentPlan(page).getByRole("button", { name: "Cancel Subscription" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep plan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep plan" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Subscription cancelled successfully")).toBeVisible();
  // The pressed button is gone; the way back takes its place.
  await expect(page.getByRole("button", { name: "Keep my plan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cancel).toBeVisible();
});

test("what used the units is listed with its date and leads to what was made", async ({ page }) => {
  await page.goto("/dashboard/text-ads");
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
