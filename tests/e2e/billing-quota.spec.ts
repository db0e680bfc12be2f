import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { openBilling, subscribe, usageCard } from "../support/billing-page.ts";
import { newPerson, signUpAndVerify } from "../support/visitor.ts";

const SCRIPT = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

async function makeScripts(page: Page, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const data = { kind: "video", input: SCRIPT };
    statuses.push((await page.request.post("/api/generations", { data })).status());
  }
  return statuses;
}

// It signs up, pays and makes eleven scripts.
test.describe.configure({ timeout: 60_000 });

test("a quota says when it runs out, and the way to more", async ({ page }) => {
  await signUpAndVerify(page, newPerson());
  await subscribe(page, "Growth Starter");
  expect(await makeScripts(page, 8)).toEqual(Array(8).fill(202));
  await openBilling(page);
  await expect(page.getByText("You have used 8 of 10 video ads.")).toBeVisible();
  await expect(usageCard(page, "Video Ads")).toContainText("2 left");

  expect(await makeScripts(page, 3)).toEqual([202, 202, 402]);
  await openBilling(page);
  await expect(
    page.getByText("You have used all 10 video ads in your plan for this billing period."),
  ).toBeVisible();
  await expect(usageCard(page, "Video Ads")).toContainText("10/ 10");
  await expect(usageCard(page, "Video Ads")).toContainText("All used. Resets on");
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "#plans");
  await expect(page.getByRole("table", { name: "What used your units" }).locator("tbody tr")).toHaveCount(10);
});
