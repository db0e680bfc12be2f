// Videos made by the server: time and memory of a whole film, and its frames compared with the
// browser's.
import { chromium } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { BufferSource, Input, MP4 } from "mediabunny";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import type { FilmRenderJob } from "#server/adapters/film-renderer/film-renderer.ts";
import { createProcessRenderer } from "#server/adapters/film-renderer/film-renderer.process.ts";
import { loadNativePackages } from "#server/adapters/film-renderer/native-packages.ts";
import { paintFrames } from "#server/adapters/film-renderer/paint-frames.ts";
import { soundBrief } from "#studio/film/audio/sound-brief.ts";
import { composeSoundtrack } from "#studio/film/audio/soundtrack.ts";
import { browserLaunch } from "../support/browser/browser.ts";
import { buildComponentPage, serveComponentPage } from "../support/browser/component-page.ts";
import { drawFrames, meanDifference } from "../support/browser/draw-frames.ts";
import { CAN_RENDER } from "../support/can-render.ts";
import { decodableFilm, decodeChannel, lagOf } from "../support/decode-film.ts";
import { treeSeconds } from "./cpu.ts";
import { sampleFilm } from "./film-sample.ts";
import { peakMb } from "./process.ts";
import type { Report } from "./table.ts";

const FRAMES = 450;
const SECONDS = 15;
const RUNS = 3;
const POLL_MS = 50;
/** Every `STEP`th frame is compared, ten of each style. */
const STEP = 45;
const RATE = 48_000;
/** Maximum shift of the sound in samples; a packet of AAC has 1024. */
const MOST_LAG = 1100;

/** Measures videos made by the server. */
export async function benchFilmServer(report: Report): Promise<void> {
  if (!CAN_RENDER) {
    report.note("SKIPPED: the renderer has no packages for this platform.");
    return;
  }
  const { film, assets } = await sampleFilm();
  const job: FilmRenderJob = {
    ...{ film, assets, seed: "bench", voices: [], cover: 0 },
    tags: { title: "Bench", aiUse: "None", madeWith: "Adloom" },
  };
  await benchRender(report, job);
  await benchFrames(report);
}

/** Finds the render process that this process has started. */
async function findRenderProcess(): Promise<number | undefined> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  for (const pid of children.trim().split(" ").filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes("render-process")) return Number(pid);
  }
  return undefined;
}

/** Renders a film and samples the memory and CPU of its process until shortly before the end. */
async function watchRender(job: FilmRenderJob) {
  let [peak, cpu] = [0, 0];
  const look = async () => {
    const pid = await findRenderProcess();
    if (pid === undefined) return;
    peak = Math.max(peak, await peakMb(pid).catch(() => 0));
    cpu = Math.max(cpu, await treeSeconds(pid).catch(() => 0));
  };
  const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
  const start = performance.now();
  const { signal } = new AbortController();
  const { parts } = await createProcessRenderer().render(job, { onProgress: () => {}, signal });
  clearInterval(timer);
  return { file: Buffer.concat(parts), seconds: (performance.now() - start) / 1000, peak, cpu };
}

async function benchRender(report: Report, job: FilmRenderJob) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await watchRender(job));
  const least = (values: readonly number[]) => Math.min(...values);
  const target = { atMost: 10 };
  const seconds = least(runs.map((run) => run.seconds));
  report.add({ what: "film of 15 s, 1080x1920, with sound", unit: "s", ours: seconds, target });
  const cpu = least(runs.map((run) => run.cpu));
  report.add({ what: "CPU for a frame, sound and start included", unit: "ms", ours: (1000 * cpu) / FRAMES });
  const peak = Math.max(...runs.map((run) => run.peak));
  report.add({ what: "most memory of its process", unit: "MB", ours: peak, target: { atMost: 400 } });
  await checkFile(report, runs[0]!.file, job);
}

async function checkFile(report: Report, file: Uint8Array, { film, seed }: FilmRenderJob) {
  const exactly = { atMost: 0 };
  const video = await new Input({
    source: new BufferSource(file),
    formats: [MP4],
  }).getPrimaryVideoTrack();
  const { packetCount = 0 } = (await video?.computePacketStats()) ?? {};
  const missing = Math.abs(packetCount - FRAMES);
  report.add({ what: "frames missing or too many of 450", ours: missing, target: exactly });
  const off = Math.abs(((await video?.computeDuration()) ?? 0) - SECONDS);
  report.add({ what: "difference to 15.000 s", unit: "ms", ours: 1000 * off, target: exactly });
  const wanted = composeSoundtrack(soundBrief(film, seed, [])!).left;
  const { audio } = await decodableFilm(file);
  const heard = await decodeChannel(audio, SECONDS);
  const lag = Math.max(...[2, 8, 12].map((at) => Math.abs(lagOf(heard, wanted, at * RATE, MOST_LAG))));
  report.add({ what: "lag of the sound", unit: "samples", ours: lag, target: exactly });
}

async function benchFrames(report: Report) {
  const browser = await chromium.launch(await browserLaunch(process.env));
  const served = await serveComponentPage(await buildComponentPage("tests/e2e/components/film-page.ts"));
  const page = await browser.newPage();
  await page.goto(served.url);
  const means: number[] = [];
  for (const style of IMAGE_STYLES) {
    const drawn = await sampleFilm(style);
    const painter = await paintFrames(loadNativePackages(), drawn.film, drawn.assets);
    for (const [index, frame] of (await drawFrames(page, drawn, STEP)).entries())
      means.push(meanDifference(new Uint8Array(painter.paint(index * STEP)), frame));
  }
  await browser.close();
  served.close();
  const same = means.filter((mean) => mean === 0).length;
  report.add({ what: `frames of ${means.length} that are equal in browser and server`, ours: same });
  const target = { atMost: 0.05 };
  report.add({ what: "largest mean difference of a frame, of 255", ours: Math.max(...means), target });
}
