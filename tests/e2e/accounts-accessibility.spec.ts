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
