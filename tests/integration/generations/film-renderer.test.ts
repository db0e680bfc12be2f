import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilmPreview } from "#core/api/film.api.ts";
import type { FilmRender } from "#core/film/film-render.ts";
import { filmRendererContract } from "#server/adapters/film-renderer/film-renderer.contract.ts";
import { createProcessRenderer } from "#server/adapters/film-renderer/film-renderer.process.ts";
import { soundBrief } from "#studio/film/audio/sound-brief.ts";
import { composeSoundtrack } from "#studio/film/audio/soundtrack.ts";
import { PLANS } from "#core/plans.ts";
import { barFilm } from "../../support/bar-film.ts";
import { CAN_RENDER } from "../../support/can-render.ts";
import { decodableFilm, decodeChannel, lagOf } from "../../support/decode-film.ts";
import { filmsClient, filmSettings } from "../../support/films.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { recording } from "../../support/recording.ts";
import { createQuickFilmRenderer } from "../../support/units/quick-film-renderer.ts";
import { until } from "../../support/until.ts";

const RENDER_MS = 100_000;
const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

describe.skipIf(!CAN_RENDER)("The renderer in a process of its own", () => {
  filmRendererContract(createProcessRenderer, barFilm);

  test("decodes recordings to their places", async () => {
    const [film, at] = [barFilm(4), 1.5];
    const { parts } = await createProcessRenderer().render(
      {
        ...{ film, assets: [], seed: "voice", cover: 0, voices: [{ at, bytes: recording(1) }] },
        tags: { title: "A voice", aiUse: "", madeWith: "Adloom" },
      },
      { onProgress: () => {}, signal: new AbortController().signal },
    );
    const { audio } = await decodableFilm(Buffer.concat(parts));
    const heard = await decodeChannel(audio, 4);
    const first = heard.findIndex((sample) => Math.abs(sample) > 0.02) / audio.sampleRate;
    expect(first).toBeGreaterThan(at - 0.005);
    expect(first).toBeLessThan(at + 0.005);
  });
});

describe("The stand-in of the renderer", () => {
  filmRendererContract(createQuickFilmRenderer, barFilm);
});

describe.skipIf(!CAN_RENDER)("The video of a script", () => {
  let pipeline: Pipeline;
  beforeAll(async () => {
    const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 1 } };
    pipeline = await startPipeline({ plans: { ...PLANS, free } }, { env: { FILM_RENDERER: "server" } });
  });
  afterAll(() => pipeline.app.stop());

  test("has 450 frames in 15.000 s, colors that players expect, and its sound in place", async () => {
    const client = await pipeline.newUser();
    const script = await client.start({ kind: "video", input: BRIEF });
    await client.ended(script, 60_000);
    const films = filmsClient(pipeline.app.url, client.user);
    const settings = filmSettings();
    const accepted = await films.call("POST", `/generations/${script}/film`, { ratio: "9:16", settings });
    const { id } = (await accepted.json()) as FilmRender;
    const read = async () => (await (await films.call("GET", `/film-renders/${id}`)).json()) as FilmRender;
    const seen = new Set<number>();
    const isEnded = async () => {
      const { status, frames } = await read();
      seen.add(frames);
      return status !== "pending" && status !== "in-progress";
    };
    await until("the video is made", isEnded, RENDER_MS);
    expect(await read()).toMatchObject({ status: "completed", frames: 450, totalFrames: 450 });
    expect(seen.size).toBeGreaterThan(2);

    const [film] = (await films.list(script)).items;
    expect(film).toMatchObject({
      madeBy: "server",
      seconds: 15,
      width: 1080,
      height: 1920,
      hasCaptions: true,
    });
    const file = new Uint8Array(await (await films.open(film!.url!)).arrayBuffer());
    const { input, video, audio, frames } = await decodableFilm(file);
    expect(await video.computeDuration()).toBe(15);
    expect(await video.computePacketStats()).toMatchObject({ packetCount: 450, averagePacketRate: 30 });
    expect((await video.getDecoderConfig())?.colorSpace).toMatchObject({
      ...{ primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false },
    });
    expect(await audio.getCodecParameterString()).toBe("mp4a.40.2");
    expect(await audio.computeDuration()).toBeLessThanOrEqual(15);
    const last = await frames.getSample(14.99);
    expect(last?.timestamp).toBeCloseTo(449 / 30, 5);
    const tags = await input.getMetadataTags();
    expect(tags).toMatchObject({ title: "Halden: Dusk Lamp", raw: { "©too": "Adloom" } });
    expect(tags.comment).toContain("without a generative AI model");

    const preview = await client.json<FilmPreview>("POST", `/generations/${script}/film/preview`, {
      settings,
    });
    const wanted = composeSoundtrack(soundBrief(preview.film, script, [])!).left;
    const heard = await decodeChannel(audio, 15);
    for (const second of [2, 8, 12]) expect(lagOf(heard, wanted, second * 48_000, 1100)).toBe(0);
  });
});
