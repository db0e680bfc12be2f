// Longest task of the browser while a user types into an ad, next to a board of many ads.
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { browserLaunch } from "../support/browser/browser.ts";
import { CAMPAIGN_BRIEF } from "../support/campaign.ts";
import { campaignsClient } from "../support/campaigns.ts";
import { copyCampaign } from "../support/many-campaigns.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { openUserPage } from "./user-page.ts";

const ADS = 40;
/**
 * Texts with words, a price, a promise and an emoji, so that counters, checks and previews work.
 */
const TEXTS = [
  "A pot, a plant and a card that tells when to water. ",
  "From $24 a month, the best plants of the year, guaranteed! ",
  "Wählen Sie Ihr Grün 🌿 für helle und dunkle Zimmer. ",
];
/** Longest time in ms that typing may block the page. */
const BLOCKED_MS = 50;

/** Measures how long typing into a field of an ad blocks the page. */
export async function benchTyping(report: Report): Promise<void> {
  const product = await openProduct(report, { tier: "pro" });
  const [user] = product.users;
  if (!user) throw new Error("no user was seeded");
  const original = await campaignsClient(product.url, user).package(CAMPAIGN_BRIEF);
  const pool = new pg.Pool({ connectionString: product.databaseUrl });
  await copyCampaign(pool, original.id, { count: 1, ads: ADS });
  const { rows } = await pool.query<{ id: string }>(
    "select id from ads where campaign_id <> $1 and platform = 'facebook' limit 1",
    [original.id],
  );
  await pool.end();
  const browser = await chromium.launch(await browserLaunch(process.env));
  const page = await openUserPage(browser, product);
  await page.goto(`${product.url}/dashboard/campaigns/${original.id}-1/ads/${rows[0]!.id}`);
  const field = page.getByRole("textbox", { name: "Primary text" });
  await field.waitFor();
  await page.waitForLoadState("networkidle");
  await field.fill("");
  await page.evaluate(OBSERVE);
  for (const text of TEXTS) await field.pressSequentially(text, { delay: 20 });
  const { longest, tasks } = await readTasks(page);
  await browser.close();
  const what = `longest task while typing beside ${ADS} ads`;
  report.add({ what, unit: "ms", ours: longest, target: { atMost: BLOCKED_MS } });
  report.note(`${tasks} tasks of 50 ms or more; 0 ms means none. Another busy process makes tasks longer.`);
  await product.close();
}

/** Tasks of the page that took 50 ms or longer, as the browser reports them. */
interface LongTasks {
  longest: number;
  tasks: number;
}

/** A script, because the types of Node.js do not know this kind of entry. */
const OBSERVE = `
  window.longTasks = { longest: 0, tasks: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longTasks.longest = Math.max(window.longTasks.longest, duration);
      window.longTasks.tasks += 1;
    }
  }).observe({ type: "longtask" });`;

const readTasks = (page: Page): Promise<LongTasks> => page.evaluate("window.longTasks");
