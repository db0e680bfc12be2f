import type { Page } from "@playwright/test";

/**
 * Holds back the scripts of the pages that a browser test opens next, as a slow line does, until
 * the returned function is called.
 */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
