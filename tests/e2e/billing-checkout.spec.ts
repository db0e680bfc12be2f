import { billingMessages } from "#core/billing/messages.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import {
  CARDS,
  currentPlan,
  openBilling,
  payWith,
  subscribe,
  usageCard,
} from "../support/browser/billing-page.ts";
import { expectFits, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

test.beforeEach(({ signIn }) => signIn());

test("the free plan is shown with the offer", async ({ page }) => {
  await openBilling(page);
  await expect(currentPlan(page)).toContainText("Free Plan");
  await expect(currentPlan(page)).toContainText("$0/month");
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);
  await expect(usageCard(page, "Text Ads")).toContainText("0/ ∞");
  await expect(usageCard(page, "Image Ads")).toContainText("0/ 0");
  await expect(usageCard(page, "Text Ads").getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(usageCard(page, "Text Ads")).toContainText("Fair use: 20 a minute, 300 a day.");
  await expect(page.getByText("Limited Time Offer: Get 50% off your first month!")).toBeVisible();
  await expect(page.getByText("$14.99 for the first month")).toBeVisible();
});

test("a declined card buys nothing, the next one buys the plan, at half the price once", async ({
  page,
  watch,
}) => {
  // The sandbox responds to a declined card with 402.
  watch.expectConsole(/Failed to load resource/);
  await openBilling(page);
  await page.getByRole("button", { name: "Subscribe Now: Scale Pro" }).click();
  await expect(page.getByText("$14.99")).toBeVisible();
  await payWith(page, CARDS.declined);
  await expect(page.getByRole("alert")).toContainText("declined");
  await expect(page.locator(`input[value="${CARDS.declined}"]`)).toBeChecked();
  await expectFitsThemes(page);
  await payWith(page, CARDS.pays);

  await expect(toast(page, "Your Scale plan is ready")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/billing");
  const plan = currentPlan(page);
  await expect(plan).toContainText("Scale Plan");
  await expect(plan).toContainText("Active");
  await expect(plan).toContainText("$29.99/month");
  await expect(plan).toContainText(/Next billing date: \d/);
  await expect(plan).toContainText("Visa ending in 4242");
  await expect(usageCard(page, "Image Ads")).toContainText("0/ 30");
  await expect(page.getByText("Limited Time Offer")).toHaveCount(0);
  const invoice = page.getByRole("table", { name: "Invoices" }).locator("tbody tr");
  await expect(invoice).toHaveCount(1);
  await expect(invoice).toContainText("$14.99");
  await expect(invoice).toContainText("Paid");
  await expect(invoice.getByRole("link", { name: /as PDF$/ })).toHaveAttribute(
    "href",
    /\/sandbox\/invoices\//,
  );
});

test("after the bank's confirmation the plan is active", async ({ page }) => {
  await openBilling(page);
  await page.getByRole("button", { name: "Subscribe Now: Growth Starter" }).click();
  // With the keyboard only.
  await page.getByRole("radio", { name: /^4242/ }).focus();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("heading", { name: "Your bank asks you to confirm" })).toBeVisible();
  for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
  await expect(toast(page, "Your Growth plan is ready")).toBeVisible();
  await expect(currentPlan(page)).toContainText("Growth Plan");
  await page.getByRole("button", { name: "Payment details" }).click();
  await expect(page.getByRole("link", { name: "SANDBOX-0001" })).toBeVisible();
  await expectFits(page);
});

test("Subscribe Now on the landing page leads to the checkout, and leaving it charges nothing", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator('a[href="/dashboard/billing?plan=pro"]').click();
  await expect(page.getByRole("heading", { name: "Subscribe to Pro Pro" })).toBeVisible();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(toast(page, "You left the checkout. Nothing was charged.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/billing");
  await expect(currentPlan(page)).toContainText("Free Plan");
  // Going back does not buy again.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/billing");
  await expect(currentPlan(page)).toContainText("Free Plan");
});

test("a second tab that still shows the free plan buys nothing, and updates to the plan", async ({
  page,
  watch,
}) => {
  watch.expectConsole(/409/);
  const other = await page.context().newPage();
  await openBilling(other);
  await expect(currentPlan(other)).toContainText("Free Plan");
  await subscribe(page, "Growth Starter");
  await other.getByRole("button", { name: "Subscribe Now: Pro Pro" }).click();
  await expect(toast(other, billingMessages.subscriptionExists)).toBeVisible();
  await expect(currentPlan(other)).toContainText("Growth Plan");
  await expect(other.getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();

  // With a plan, the URL opens the change instead of a second checkout.
  await page.goto("/dashboard/billing?plan=pro");
  await expect(page.getByRole("alertdialog", { name: "Upgrade to Pro?" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard/billing");
  await page.goto("/dashboard/billing?plan=growth");
  await expect(currentPlan(page)).toContainText("Growth Plan");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
