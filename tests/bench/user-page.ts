// Pages of the product in a browser that is signed in, for measurements of the web app.
import type { Browser, Page } from "@playwright/test";
import type { BenchProduct } from "./product.ts";

/** Opens a page on a desktop screen, signed in as the first user of the product. */
export async function openUserPage(browser: Browser, { url, users }: BenchProduct): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = "", value = ""] = (users[0]?.cookie ?? "").split(/=(.*)/s);
  await context.addCookies([
    { name, value, url },
    { name: "adloom_signed_in", value: "1", url },
  ]);
  return context.newPage();
}
