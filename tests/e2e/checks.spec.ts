import type { Page } from "@playwright/test";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/browser-test.ts";

const REASON = "Our law firm has confirmed it";

async function generateAds(page: Page): Promise<void> {
  await page.goto("/dashboard/text-ads");
  await page.getByLabel("Company Name").fill("Northfund");
  await page.getByLabel("Product/Service Name").fill("Savings plan");
  await page.getByLabel("Key Message").fill("Guaranteed 30% return");
  await page.getByRole("button", { name: "Generate Ads" }).click();
}

/** The first ad that makes the promise. */
const promise = (page: Page) =>
  page
    .getByRole("list", { name: "Generated Ads" })
    .locator("> li")
    .filter({ hasText: /guaranteed 30% return/i })
    .first();
const remark = (page: Page) => promise(page).getByText(/promises a result/);

test("a remark is ignored with a reason and can be shown again", async ({ page, signIn }) => {
  await signIn();
  await generateAds(page);
  await expect(remark(page)).toBeVisible();
  await promise(page).getByRole("button", { name: "Use it anyway" }).first().click();
  const reason = promise(page).getByLabel("Why may the ad run as it is?");
  await expect(reason).toBeFocused();
  await expect(promise(page).getByRole("button", { name: "Keep the reason" })).toBeDisabled();
  await expectFitsThemes(page);
  await expectAccessibleThemes(page);
  await reason.fill(REASON);
  await reason.press("Enter");
  await expect(remark(page)).toHaveCount(0);
  await expect(promise(page).getByText("1 remark ignored")).toBeVisible();

  await page.reload();
  await expect(promise(page).getByText("1 remark ignored")).toBeVisible();
  await expect(remark(page)).toHaveCount(0);
  await promise(page).getByRole("button", { name: "Show again" }).click();
  await expect(remark(page)).toBeVisible();
});
