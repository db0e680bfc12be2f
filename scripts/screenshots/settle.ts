import type { Page } from "@playwright/test";

/** In ms. Longer animations are not transitions, but loops such as a progress bar or a skeleton. */
const ENTRANCE_MS = 1000;

/** Runs in the page: resolves when fonts and images are loaded and all transitions have ended. */
const REST = `(async () => {
  // Lazy images below the window are never loaded.
  for (const picture of document.images) picture.loading = "eager";
  await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode().catch(() => {}))]);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime <= ${ENTRANCE_MS});
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await frame();
    await frame();
  } while (moving().length > 0);
})()`;

/** Waits until a page has settled, before its screenshot. */
export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.evaluate(REST);
}

/**
 * Makes the window of a screenshot as tall as the page, so that fixed elements are at the page's
 * edges.
 */
export async function showWhole(page: Page): Promise<void> {
  const measure = () => page.evaluate<number>("document.documentElement.scrollHeight");
  const width = await page.evaluate<number>("innerWidth");
  for (let height = 0; height !== (await measure());) {
    height = await measure();
    await page.setViewportSize({ width, height });
    await settle(page);
  }
}
