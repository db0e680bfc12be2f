import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { Review, ReviewLink } from "#core/reviews/review.ts";
import { expect } from "./browser-test.ts";

const TEXTS: Record<string, object> = {
  facebook: {
    fields: { primaryText: "Potted by hand and posted each month.", headline: "One happy plant a month" },
  },
  google_search: {
    fields: {
      headlines: ["One Happy Plant a Month", "Easy-Care Houseplants", "From $24 a Month"],
      descriptions: ["Chosen for your light.", "The card tells you when to water."],
      paths: ["plants"],
    },
  },
};

/**
 * Calls the API in a browser test as the owner who is signed in to the page's browser and returns
 * the JSON, `undefined` for a 204; fails on an error response. The other helpers of this file use
 * it.
 */
export async function asOwner<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const origin = new URL(page.url()).origin;
  const response = await page.request.fetch(path, {
    method,
    headers: { origin },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (response.status() === 204 ? undefined : await response.json()) as T;
}

/**
 * Creates a campaign through the API with a written ad for Facebook and one for Google (texts:
 * `TEXTS` here), without pictures, for browser tests of reviews.
 */
export async function writtenCampaign(page: Page): Promise<AdCampaign> {
  await page.goto("/dashboard/campaigns");
  const { id, ads } = await asOwner<AdCampaign>(page, "POST", "/api/campaigns", {
    name: "Monthly Plant",
    url: "https://fern.example/monthly",
    platforms: Object.keys(TEXTS),
  });
  for (const { id: adId, platform, version } of ads) {
    await asOwner<Ad>(page, "PATCH", `/api/ads/${adId}`, {
      ...TEXTS[platform],
      baseVersion: version.revision,
    });
  }
  return asOwner(page, "GET", `/api/campaigns/${id}`);
}

/**
 * Asks for review of all ads of a campaign by a link for anybody (`POST
 * /api/campaigns/:id/reviews`), in browser tests of reviews; returns the link with its URL.
 */
export async function linkTo(page: Page, { id, ads }: AdCampaign): Promise<ReviewLink & { url: string }> {
  const adIds = ads.map((ad) => ad.id);
  const { url, ...link } = await asOwner<ReviewLink>(page, "POST", `/api/campaigns/${id}/reviews`, { adIds });
  return { ...link, url: url ?? "" };
}

/**
 * The newest review of a campaign (`GET /api/campaigns/:id/reviews`), in browser tests of reviews;
 * throws if there is none.
 */
export async function newestReview(page: Page, campaignId: string): Promise<Review> {
  const { items } = await asOwner<{ items: Review[] }>(page, "GET", `/api/campaigns/${campaignId}/reviews`);
  const [newest] = items;
  if (!newest) throw new Error("the campaign has no review");
  return newest;
}

/**
 * Opens a phone's browser (390 by 844 pixels, touch) without an account, in `review.spec.ts`; the
 * test closes it.
 */
export function openPhone(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
}
