import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

const PHONE = 390;
const TABLET = 768;
const DESKTOP = 1440;
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that a theme, which changes only colors, can violate. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Switches the theme of a browser test's page as another tab would, through the key `theme` of
 * local storage; pages of the sandbox follow the system's theme. Waits until it is shown.
 */
export async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(`localStorage.setItem("theme", "${theme}");
    dispatchEvent(new StorageEvent("storage", { key: "theme" }));`);
  await expect(page.locator(`html[data-theme=${theme}], html:not([data-theme])`)).toHaveCount(1);
}

async function look(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Contrast is measured after animations, because fading elements have less of it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // axe's source is half a megabyte and stays in the page after the first injection.
  const there = await page.evaluate<boolean>("'axe' in window");
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ";" }) });
  // Pages have no frames: legacy mode avoids opening a page to join their results, which halves the
  // time.
  const { violations } = await choose(axe.setLegacyMode()).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/**
 * Expects no violation that axe detects on the page of a browser test, of the levels in `LEVELS`
 * here (WCAG 2.0 to 2.2, A and AA). Animations are switched off first.
 */
export const expectAccessible = (page: Page): Promise<void> => look(page, (axe) => axe.withTags(LEVELS));

/**
 * Expects accessibility of a browser test's page in both themes; ends in the light one. In the dark
 * theme, only the rules about colors are checked (`COLOR_RULES` here).
 */
export async function expectAccessibleThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await showTheme(page, "dark");
  await look(page, (axe) => axe.withRules(COLOR_RULES));
  await showTheme(page, "light");
}

/**
 * Expects no horizontal scrolling of a browser test's page at these widths in pixels; ends at the
 * last one. Tests and `expectFits` call it.
 */
export async function expectWidths(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate<number>("document.documentElement.scrollWidth"),
      `${page.url()} at ${width}`,
    ).toBeLessThanOrEqual(width);
  }
}

/**
 * Expects accessibility (`expectAccessible`) of a browser test's page, and no horizontal scrolling,
 * at the widths `PHONE`, `TABLET` and `DESKTOP` of this file.
 */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [PHONE, TABLET, DESKTOP]) {
    await expectWidths(page, [width]);
    await expectAccessible(page);
  }
}

/**
 * Expects what `expectFits` does in the light theme; in the dark one no horizontal scrolling on a
 * desktop and a phone, and only the rules about colors (`COLOR_RULES`). Ends in the light one.
 */
export async function expectFitsThemes(page: Page): Promise<void> {
  await expectFits(page);
  await showTheme(page, "dark");
  for (const width of [DESKTOP, PHONE]) {
    await expectWidths(page, [width]);
    await look(page, (axe) => axe.withRules(COLOR_RULES));
  }
  await showTheme(page, "light");
}
