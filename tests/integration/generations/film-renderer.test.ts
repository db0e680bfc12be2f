import { readFile } from "node:fs/promises";
import { BufferSource, Input, MP4 } from "mediabunny";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilmPreview } from "#core/api/film.api.ts";
import type { FilmRender } from "#core/film/film-render.ts";
import { filmRendererContract } from "#server/adapters/film-renderer/film-renderer.contract.ts";
import { createProcessRenderer } from "#server/adapters/film-renderer/film-renderer.process.ts";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { readRecording } from "#server/workers/media/read-recording.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { soundBrief } from "#studio/film/audio/sound-brief.ts";
import { composeSoundtrack } from "#studio/film/audio/soundtrack.ts";
import { PLANS } from "#core/plans.ts";
import { barFilm } from "../../support/bar-film.ts";
import { CAN_RENDER } from "../../support/can-render.ts";
import { decodableFilm, decodeChannel, lagOf } from "../../support/decode-film.ts";
import { filmsClient, filmSettings } from "../../support/films.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { recording } from "../../support/recording.ts";
import { startTestApp } from "../../support/app.ts";
import { startOpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { createQuickFilmRenderer } from "../../support/units/quick-film-renderer.ts";
import { until } from "../../support/until.ts";
import { newSpokenScript, WORDS } from "../../support/voicings.ts";

/** Ends a film that hangs; two busy cores need more than 100 seconds. */
const RENDER_MS = 240_000;
const TEST_MS = 300_000;
/** Seconds of silence that encoders of recordings put before the sound, at most. */
const CODEC_DELAY = 0.03;
/** One script for free users. */
const plans = { ...PLANS, free: { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 1 } } };
const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

describe.skipIf(!CAN_RENDER)("The renderer in a child process", () => {
  filmRendererContract(createProcessRenderer, barFilm);

  // Programs may upload what browsers record; the tones of 1 s are from ffmpeg.
  test.each([
    ["WAV", async () => recording(1)],
    ["Opus in WebM", () => readFile("tests/support/recordings/tone.webm")],
    ["AAC in MP4", () => readFile("tests/support/recordings/tone.m4a")],
  ])("places decoded recordings in the sound: %s", async (_, read) => {
    const [film, at] = [barFilm(3), 1.5];
    const bytes = new Uint8Array(await read());
    const facts = await readRecording({ bytes, maxSeconds: FILM_LIMITS.voiceSeconds });
    expect(facts).toMatchObject({ kind: "recording", seconds: expect.closeTo(1) });
    const { parts } = await createProcessRenderer().render(
      {
        ...{ film, assets: [], seed: "voice", cover: 0, voices: [{ at, bytes }] },
        tags: { title: "A voice", aiUse: "", madeWith: "Adloom" },
      },
      { onProgress: () => {}, signal: new AbortController().signal },
    );
    const { audio } = await decodableFilm(Buffer.concat(parts));
    const heard = await decodeChannel(audio, 3);
    const isHeard = (sample: number) => Math.abs(sample) > 0.02;
    const first = heard.findIndex(isHeard) / audio.sampleRate;
    const last = heard.findLastIndex(isHeard) / audio.sampleRate;
    expect(first).toBeGreaterThan(at - 0.005);
    expect(first).toBeLessThan(at + CODEC_DELAY);
    expect(last - first).toBeGreaterThan(0.95);
    expect(last - first).toBeLessThan(1.05);
  });
});

describe("The stand-in of the renderer", () => {
  filmRendererContract(createQuickFilmRenderer, barFilm);
});

describe.skipIf(!CAN_RENDER)("The video of a script", () => {
  let pipeline: Pipeline;
  beforeAll(async () => {
    pipeline = await startPipeline({ plans }, { env: { FILM_RENDERER: "server" } });
  });
  afterAll(() => pipeline.app.stop());

  test(
    "has 450 frames in 15.000 s, standard colors, and its sound in place",
    { timeout: TEST_MS },
    async () => {
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
    },
  );
});

describe.skipIf(!CAN_RENDER)("The video of a script with a voice of the provider", () => {
  test("says in its tags that the voice was made by a model", { timeout: TEST_MS }, async () => {
    const provider = await startOpenAiStandIn();
    const app = await startTestApp({
      env: {
        ...{ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl },
        ...{ SPEECH_MODEL: "tts-1", FILM_RENDERER: "server" },
      },
      overrides: { plans, ai: { studio: createStudio() } },
    });
    try {
      const { films, script, spoken } = await newSpokenScript(app);
      expect((await spoken()).voicing?.status).toBe("completed");
      const scene = { text: "Warm light", voiceOver: WORDS[0]!, picture: null, movement: "auto" } as const;
      const settings = filmSettings({
        ...{ seconds: 6, voice: "spoken" },
        scenes: [
          { ...scene, seconds: 3 },
          { ...scene, seconds: 3 },
        ],
      });
      const accepted = await films.call("POST", `/generations/${script}/film`, { ratio: "9:16", settings });
      expect(accepted.status).toBe(202);
      const url = await until(
        "the video is made",
        async () => (await films.list(script)).items[0]?.url ?? undefined,
        RENDER_MS,
      );
      const file = new Uint8Array(await (await films.open(url)).arrayBuffer());
      const input = new Input({ source: new BufferSource(file), formats: [MP4] });
      expect((await input.getMetadataTags()).comment).toContain(
        "The voice was made with the AI model tts-1.",
      );
    } finally {
      await app.stop();
      await provider.close();
    }
  });
});
