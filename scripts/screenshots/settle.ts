import type { Page } from "@playwright/test";

/** Milliseconds. What takes longer than this is no entrance: the strands of a toast, the sheen of a skeleton. */
const ENTRANCE_MS = 1000;

/** In the page: resolves when its fonts and pictures are there and whatever comes or goes has come or gone. */
const REST = `(async () => {
  // Pictures below the window are loaded when somebody scrolls, which nobody does here.
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

/** Waits until a page stands still. */
export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.evaluate(REST);
}

/** Makes the window as high as the page, so that what is fixed to its edges lies at the page's. */
export async function showWhole(page: Page): Promise<void> {
  const measure = () => page.evaluate<number>("document.documentElement.scrollHeight");
  const width = await page.evaluate<number>("innerWidth");
  for (let height = 0; height !== (await measure());) {
    height = await measure();
    await page.setViewportSize({ width, height });
    await settle(page);
  }
}
