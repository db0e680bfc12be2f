import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FinishedFilm } from "#core/film/finished-film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import type { Pipeline } from "../../support/pipeline.ts";
import { filmFile } from "../../support/film-file.ts";
import { createScript, startFilmPipeline } from "../../support/films.ts";
import { removeAbandonedFilms } from "#server/modules/generations/film/films.service.ts";

const CAPTIONS = [
  { start: 0, end: 1, text: "Tea & cake" },
  { start: 1, end: 2, text: "Every day." },
];

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startFilmPipeline();
});
afterAll(() => pipeline.app.stop());

const newScript = () => createScript(pipeline);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("A video that was sent in parts", () => {
  test("is stored unchanged, listed, played by ranges and downloaded", async () => {
    const { films, script } = await newScript();
    const file = await filmFile({ frameBytes: 150_000 });
    expect(file.length).toBeGreaterThan(2 * FILM_LIMITS.partBytes);
    const film = await films.upload(script, file, CAPTIONS);
    expect(film).toMatchObject({
      ...{ generationId: script, ratio: "9:16", status: "completed", madeBy: "browser", bytes: file.length },
      ...{ seconds: 2, width: 1080, height: 1920, hasCaptions: true, receivedParts: [], coverUrl: null },
      fileName: "Halden-Dusk-Lamp-9x16.mp4",
    });
    expect((await films.list(script)).items).toEqual([film]);
    expect((await films.list(script)).usedBytes).toBe(file.length);

    const whole = await films.open(film.url!);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(file.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "content-disposition": expect.stringMatching(/^inline/),
    });
    expect(Buffer.compare(await bytesOf(whole), file)).toBe(0);
    const middle = FILM_LIMITS.partBytes;
    for (const [start, end] of [
      [0, 10],
      [middle - 5, middle + 5],
      [middle, 2 * middle],
      [file.length - 3, file.length],
    ] as const) {
      const part = await films.open(film.url!, { range: `bytes=${start}-${end - 1}` });
      expect(part.status).toBe(206);
      expect(part.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/${file.length}`);
      expect(Buffer.compare(await bytesOf(part), file.subarray(start, end))).toBe(0);
    }
    const etag = whole.headers.get("etag")!;
    expect((await films.open(film.url!, { "if-none-match": etag })).status).toBe(304);
    expect((await films.open(film.url!, { range: `bytes=${file.length}-` })).status).toBe(416);
    const head = await films.open(film.url!, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(file.length)]);
    const download = await films.open(`${film.url}?download=1`);
    expect(download.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Halden-Dusk-Lamp-9x16.mp4",
    );
    await download.body?.cancel();
  });

  test("has captions and a cover, and is in the archive of the script", async () => {
    const { films, script, client } = await newScript();
    const file = await filmFile();
    const first = await films.upload(script, file, CAPTIONS);
    await films.upload(script, file);
    const covered = await films.sendFile(`/films/${first.id}/cover`, await picture(), "image/png");
    const { coverUrl } = (await covered.json()) as FinishedFilm;
    expect((await films.open(coverUrl!)).headers.get("content-type")).toMatch(/^image\//);
    const srt = await films.open(`/api/films/${first.id}/files/captions.srt`);
    expect(await srt.text()).toBe(
      "1\n00:00:00,000 --> 00:00:01,000\nTea & cake\n\n2\n00:00:01,000 --> 00:00:02,000\nEvery day.\n",
    );
    const vtt = await films.open(`/api/films/${first.id}/files/captions.vtt`);
    expect(vtt.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(await vtt.text()).toContain("WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nTea &amp; cake\n");
    for (const archive of [`/generations/${script}/download`, "/profile/export"]) {
      const entries = unzipSync(await bytesOf(await client.call("GET", archive)));
      const find = (name: string) => Object.entries(entries).find(([path]) => path.endsWith(name))?.[1];
      expect(Buffer.compare(find("Halden-Dusk-Lamp-9x16.mp4")!, file)).toBe(0);
      expect(Buffer.compare(find("Halden-Dusk-Lamp-9x16-2.mp4")!, file)).toBe(0);
      expect(strFromU8(find("Halden-Dusk-Lamp-9x16.vtt")!)).toMatch(/^WEBVTT/);
      expect(find("Halden-Dusk-Lamp-9x16.srt")).toBeDefined();
      expect(
        find("Halden-Dusk-Lamp-9x16-cover.png") ?? find("Halden-Dusk-Lamp-9x16-cover.jpg"),
      ).toBeDefined();
    }
  });

  test("says which parts are missing, takes them again, and completes once", async () => {
    const { films, script } = await newScript();
    const file = await filmFile({ frameBytes: 150_000 });
    const { id, receivedParts, url } = await films.begin(script, file.length);
    expect([receivedParts, url]).toEqual([[], null]);
    const part = (index: number) =>
      file.subarray(index * FILM_LIMITS.partBytes, (index + 1) * FILM_LIMITS.partBytes);
    expect((await films.sendPart(id, 2, part(2))).status).toBe(200);
    expect((await films.sendPart(id, 0, new Uint8Array(FILM_LIMITS.partBytes))).status).toBe(200);
    const early = await films.complete(id);
    expect([early.status, await early.json()]).toEqual([
      409,
      { error: { code: "film_incomplete", message: filmMessages.partMissing } },
    ]);
    const state = (await (await films.call("GET", `/films/${id}`)).json()) as FinishedFilm;
    expect(state).toMatchObject({ status: "uploading", receivedParts: [0, 2] });
    expect((await films.open(`/api/films/${id}/video`)).status).toBe(404);
    await films.sendPart(id, 0, part(0));
    await films.sendPart(id, 1, part(1));
    const [one, other] = await Promise.all([films.complete(id), films.complete(id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await films.complete(id)).status).toBe(200);
    expect((await films.sendPart(id, 0, part(0))).status).toBe(200);
    expect(Buffer.compare(await bytesOf(await films.open(`/api/films/${id}/video`)), file)).toBe(0);
  });
});

describe("A file that is not a video of Adloom's", () => {
  const cut = (file: Uint8Array) => file.subarray(0, file.length - 100);
  const withTail = (file: Uint8Array) =>
    Buffer.concat([file, Buffer.from([0, 0, 0, 12, ...Buffer.from("freeABCD")])]);
  /** Grows the last box, so that it contains bytes of no track. */
  function withHidden(file: Uint8Array): Uint8Array {
    const grown = Buffer.concat([file, Buffer.alloc(5000, "secret")]);
    const at = grown.indexOf("mdat") - 4;
    grown.writeUInt32BE(grown.readUInt32BE(at) + 5000, at);
    return grown;
  }
  const files: readonly (readonly [string, () => Promise<Uint8Array>, string])[] = [
    ["text", async () => Buffer.from("<script>alert(1)</script>".repeat(100)), filmMessages.unreadable],
    ["zeros", async () => new Uint8Array(5000), filmMessages.unreadable],
    ["a cut file", async () => cut(await filmFile()), filmMessages.unreadable],
    ["a file with a box behind its samples", async () => withTail(await filmFile()), filmMessages.unreadable],
    ["a file with hidden data", async () => withHidden(await filmFile()), filmMessages.foreignData],
    ["another codec", () => filmFile({ videoCodec: "vp9" }), filmMessages.wrongCodec],
    ["another size", () => filmFile({ width: 1920, height: 1080 }), filmMessages.wrongSize],
    ["a video that is too short", () => filmFile({ seconds: 0.5 }), filmMessages.wrongDuration],
    ["a video that is too long", () => filmFile({ seconds: 97, frameBytes: 50 }), filmMessages.wrongDuration],
    [
      "a place in its tags",
      () => filmFile({ tags: { raw: { "©xyz": "+48.1+11.5/" } } }),
      filmMessages.personalData,
    ],
  ];

  test.each(files)("%s is refused with the reason, and its upload is over", async (_, make, message) => {
    const { films, script } = await newScript();
    const file = await make();
    const { id } = await films.begin(script, file.length);
    await films.sendPart(id, 0, file);
    const response = await films.complete(id);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: "invalid_input", message, fields: { file: message } } },
    ]);
    expect(await films.list(script)).toMatchObject({ items: [], usedBytes: 0 });
  });

  test("fuzzed descriptions never break the server", async () => {
    const { films, script } = await newScript();
    const valid = await filmFile({ seconds: 1, frameBytes: 100 });
    for (let round = 0; round < 40; round++) {
      const file = Uint8Array.from(valid);
      for (let flip = 0; flip < 8; flip++)
        file[(round * 7919 + flip * 104_729) % 3000] = (round * 31 + flip * 17) % 256;
      const { id } = await films.begin(script, file.length);
      await films.sendPart(id, 0, file);
      const { status } = await films.complete(id);
      expect([200, 400]).toContain(status);
      await films.call("DELETE", `/films/${id}`);
    }
  });
});

describe("Limits", () => {
  test("hold for sizes, parts, captions and other generations", async () => {
    const { films, script, client } = await newScript();
    const begin = (body: object, id = script) => films.call("POST", `/generations/${id}/films`, body);
    const valid = { ratio: "9:16", bytes: 100 };
    for (const wrong of [
      { bytes: 0 },
      { bytes: FILM_LIMITS.bytes + 1 },
      { bytes: 1.5 },
      { ratio: "3:2" },
      { captions: [{ start: 1, end: 0, text: "x" }] },
      { captions: [{ start: 0, end: 1, text: "" }] },
    ]) {
      expect((await begin({ ...valid, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
    const text = await client.start();
    await client.ended(text);
    expect((await begin(valid, text)).status).toBe(404);
    const { id } = await films.begin(script, 100);
    for (const [part, bytes] of [
      [0, 99],
      [0, 101],
    ] as const) {
      expect((await films.sendPart(id, part, new Uint8Array(bytes))).status).toBe(400);
    }
    expect((await films.sendPart(id, 1, new Uint8Array(100))).status).toBe(404);
    expect((await films.sendPart(id, 0, new Uint8Array(FILM_LIMITS.partBytes + 100_000))).status).toBe(413);
    for (const part of ["-1", "x", "1.5", "999999"]) {
      expect(
        (await films.sendFile(`/films/${id}/parts/${part}`, new Uint8Array(100), "video/mp4")).status,
      ).toBe(404);
    }
  });

  test("hold for all videos of a user and of a script", async () => {
    const { films, script } = await newScript();
    const most = Math.floor(FILM_LIMITS.bytesPerUser / FILM_LIMITS.bytes);
    const scripts = FILM_LIMITS.perGeneration;
    const begin = () =>
      films.call("POST", `/generations/${script}/films`, { ratio: "1:1", bytes: FILM_LIMITS.bytes });
    const statuses: number[] = [];
    for (let film = 0; film < Math.min(most, scripts) + 1; film++) statuses.push((await begin()).status);
    expect(statuses.at(-1)).toBe(scripts <= most ? 409 : 413);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]));
  });
});

describe("Deletion", () => {
  test("of a video frees its space; of a script hides its videos until it is restored", async () => {
    const { films, script, client } = await newScript();
    const file = await filmFile();
    const film = await films.upload(script, file);
    const other = await films.upload(script, file);
    expect((await films.call("DELETE", `/films/${other.id}`)).status).toBe(204);
    expect((await films.open(other.url!)).status).toBe(404);
    expect(await films.list(script)).toMatchObject({ usedBytes: file.length, items: [{ id: film.id }] });
    await client.call("DELETE", `/generations/${script}`);
    for (const path of [`/api/films/${film.id}`, film.url!])
      expect((await films.open(path)).status).toBe(404);
    expect((await films.complete(film.id)).status).toBe(404);
    await client.call("POST", `/generations/${script}/restore`);
    expect(Buffer.compare(await bytesOf(await films.open(film.url!)), file)).toBe(0);
  });

  test("strangers find nothing", async () => {
    const { films, script } = await newScript();
    const film = await films.upload(script, await filmFile(), CAPTIONS);
    const { films: stranger } = await newScript();
    for (const [method, path] of [
      ["GET", `/generations/${script}/films`],
      ["POST", `/films/${film.id}/complete`],
      ["GET", `/films/${film.id}`],
      ["GET", `/films/${film.id}/video`],
      ["GET", `/films/${film.id}/files/captions.srt`],
      ["GET", `/generations/${script}/film/settings`],
      ["DELETE", `/films/${film.id}`],
    ] as const) {
      expect((await stranger.call(method, path)).status, `${method} ${path}`).toBe(404);
    }
    expect((await stranger.sendPart(film.id, 0, new Uint8Array(10))).status).toBe(404);
    expect((await stranger.sendFile(`/films/${film.id}/cover`, await picture(), "image/png")).status).toBe(
      404,
    );
    const begun = await stranger.call("POST", `/generations/${script}/films`, { ratio: "1:1", bytes: 10 });
    expect(begun.status).toBe(404);
    expect((await films.list(script)).items).toEqual([film]);
  });
});

test("uploads that were begun a day ago and not completed are removed", async () => {
  const { films, script } = await newScript();
  const file = await filmFile();
  const complete = await films.upload(script, file);
  const { id } = await films.begin(script, file.length);
  await films.sendPart(id, 0, file);
  pipeline.advance({ days: 2 });
  await removeAbandonedFilms(pipeline.app.deps);
  pipeline.advance({ days: -2 });
  expect(await films.list(script)).toMatchObject({ items: [{ id: complete.id }], usedBytes: file.length });
});
