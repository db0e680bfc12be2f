import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { filmFile } from "../../support/film-file.ts";
import { createScript, startFilmPipeline } from "../../support/films.ts";
import type { Pipeline } from "../../support/pipeline.ts";
import { recording } from "../../support/recording.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startFilmPipeline();
});
afterAll(() => pipeline.app.stop());

async function newScript() {
  const { client, script, films } = await createScript(pipeline);
  const path = `/generations/${script}/voice`;
  const record = (scene: number | string, file: Uint8Array) =>
    films.sendFile(`${path}/${scene}`, file, "audio/wav");
  const read = async () => (await (await films.call("GET", path)).json()) as FilmVoice;
  return { client, script, films, path, record, read };
}
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test("recordings of scenes are stored unchanged, replaced, removed and exported", async () => {
  const { client, films, path, record, read } = await newScript();
  expect(await read()).toMatchObject({ scenes: [] });
  const [first, second] = [recording(1.5), recording(2)];
  await record(2, second);
  const stored = (await (await record(0, first)).json()) as FilmVoice;
  expect(stored.scenes).toMatchObject([
    { scene: 0, source: "recorded", seconds: expect.closeTo(1.5), sentences: [] },
    { scene: 2, source: "recorded", seconds: expect.closeTo(2) },
  ]);
  const { url } = stored.scenes[0]!;
  const played = await films.open(url);
  expect(played.headers.get("content-type")).toBe("audio/wav");
  expect(played.headers.get("content-security-policy")).toContain("sandbox");
  expect(Buffer.compare(await bytesOf(played), first)).toBe(0);
  const part = await films.open(url, { range: "bytes=44-143" });
  expect([part.status, Buffer.compare(await bytesOf(part), first.subarray(44, 144))]).toEqual([206, 0]);
  const files = unzipSync(await bytesOf(await client.call("GET", "/profile/export")));
  expect(Object.keys(files).filter((name) => /^voices\/.*\.wav$/.test(name))).toHaveLength(2);
  expect(strFromU8(files["README.txt"]!)).not.toBe("");

  await record(0, second);
  expect((await films.open(url)).status).toBe(404);
  const removed = (await (await films.call("DELETE", `${path}/2`)).json()) as FilmVoice;
  expect(removed.scenes.map(({ scene }) => scene)).toEqual([0]);
  expect((await films.call("DELETE", `${path}/2`)).status).toBe(200);
});

test("of two concurrent recordings of one scene, one is kept", async () => {
  const { record, read } = await newScript();
  const statuses = await Promise.all(
    [1, 1.2, 1.4].map(async (seconds) => (await record(1, recording(seconds))).status),
  );
  expect(statuses).toEqual([200, 200, 200]);
  expect((await read()).scenes.map(({ scene }) => scene)).toEqual([1]);
});

test("files that are not recordings are refused with the reason", async () => {
  const { record, read } = await newScript();
  const cases: readonly (readonly [string, Uint8Array, string])[] = [
    ["text", Buffer.from("hello ".repeat(500)), filmMessages.notAudio],
    ["a picture", await picture(), filmMessages.notAudio],
    ["a video", await filmFile({ sound: false }), filmMessages.notAudio],
    ["a video with sound", await filmFile(), filmMessages.notAudio],
    ["an unknown codec", recording(1, { 20: 0x55, 21: 0x55 }), filmMessages.notAudio],
    ["nine channels", recording(1, { 22: 9 }), filmMessages.notAudio],
    ["an empty recording", recording(0), filmMessages.audioTooShort],
    ["a moment", recording(0.1), filmMessages.audioTooShort],
    ["a speech", recording(FILM_LIMITS.voiceSeconds + 1), filmMessages.audioTooLong],
  ];
  for (const [name, file, message] of cases) {
    const response = await record(0, file);
    expect([response.status, await response.json()], name).toMatchObject([
      400,
      { error: { code: "invalid_input", fields: { file: message } } },
    ]);
  }
  expect((await record(0, new Uint8Array(FILM_LIMITS.voiceBytes + 100_000))).status).toBe(413);
  for (const scene of [-1, FILM_LIMITS.scenes, "x"])
    expect((await record(scene, recording(1))).status).toBe(404);
  expect((await read()).scenes).toEqual([]);
});

test("voices are hidden with their script, and unknown to strangers", async () => {
  const { client, films, script, record } = await newScript();
  const { scenes } = (await (await record(0, recording(1))).json()) as FilmVoice;
  const { record: _, films: stranger } = await newScript();
  expect((await stranger.call("GET", `/generations/${script}/voice`)).status).toBe(404);
  expect((await stranger.sendFile(`/generations/${script}/voice/0`, recording(1), "audio/wav")).status).toBe(
    404,
  );
  expect((await stranger.call("DELETE", `/generations/${script}/voice/0`)).status).toBe(404);
  expect((await stranger.open(scenes[0]!.url)).status).toBe(404);
  await client.call("DELETE", `/generations/${script}`);
  expect((await films.call("GET", `/generations/${script}/voice`)).status).toBe(404);
  await client.call("POST", `/generations/${script}/restore`);
  expect((await films.open(scenes[0]!.url)).status).toBe(200);
});
