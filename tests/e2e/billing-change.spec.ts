import { expect, test } from "../support/browser/browser-test.ts";
import {
  buyPlan,
  CARDS,
  currentPlan,
  openBilling,
  subscribe,
  usageCard,
} from "../support/browser/billing-page.ts";
import { expectFits } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

test.beforeEach(({ signIn }) => signIn());

test("an upgrade shows its costs and applies at once; a downgrade is scheduled and can be revoked", async ({
  page,
}) => {
  await buyPlan(page, "scale");
  await openBilling(page);
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  const upgrade = page.getByRole("alertdialog", { name: "Upgrade to Pro?" });
  await expect(upgrade).toContainText(/Due today\$\d+\.\d\d/);
  await expect(upgrade).toContainText(/Added until [\d/]+70 image ads30 video ads15 full packages/);
  await expect(upgrade).toContainText("$49.99/month");
  await expect(upgrade).toContainText(/Included from [\d/]+100 image ads50 video ads30 full packages/);
  await upgrade.getByRole("button", { name: /^Pay \$\d+\.\d\d and upgrade$/ }).click();
  await expect(toast(page, "You are on Pro Pro now")).toBeVisible();
  await expect(currentPlan(page)).toContainText("Pro Plan");
  await expect(currentPlan(page)).toContainText("$49.99/month");
  await expect(usageCard(page, "Image Ads")).toContainText("0/ 100");
  await expect(page.getByRole("table", { name: "Invoices" }).locator("tbody tr")).toHaveCount(2);

  await page.getByRole("button", { name: "Switch to Growth" }).click();
  const downgrade = page.getByRole("alertdialog", { name: "Switch to Growth?" });
  await expect(downgrade).toContainText("Due todayNothing");
  await expect(downgrade).not.toContainText("Added until");
  await expect(downgrade).toContainText(/Included from [\d/]+10 image ads10 video ads5 full packages/);
  await downgrade.getByRole("button", { name: "Switch plan" }).click();
  await expect(page.getByText(/^From [^.]+ you are on Growth Starter\.$/)).toBeVisible();
  await expect(currentPlan(page)).toContainText("Pro Plan");
  await page.getByRole("button", { name: "Stay on Pro Pro" }).click();
  await expect(toast(page, "You stay on Pro Pro")).toBeVisible();
  await expect(page.getByText(/you are on Growth Starter/)).toHaveCount(0);
});

test("canceling asks once, states until when the plan lasts, and can be revoked", async ({ page }) => {
  await buyPlan(page, "scale");
  await openBilling(page);
  const cancel = currentPlan(page).getByRole("button", { name: "Cancel Subscription" });
  const dialog = page.getByRole("alertdialog", { name: "Cancel your Scale plan?" });
  await cancel.click();
  await expect(dialog).toContainText("everything you made stays yours");
  await dialog.getByRole("button", { name: "Keep plan" }).click();
  await expect(dialog).toHaveCount(0);

  // Downgrading to the free plan is a cancellation.
  await page.getByRole("button", { name: "Switch to Free" }).click();
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(toast(page, "Subscription cancelled successfully")).toBeVisible();
  await expect(page.getByText(/^Your Scale plan ends on [^.]+\.$/)).toBeVisible();
  await expect(currentPlan(page)).toContainText("Scale Plan");
  await expect(cancel).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Keep my plan" }).click();
  await expect(toast(page, "Your plan continues")).toBeVisible();
  await expect(cancel).toBeVisible();
});

test("a declined card leaves the plan unchanged", async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/);
  await buyPlan(page, "growth", CARDS.paysOnce);
  await openBilling(page);
  await page.getByRole("button", { name: "Upgrade to Scale" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: /and upgrade$/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("declined");
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(currentPlan(page)).toContainText("Growth Plan");
});

test("the card is changed in the payment provider's portal", async ({ page }) => {
  await buyPlan(page, "growth");
  await openBilling(page);
  await page.getByRole("button", { name: "Payment details" }).click();
  await expect(page.getByRole("heading", { name: "Card and invoices" })).toBeVisible();
  await page.locator(`input[value="${CARDS.paysOnce}"]`).check();
  await page.getByRole("button", { name: "Use this card" }).click();
  await expect(page).toHaveURL(/\/dashboard\/billing/);
  await expect(currentPlan(page)).toContainText("ending in 0341");
  await expect(page).toHaveURL("/dashboard/billing");
});

test("a granted plan can be bought, unless payments are not configured", async ({ page, signIn }) => {
  await signIn({ tier: "growth" });
  await openBilling(page);
  await expect(currentPlan(page)).toContainText("Growth Plan");
  await expect(currentPlan(page)).toContainText("This plan was given to you.");
  await expect(page.getByText("$9.99 for the first month")).toBeVisible();

  await page.route("**/api/subscription/details", async (route) => {
    const details = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...details, payments: "none" } });
  });
  await page.reload();
  await expect(page.getByText("Payments are not set up on this installation yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Subscribe Now/, disabled: false })).toHaveCount(0);
  await expect(page.getByText("for the first month")).toHaveCount(0);
  await page.unroute("**/api/subscription/details");

  await subscribe(page, "Growth Starter");
  await expect(currentPlan(page)).toContainText("$19.99/month");
});

test("during an outage of the provider the known state stays, and a retry works", async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/);
  await buyPlan(page, "scale");
  const message = "We cannot reach our payment provider right now.";
  await page.route(/\/api\/subscription(\/invoices)?$/, (route) =>
    route.fulfill({ status: 503, json: { error: { code: "payments_unavailable", message } } }),
  );
  await openBilling(page);
  await expect(toast(page, message)).toBeVisible();
  await expect(currentPlan(page)).toContainText("Scale Plan");
  await expect(currentPlan(page)).toContainText("last details we loaded");
  await expect(page.getByRole("button", { name: /^Subscribe Now/, disabled: false })).toHaveCount(0);
  await page.unroute(/\/api\/subscription(\/invoices)?$/);
  await currentPlan(page).getByRole("button", { name: "Try again" }).click();
  await expect(currentPlan(page)).toContainText("$29.99/month");

  // An error without a message, for example of a proxy, shows the specified one.
  await page.route("**/api/subscription", (route) => route.fulfill({ status: 502, body: "" }));
  await page.reload();
  await expect(toast(page, "Failed to load subscription details")).toBeVisible();
  await expect(currentPlan(page)).toContainText("Failed to load subscription details");
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await page.unroute("**/api/subscription");

  // Simulates a failed payment, which would take a month.
  const now = Date.now();
  await page.route("**/api/subscription", async (route) => {
    const subscription = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...subscription, status: "past_due" } });
  });
  await page.route("**/api/subscription/details", async (route) => {
    const details = (await (await route.fetch()).json()) as object;
    const failedPayment = { since: now, planUntil: now + 3 * 86_400_000 };
    await route.fulfill({ json: { ...details, failedPayment } });
  });
  await page.route("**/api/usage", async (route) => {
    const usage = (await (await route.fetch()).json()) as object;
    const videoAds = { used: 20, total: 20 };
    await route.fulfill({ json: { ...usage, totals: "past_due", videoAds } });
  });
  await page.reload();
  const banner = page.getByRole("alert").filter({ hasText: "Your last payment failed." });
  await expect(banner).toContainText(/Your plan continues until .+\./);
  await expect(currentPlan(page)).toContainText("Past due");
  await expect(
    page.getByText("You can use the units left from the period you paid for.", { exact: true }),
  ).toBeVisible();
  await expect(usageCard(page, "Video Ads")).toContainText("All used until your payment has gone through.");
  await expectFits(page);
  await banner.getByRole("button", { name: "Update card" }).click();
  await expect(page.getByRole("heading", { name: "Card and invoices" })).toBeVisible();
});
