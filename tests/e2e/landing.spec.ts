import type { Page } from "@playwright/test";
import { PAID_TIERS } from "#core/billing/api.ts";
import { sampleCampaign } from "#core/landing-sample.copy.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { buyPlan } from "../support/browser/billing-page.ts";
import { expectAccessibleThemes, expectWidths } from "../support/browser/accessibility.ts";

const OFFER = "Limited Time Offer: Get 50% off your first month!";
const MOST_REQUESTS = 6;
const MOST_BYTES = 110_000;

const demo = (page: Page) => page.locator("#demo");

/** Final content of the demo. */
async function expectFinished(page: Page): Promise<void> {
  for (const [name, value] of sampleCampaign.input) {
    await expect(demo(page).getByText(name, { exact: true })).toBeVisible();
    await expect(demo(page).getByText(value, { exact: true })).toBeVisible();
  }
  await expect(demo(page).getByText(sampleCampaign.textAd)).toBeVisible();
  await expect(demo(page).getByText("Completed")).toHaveCount(3);
  await expect(demo(page).getByText("Completed").last()).toBeVisible();
  await expect(demo(page).getByText("Pending").first()).toBeHidden();
  for (const part of ["Social text ad", "30s video ad", "5 image variations"]) {
    await expect(demo(page).getByRole("heading", { name: part })).toBeVisible();
  }
  await expect(demo(page).getByRole("img", { name: /^Sample .* ad/ })).toHaveCount(5);
}

// The demo only plays without `prefers-reduced-motion`.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page and its legal pages are complete", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weave one brief into a whole campaign");
    await expect(page.locator("main > section")).toHaveCount(4);
    for (const badge of ["AI-optimized copy", "10x faster creation", "300% better ROI"]) {
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
    }
    const hero = page.locator("main > section").first();
    await expect(hero.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/signup");
    await expect(hero.getByRole("link", { name: "Watch Demo" })).toHaveAttribute("href", "#demo");

    const features = page.locator("#features");
    await expect(features.getByRole("heading", { level: 2 })).toHaveText(
      "Powerful Features for Your Success",
    );
    await expect(features.getByRole("heading", { level: 3 })).toHaveText([
      "Text Ads",
      "Image Ads",
      "Video Ads",
      "Full Package",
    ]);
    await expect(features).toContainText("3-5x better results");

    await expect(demo(page).getByRole("heading", { level: 2 })).toHaveText(
      "Complete Campaign Package in Action",
    );
    await expectFinished(page);
    await expect(page.getByRole("button", { name: /demo$/ })).toHaveCount(0);
    for (const [figure, label] of [
      ["12s", "generation time"],
      ["4.8x", "ROAS increase"],
      ["89%", "engagement rate"],
    ] as const) {
      await expect(demo(page).locator("dl > div").filter({ hasText: label })).toContainText(figure);
    }
    await expect(demo(page).getByText("Illustrative", { exact: true })).toBeVisible();

    const plans = page
      .locator("#pricing")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(plans).toHaveCount(PAID_TIERS.length);
    for (const [index, price] of ["$19.99", "$29.99", "$49.99"].entries()) {
      await expect(plans.nth(index)).toContainText(`${price}/month`);
    }
    await expect(plans.getByRole("link", { name: "Get Started" })).toHaveCount(PAID_TIERS.length);
    await expect(page.getByRole("link", { name: "Subscribe Now" })).toHaveCount(0);
    await expect(page.getByText(OFFER)).toBeVisible();

    const footer = page.getByRole("contentinfo");
    for (const [name, href] of [
      ["Privacy", "/privacy"],
      ["Terms", "/terms"],
      ["API docs", "/api/docs"],
      ["Source", "/terms#source"],
    ] as const) {
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await footer.getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { name: "Who receives data" })).toBeVisible();
    await footer.getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { name: "Plans and payment" })).toBeVisible();
  });
});

test("the page is light before scrolling, and the app is loaded on navigation", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  const scripts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
        Object.assign(window, { moved: ("moved" in window ? Number(window.moved) : 0) + moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(sizes.length).toBeLessThanOrEqual(MOST_REQUESTS);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(scripts).toEqual(["/landing.js"]);
  expect(await page.evaluate("window.moved ?? 0")).toBeLessThan(0.01);

  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).hover();
  await expect.poll(() => scripts.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(2);
});

test("the demo plays, pauses, resumes and can be repeated", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("link", { name: "Watch Demo" }).click();
  const pause = page.getByRole("button", { name: "Pause demo" });
  await expect(pause).toBeInViewport();
  const typed = page.locator("#demo .demo-typed").first();
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await typed.textContent()).not.toBe("");
  }).toPass();
  await expect(demo(page).getByText("Pending").first()).toBeVisible();

  await pause.click();
  const play = page.getByRole("button", { name: "Play demo" });
  const words = await page.locator("#demo .demo-typed").allTextContents();
  await page.clock.runFor(2000);
  expect(await page.locator("#demo .demo-typed").allTextContents()).toEqual(words);

  await play.press("Enter");
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(demo(page).getByText("In progress").first()).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(18_000);
  await expect(page.getByRole("button", { name: "Replay demo" })).toBeVisible();
  await expectFinished(page);
});

test("with reduced motion the finished campaign is shown without controls", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Watch Demo" }).click();
  await expect(page.getByRole("heading", { name: "Complete Campaign Package in Action" })).toBeInViewport();
  await expectFinished(page);
  await expect(page.getByRole("button", { name: /demo$/ })).toHaveCount(0);
});

test("signed-in users get their own buttons, and no offer once they used it", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Open dashboard" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveCount(0);
  const links = page.getByRole("link", { name: "Subscribe Now" });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/dashboard/billing?plan=growth",
    "/dashboard/billing?plan=scale",
    "/dashboard/billing?plan=pro",
  ]);
  await expect(page.getByText(OFFER)).toBeVisible();

  await buyPlan(page, "growth");
  await page.goto("/");
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test("public pages are accessible and fit in both themes", async ({ page }) => {
  for (const path of ["/", "/privacy", "/terms"]) {
    await page.goto(path);
    // 320 px is the narrowest width that WCAG requires.
    await expectWidths(page, [320, 390, 768, 1440]);
    await expectAccessibleThemes(page);
  }
});
