import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FilmPreview } from "#core/api/film.api.ts";
import type { CaptionCue } from "#core/film/film.ts";
import { heardVoices, withVoices } from "#core/film/heard-voices.ts";
import { VOICING_FAILURES } from "#core/film/speech.copy.ts";
import { PLANS } from "#core/plans.ts";
import { SENTENCE_PAUSE_SECONDS } from "#server/adapters/speech/join-sentences.ts";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { filmSettings } from "../../support/films.ts";
import { recording } from "../../support/recording.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { UNAVAILABLE } from "../../support/stand-ins/openai-replies.ts";
import { toneSeconds, type SpeechReply } from "../../support/stand-ins/openai-speech.ts";
import { createQuickFilmRenderer } from "../../support/units/quick-film-renderer.ts";
import { until } from "../../support/until.ts";
import { newSpokenScript } from "../../support/voicings.ts";

const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 9 } };
let provider: OpenAiStandIn;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  app = await startTestApp({
    env: {
      ...{ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl },
      ...{ SPEECH_MODEL: "tts-1", FILM_RENDERER: "server" },
    },
    overrides: {
      ...{ ai: { studio: createStudio() }, plans: { ...PLANS, free } },
      filmRenderer: createQuickFilmRenderer(),
    },
  });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const asked = () =>
  provider.requests
    .filter(({ path }) => path === "/v1/audio/speech")
    .map(({ body }) => (body as { readonly input: string }).input);

test("each sentence is one call, and the captions of preview and video change where the next one starts", async () => {
  const { client, films, script, spoken } = await newSpokenScript(app);
  const words = ["Evenings are too bright in here.", "The lamp dims."];
  const { scenes } = await spoken([words.join(" ")]);
  expect(asked()).toEqual(words);
  const [voice] = scenes;
  const [first, second] = words.map(toneSeconds) as [number, number];
  const start = first + SENTENCE_PAUSE_SECONDS;
  expect(voice).toMatchObject({
    seconds: expect.closeTo(start + second, 1),
    sentences: [
      { text: words[0], start: 0, end: expect.closeTo(first, 1) },
      { text: words[1], start: expect.closeTo(start, 1), end: expect.closeTo(start + second, 1) },
    ],
  });
  const played = Buffer.from(await (await films.open(voice!.url)).arrayBuffer());
  expect((played.length - 44) / (48_000 * 2)).toBeCloseTo(voice!.seconds, 6);
  const joint = voice!.sentences[1]!.start;

  const scene = { text: "Warm light", voiceOver: words.join(" "), picture: null, movement: "auto" } as const;
  const settings = filmSettings({ seconds: 10, voice: "spoken", scenes: [{ ...scene, seconds: 10 }] });
  const { film } = await client.json<FilmPreview>("POST", `/generations/${script}/film/preview`, {
    settings: withVoices(settings, heardVoices(scenes, settings)),
  });
  const textOf = ({ words: shown }: CaptionCue) => shown.map(({ text }) => text).join(" ");
  expect(film.cues.map(textOf)).toEqual(words);
  expect(film.cues[0]!.to).toBeCloseTo(joint, 6);
  expect(film.cues[1]!.from).toBeCloseTo(joint, 6);
  expect(film.cues[1]!.words.at(-1)!.to).toBeCloseTo(voice!.seconds, 6);

  expect((await films.call("POST", `/generations/${script}/film`, { ratio: "9:16", settings })).status).toBe(
    202,
  );
  const id = await until("the video", async () => {
    const [made] = (await films.list(script)).items;
    return made?.status === "completed" && made.id;
  });
  const captions = await (await films.call("GET", `/films/${id}/files/captions.srt`)).text();
  const ms = String(Math.round(joint * 1000));
  const time = `00:00:0${ms.slice(0, -3)},${ms.slice(-3)}`;
  expect(captions).toContain(`--> ${time}\n${words[0]}`);
  expect(captions).toContain(`${time} -->`);
});

test("a failed sentence fails its scene, and the next try speaks the scene again", async () => {
  const { spoken } = await newSpokenScript(app);
  provider.speechWhen("Third", UNAVAILABLE as SpeechReply, { type: "sound" });
  expect((await spoken(["First.", "Second. Third."])).voicing).toMatchObject({ status: "completed" });
  expect(asked()).toEqual(["First.", "Second.", "Third.", "Second.", "Third."]);

  provider.reset();
  const lasting = await newSpokenScript(app);
  const other: SpeechReply = {
    ...{ type: "sound", file: Buffer.from(recording(1, { 24: 0x80, 25: 0x3e })).toString("base64") },
  };
  provider.speechWhen("Third", other);
  expect((await lasting.spoken(["First.", "Second. Third."])).voicing).toMatchObject({
    ...{ status: "failed", done: 1, error: VOICING_FAILURES.malformed_response },
  });
});
