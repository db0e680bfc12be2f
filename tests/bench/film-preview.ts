// Loading time of the page of a video: from the click until the film can be played.
import type { Browser } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { filesClient } from "../support/files.ts";
import { generationsClient } from "../support/generations.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { openUserPage } from "./user-page.ts";

const SCRIPTS = 5;
/** Target for the preview in ms. */
const READY_MS = 1500;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Measures how long the pages of new scripts with a photo take to show their film. */
export async function benchFilmPreview(report: Report, browser: Browser): Promise<void> {
  const product = await openProduct(report, { tier: "pro" });
  const [user] = product.users;
  if (!user) throw new Error("no user was seeded");
  const client = generationsClient(product.url, user);
  const { id: picture } = await filesClient(product.url, user).upload(
    await readFile("assets/samples/plant.jpg"),
  );
  const page = await openUserPage(browser, product);
  const [ready, served]: [number[], number[]] = [[], []];
  for (let number = 0; number < SCRIPTS; number++) {
    const input = {
      companyName: "Fern & Fable",
      productName: `Monthly Plant ${number}`,
      keyMessage: "One easy-care plant a month, already potted, with a card that tells you everything.",
      duration: 15,
      images: [picture],
    };
    const id = await client.start({ kind: "video", input });
    await client.ended(id, 30_000);
    await page.goto(`${product.url}/dashboard/video-ads?show=${id}`);
    await page.waitForLoadState("networkidle");
    const directed = page.waitForResponse(`**/api/generations/${id}/film/preview`);
    const start = performance.now();
    await page.getByRole("link", { name: "Make the video" }).click();
    await page.locator("canvas[role=img]").waitFor();
    ready.push(performance.now() - start);
    const { requestStart, responseEnd } = (await directed).request().timing();
    served.push(responseEnd - requestStart);
  }
  const what = "from the click until a film of 15 s can be played (median of five scripts)";
  report.add({ what, unit: "ms", ours: median(ready), target: { atMost: READY_MS } });
  report.add({ what: "of these, for the server's direction and sheets", unit: "ms", ours: median(served) });
  await page.context().close();
  await product.close();
}
