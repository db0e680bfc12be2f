import { BufferSource, Input, MP4 } from "mediabunny";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";
import { expect } from "../support/browser/browser-test.ts";
import { createScript, openFilm } from "../support/browser/film.ts";
import { productTest as test } from "../support/browser/product-test.ts";
import { CAN_RENDER } from "../support/can-render.ts";

test.use({ settings: { FILM_RENDERER: "server" } });

/** The server needs about a second of video for each second on a quiet machine. */
const MADE_MS = 150_000;

test.skip(!CAN_RENDER, "the renderer has no packages for this platform");
test.describe.configure({ mode: "serial", timeout: 400_000 });

test.beforeEach(async ({ page, context, signIn }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
  await signIn({ tier: "growth" });
  await openFilm(page, await createScript(page.request));
  await page.getByLabel("Length").selectOption("6 s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("the server makes the video, also while its tab is closed", async ({ page, context }) => {
  await page.getByRole("button", { name: "Make the video", exact: true }).click();
  await expect(page.getByText("You can close this tab")).toBeVisible();
  await expectFitsThemes(page);
  await expectAccessibleThemes(page);
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole("heading", { name: "Your videos" })).toBeVisible({ timeout: MADE_MS });
  const link = again.getByRole("link", { name: "Download MP4, 9:16" });
  const bytes = await (await again.request.get((await link.getAttribute("href")) ?? "")).body();
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const video = await input.getPrimaryVideoTrack();
  expect(await video?.computePacketStats()).toMatchObject({ packetCount: 180 });
});

test("a video in the making can be stopped and made again", async ({ page }) => {
  const make = page.getByRole("button", { name: "Make the video", exact: true });
  await make.click();
  await expect(page.getByText("You can close this tab")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(toast(page, "Stopped. Finished videos are kept.")).toBeVisible();
  await expect(make).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Your videos" })).toBeHidden();
  await make.click();
  await expect(page.getByRole("heading", { name: "Your videos" })).toBeVisible({ timeout: MADE_MS });
  await expect(toast(page, "Your video is ready")).toBeVisible();
});
