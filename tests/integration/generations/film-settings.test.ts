import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FilmPreview } from "#core/api/film.api.ts";
import { filesClient } from "../../support/files.ts";
import { createScript, filmSettings, startFilmPipeline } from "../../support/films.ts";
import type { Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startFilmPipeline();
});
afterAll(() => pipeline.app.stop());

async function newScript() {
  const created = await createScript(pipeline);
  return { ...created, files: filesClient(pipeline.app.url, created.client.user) };
}

test("settings of a film are kept, and a save that is based on older ones changes nothing", async () => {
  const { films, script } = await newScript();
  const path = `/generations/${script}/film/settings`;
  const read = async () => (await films.call("GET", path)).json();
  expect(await read()).toEqual({ settings: null, revision: 0 });
  const first = filmSettings();
  const second = filmSettings({ mood: "calm", address: "" });
  const save = (settings: object, baseRevision: number) =>
    films.call("PATCH", path, { settings, baseRevision });
  expect(await (await save(first, 0)).json()).toEqual({ settings: first, revision: 1 });
  const [one, other] = await Promise.all([save(second, 1), save(second, 1)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  const stale = await save(first, 1);
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { error: { code: "version_conflict", current: { settings: second, revision: 2 } } },
  ]);
  expect(await read()).toEqual({ settings: second, revision: 2 });
  expect((await save({ ...first, scenes: [] }, 2)).status).toBe(400);
});

test("an added picture is shown, stays with the script, and is refused when it belongs to another user", async () => {
  const { films, files, script } = await newScript();
  const other = await newScript();
  const picture = readFileSync("assets/samples/plant.jpg");
  const [own, foreign] = [await files.upload(picture), await other.files.upload(picture)];
  const withPicture = (id: string) => {
    const { scenes, ...rest } = filmSettings();
    return {
      ...rest,
      scenes: scenes.map((scene, index) => (index === 0 ? { ...scene, picture: id } : scene)),
    };
  };
  const preview = async (settings: object) => {
    const response = await films.call("POST", `/generations/${script}/film/preview`, { settings });
    return (await response.json()) as FilmPreview;
  };
  const save = (settings: object, baseRevision: number) =>
    films.call("PATCH", `/generations/${script}/film/settings`, { settings, baseRevision });

  const { film, pictures } = await preview(withPicture(own.id));
  expect(pictures).toEqual([{ id: own.id, url: own.url }]);
  expect(film.layers.some(({ actors }) => actors.some(({ kind }) => kind === "picture"))).toBe(true);
  expect((await preview(filmSettings())).pictures).toEqual([]);
  expect((await save(withPicture(own.id), 0)).status).toBe(200);
  expect((await save(filmSettings(), 1)).status).toBe(200);
  expect((await preview(filmSettings())).pictures).toEqual([{ id: own.id, url: own.url }]);
  // An upload in use stays when the form removes it.
  await files.remove(own.id);
  expect((await files.open(own.url)).status).toBe(200);

  for (const id of [foreign.id, "not-a-picture"]) {
    expect(await preview(withPicture(id))).toMatchObject({
      error: { fields: { "settings.scenes": expect.any(String) } },
    });
    const refused = await save(withPicture(id), 2);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { fields: { "settings.scenes": expect.any(String) } } },
    ]);
  }
});
