import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import { VOICING_FAILURES } from "#core/film/speech.copy.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import { PLANS } from "#core/plans.ts";
import { createClock } from "#server/lib/clock.ts";
import { files } from "#server/modules/files/files.table.ts";
import { voicings } from "#server/modules/generations/film.table.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { failLostVoicings } from "#server/modules/generations/film/run-voicing.ts";
import { aiSpending } from "#server/modules/spending/spending.table.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { deleteAccount, passwordUser } from "../../support/account-requests.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { recording } from "../../support/recording.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { BAD_KEY, EXHAUSTED, UNAVAILABLE } from "../../support/stand-ins/openai-replies.ts";
import { toneSeconds, type SpeechReply } from "../../support/stand-ins/openai-speech.ts";
import { until } from "../../support/until.ts";
import type { TestUser } from "../../support/user.ts";
import { newSpokenScript, WORDS } from "../../support/voicings.ts";
import { DAY } from "../../support/durations.ts";

let provider: OpenAiStandIn;
let app: TestApp;
let offsetMs = 0;
const plans = {
  ...PLANS,
  free: { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 99 } },
};
const ai = { studio: createStudio() };

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  app = await startTestApp({
    env: {
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: provider.baseUrl,
      SPEECH_MODEL: "tts-1",
      // One cent for each character.
      AI_PRICES: '{"tts-1":{"input":10000,"output":0,"picture":0}}',
      AI_DAILY_BUDGET: "100",
    },
    overrides: { ai, plans, clock: createClock(() => offsetMs) },
  });
});
beforeEach(() => {
  provider.reset();
  // Each test starts on another day with its own budget.
  offsetMs += DAY;
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const newScript = (user?: TestUser, at = app) => newSpokenScript(at, user);
const asked = () =>
  provider.requests
    .filter(({ path }) => path === "/v1/audio/speech")
    .map(({ body }) => (body as { readonly input: string }).input);
const isAsked = (count: number) =>
  until(`${count} requests`, async () => asked().length >= count || undefined);
const voiceFiles = async (user: TestUser) =>
  (await app.deps.db.select().from(files).where(eq(files.userId, user.id))).filter(
    ({ purpose, deletedAt }) => purpose === "voice" && deletedAt === null,
  );

test("a script is spoken scene by scene, counted once and paid for, and keeps its recordings", async () => {
  const { films, path, script, begin, ended, owner } = await newScript();
  await films.sendFile(`${path}/0`, recording(1), "audio/wav");
  const begun = await begin([WORDS[0]!, "", WORDS[2]!], "nova");
  expect(begun).toMatchObject({
    speech: { model: "tts-1", speakers: expect.arrayContaining(["alloy", "nova"]) },
    voicingsLeft: FILM_LIMITS.voicingsPerUnit - 1,
    voicing: { status: "speaking", speaker: "nova", error: null, scenes: [{ scene: 0 }, { scene: 2 }] },
  });
  const { scenes, voicing } = await ended();
  expect(voicing).toMatchObject({ status: "completed", done: 2 });
  expect(asked()).toEqual([WORDS[0], WORDS[2]]);
  const spoken = (text: string) => ({ text, speaker: "nova", model: "tts-1" });
  expect(scenes).toMatchObject([
    { scene: 0, source: "recorded", spoken: null },
    { scene: 0, source: "spoken", spoken: spoken(WORDS[0]!) },
    { scene: 2, source: "spoken", spoken: spoken(WORDS[2]!) },
  ]);
  expect(scenes[1]!.seconds).toBeCloseTo(toneSeconds(WORDS[0]!), 1);
  const played = await films.open(scenes[1]!.url);
  expect([played.status, played.headers.get("content-type")]).toEqual([200, "audio/wav"]);
  const removed = (await (await films.call("DELETE", `${path}/0`)).json()) as FilmVoice;
  expect(removed.scenes.map(({ source }) => source)).toEqual(["spoken", "spoken"]);
  const [day] = await app.deps.db.select().from(aiSpending);
  const characters = WORDS[0]!.length + WORDS[2]!.length;
  expect(day?.costUsd).toBeCloseTo(characters / 100, 6);
  const rows = await app.deps.db.select().from(generations).where(eq(generations.id, script));
  expect(rows[0]?.cost?.costUsd).toBeCloseTo(characters / 100, 6);
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain(
    `adloom_ai_cost_dollars_total{model="tts-1"} ${characters / 100}`,
  );
  expect(await voiceFiles(owner)).toHaveLength(2);
});

test("only scenes with other words are spoken again; another speaker speaks all", async () => {
  const { spoken, owner } = await newScript();
  const before = await spoken();
  const changed = [WORDS[0]!, "It dims every evening.", WORDS[2]!];
  const after = await spoken(changed);
  expect(asked().slice(3)).toEqual([changed[1]]);
  expect(after.scenes.map(({ url }) => url === before.scenes[0]!.url)).toEqual([true, false, false]);
  expect(after.scenes[2]!.url).toBe(before.scenes[2]!.url);
  expect(after.scenes[1]!.spoken?.text).toBe(changed[1]);
  const other = await spoken(changed, "nova");
  expect(asked().slice(4)).toEqual(changed);
  expect(other.scenes.map(({ spoken: by }) => by?.speaker)).toEqual(["nova", "nova", "nova"]);
  expect(await voiceFiles(owner)).toHaveLength(3);
});

test("the unit of a script includes three voicings, regardless of how they are requested", async () => {
  const { spoken, speak, read, ended } = await newScript();
  for (let left = 2; left > 0; left--) expect((await spoken()).voicingsLeft).toBe(left);
  const both = await Promise.all([speak(), speak()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  const { voicingsLeft, scenes } = await ended();
  expect(voicingsLeft).toBe(0);
  const refused = await speak(["Other words."]);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: { code: "voicing_limit", message: filmMessages.voicingLimit } },
  ]);
  expect((await read()).scenes).toEqual(scenes);
  expect(asked()).toHaveLength(9);
});

test("a failure keeps the previous voice, does not count, and the same request continues", async () => {
  const { spoken, begin, ended, owner } = await newScript();
  const former = await spoken();
  provider.speechWhen("Third", EXHAUSTED as SpeechReply, { type: "sound" });
  const words = ["First words.", "Second words.", "Third words."];
  const failed = await spoken(words);
  expect(failed).toMatchObject({
    scenes: former.scenes,
    voicingsLeft: 2,
    voicing: { status: "failed", done: 2, error: VOICING_FAILURES.insufficient_quota },
  });
  const calls = asked().length;
  expect(await begin(words)).toMatchObject({ voicingsLeft: 1, voicing: { status: "speaking", done: 2 } });
  const done = await ended();
  expect(asked().slice(calls)).toEqual(["Third words."]);
  expect(done.scenes.map(({ spoken: by }) => by?.text)).toEqual(words);
  expect(await voiceFiles(owner)).toHaveLength(3);
});

test("another request after a failure starts again and deletes the spoken scenes", async () => {
  const { spoken, owner } = await newScript();
  provider.speechWhen("today", BAD_KEY as SpeechReply);
  expect((await spoken()).voicing).toMatchObject({ status: "failed", done: 2 });
  expect(await voiceFiles(owner)).toHaveLength(2);
  const words = ["First words.", "Second words."];
  expect(await spoken(words)).toMatchObject({ voicingsLeft: 2, voicing: { status: "completed", done: 2 } });
  expect(await voiceFiles(owner)).toHaveLength(2);
});

test("a temporary failure is retried, a permanent one fails after three tries", async () => {
  const { spoken } = await newScript();
  provider.speechWhen("dims", UNAVAILABLE as SpeechReply, UNAVAILABLE as SpeechReply, { type: "sound" });
  expect((await spoken()).voicing).toMatchObject({ status: "completed" });
  expect(asked().filter((text) => text === WORDS[1])).toHaveLength(3);
  expect(asked().filter((text) => text === WORDS[0])).toHaveLength(1);

  provider.reset();
  const lasting = await newScript();
  provider.speechWhen("dims", { type: "raw", status: 200, contentType: "audio/wav", body: "no sound" });
  expect((await lasting.spoken()).voicing).toMatchObject({
    status: "failed",
    error: VOICING_FAILURES.malformed_response,
  });
  expect(asked()).toEqual([WORDS[0], WORDS[1], WORDS[1], WORDS[1]]);
});

test("a stop ends the call at once; it counts only if a scene was spoken", async () => {
  const { begin, stop, speak, ended, read } = await newScript();
  provider.speechWhen("bright", { type: "hang" }, { type: "sound" });
  await begin();
  await isAsked(1);
  expect(await stop()).toMatchObject({ voicingsLeft: 3, voicing: { status: "stopped", done: 0 } });
  await until("the call is closed", async () => provider.open.size === 0 || undefined);

  provider.speechWhen("dims", { type: "hang" }, { type: "sound" });
  await begin();
  await until("the first scene", async () => (await read()).voicing?.done === 1 || undefined);
  await isAsked(3);
  expect((await speak()).status).toBe(409);
  expect(await stop()).toMatchObject({
    scenes: [],
    voicingsLeft: 2,
    voicing: { status: "stopped", done: 1 },
  });
  expect((await begin()).voicingsLeft).toBe(2);
  expect((await ended()).scenes.map(({ scene }) => scene)).toEqual([0, 1, 2]);
  expect(asked().filter((text) => text === WORDS[0])).toHaveLength(2);
});

test("requests that cannot be spoken get an error at their field", async () => {
  const { speak, read } = await newScript();
  const long = Array.from({ length: 4 }, () => "A word. ".repeat(120));
  const cases: readonly (readonly [readonly string[], string, Record<string, string>])[] = [
    [WORDS, "nobody", { speaker: filmMessages.speaker }],
    [["", " "], "alloy", { scenes: filmMessages.nothingToSpeak }],
    [long, "alloy", { scenes: filmMessages.spokenText }],
    [[], "alloy", { scenes: filmMessages.sceneCount }],
  ];
  for (const [scenes, speaker, fields] of cases) {
    const response = await speak(scenes, speaker);
    expect([response.status, await response.json()]).toMatchObject([400, { error: { fields } }]);
  }
  expect(await read()).toMatchObject({ voicingsLeft: 3, voicing: null });
  expect(asked()).toEqual([]);
});

test("a spent budget is reported, and no request is sent", async () => {
  const { spoken } = await newScript();
  await app.deps.db.update(aiSpending).set({ costUsd: 100 });
  await spoken(["First words."]);
  await app.deps.db.update(aiSpending).set({ costUsd: 100 });
  const calls = asked().length;
  expect(await spoken()).toMatchObject({
    voicing: { status: "failed", error: VOICING_FAILURES.daily_budget },
    voicingsLeft: 2,
  });
  expect(asked()).toHaveLength(calls);
});

test("deleting the script or the account stops the call and keeps no sound", async () => {
  const user = await passwordUser(app);
  const { client, begin, read, script, films, path } = await newScript(user);
  provider.speechWhen("dims", { type: "hang" });
  await begin();
  await isAsked(2);
  await client.call("DELETE", `/generations/${script}`);
  expect((await films.call("GET", path)).status).toBe(404);
  await until("the call is closed", async () => provider.open.size === 0 || undefined);
  await client.call("POST", `/generations/${script}/restore`);
  expect((await read()).voicing).toMatchObject({ status: "stopped", done: 1 });
  await begin();
  await isAsked(3);
  const gone = await deleteAccount(user.browser, { confirmation: "DELETE", password: PASSWORD });
  expect(gone.status).toBe(200);
  await until("the call is closed", async () => provider.open.size === 0 || undefined);
  await until("no row is left", async () => {
    const rows = await app.deps.db.select().from(voicings).where(eq(voicings.userId, user.id));
    return rows.length === 0 || undefined;
  });
  await until("no file is left", async () => (await voiceFiles(user)).length === 0 || undefined);
});

test("a voicing without a job fails in a sweep, and continues on request", async () => {
  const { owner, script, read, spoken } = await newScript();
  const now = new Date(Date.now() + offsetMs - 600_000);
  const scenes = WORDS.map((text, scene) => ({ scene, text }));
  const lost = {
    id: "lost",
    userId: owner.id,
    generationId: script,
    speaker: "alloy",
    model: "tts-1",
    scenes,
  };
  const state = { status: "speaking", counted: true, spoken: [], createdAt: now, updatedAt: now } as const;
  await app.deps.db.insert(voicings).values({ ...lost, ...state });
  await failLostVoicings(app.deps);
  expect(await read()).toMatchObject({
    voicing: { status: "failed", error: VOICING_FAILURES.interrupted },
    voicingsLeft: 3,
  });
  expect(await spoken()).toMatchObject({ voicing: { status: "completed" }, voicingsLeft: 2 });
});

test("without a speech model no voice is offered, and a request gets an error with instructions", async () => {
  const other = await startTestApp({
    env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl },
    overrides: { ai, plans },
  });
  try {
    const { read, speak } = await newScript(undefined, other);
    expect(await read()).toEqual({ scenes: [], speech: null, voicingsLeft: 3, voicing: null });
    const refused = await speak();
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { code: "speech_off", message: filmMessages.speechOff } },
    ]);
  } finally {
    await other.stop();
  }
});
