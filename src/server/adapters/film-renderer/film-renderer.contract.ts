import { BufferSource, Input, MP4 } from "mediabunny";
import { expect, test } from "vitest";
import type { Film } from "#core/film/film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { readFilm } from "#server/workers/media/read-film.ts";
import type { FilmRenderer, FilmRenderJob, RenderOptions } from "./film-renderer.ts";

const TAGS = { title: "Halden: Dusk Lamp", aiUse: "Nothing was made by a model", madeWith: "Adloom" };

const jobOf = (film: Film, changes: Partial<FilmRenderJob> = {}): FilmRenderJob => ({
  ...{ film, assets: [], seed: "seed", voices: [], tags: TAGS, cover: 0 },
  ...changes,
});

const options = (changes: Partial<RenderOptions> = {}): RenderOptions => ({
  onProgress: () => {},
  signal: new AbortController().signal,
  ...changes,
});

/**
 * Contract tests of every film renderer, which
 * `tests/integration/generations/film-renderer.test.ts` runs against `createProcessRenderer` and
 * against the stand-in (`tests/support/units/quick-film-renderer.ts`). `filmOf` makes a film of a
 * length in seconds.
 */
export function filmRendererContract(open: () => FilmRenderer, filmOf: (seconds: number) => Film) {
  const withMusic = (seconds: number): Film => ({
    ...filmOf(seconds),
    beats: { mood: "warm", bars: 1, beat: seconds / 4 },
  });

  test("the file passes the checks of an upload, with exact length, sound and tags", async () => {
    const { parts, cover } = await open().render(jobOf(withMusic(2)), options());
    const file = Buffer.concat(parts);
    for (const part of parts.slice(0, -1)) expect(part.length).toBe(FILM_LIMITS.partBytes);
    const head = new Uint8Array(file);
    expect(await readFilm({ head, size: file.length, maxSeconds: FILM_LIMITS.seconds })).toEqual({
      ...{ kind: "film", width: 1080, height: 1920, seconds: 2 },
    });
    const input = new Input({ source: new BufferSource(file), formats: [MP4] });
    const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
    expect(await video?.computePacketStats()).toMatchObject({ packetCount: 60, averagePacketRate: 30 });
    expect(await audio?.getFirstTimestamp()).toBe(0);
    const { raw, title } = await input.getMetadataTags();
    expect(title).toBe(TAGS.title);
    expect(Object.keys(raw ?? {}).toSorted()).toEqual(["©cmt", "©nam", "©too"]);
    // A JPEG.
    expect([...cover.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });

  test("a film without music and voice has no sound", async () => {
    const { parts } = await open().render(jobOf(filmOf(1)), options());
    const input = new Input({ source: new BufferSource(Buffer.concat(parts)), formats: [MP4] });
    expect(await input.getPrimaryAudioTrack()).toBeNull();
  });

  test("a stopped render rejects with the signal's reason, and the next render succeeds", async () => {
    const renderer = open();
    const controller = new AbortController();
    const reason = new Error("stopped");
    const stopped = renderer.render(jobOf(filmOf(90)), options({ signal: controller.signal }));
    setImmediate(() => controller.abort(reason));
    await expect(stopped).rejects.toBe(reason);
    await expect(renderer.render(jobOf(filmOf(1)), options({ signal: controller.signal }))).rejects.toBe(
      reason,
    );
    expect((await renderer.render(jobOf(filmOf(1)), options())).parts.length).toBe(1);
  });

  test("a recording that cannot be decoded fails with its own reason", async () => {
    const voices = [{ at: 0, bytes: new Uint8Array(500) }];
    await expect(open().render(jobOf(withMusic(1), { voices }), options())).rejects.toMatchObject({
      name: "FilmRenderError",
      failure: "voice",
    });
  });

  test("the check passes", () => open().check());
}
