import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { META, META_ROW } from "#server/modules/exports/templates/sample-sheet.fixture.ts";
import { workbook } from "#server/modules/exports/templates/workbook.fixture.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const SHEET = "xl/worksheets/sheet1.xml";

/**
 * Opens the export dialog of a new campaign with the user's own sheet chosen for some platforms.
 */
async function chooseSheets(page: Page, platforms: readonly string[]) {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.getByLabel("Where should the ads lead?").fill("https://fern.example/monthly?ref=1");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText(/^All \d+ ads are ready$/)).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const list = dialog(page).getByRole("list", { name: "Platforms" });
  for (const name of ["Facebook", "Instagram", "TikTok", "LinkedIn", "Pinterest"]) {
    if (!platforms.includes(name)) {
      await list.getByRole("checkbox", { name }).uncheck();
      continue;
    }
    await list.getByRole("button", { name }).click();
    await dialog(page).getByLabel("Format").selectOption({ label: "Your own template" });
  }
  await dialog(page).getByRole("button", { name: "Next", exact: true }).click();
  return campaign;
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("a user's own sheet is filled in after corrections, and all other bytes stay the same", async ({
  page,
}) => {
  const campaign = await chooseSheets(page, ["Facebook", "Instagram", "TikTok"]);
  await expect(dialog(page).getByRole("heading", { name: "Fill your sheets" })).toBeVisible();
  await expect(dialog(page).getByRole("tab", { name: /Facebook and Instagram No sheet yet/ })).toBeVisible();
  await expect(dialog(page).getByText("Choose a sheet for Facebook and Instagram.")).toBeVisible();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);

  const header = [...META, "Website URL 2", "Notes"];
  const bytes = workbook([
    { name: "Ads", rows: { 1: header, 2: [...META_ROW, "", "kept"] }, comments: { A1: "Required" } },
    { name: "Lists", state: "hidden", rows: { 1: ["PAUSED"] } },
  ]);
  await choose(page, "fern-fable-export.xlsx", bytes);
  await expect(dialog(page).getByText("20 columns, header in row 1, 1 row of yours")).toBeVisible();
  await expect(dialog(page).getByLabel("Copy settings from row 2")).toBeChecked();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);

  // Two columns need an answer: "Website URL 2" is confirmed, and "Notes", which the proposal left
  // empty, gets a field.
  await dialog(page).getByRole("button", { name: "Confirm Website URL 2" }).click();
  await expect(dialog(page).getByText("Confirmed")).toBeVisible();
  await dialog(page).getByRole("button", { name: /^Show/ }).click();
  await dialog(page).getByLabel("Adloom writes into Notes").selectOption({ label: "Key" });
  const key = campaign.ads.find(({ platform }) => platform === "facebook")!.key;
  await expect(dialog(page).getByRole("row", { name: /^Notes/ })).toContainText(key);
  await expectAccessibleThemes(page);

  await dialog(page).getByRole("button", { name: "Next: TikTok" }).click();
  await expect(dialog(page).getByRole("button", { name: "Export", exact: true })).toBeDisabled();
  const tiktok = "Campaign name;Ad name;Text;Landing page URL;Status\r\n";
  await choose(page, "tiktok.csv", Buffer.from(tiktok));
  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: /^\d+ ads were exported$/ })).toBeVisible({
    timeout: 30_000,
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("link", { name: "Download" }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const before = unzipSync(bytes);
  const after = unzipSync(files["facebook-instagram/fern-fable-export-filled.xlsx"]!);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [name, content] of Object.entries(before)) {
    if (name !== SHEET) expect([name, Buffer.compare(content, after[name]!)]).toEqual([name, 0]);
  }
  const sheet = strFromU8(after[SHEET]!);
  expect(sheet).toContain(`<t xml:space="preserve">${key}</t>`);
  expect(sheet.match(/Outcome Leads|>PAUSED</g)?.length).toBeGreaterThan(3);
  const filled = strFromU8(files["tiktok/tiktok-filled.csv"]!);
  expect(filled.startsWith(tiktok)).toBe(true);
  expect(filled).toContain(campaign.ads.find(({ platform }) => platform === "tiktok")!.key);

  // The sheet is kept for the next export, with the corrections.
  await page.reload();
  await page.getByRole("button", { name: "Export" }).click();
  const list = dialog(page).getByRole("list", { name: "Platforms" });
  await list.getByRole("button", { name: "Facebook" }).click();
  await dialog(page).getByLabel("Format").selectOption({ label: "Your own template" });
  await dialog(page).getByRole("button", { name: "Next", exact: true }).click();
  await dialog(page).getByRole("button", { name: /^Show/ }).click();
  await expect(dialog(page).getByLabel("Adloom writes into Notes")).toHaveValue("key");
});

test("a sheet with a formula is refused with a message, and the choices in the dialog stay", async ({
  page,
  watch,
}) => {
  watch.expectConsole(/400/);
  await chooseSheets(page, ["Facebook"]);
  await choose(page, "sheet.csv", Buffer.from("Campaign name,Ad name,Title\n=1+1,a,b\n"));
  await expect(dialog(page).getByText(/Row 2, column A: the sheet contains a formula/)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Export", exact: true })).toBeDisabled();
  await expectAccessibleThemes(page);
  await dialog(page).getByRole("button", { name: "Back" }).click();
  await expect(dialog(page).getByRole("checkbox", { name: "Facebook" })).toBeChecked();
  await expect(dialog(page).getByLabel("Format")).toHaveValue("template");
});
