import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

const WIDTHS = [390, 768, 1440];

/** Shows a page in a theme. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem("theme", value), theme);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

/** No violation of WCAG 2.0 to 2.2, A and AA, that a program can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured at rest: what still fades in has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Our pages have no frames: without the part that joins theirs, which opens a page for it, a look takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** As it is shown, a page is accessible and needs no sideways scrolling on a phone, a tablet and a desktop. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}
