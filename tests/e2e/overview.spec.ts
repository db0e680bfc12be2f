import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessible, expectFits, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

const card = (page: Page, title: string) =>
  page.getByRole("region", { name: "Figures" }).getByRole("listitem").filter({ hasText: title });
const results = (page: Page) => page.getByRole("form", { name: "Results of Dusk Lamp" });
const sampleMarks = (page: Page) => page.getByText("Sample data", { exact: true });

async function makeAds(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New ad" }).click();
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(toast(page, "Ads generated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Overview", exact: true }).click();
}

const report = (text: string) => ({ name: "report.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("the sample is replaced by real figures, and results are entered by form and by report", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/400/);
  await signIn();
  await page.goto("/dashboard");

  await test.step("a new account sees the specified sample", async () => {
    await expect(sampleMarks(page)).toHaveCount(2);
    await expect(card(page, "Total Ads Generated")).toContainText("1,234+12.5%");
    await expect(card(page, "Active Campaigns")).toContainText("56+3.2%");
    await expect(card(page, "Average CTR")).toContainText("4.8%+0.6%");
    await expect(card(page, "Total Conversions")).toContainText("892+15.3%");
    await expect(page.getByRole("list", { name: "Recent Activity" }).getByText("In-progress")).toBeVisible();
    await expectFits(page);
  });

  await test.step("the first generation makes everything real", async () => {
    await makeAds(page);
    await expect(card(page, "Total Ads Generated").getByText("3", { exact: true })).toBeVisible();
    await expect(sampleMarks(page)).toHaveCount(0);
    await expect(card(page, "Average CTR")).toContainText("Not known yet");
    const latest = page.getByRole("list", { name: "Recent Activity" }).getByRole("listitem").first();
    await expect(latest).toContainText("Completed");
    await expect(latest.getByRole("link")).toHaveAttribute("href", /text-ads\?show=/);
    await expect(page.getByRole("list", { name: "First steps" })).toContainText(
      "Done: Write your first text ads",
    );
  });

  await test.step("the chart is read with the keyboard", async () => {
    const days = page.getByRole("slider", { name: "Select a day" });
    await days.focus();
    await expect(days).toHaveAttribute("aria-valuetext", /: 3 ads$/);
    await page.keyboard.press("ArrowLeft");
    await expect(days).toHaveAttribute("aria-valuetext", /: 0 ads$/);
    await expect(page.getByRole("table", { name: "Ads per day" }).getByRole("row")).toHaveCount(31);
  });

  await test.step("results are typed in, with messages beside the fields", async () => {
    await card(page, "Average CTR").getByRole("link", { name: "Add results" }).click();
    const form = results(page);
    await expect(form.getByLabel("Impressions")).toBeFocused();
    await form.getByLabel("Impressions").fill("1,000");
    await form.getByLabel("Clicks").fill("1001");
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(form.getByLabel("Conversions")).toHaveAccessibleDescription("Conversions is required");
    await form.getByLabel("Conversions").fill("9");
    await expect(form.getByLabel("Clicks")).toHaveAccessibleDescription(/more clicks than impressions/);
    await form.getByLabel("Clicks").fill("48");
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(toast(page, "Results saved")).toBeVisible();
    await expect(card(page, "Average CTR").getByText("4.8%").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit results of Dusk Lamp" })).toBeFocused();
  });

  await test.step("a report is shown before it is saved", async () => {
    await page.getByRole("button", { name: "Edit results of Dusk Lamp" }).click();
    const form = results(page);
    const file = form.getByLabel("Read a report");
    await file.setInputFiles(report("Campaign,Impressions,Clicks\nA,ten,1\n"));
    await expect(file).toHaveAccessibleDescription(
      "Row 2 has a cell that is not a number. Please export the report again.",
    );
    await expect(form.getByLabel("Impressions")).toHaveValue("1000");
    const rows = ["Dusk;2.000;100;20", "Dawn;1.000;1;1", "Total;3.000;101;21"];
    await file.setInputFiles(
      report(`\ufeffCampaign name;Impressions;Link clicks;Results\n${rows.join("\n")}`),
    );
    await expect(form.getByRole("status")).toContainText("2 rows, 1 total row was left out.");
    await expect(form.getByLabel("Impressions")).toHaveValue("3000");
    await form.getByRole("checkbox", { name: "Dawn" }).uncheck();
    await expect(form.getByLabel("Impressions")).toHaveValue("2000");
    await showsNothingYet(page);
    await expectFits(page);
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(card(page, "Average CTR").getByText("5%").first()).toBeVisible();
    await expect(card(page, "Total Conversions").getByText("20", { exact: true })).toBeVisible();
  });

  await test.step("results are removed and brought back", async () => {
    await page.getByRole("button", { name: "Remove results" }).click();
    await expect(card(page, "Total Conversions")).toContainText("Not known yet");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Total Conversions").getByText("20", { exact: true })).toBeVisible();
  });

  await test.step("the first steps are dismissed permanently", async () => {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("list", { name: "First steps" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Campaign results" })).toBeVisible();
    await expect(page.getByRole("list", { name: "First steps" })).toHaveCount(0);
    await expectFitsThemes(page);
  });
});

/** A report only fills in the form until it is saved. */
async function showsNothingYet(page: Page): Promise<void> {
  await expect(card(page, "Average CTR").getByText("4.8%").first()).toBeVisible();
}

test("running generations are followed to their end, and a failed page can be retried", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/500/);
  await signIn();
  await page.goto("/dashboard");
  await makeAds(page);
  const latest = page.getByRole("list", { name: "Recent Activity" }).getByRole("listitem").first();
  await expect(latest).toContainText("Completed");

  // The page first gets an outdated state; the event stream updates it.
  let requests = 0;
  await page.route("**/api/overview?*", async (route) => {
    const response = await route.fetch();
    if (requests++ > 0) return route.fulfill({ response });
    const overview = (await response.json()) as { activity: object[] };
    const activity = overview.activity.map((item) => ({ ...item, status: "pending" }));
    await route.fulfill({ response, json: { ...overview, activity } });
  });
  await page.reload();
  await expect(latest).toContainText("Completed");
  await expect.poll(() => requests).toBeGreaterThan(1);

  await page.unroute("**/api/overview?*");
  await page.route("**/api/overview?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("Failed to load your overview.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/overview?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(latest).toContainText("Completed");
});
