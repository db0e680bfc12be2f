import { unzipSync } from "fflate";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { BufferSource, Input, MP4 } from "mediabunny";
import type { FilmList } from "#core/film/finished-film.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { BRIEF, createScript, openFilm, pictureOf } from "../support/browser/film.ts";
import { boxesOf } from "../support/browser/mp4-boxes.ts";

/** A film of 15 s takes 8 s on a quiet machine; tests share it with others. */
const MADE_MS = 150_000;

test.describe.configure({ timeout: 400_000 });

const position = (page: Page) => page.getByRole("slider", { name: "Position" });
const makeButton = (page: Page) => page.getByRole("button", { name: "Make the video", exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "On-screen text" });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const films = (page: Page) => page.getByRole("heading", { name: "Your videos" });

/** Mean difference of two pictures from 0 to 255, both scaled down. */
const difference = (page: Page, one: string, other: string) =>
  page.evaluate(
    async (urls) => {
      const [a, b] = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const canvas = new OffscreenCanvas(54, 96);
          const context = canvas.getContext("2d")!;
          context.drawImage(image, 0, 0, 54, 96);
          return context.getImageData(0, 0, 54, 96).data;
        }),
      );
      return a!.reduce((sum, value, index) => sum + Math.abs(value - b![index]!), 0) / a!.length;
    },
    [one, other],
  );

let id: string;

test.beforeEach(async ({ page, signIn }) => {
  await signIn({ tier: "growth" });
  id = await createScript(page.request);
});

test("a script becomes a video that can be watched and downloaded", async ({ page }) => {
  await openFilm(page, id);
  await position(page).fill("7");
  const seventh = await pictureOf(page);
  await page.getByRole("button", { name: "Use this moment" }).click();
  await makeButton(page).click();
  await expect(page.getByText("Keep this tab open.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Scene \d of \d, \d+ %$/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(films(page)).toBeVisible({ timeout: MADE_MS });
  await expect(toast(page, "Your video is ready")).toBeVisible();

  const mp4 = page.getByRole("link", { name: "Download MP4, 9:16" });
  const bytes = await (await page.request.get((await mp4.getAttribute("href")) ?? "")).body();
  expect(boxesOf(bytes)).toEqual(["ftyp", "moov", "mdat"]);
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video || !audio) throw new Error("a track is missing");
  expect([video.codedWidth, video.codedHeight]).toEqual([1080, 1920]);
  expect(await video.computePacketStats()).toMatchObject({ packetCount: 450 });
  expect(await video.computeDuration()).toBe(15);
  expect(await video.getCodecParameterString()).toMatch(/^avc1\.64..28$/);
  expect(await audio.getCodecParameterString()).toBe("mp4a.40.2");
  expect(await audio.getFirstTimestamp()).toBe(0);
  expect(await input.getMetadataTags()).toMatchObject({
    title: `${BRIEF.companyName}: ${BRIEF.productName}`,
    comment: "Text, layout and music were made by Adloom without a generative AI model.",
  });

  const srt = page.getByRole("link", { name: "SRT" });
  const captions = await (await page.request.get((await srt.getAttribute("href")) ?? "")).text();
  expect(captions).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\n/);
  const coverUrl = (await page.getByRole("link", { name: "Cover" }).getAttribute("href")) ?? "";
  await position(page).press("Home");
  const first = await pictureOf(page);
  expect(await difference(page, coverUrl, seventh)).toBeLessThan(4);
  expect(await difference(page, coverUrl, first)).toBeGreaterThan(10);

  await page.getByRole("button", { name: "Watch 9:16" }).click();
  const player = page.locator("video");
  await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(1920);
  await expect(page.getByText(/^Fits .*TikTok/)).toBeVisible();

  await page.goto(`/dashboard/video-ads?show=${id}`);
  await expect(page.getByRole("heading", { level: 3, name: "Your videos" })).toBeVisible();
  await expect(mp4).toBeVisible();
  await page.getByRole("link", { name: "Make the video" }).click();
  await expect(page).toHaveURL(`/dashboard/video-ads/${id}`);
  await page.getByRole("button", { name: "Delete video 9:16" }).click();
  await expect(films(page)).toBeHidden();
});

test("the preview follows the position, the keys and the timeline", async ({ page }) => {
  await openFilm(page, id);
  await expect(position(page)).toHaveAttribute("aria-valuetext", /^0:00 of 0:15, scene 1$/);
  const first = await pictureOf(page);
  await position(page).fill("7");
  await expect(position(page)).toHaveAttribute("aria-valuetext", /^0:0[67] of 0:15, scene 2$/);
  expect(await pictureOf(page)).not.toBe(first);
  await position(page).press("3");
  await expect(position(page)).toHaveAttribute("aria-valuetext", /scene 3$/);
  await position(page).press("Home");
  expect(await pictureOf(page)).toBe(first);

  await position(page).press("k");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => position(page).inputValue().then(Number)).toBeGreaterThan(0.2);
  await position(page).press("k");
  await page.getByRole("radio", { name: "1:1" }).check({ force: true });
  await expect(page.locator("canvas[role=img]")).toHaveCSS("aspect-ratio", "1080 / 1080");

  const second = page.getByRole("button", { name: /^Scene 2 · / });
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Scene 2/ })).toBeVisible();
  const length = async () =>
    Number(/[\d.]+(?= s$)/.exec((await second.getAttribute("aria-label")) ?? "")?.[0]);
  const before = await length();
  await second.focus();
  await page.keyboard.press("]");
  await expect.poll(length).toBeGreaterThan(before);
});

test("stopping and closing the tab leave nothing broken", async ({ page, context }) => {
  await openFilm(page, id);
  await page.getByRole("checkbox", { name: "1:1" }).check();
  await makeButton(page).click();
  await expect(page.getByRole("heading", { name: /^Scene \d of/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: /^Scene \d of/ })).toBeFocused();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(makeButton(page)).toBeEnabled();
  await expect(films(page)).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);

  await makeButton(page).click();
  await expect(page.getByRole("heading", { name: /^Scene \d of/ })).toBeVisible({ timeout: 60_000 });
  await page.close();
  const again = await context.newPage();
  await openFilm(again, id);
  await expect(makeButton(again)).toBeEnabled();
  await expect(films(again)).toBeHidden();
});

test("closing a tab during the upload leaves no broken video, and the next one is stored", async ({
  page,
  context,
}) => {
  await openFilm(page, id);
  await page.getByLabel("Length").selectOption("6 s");
  await saved(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/films/*/parts/*", () => held.resolve());
  await makeButton(page).click();
  await held.promise;
  await page.close();
  const again = await context.newPage();
  await openFilm(again, id);
  await expect(films(again)).toBeHidden();
  const list = async () =>
    ((await (await again.request.get(`/api/generations/${id}/films`)).json()) as FilmList).items;
  expect(await list()).toMatchObject([{ status: "uploading", url: null }]);
  await makeButton(again).click();
  await expect(films(again)).toBeVisible({ timeout: MADE_MS });
  expect((await list()).map(({ status }) => status).toSorted()).toEqual(["completed", "uploading"]);
  await again.goto(`/dashboard/video-ads?show=${id}`);
  await expect(again.getByRole("link", { name: /^Download MP4/ })).toHaveCount(1);
});

test("an upload survives a broken connection and sends no part twice", async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION|Failed to load/);
  await openFilm(page, id);
  await page.getByLabel("Length").selectOption("6 s");
  await saved(page);
  const sent: string[] = [];
  await page.route("**/api/films/*/parts/*", (route) => {
    sent.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    return sent.length < 3 ? route.abort("connectionreset") : route.continue();
  });
  await makeButton(page).click();
  await expect(films(page)).toBeVisible({ timeout: MADE_MS });
  expect(sent.slice(0, 3)).toEqual(["0", "0", "0"]);
  expect(new Set(sent).size).toBe(sent.length - 2);
});

test("leaving the page while a video is made asks first", async ({ page }) => {
  await openFilm(page, id);
  await makeButton(page).click();
  await page.getByRole("link", { name: "Text Ads" }).click();
  await page.getByRole("button", { name: "Keep making it" }).click();
  await expect(page.getByText("Keep this tab open.")).toBeVisible();
  await page.getByRole("link", { name: "Text Ads" }).click();
  await page.getByRole("button", { name: "Stop and leave" }).click();
  await expect(page).toHaveURL(/text-ads/);
});

test("an encoder that fails says where, and making it again works", async ({ page, watch }) => {
  watch.expectConsole(/./);
  await openFilm(page, id);
  await page.evaluate(() => {
    const { Worker } = globalThis;
    class Broken extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error", { message: "broken" })));
      }
    }
    Object.assign(globalThis, { Worker: Broken, unbroken: Worker });
  });
  await page.getByLabel("Music").selectOption("none");
  await saved(page);
  await makeButton(page).click();
  await expect(page.getByText(/The video stopped at scene 1/)).toBeVisible();
  await page.evaluate(() =>
    Object.assign(globalThis, { Worker: (globalThis as { unbroken?: unknown }).unbroken }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(films(page)).toBeVisible({ timeout: MADE_MS });
});

test("a browser that cannot make videos gives storyboard, sound and captions", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
  await openFilm(page, id);
  await expect(page.getByRole("heading", { name: "This browser cannot make video files" })).toBeVisible();
  await expect(makeButton(page)).toBeHidden();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Storyboard, sound and captions (ZIP)" }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files).sort()).toEqual([
    "captions.srt",
    "captions.vtt",
    "sound.wav",
    "storyboard-1.jpg",
    "storyboard-2.jpg",
    "storyboard-3.jpg",
  ]);
  // 15 s of 16-bit stereo at 48 kHz.
  expect(files["sound.wav"]?.length).toBe(44 + 15 * 48_000 * 4);
});

test("a missing script and a generation without a script show a message", async ({ page, watch }) => {
  watch.expectConsole(/404/);
  await page.goto("/dashboard/video-ads/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("This script was deleted or belongs to another account.")).toBeVisible();
});

test("the page is accessible and fits in both themes", async ({ page }) => {
  await openFilm(page, id);
  await expectFitsThemes(page);
  await makeButton(page).click();
  await expect(page.getByText("Keep this tab open.")).toBeVisible();
  await expectAccessibleThemes(page);
});
