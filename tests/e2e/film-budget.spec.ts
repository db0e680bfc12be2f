import { expect, test } from "../support/browser/browser-test.ts";
import { wireBytes } from "../support/browser/built-scripts.ts";
import { createScript, openFilm } from "../support/browser/film.ts";

/** Bytes of scripts after brotli compression, beyond those of the tool's page. */
const BUDGET = 120_000;

test("the page of a video loads no more code than its budget before a video is made", async ({
  page,
  signIn,
}) => {
  await signIn({ tier: "growth" });
  const id = await createScript(page.request);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto("/dashboard/video-ads");
  await page.waitForLoadState("networkidle");
  const shell = new Set(scripts);
  scripts.clear();
  await openFilm(page, id);
  await expect(page.getByRole("button", { name: "Make the video", exact: true })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  const own = [...scripts].filter((path) => !shell.has(path));
  expect(own.some((path) => path.includes("worker"))).toBe(true);
  expect(wireBytes(own), own.join(", ")).toBeLessThanOrEqual(BUDGET);
});
