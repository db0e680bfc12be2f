import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

const board = (page: Page) => page.getByRole("grid", { name: "Ads by platform and variant" });
const cell = (page: Page, name: RegExp) => board(page).getByRole("link", { name });
const panel = (page: Page) => page.getByRole("region", { name: /variant/ });
const saved = (page: Page) =>
  panel(page)
    .getByRole("status")
    .filter({ hasText: /^Saved/ });
const text = (page: Page) => panel(page).getByRole("textbox", { name: "Primary text" });

async function openBoard(page: Page) {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await expect(board(page)).toBeVisible();
  return campaign;
}

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("a package becomes a campaign; one address completes its ads", async ({ page }) => {
  await page.goto("/dashboard/campaigns");
  await expect(page.getByText("No campaigns yet")).toBeVisible();
  await packageCampaign(page);
  await page.reload();
  await page.getByRole("link", { name: "Monthly Plant" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Monthly Plant" })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ ads need you$/)).toBeVisible();
  await expect(cell(page, /^Facebook A/)).toContainText("Web address is missing");

  const address = page.getByLabel("Where should the ads lead?");
  await address.fill("fern");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("This is not a web address.")).toBeVisible();
  await expect(address).toHaveValue("fern");
  await address.fill("fern.example/monthly?ref=1");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText(/^All \d+ ads are ready$/)).toBeVisible();
  await expect(page.getByText("Export now, or ask for review first.")).toBeVisible();
  await expect(cell(page, /^Facebook A/)).toContainText("Complete");
  await page.getByRole("link", { name: "Make the video" }).click();
  await expect(page).toHaveURL(/\/dashboard\/video-ads\/[\w-]+$/);
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible({ timeout: 20_000 });
});

test("the question mark lists all keys, and Escape closes the list only", async ({ page }) => {
  await openBoard(page);
  await cell(page, /^Facebook A/).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("Open the next ad that needs you")).toBeVisible();
  await expectAccessibleThemes(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(panel(page)).toBeVisible();
});

test("an ad is edited next to its board: preview, counter, saving, undo, versions", async ({ page }) => {
  await openBoard(page);
  await cell(page, /^Facebook A/).click();
  await expect(panel(page)).toBeVisible();
  await expect(board(page)).toBeVisible();
  const first = await text(page).inputValue();
  const long = `${"A pot, a plant and a card that tells when to water. ".repeat(3)}End.`;
  await text(page).fill(long);
  const frame = panel(page).getByRole("img", { name: /^Facebook, Feed/ });
  await expect(frame).toContainText("See more");
  await expect(panel(page).getByText(`${long.length} / 125`)).toBeVisible();
  await panel(page).getByText("Open", { exact: true }).click();
  await expect(frame).toContainText("End.");
  await text(page).blur();
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(text(page)).toHaveValue(long);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(cell(page, /^Facebook A/)).toBeFocused();
  await cell(page, /^Facebook A/).press("Enter");
  await text(page).fill("Another text.");
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue(long);
  await expect(saved(page)).toBeVisible();

  await panel(page).getByRole("button", { name: "Restore" }).last().click();
  await expect(toast(page, "The version is back")).toBeVisible();
  await expect(text(page)).toHaveValue(first);
});

test("the panel of an ad that was deleted elsewhere closes", async ({ page }) => {
  const campaign = await openBoard(page);
  await cell(page, /^Facebook A/).click();
  await expect(panel(page)).toContainText("Created by Adloom studio");
  const ad = campaign.ads.find(({ platform, variant }) => platform === "facebook" && variant === "A")!;
  const deleted = await page.request.delete(`/api/ads/${ad.id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(deleted.ok()).toBe(true);
  // The page reads the campaign again when its tab is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(panel(page)).toBeHidden();
  await expect(cell(page, /^Facebook A/)).toBeHidden();
});

test("the keyboard moves on the board, opens, duplicates and deletes with undo", async ({ page }) => {
  await openBoard(page);
  await cell(page, /^Facebook A/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, /^Facebook B/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, /^Instagram B/)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cell(page, /^Instagram A/)).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.getByText(/^Variant [D-Z] was added$/)).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: /Instagram, variant [D-Z]/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  const copy = cell(page, /^Instagram [D-Z]/);
  await copy.focus();
  await page.keyboard.press("Delete");
  await expect(toast(page, "The ad was deleted")).toBeVisible();
  await expect(copy).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "The ad is back")).toBeVisible();
  await expect(copy).toBeVisible();
  await board(page).press("n");
  await expect(panel(page)).toBeVisible();
});

test("a finding that blocks is overridden with a reason, which stays", async ({ page }) => {
  const campaign = await openBoard(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}/ads/${campaign.ads[0]!.id}`);
  await text(page).fill("This plant cures cancer. Order now.");
  await text(page).blur();
  await expect(saved(page)).toBeVisible();
  const finding = panel(page).getByRole("listitem").filter({ hasText: "cures cancer" }).first();
  await finding.getByRole("button", { name: "Use it anyway" }).click();
  await finding.getByLabel("Why may the ad run as it is?").fill("Quoted from a ruling in our favor.");
  await finding.getByRole("button", { name: "Keep the reason" }).click();
  await expect(panel(page)).toContainText("Used anyway: Quoted from a ruling in our favor.");
  await page.reload();
  await expect(panel(page)).toContainText("Used anyway: Quoted from a ruling in our favor.");
});

test("a search platform is added; its lists say how many texts are needed", async ({ page }) => {
  await openBoard(page);
  await page.getByLabel("Add platform").selectOption("Google Search");
  await expect(toast(page, "Google Search was added")).toBeVisible();
  await expect(cell(page, /^Google Search A/)).toBeVisible();
  await expect(cell(page, /^Google Search A/)).not.toContainText("Being written", { timeout: 20_000 });
  await cell(page, /^Google Search A/).click();
  await expect(panel(page).getByRole("group", { name: /Headlines/ })).toContainText("of 3 to 15");
  const headline = panel(page).getByLabel("Headlines, number 1", { exact: true });
  await headline.fill("x".repeat(31));
  await expect(panel(page)).toContainText("Google Search takes at most 30 characters.");
  await headline.blur();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(headline).toHaveValue("x".repeat(31));
});

test("a campaign without a package starts with empty ads", async ({ page }) => {
  await page.goto("/dashboard/campaigns/new");
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("Please give the campaign a name")).toBeVisible();
  await page.getByLabel("Name").fill("Spring");
  await page.getByLabel("LinkedIn").check();
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Spring" })).toBeVisible();
  await expect(cell(page, /^LinkedIn A/)).toContainText(/missing/);
});

test("on a phone, an ad has its own page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page);
  await cell(page, /^TikTok A/).click();
  await expect(panel(page)).toBeVisible();
  await expect(board(page)).toBeHidden();
  await panel(page).getByLabel("Text", { exact: true }).fill("Potted by hand.");
  await panel(page).getByLabel("Text", { exact: true }).blur();
  await expect(saved(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(cell(page, /^TikTok A/)).toContainText("Potted by hand.");
});

test("on a phone, no preview covers the actions at the lower end of an ad", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page);
  await cell(page, /^Facebook A/).click();
  const footer = panel(page).locator("footer");
  await expect(footer).toBeInViewport();
  await expect(panel(page).getByText("Also shows in")).toBeVisible();
  const above = await footer.evaluate((element) => {
    // Frames are inert, so that hit tests would skip them.
    for (const frame of document.querySelectorAll("[inert]")) frame.removeAttribute("inert");
    const { left, top, height } = element.getBoundingClientRect();
    const points = Array.from({ length: 60 }, (_, step) => [left + 5 * step, top + height / 2] as const);
    const frames = [...document.querySelectorAll(".frame-scale")].filter((frame) => {
      const box = frame.getBoundingClientRect();
      return box.top < top + height && box.bottom > top;
    });
    const hits = points.map((point) => document.elementFromPoint(...point));
    return { behind: frames.length, hits: hits.filter((hit) => hit?.closest(".frame-scale")).length };
  });
  expect(above.behind).toBeGreaterThan(0);
  expect(above.hits).toBe(0);
});

test("the list, the board and the panel are accessible and fit every width", async ({ page }) => {
  const campaign = await openBoard(page);
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}/ads/${campaign.ads[0]!.id}`);
  await expect(text(page)).toBeVisible();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
  await page.goto("/dashboard/campaigns");
  await expect(page.getByRole("link", { name: "Monthly Plant" })).toBeVisible();
  await expectAccessibleThemes(page);
});

test("a field is rewritten with a wish, and texts are applied to other platforms", async ({ page }) => {
  const campaign = await openBoard(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}/ads/${campaign.ads[0]!.id}`);
  const before = await text(page).inputValue();
  await panel(page).getByRole("button", { name: "Write primary text again" }).click();
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page.getByRole("button", { name: "Shorter" })).toBeHidden({ timeout: 20_000 });
  const after = await text(page).inputValue();
  expect(after).not.toBe("");
  if (after === before) await expect(page.getByText("Nothing better was found")).toBeVisible();

  await panel(page).getByLabel("Headline", { exact: true }).fill("A plant each month");
  await panel(page).getByLabel("Headline", { exact: true }).blur();
  await expect(saved(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Apply to all platforms" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Instagram, headline");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/^\d ads? (was|were) changed$/)).toBeVisible();
  await expect(cell(page, /^LinkedIn A/)).toContainText("A plant each month");
});

test("the results of a tool become ads, which the search finds", async ({ page }) => {
  await page.goto("/dashboard/text-ads");
  await page.getByLabel("Company Name").fill("Fern & Fable");
  await page.getByLabel("Product/Service Name").fill("Repotting Day");
  await page.getByLabel("Target Audience").fill("plant owners");
  await page.getByLabel("Key Message").fill("Bring your plant on Saturday, $12 with soil and pot.");
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await page.getByRole("button", { name: "Build ads" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repotting Day" })).toBeVisible();
  await expect(board(page)).toBeVisible();
  await page.goto("/dashboard");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search pages, tools and your ads" }).fill("Repotting");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("group", { name: "Campaigns and ads" })).toContainText("Repotting Day");
});
