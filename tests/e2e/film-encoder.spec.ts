import { expect, test, type Page } from "@playwright/test";
import { BufferSource, EncodedPacketSink, Input, MP4 } from "mediabunny";
import { buildComponentPage, serveComponentPage } from "../support/browser/component-page.ts";

const SECONDS = 3;
const FPS = 30;

interface Made {
  readonly took: number;
  readonly progress: number[];
  readonly file: string;
}
interface EncoderPage {
  readonly encoder: {
    readonly canEncodeFilms: () => Promise<boolean>;
    readonly make: (seconds: number, cancelAt?: number) => Promise<Made>;
  };
}

let served: Awaited<ReturnType<typeof serveComponentPage>>;
test.beforeAll(async () => {
  served = await serveComponentPage(await buildComponentPage("tests/e2e/components/encoder-page.ts"));
});
test.afterAll(() => served.close());

async function open(page: Page) {
  page.on("console", (m) => console.log(m.text()));
  await page.goto(served.url);
  await page.waitForFunction(() => "encoder" in globalThis);
}

const make = (page: Page, seconds: number, cancelAt?: number) =>
  page.evaluate(
    ([length, stop]) => (globalThis as unknown as EncoderPage).encoder.make(length, stop),
    [seconds, cancelAt] as const,
  );

test("this browser is found able to encode", async ({ page }) => {
  await open(page);
  expect(
    await page.evaluate(() => (globalThis as unknown as EncoderPage).encoder.canEncodeFilms()),
  ).toBe(true);
});

test("a film has all its frames, its exact length, its sound in place and its index first", async ({ page }) => {
  await open(page);
  const { file, took, progress } = await make(page, SECONDS);
  console.log(took, progress);
  const bytes = Buffer.from(file, "base64");
  (await import("node:fs")).writeFileSync("/tmp/enc-test.mp4", bytes);
  expect(boxesOf(bytes).slice(0, 3)).toEqual(["ftyp", "moov", "mdat"]);
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video || !audio) throw new Error("a track is missing");
  expect(await video.computeDuration()).toBe(SECONDS);
  const stats = await video.computePacketStats();
  expect(stats.packetCount).toBe(FPS * SECONDS);
  expect(await video.getCodecParameterString()).toBe("avc1.640028");
  expect(await audio.getCodecParameterString()).toBe("mp4a.40.2");
  expect(await audio.computeDuration()).toBeLessThanOrEqual(SECONDS);
  expect(await audio.getFirstTimestamp()).toBe(0);
  const tags = await input.getMetadataTags();
  console.log(tags);
});

/** Names of the top-level boxes of an MP4. */
function boxesOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at) || bytes.length) {
    names.push(bytes.toString("latin1", at + 4, at + 8));
  }
  return names;
}
