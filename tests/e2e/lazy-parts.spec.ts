import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { buildComponentPage, openComponentPage } from "../support/browser/component-page.ts";
import { toast } from "../support/browser/account-forms.ts";

let files: Awaited<ReturnType<typeof buildComponentPage>>;
test.beforeAll(async () => {
  files = await buildComponentPage("tests/e2e/components/lazy-page.tsx");
});
test.beforeEach(({ watch }) => watch.expectConsole(/Error: unreachable/));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const makeReachable = (page: Page) => press(page, "Make the code reachable");
const failures = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });

test("a part that cannot be loaded shows a message, and its button loads it", async ({ page }) => {
  await openComponentPage(page, files);
  await press(page, "Show charts");
  await expect(failures(page)).toHaveCount(2);
  const tryAgain = failures(page).first().getByRole("button", { name: "Try again" });
  await tryAgain.click();
  await expect(tryAgain).not.toHaveAttribute("aria-busy");
  await expect(failures(page)).toHaveCount(2);
  await makeReachable(page);
  await tryAgain.click();
  await expect(page.getByText("Chart A, load 3")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Parts of a page" })).toBeVisible();
});

test("parts load once for all places when the browser is online again", async ({ page, context }) => {
  await openComponentPage(page, files);
  await context.setOffline(true);
  await press(page, "Show charts");
  await expect(failures(page)).toHaveCount(2);
  await makeReachable(page);
  await context.setOffline(false);
  await expect(page.getByText("Chart A, load 2")).toBeVisible();
  await expect(page.getByText("Chart B, load 2")).toBeVisible();
});

test("a part can show something else, and loads after a while", async ({ page }) => {
  await page.clock.install();
  await openComponentPage(page, files);
  await press(page, "Show remarks");
  await expect(page.getByText("No remarks yet")).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  await makeReachable(page);
  await page.clock.fastForward("00:30");
  await expect(page.getByText("Remarks", { exact: true })).toBeVisible();
});

test("a part that is mounted anew loads again", async ({ page }) => {
  await openComponentPage(page, files);
  await press(page, "Show charts");
  await expect(failures(page)).toHaveCount(2);
  await makeReachable(page);
  await press(page, "Show remarks");
  await expect(page.getByText("Remarks", { exact: true })).toBeVisible();
  await press(page, "Show charts");
  await expect(page.getByText("Chart A, load 3")).toBeVisible();
});

test("a dialog that cannot be loaded closes with a toast, and opens with a later click", async ({ page }) => {
  await openComponentPage(page, files);
  await press(page, "Show settings");
  await expect(toast(page, "This could not be opened. Check your connection and try again.")).toBeVisible();
  await makeReachable(page);
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await expect(dialog).toBeHidden();
  await press(page, "Show settings");
  await expect(dialog).toBeVisible();
});

test("an error of a loaded part reaches the error boundary of its page", async ({ page, watch }) => {
  watch.expectConsole(/broken part/);
  await openComponentPage(page, files);
  await makeReachable(page);
  await press(page, "Show broken");
  await expect(page.getByText("The page crashed")).toBeVisible();
});
