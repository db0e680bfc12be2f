import { expect, test, type Page } from "@playwright/test";
import { BufferSource, Input, MP4 } from "mediabunny";
import { buildComponentPage, serveComponentPage } from "../support/browser/component-page.ts";
import { boxesOf } from "../support/browser/mp4-boxes.ts";

const SECONDS = 3;
const FPS = 30;
const RATE = 48_000;

interface Made {
  readonly progress: number[];
  /** The file in base64, as the test driver carries text only. */
  readonly file: string;
}
/** See tests/e2e/components/encoder-page.ts. */
interface EncoderPage {
  readonly encoder: {
    readonly canEncodeFilms: () => Promise<boolean>;
    readonly make: (seconds: number, cancelAt?: number) => Promise<Made>;
    readonly firstClick: (file: string) => Promise<number>;
    readonly readPixels: () => Promise<{ read: number[][]; expected: number[][] }>;
  };
}

let served: Awaited<ReturnType<typeof serveComponentPage>>;
test.beforeAll(async () => {
  served = await serveComponentPage(await buildComponentPage("tests/e2e/components/encoder-page.ts"));
});
test.afterAll(() => served.close());

test.beforeEach(async ({ page }) => {
  await page.goto(served.url);
  await page.waitForFunction(() => "encoder" in globalThis);
});

const make = (page: Page, seconds: number, cancelAt?: number) =>
  page.evaluate(([length, stop]) => (globalThis as unknown as EncoderPage).encoder.make(length, stop), [
    seconds,
    cancelAt,
  ] as const);

test("a browser that encodes valid files is found able", async ({ page }) => {
  expect(await page.evaluate(() => (globalThis as unknown as EncoderPage).encoder.canEncodeFilms())).toBe(
    true,
  );
});

test("a browser whose encoder fails or gives nothing is found unable", async ({ page }) => {
  const canEncode = () =>
    page.evaluate(() => {
      class Silent {
        state = "configured";
        configure() {}
        encode() {}
        close() {}
        flush = () => Promise.reject(new Error("no codec"));
      }
      Object.assign(globalThis, { VideoEncoder: Silent });
      return (globalThis as unknown as EncoderPage).encoder.canEncodeFilms();
    });
  expect(await canEncode()).toBe(false);
});

test("a frame is read with its colors in place", async ({ page }) => {
  const { read, expected } = await page.evaluate(() =>
    (globalThis as unknown as EncoderPage).encoder.readPixels(),
  );
  expect(expected).toEqual([
    [200, 0],
    [120, 0],
    [40, 0],
  ]);
  expect(read).toEqual(expected);
});

test("a file has all its frames, its exact length, its sound in place and its index first", async ({
  page,
}) => {
  const { file, progress } = await make(page, SECONDS);
  const bytes = Buffer.from(file, "base64");
  expect(boxesOf(bytes)).toEqual(["ftyp", "moov", "mdat"]);
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video || !audio) throw new Error("a track is missing");
  expect(await video.computeDuration()).toBe(SECONDS);
  expect(await video.computePacketStats()).toMatchObject({
    packetCount: FPS * SECONDS,
    averagePacketRate: FPS,
  });
  // Level 4.0 of a High profile; encoders set their own constraint bits.
  expect(await video.getCodecParameterString()).toMatch(/^avc1\.64..28$/);
  expect(await audio.getCodecParameterString()).toBe("mp4a.40.2");
  expect(await audio.getFirstTimestamp()).toBe(0);
  expect(await audio.computeDuration()).toBeLessThanOrEqual(SECONDS);
  expect(await input.getMetadataTags()).toMatchObject({
    title: "A test",
    comment: "Nothing was made by a model",
  });
  // The first click of the sound is at 1 s.
  const lag = await page.evaluate(
    (made) => (globalThis as unknown as EncoderPage).encoder.firstClick(made),
    file,
  );
  expect(lag - RATE).toBe(0);
  expect(progress.at(-1)).toBeLessThanOrEqual(FPS * SECONDS);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
});

test("stopping ends the work at once and the next film is complete", async ({ page }) => {
  await expect(make(page, 60, 1)).rejects.toThrow("stopped");
  await expect.poll(() => page.workers().length).toBe(0);
  const { file } = await make(page, 1);
  expect(boxesOf(Buffer.from(file, "base64"))).toEqual(["ftyp", "moov", "mdat"]);
});
