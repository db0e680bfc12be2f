import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { toast } from "../support/browser/account-forms.ts";
import { expectAccessible, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { packageCampaign } from "../support/browser/campaign.ts";
import { dropReport, facebookAds, germanReport, metaReport, reportFile } from "../support/browser/report.ts";

/** Views and clicks of three ads; the second is clearly the best after 20 days. */
const WINNER = [
  { views: 31_840, clicks: 382, results: 17 },
  { views: 33_120, clicks: 503, results: 24 },
  { views: 30_260, clicks: 333, results: 11 },
];
/** The same pace after four days, too early for a verdict. */
const EARLY = [
  { views: 3180, clicks: 41 },
  { views: 3240, clicks: 52 },
  { views: 2960, clicks: 33 },
];

const keep = (page: Page) => page.getByRole("button", { name: "Keep these rows" });
const input = (page: Page) => page.locator("input[type=file]");
const answer = (page: Page) => page.getByRole("heading", { level: 2 }).first();
const understood = (page: Page) => page.getByRole("heading", { name: "What was understood" });

/** Figures of the campaign's Facebook ads, which Meta lists by their exported names. */
const named = (
  campaign: AdCampaign,
  figures: readonly { views: number; clicks: number; results?: number }[],
) => figures.map((ad, at) => ({ ...ad, name: `${facebookAds(campaign)[at]!.key} Monthly Plant` }));

async function openResults(page: Page): Promise<AdCampaign> {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.getByRole("link", { name: "Results", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Drop a report here" })).toBeVisible();
  return campaign;
}

async function keepReport(page: Page, content: string, kept: string, name?: string): Promise<void> {
  await input(page).setInputFiles(reportFile(content, name));
  await keep(page).click();
  await expect(toast(page, kept)).toBeVisible();
}

const undo = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /notifications/i })
    .getByRole("group")
    .filter({ hasText: text })
    .getByRole("button", { name: "Undo" })
    .last();

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("a dropped report is understood, corrected, kept and answered; the answer leads to the next campaign", async ({
  page,
}) => {
  const campaign = await openResults(page);
  await expectAccessible(page);
  await expectFitsThemes(page);
  await dropReport(
    page,
    germanReport([...named(campaign, WINNER), { name: "Herbst_Reel_final", views: 2140, clicks: 12 }], {
      days: 20,
    }),
  );

  await expect(understood(page)).toBeFocused();
  await expect(page.getByText("Meta, German")).toBeVisible();
  await expect(page.getByText("60 matched to 3 ads")).toBeVisible();
  await expect(page.getByText("1 total skipped")).toBeVisible();
  await expect(page.getByText("“Ergebnisse aus 4 Anzeigen”, 97,360 views")).toBeVisible();
  await expect(page.getByText("20 rows unknown")).toBeVisible();
  await expect(page.getByText("Nov 2, 2026 to Nov 21, 2026")).toBeVisible();
  const columns = page.getByRole("list", { name: "What was understood" }).getByRole("listitem");
  const views = columns.filter({ hasText: "Impressionen" });
  await expect(views.getByText("1,592")).toBeVisible();
  await expect(views.getByText("Written 1.592")).toBeVisible();
  await expectFitsThemes(page);

  // All clicks are twice the clicks that leave the platform.
  const links = columns.filter({ has: page.getByLabel("Link-Klicks, read as") });
  const all = columns.filter({ has: page.getByLabel("Klicks (alle), read as") });
  await expect(links.getByRole("combobox")).toHaveValue("linkClicks");
  await all.getByRole("combobox").selectOption("Clicks that leave the platform");
  await expect(links.getByRole("combobox")).toHaveValue("");
  await expect(all.getByText("38", { exact: true })).toBeVisible();
  await expect(keep(page)).toBeEnabled();
  await links.getByRole("combobox").selectOption("Clicks that leave the platform");
  await expect(all.getByRole("combobox")).toHaveValue("");

  await keep(page).click();
  await expect(toast(page, "80 rows kept")).toBeVisible();
  await expect(answer(page)).toHaveText(/^B, .+, gets more clicks than the others\.$/);
  await expect(page.getByText("Winner", { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Between \d+ and \d+ % more than \w and between \d+ and \d+ % more than \w\. Give B/),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /^A: 1\.\d to 1\.\d clicks in 100 views; B: / })).toBeVisible();
  await expect(page.getByText("above 99 in 100")).toBeVisible();
  await expect(page.getByText("Facebook chose who saw which ad.")).toBeVisible();
  const table = page.getByRole("list", { name: "By ad" });
  await expect(table.getByRole("listitem").nth(1)).toContainText(/Facebook B.*33,120.*503.*\$265\.00/s);
  await expectFitsThemes(page);

  await page.getByRole("button", { name: "Make more like this" }).click();
  await expect(toast(page, "A new campaign was started")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(campaign.id));
  await expect(page).toHaveURL(/\/dashboard\/campaigns\/[^/]+$/);
});

test("figures of four days rank nothing and have no winner's color; the upload is taken back", async ({
  page,
}) => {
  const campaign = await openResults(page);
  await keepReport(page, metaReport(named(campaign, EARLY), { days: 4 }), "12 rows kept");
  await expect(answer(page)).toHaveText("Four days are not enough to rank these ads.");
  await expect(page.getByText("Too early", { exact: true })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Enough to say something" })).toHaveAttribute(
    "aria-valuetext",
    "day 4 of 7",
  );
  await expect(page.locator(".plot-dot").first()).toBeVisible();
  await expect(page.locator(".plot-winner")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Make more like this" })).toHaveCount(0);
  await expectFitsThemes(page);

  await undo(page, "12 rows kept").click();
  await expect(page.getByRole("heading", { name: "No report yet" })).toBeVisible();
});

test("the same days replace their rows; a deleted report comes back", async ({ page }) => {
  const campaign = await openResults(page);
  await keepReport(page, metaReport(named(campaign, WINNER), { days: 20 }), "60 rows kept", "first.csv");
  await input(page).setInputFiles(
    reportFile(metaReport(named(campaign, WINNER), { days: 20 }), "second.csv"),
  );
  await expect(page.getByText("Replaces 60 rows")).toBeVisible();
  await keep(page).click();
  await expect(toast(page, "60 rows kept, 60 replaced")).toBeVisible();
  const views = page.getByText("95,220").first();
  await expect(views).toBeVisible();

  const reports = page.getByRole("list", { name: "Reports" });
  await expect(reports.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Delete second.csv" }).click();
  await expect(reports.getByRole("listitem")).toHaveCount(1);
  await expect(views).toBeVisible();
  await page.getByRole("button", { name: "Delete first.csv" }).click();
  await expect(page.getByRole("heading", { name: "No report yet" })).toBeVisible();
  await undo(page, "The report was deleted").click();
  await expect(views).toBeVisible();
});

test("kept reports replace manually entered results on the start page", async ({ page }) => {
  const campaign = await openResults(page);
  await keepReport(page, metaReport(named(campaign, WINNER), { days: 20 }), "60 rows kept");
  await page.goto("/dashboard");
  const row = page.getByRole("listitem").filter({ hasText: "from reports" });
  await expect(row).toContainText(/Impressions95,220.*Clicks1,218.*Conversions52/s);
  await expect(row.getByRole("button", { name: "Remove results" })).toHaveCount(0);
  await row.getByRole("link", { name: /^Open results of/ }).click();
  await expect(answer(page)).toHaveText(/gets more clicks than the others/);
});

test("rows without a key are matched by hand, in the file and later", async ({ page }) => {
  const campaign = await openResults(page);
  const [first, second, third] = named(campaign, WINNER);
  const unknown = [
    { ...second!, name: "Herbst_Reel_final" },
    { ...third!, name: "Winter_Reel" },
  ];
  await input(page).setInputFiles(reportFile(metaReport([first!, ...unknown], { days: 20 })));
  await page.getByLabel("Ad of “Herbst_Reel_final”").selectOption({ value: facebookAds(campaign)[1]!.id });
  await expect(page.getByText("40 matched to 2 ads")).toBeVisible();
  await keep(page).click();
  await expect(toast(page, "60 rows kept")).toBeVisible();

  await page.getByRole("radiogroup", { name: "Results of" }).getByText("Other ads").click();
  await page.getByLabel("Ad of “Winter_Reel”").selectOption({ value: facebookAds(campaign)[2]!.id });
  await expect(toast(page, "“Winter_Reel” now counts as Facebook C")).toBeVisible();
  await expect(page.getByRole("list", { name: "By ad" }).getByRole("listitem")).toHaveCount(3);
  await expect(answer(page)).toHaveText(/gets more clicks than the others/);

  await input(page).setInputFiles(reportFile(metaReport([first!, ...unknown], { days: 21 })));
  await expect(page.getByText("63 matched to 3 ads")).toBeVisible();
});

test("two currencies are reported and never added", async ({ page }) => {
  const campaign = await openResults(page);
  const [first, second] = named(campaign, WINNER);
  await keepReport(page, metaReport([first!], { days: 20 }), "20 rows kept", "dollars.csv");
  await keepReport(page, metaReport([second!], { days: 20, currency: "EUR" }), "20 rows kept", "euros.csv");
  await expect(page.getByText(/several currencies/)).toBeVisible();
  const basis = page.getByText("Spend", { exact: true }).last().locator("..");
  await expect(basis).toContainText("$254.80");
  await expect(basis).toContainText("€265.00");
  await expect(page.getByText("519.80")).toHaveCount(0);
});

test("files that are no reports are refused with instructions at the drop zone", async ({ page, watch }) => {
  watch.expectConsole(/status of 4\d\d/);
  const campaign = await openResults(page);
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(80_000_000) }, { level: 9 });
  const files = [
    [reportFile("<!doctype html><script>alert(1)</script>", "page.csv"), /^No row with views and clicks/],
    [reportFile(Buffer.from(bomb), "bomb.xlsx"), /^This file is too large when unpacked/],
    [reportFile("name,notes\nA,B\n", "notes.csv"), /^No row with views and clicks/],
    [reportFile("", "empty.csv"), /^This file is empty/],
    [reportFile(Buffer.alloc(10 * 1024 * 1024 + 1, "a"), "large.csv"), /^This file is larger than 10 MB/],
  ] as const;
  const zone = page.getByText("Drop a report here").locator("..");
  for (const [file, message] of files) {
    await input(page).setInputFiles(file);
    await expect(zone.getByText(message)).toBeVisible();
  }
  await expectFitsThemes(page);

  await input(page).setInputFiles(
    reportFile(metaReport(named(campaign, EARLY), { days: 4 }).replaceAll("Monthly Plant", "=HYPERLINK(1)")),
  );
  await expect(page.getByText("12 matched to 3 ads")).toBeVisible();
});

test("a report is answered, chosen and kept by keyboard", async ({ page }) => {
  const campaign = await openResults(page);
  const lone = metaReport(named(campaign, WINNER), { days: 20 })
    .replaceAll(/,(\d+)\.(\d\d),/g, ",$1.$20,")
    .replace("Amount spent (USD)", "Amount spent");
  await input(page).setInputFiles(reportFile(lone));
  await expect(understood(page)).toBeFocused();
  await keep(page).press("Enter");
  await expect(page.getByText("Please answer this first.").first()).toBeVisible();
  const currency = page.getByLabel("Which currency are the amounts in?");
  await currency.selectOption("USD");
  const sign = page.getByRole("radiogroup", { name: /sign stands before the decimals/ });
  if (await sign.isVisible()) await sign.getByText("1,204.50").click();
  await expect(page.getByText("Please answer this first.")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Drop a report here" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("from the file to the answer", async ({ page }) => {
    const campaign = await openResults(page);
    await keepReport(page, metaReport(named(campaign, WINNER), { days: 20 }), "60 rows kept");
    await expect(answer(page)).toHaveText(/^B, .+, gets more clicks than the others\.$/);
    await expect(page.getByText("How many more B gets")).toBeVisible();
    await expect(page.getByText("than A", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});
