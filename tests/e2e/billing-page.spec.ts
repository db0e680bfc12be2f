import type { Page } from "@playwright/test";
import { billingCopy } from "#core/billing/billing.copy.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { buyPlan, currentPlan, openBilling } from "../support/browser/billing-page.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

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

/** Simulates an upgrade in mid-period, which would take half a month. */
async function showProrated(page: Page): Promise<void> {
  await page.route("**/api/usage", async (route) => {
    const usage = (await (await route.fetch()).json()) as object;
    const imageAds = { used: 18, total: 20 };
    await route.fulfill({ json: { ...usage, totals: "prorated", imageAds } });
  });
}

test("after an upgrade in mid-period the page explains the totals and when the full quota starts", async ({
  page,
}) => {
  await buyPlan(page, "scale");
  await showProrated(page);
  await openBilling(page);
  const usage = page.getByRole("region", { name: "Usage This Month" });
  await expect(usage).toContainText("You changed your plan during this billing period.");
  await expect(usage).toContainText(
    /From [\d/]+ you have the full number: 30 image ads, 20 video ads and 15 full packages\./,
  );
  await page.request.post("/api/subscription/change", { data: { tier: "growth" } });
  await page.reload();
  await expect(usage).toContainText("10 image ads, 10 video ads and 5 full packages.");
  await expectFitsThemes(page);
});

test("all dates of the page have the same format", async ({ page }) => {
  await buyPlan(page, "scale");
  await page.request.post("/api/generations", {
    data: { kind: "text", input: { companyName: "Halden", productName: "Dusk Lamp" } },
  });
  await page.request.post("/api/subscription/change", { data: { tier: "growth" } });
  await openBilling(page);
  await page.getByText("How units are counted").click();
  await expect(page.getByRole("table", { name: "What used your units" })).toContainText("Dusk Lamp");
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Added until");
  const text = await page.locator("body").innerText();
  expect(text.match(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g)?.length).toBeGreaterThan(8);
  expect(text).not.toMatch(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d/);
});

test("the largest text is shown with the first paint in every state", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await buyPlan(page, "scale");
  await page.request.post("/api/subscription/change", { data: { tier: "growth" } });
  await showProrated(page);
  await openBilling(page);
  await expect(page.getByText("You changed your plan during this billing period.")).toBeVisible();
  await expect(page.getByText(/^From [^.]+ you are on Growth Starter\.$/)).toBeVisible();
  const largest = await page.evaluate<string>(`new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1).element.textContent));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  })`);
  expect(largest).toBe(billingCopy.lead);
});

test("canceling and resuming work with the keyboard only", async ({ page }) => {
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
  // The focused button was unmounted; the resume button gets the focus.
  await expect(page.getByRole("button", { name: "Keep my plan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cancel).toBeVisible();
});

test("generations are listed with their dates and link to the results", async ({ page }) => {
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
