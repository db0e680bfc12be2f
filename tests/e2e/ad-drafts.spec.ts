import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

const panel = (page: Page) => page.getByRole("region", { name: /variant/ });
const saved = (page: Page) =>
  panel(page)
    .getByRole("status")
    .filter({ hasText: /^Saved/ });
const text = (page: Page) => panel(page).getByRole("textbox", { name: "Primary text" });

/** Generates a package and returns the path of the first ad of its campaign. */
async function firstAdPath(page: Page): Promise<string> {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  return `/dashboard/campaigns/${campaign.id}/ads/${campaign.ads[0]!.id}`;
}

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("two tabs that change the same ad: both texts are shown, and the chosen one is saved", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/409/);
  const path = await firstAdPath(page);
  const other = await context.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  await expect(text(page)).toBeVisible();
  await expect(text(other)).toBeVisible();
  await text(other).fill("From the other tab.");
  await text(other).blur();
  await expect(saved(other)).toBeVisible();
  await text(page).fill("From this tab.");
  await text(page).blur();
  const conflict = panel(page).getByRole("alert");
  await expect(conflict).toContainText("From the other tab.");
  await expect(conflict).toContainText("From this tab.");

  // Opening the ad again chooses nothing.
  await page.reload();
  await expect(conflict).toContainText("From the other tab.");
  await expect(conflict).toContainText("From this tab.");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(text(other)).toHaveValue("From this tab.");
});

test("without a connection, typed text is kept and saved later", async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(await firstAdPath(page));
  await expect(text(page)).toBeVisible();
  await context.setOffline(true);
  await text(page).fill("Typed on a train.");
  await expect(panel(page).getByText("Offline. Your text is kept in this browser.")).toBeVisible();
  await context.setOffline(false);
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("Typed on a train.");
});
