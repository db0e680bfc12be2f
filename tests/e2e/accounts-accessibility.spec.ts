import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectWidths } from "../support/browser/accessibility.ts";

const PAGES = [
  "/login",
  "/signup",
  "/forgot-password",
  "/verify-email",
  "/verify-email/confirm?token=abc",
  "/verify-email/confirm",
  "/reset-password?token=abc",
  "/reset-password",
];

/** The page for a link without its token. */
const WITHOUT_FORM = ["/verify-email/confirm", "/reset-password"];

test("every account page is accessible and fits in both themes", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    // The page is hydrated, not only painted.
    const submit = page.getByRole("main").getByRole("button").last();
    if (!WITHOUT_FORM.includes(path)) await submit.click();
    await expectWidths(page, [390, 768, 1440]);
    await expectAccessibleThemes(page);
  }
});

test("a saved theme applies from the first paint, on pages with and without scripts", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  for (const path of ["/login", "/"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
});

test("the theme follows the system until one is chosen", async ({ page }) => {
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
});
