import { expect, test } from "../support/browser/browser-test.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

test("shots", async ({ page, signIn }) => {
  test.setTimeout(240_000);
  await signIn({ tier: "growth" });
  await page.goto("/dashboard/campaigns");
  await expect(page.getByText("No campaigns yet")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.screenshot({ path: "/tmp/frshots/list-empty.png" });
  const campaign = await packageCampaign(page);
  console.log(
    JSON.stringify({ ...campaign, ads: campaign.ads.length, left: campaign.left.slice(0, 4) }, null, 1).slice(
      0,
      1500,
    ),
  );
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((t) => localStorage.setItem("theme", t), theme);
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 1100 });
      await page.goto("/dashboard/campaigns");
      await expect(page.getByRole("link", { name: /Monthly Plant/ })).toBeVisible();
      await page.screenshot({ path: `/tmp/frshots/list-${theme}-${width}.png` });
      await page.goto(`/dashboard/campaigns/${campaign.id}`);
      await expect(page.getByRole("grid")).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `/tmp/frshots/board-${theme}-${width}.png`, fullPage: true });
      await page.goto(`/dashboard/campaigns/${campaign.id}/ads/${campaign.ads[0]!.id}`);
      await expect(page.getByRole("region", { name: /variant/ })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `/tmp/frshots/ad-${theme}-${width}.png`, fullPage: width < 1000 });
    }
  }
  await page.goto("/dashboard/campaigns/new");
  await page.screenshot({ path: `/tmp/frshots/new.png`, fullPage: true });
});
