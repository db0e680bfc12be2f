// Drawing and encoding of films in the browser, compared with x264 on the same frames.
import { chromium, type Page } from "@playwright/test";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { safeBoxOf } from "#core/platforms/canvases.ts";
import { seededFilm } from "#server/render/film/films.fixture.ts";
import { createRenderEngine } from "#server/render/render-engine.ts";
import { containsBox } from "#studio/image/geometry.ts";
import { browserLaunch } from "../support/browser/browser.ts";
import { buildComponentPage, serveComponentPage } from "../support/browser/component-page.ts";
import { treeSeconds } from "./cpu.ts";
import { benchFilmPreview } from "./film-preview.ts";
import { sampleFilm } from "./film-sample.ts";
import { encodeWithX264, hasX264, type EncodeCost } from "./film-x264.ts";
import type { Report } from "./table.ts";

const SECONDS = 15;
const FRAMES = 450;
const RUNS = 4;
const SEEDED_FILMS = 200;
/** px, for kerning and rounding. */
const TOLERANCE = 1.5;

/** Functions of tests/e2e/components/film-page.ts with their results. */
interface Calls {
  readonly load: undefined;
  readonly drawTimes: number[];
  readonly hashFrames: string;
  readonly sendFrames: undefined;
  readonly make: number;
  readonly file: string;
  readonly lag: number;
}

const call = <Name extends keyof Calls>(page: Page, name: Name, ...args: unknown[]) =>
  page.evaluate(
    ([of, values]) =>
      (globalThis as unknown as { film: Record<string, (...all: unknown[]) => unknown> }).film[of]!(
        ...values,
      ),
    [name, args] as const,
  ) as Promise<Calls[Name]>;

/** Measures films in the browser: preview, drawing, encoding and exactness. */
export async function benchFilm(report: Report): Promise<void> {
  const server = await chromium.launchServer(await browserLaunch(process.env));
  const browser = await chromium.connect(server.wsEndpoint());
  await benchFilmPreview(report, browser);
  const served = await serveComponentPage(await buildComponentPage("tests/e2e/components/film-page.ts"));
  const page = await browser.newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => "film" in globalThis);
  await benchDrawing(report, page);
  await benchEncoding(report, page, server.process().pid ?? 0);
  await benchSafeBoxes(report);
  await browser.close();
  await server.close();
  served.close();
}

async function benchDrawing(report: Report, page: Page) {
  for (const style of IMAGE_STYLES) {
    const { film, assets } = await sampleFilm(style);
    const sent = assets.map(({ id, type, data }) => ({ id, type, base64: data.toString("base64") }));
    await call(page, "load", film, sent);
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const times = await call(page, "drawTimes");
      runs.push(times.reduce((sum, time) => sum + time, 0) / times.length);
    }
    const what = `a frame of 1080x1920 drawn, ${style} (mean)`;
    report.add({ what, unit: "ms", ours: Math.min(...runs), target: { atMost: 8 } });
  }
  const hashes = [await call(page, "hashFrames"), await call(page, "hashFrames")];
  const what = "drawings of one film that differ";
  report.add({ what, ours: new Set(hashes).size - 1, target: { atMost: 0 } });
}

async function benchEncoding(report: Report, page: Page, browserPid: number) {
  const { film, assets } = await sampleFilm();
  const sent = assets.map(({ id, type, data }) => ({ id, type, base64: data.toString("base64") }));
  await call(page, "load", film, sent);
  const [makes, encodes]: [EncodeCost[], EncodeCost[]] = [[], []];
  const frames = (await hasX264()) ? await saveFrames(page) : undefined;
  // Alternating, so that other load on the machine slows both down.
  try {
    for (let run = 0; run < RUNS; run++) {
      const before = await treeSeconds(browserPid);
      const seconds = await call(page, "make");
      makes.push({ seconds, cpuSeconds: (await treeSeconds(browserPid)) - before });
      if (frames) encodes.push(await encodeWithX264(frames.file));
    }
  } finally {
    await frames?.remove();
  }
  const ours = bestOf(makes);
  const theirs = frames && bestOf(encodes);
  const perFrame = ({ cpuSeconds }: EncodeCost) => (1000 * cpuSeconds) / FRAMES;
  const rate = ({ seconds }: EncodeCost) => FRAMES / seconds;
  report.add({
    ...{ what: "CPU for a frame, whole pipeline; x264 veryfast", unit: "ms", ours: perFrame(ours) },
    ...(theirs && { other: perFrame(theirs), target: { of: "ratio", atMost: 1.1 } }),
  });
  report.add({
    ...{ what: "frames a second, whole pipeline; x264 veryfast", ours: rate(ours) },
    ...(theirs && { other: rate(theirs), target: { of: "ratio", atLeast: 0.9 } }),
  });
  if (!theirs)
    report.note("SKIPPED: the comparison with x264, because ffmpeg with libx264 is not installed.");
  await checkFile(report, page);
}

/** The lowest costs of several runs, because other processes only add to them. */
const bestOf = (costs: readonly EncodeCost[]): EncodeCost => ({
  seconds: Math.min(...costs.map(({ seconds }) => seconds)),
  cpuSeconds: Math.min(...costs.map(({ cpuSeconds }) => cpuSeconds)),
});

/** Saves all frames of the film in I420 to a temporary file, for x264. */
async function saveFrames(page: Page) {
  const folder = await mkdtemp(join(tmpdir(), "adloom-frames-"));
  const file = join(folder, "frames.yuv");
  const address = new URL("frames", page.url()).href;
  await page.route(address, async (route) => {
    await appendFile(file, route.request().postDataBuffer() ?? "");
    await route.fulfill({ status: 204 });
  });
  await call(page, "sendFrames", address);
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function checkFile(report: Report, page: Page) {
  const bytes = Buffer.from(await call(page, "file"), "base64");
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error("the file has no video");
  const { packetCount } = await video.computePacketStats();
  const exactly = { atMost: 0 };
  report.add({
    what: "frames missing or too many of 450",
    ours: Math.abs(packetCount - FRAMES),
    target: exactly,
  });
  const off = Math.abs((await video.computeDuration()) - SECONDS);
  report.add({ what: "difference to 15.000 s", unit: "ms", ours: 1000 * off, target: exactly });
  const lag = Math.abs(await call(page, "lag"));
  report.add({ what: "lag of the sound", unit: "samples", ours: lag, target: exactly });
}

async function benchSafeBoxes(report: Report) {
  const engine = createRenderEngine();
  let breaches = 0;
  for (let number = 0; number < SEEDED_FILMS; number++) {
    const { film } = (await seededFilm(engine, number)).direction;
    const safe = safeBoxOf(film);
    breaches += film.readables.filter(
      ({ box: { x, y, width, height } }) =>
        !containsBox(safe, { l: x, t: y, r: x + width, b: y + height }, TOLERANCE),
    ).length;
  }
  const what = `texts beyond the safe box in ${SEEDED_FILMS} seeded films of all styles and ratios`;
  report.add({ what, ours: breaches, target: { atMost: 0 } });
}
