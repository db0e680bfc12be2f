import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { buyPlan, openBilling, usageCard } from "../support/browser/billing-page.ts";
import { toast } from "../support/browser/account-forms.ts";

const SCRIPT = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };
const ALL_USED = "You have used all 10 video ads in your plan for this billing period.";

async function makeScripts(page: Page, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const data = { kind: "video", input: SCRIPT };
    statuses.push((await page.request.post("/api/generations", { data })).status());
  }
  return statuses;
}

test("a quota shows when it runs out, the tool rejects requests, and an upgrade applies at once", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/402/);
  await signIn();
  await buyPlan(page, "growth");
  expect(await makeScripts(page, 8)).toEqual(Array(8).fill(202));
  await openBilling(page);
  await expect(page.getByText("You have used 8 of 10 video ads.")).toBeVisible();
  await expect(usageCard(page, "Video Ads")).toContainText("2 left");

  expect(await makeScripts(page, 3)).toEqual([202, 202, 402]);
  await openBilling(page);
  await expect(page.getByText(ALL_USED)).toBeVisible();
  await expect(usageCard(page, "Video Ads")).toContainText("10/ 10");
  await expect(usageCard(page, "Video Ads")).toContainText("All used. Resets on");
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "#plans");
  await expect(page.getByRole("table", { name: "What used your units" }).locator("tbody tr")).toHaveCount(10);

  await page.getByRole("link", { name: "Video Ads" }).first().click();
  await page.getByLabel("Company Name").fill(SCRIPT.companyName);
  await page.getByLabel("Product/Service Name").fill(SCRIPT.productName);
  await page.getByLabel("Key Message").fill(SCRIPT.keyMessage);
  const generate = page.getByRole("button", { name: "Generate Script" });
  await generate.click();
  await expect(toast(page, ALL_USED)).toBeVisible();
  await expect(page.getByText("10 of 10 used in this billing period")).toBeVisible();
  await page.getByRole("link", { name: "See plans" }).click();
  await expect(page.getByRole("heading", { name: "Plans", exact: true })).toBeInViewport();

  await page.getByRole("button", { name: "Upgrade to Scale" }).click();
  await page.getByRole("button", { name: /^Pay \$\d+\.\d\d and upgrade$/ }).click();
  await expect(toast(page, "You are on Scale Pro now")).toBeVisible();
  await expect(usageCard(page, "Video Ads")).toContainText("10/ 20");
  await expect(page.getByText(ALL_USED)).toHaveCount(0);

  await page.getByRole("link", { name: "Video Ads" }).first().click();
  await expect(page.getByText("10 of 20 used in this billing period")).toBeVisible();
  await page.getByLabel("Company Name").fill(SCRIPT.companyName);
  await page.getByLabel("Product/Service Name").fill(SCRIPT.productName);
  await page.getByLabel("Key Message").fill(SCRIPT.keyMessage);
  await generate.click();
  await expect(toast(page, "Video script generated successfully!")).toBeVisible();
  await expect(page.getByText("11 of 20 used in this billing period")).toBeVisible();
});
