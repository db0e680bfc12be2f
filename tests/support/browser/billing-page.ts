import type { Locator, Page } from "@playwright/test";
import type { Tier } from "#core/plans.ts";
import { expect } from "./browser-test.ts";
import { toast } from "./account-forms.ts";

/**
 * Test cards of the payment sandbox, by behavior, for browser tests and tests of billing; the
 * sandbox's own list is `server/adapters/payments/sandbox/cards.ts`.
 */
export const CARDS = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  asks: "4000002500003155",
  paysOnce: "4000000000000341",
} as const;

/**
 * The card of the current plan on the billing page, in browser tests, found by its words in
 * `core/billing/billing.copy.ts`.
 */
export const currentPlan = (page: Page): Locator => page.getByRole("region", { name: "Current Plan" });
/**
 * The usage card of a category on the billing page, in browser tests, found by its words in
 * `core/billing/billing.copy.ts`.
 */
export const usageCard = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Usage This Month" }).getByRole("listitem").filter({ hasText: name });

/** Opens `/dashboard/billing` in a browser test and waits for its heading "Billing & Usage". */
export async function openBilling(page: Page): Promise<void> {
  await page.goto("/dashboard/billing");
  await expect(page.getByRole("heading", { level: 1, name: "Billing & Usage" })).toBeVisible();
}

/**
 * Enters one of `CARDS` in the payment sandbox's checkout, in a browser test. The page is in the
 * server's `modules/billing/sandbox`.
 */
export async function payWith(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.locator(`input[value="${card}"]`).check();
  await page.getByRole("button", { name: "Pay and subscribe" }).click();
}

/**
 * Buys a plan on the billing page in a browser test, for example "Scale Pro", with one of `CARDS`;
 * ends when the toast says that the plan is active.
 */
export async function subscribe(page: Page, plan: string, card: string = CARDS.pays): Promise<void> {
  await openBilling(page);
  await page.getByRole("button", { name: `Subscribe Now: ${plan}` }).click();
  await payWith(page, card);
  await expect(page).toHaveURL("/dashboard/billing");
  await expect(toast(page, `Your ${plan.split(" ")[0]} plan is ready`)).toBeVisible();
}

/**
 * Buys a plan with API calls only, for browser tests of other features and for screenshots; the
 * page's user must be signed in. Tests of the forms use `subscribe`.
 */
export async function buyPlan(page: Page, tier: Tier, card: string = CARDS.pays): Promise<void> {
  const checkout = await page.request.post("/api/subscription/checkout", { data: { tier } });
  const { url } = (await checkout.json()) as { url: string };
  const headers = { origin: new URL(url).origin };
  const paid = await page.request.post(url, { multipart: { card }, headers, maxRedirects: 0 });
  const sessionId = new URL(paid.headers()["location"] ?? "").searchParams.get("session_id");
  const back = await page.request.post("/api/subscription/checkout/return", { data: { sessionId } });
  expect(back.status()).toBe(200);
}
