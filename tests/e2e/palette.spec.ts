import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Go anywhere, start anything" });
const search = (page: Page) => page.getByRole("combobox", { name: "Search pages, tools and your ads" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function choose(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(query);
  await expect(palette(page).getByRole("option").first()).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
}

test("the palette navigates, starts tools, opens results and signs out, by keyboard", async ({
  page,
  signIn,
  watch,
}) => {
  // The sign-out at the end refuses a request that is still on its way.
  watch.expectConsole(/401/);
  await signIn();
  await page.goto("/dashboard");
  await expect(title(page, "Overview")).toBeVisible();

  await choose(page, "bil");
  await expect(page).toHaveURL("/dashboard/billing");
  await expect(title(page, "Billing & Usage")).toBeFocused();

  await choose(page, "new text");
  await expect(page).toHaveURL("/dashboard/text-ads");
  await expect(page.getByLabel("Company Name")).toBeFocused();
  await page.keyboard.type("Halden");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Dusk Lamp");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Ads generated successfully!")).toBeVisible();

  await choose(page, "overv");
  await expect(title(page, "Overview")).toBeFocused();
  await choose(page, "dusk");
  await expect(page).toHaveURL(/\/dashboard\/text-ads\?show=/);
  await expect(page.getByRole("list", { name: "Generated Ads" }).locator("> li")).toHaveCount(3);

  await choose(page, "theme");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const button = page.getByRole("button", { name: "Search" }).last();
  await button.click();
  await expectAccessible(page);
  await page.keyboard.type("zzz");
  await expect(palette(page).getByText("No results.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Search" }).first().click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // This public page runs React, so it reads the session.
  await page.goto("/reset-password");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In", exact: true })).toBeHidden();
  await page.goBack();
  await expect(title(page, "Text Ads")).toBeVisible();
  await choose(page, "sign out");
  await expect(page).toHaveURL("/");
});
