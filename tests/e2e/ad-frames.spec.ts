import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { PLACEMENTS, type PlacementId } from "#core/platforms/placements.ts";
import { buildComponentPage, openComponentPage } from "../support/browser/component-page.ts";

let files: Awaited<ReturnType<typeof buildComponentPage>>;

test.beforeAll(async () => {
  files = await buildComponentPage("tests/e2e/components/frames-page.tsx");
});

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openComponentPage(page, files);
  await page.evaluate(() => document.fonts.load('400 15px "Inter Variable"'));
});

const FOLDED = Object.entries(PLACEMENTS).flatMap(([id, placement]) =>
  "fold" in placement ? [{ id: id as PlacementId, lines: placement.fold.lines }] : [],
);

for (const { id, lines } of FOLDED) {
  test(`${id} shows at most ${lines} lines of a folded text, as the browser sets them`, async ({ page }) => {
    const frame = page.getByRole("img", { name: `${id}, folded` });
    const words = frame.locator(".frame-words, .frame-title > b").first();
    const shown = await words.evaluate((element) => {
      const style = getComputedStyle(element);
      const inner = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      return Math.round(inner / parseFloat(style.lineHeight));
    });
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(lines);
  });
}

test("a folded text ends with the platform's own words, an open one is complete", async ({ page }) => {
  const section = page.locator('[data-placement="facebook_feed"]');
  await expect(section.getByRole("img", { name: "facebook_feed, folded" })).toContainText("… See more");
  const open = section.getByRole("img", { name: "facebook_feed, open" });
  await expect(open).toContainText("still alive a year later.");
  await expect(open).not.toContainText("See more");
});

test("frames have no accessibility violations and nothing in them can be focused", async ({ page }) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".frame-scale") === null)).toBe(true);
});
