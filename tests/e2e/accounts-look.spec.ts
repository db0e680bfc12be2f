import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/browser/browser-test.ts";

const PAGES = [
  "/login",
  "/signup",
  "/forgot-password",
  "/verify-email",
  "/reset-password?token=abc",
  "/reset-password",
];

for (const theme of ["light", "dark"]) {
  test(`every account page is accessible and fits, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      // The page is ready for input, not only painted.
      const submit = page.getByRole("main").getByRole("button").last();
      if (path !== "/reset-password") await submit.click();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        path,
      ).toEqual([]);
    }
  });
}
