import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FILM_RENDER_FAILURES } from "#core/film/film-render.copy.ts";
import type { FilmRender, FilmRenderList, RenderFilm } from "#core/film/film-render.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { PLANS } from "#core/plans.ts";
import { FilmRenderError } from "#server/adapters/film-renderer/film-renderer.ts";
import { sweepRenders } from "#server/modules/generations/film/run-render.ts";
import { filmsClient, filmSettings } from "../../support/films.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { recording } from "../../support/recording.ts";
import { createQuickFilmRenderer } from "../../support/units/quick-film-renderer.ts";
import { until } from "../../support/until.ts";

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 20 } };
const plans = { ...PLANS, free };
const renderer = createQuickFilmRenderer();
let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline({ plans, filmRenderer: renderer }, { env: { FILM_RENDERER: "server" } });
});
afterAll(() => pipeline.app.stop());
beforeEach(() => {
  renderer.jobs.length = 0;
  renderer.duringRender = async () => {};
});

async function newScript() {
  const client = await pipeline.newUser();
  const script = await client.start({ kind: "video", input: BRIEF });
  await client.ended(script, 60_000);
  const films = filmsClient(pipeline.app.url, client.user);
  const start = (body: RenderFilm) => films.call("POST", `/generations/${script}/film`, body);
  const accept = async (body: RenderFilm = { ratio: "9:16" }) => {
    const response = await start(body);
    expect(response.status).toBe(202);
    return (await response.json()) as FilmRender;
  };
  const read = async (id: string) =>
    (await (await films.call("GET", `/film-renders/${id}`)).json()) as FilmRender;
  const list = async () =>
    (await (await films.call("GET", `/generations/${script}/film/renders`)).json()) as FilmRenderList;
  const ended = async (id: string) => {
    await until(
      "the render has ended",
      async () => !["pending", "in-progress"].includes((await read(id)).status),
    );
    return read(id);
  };
  return { client, script, films, start, accept, read, list, ended };
}

/** Blocks renders until `open` is called. */
function gate() {
  const started = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  renderer.duringRender = async ({ signal }) => {
    started.resolve();
    const aborted = new Promise<void>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
    await Promise.race([opened.promise, aborted]);
  };
  return { started: started.promise, open: () => opened.resolve() };
}

describe("A video that the server makes", () => {
  test("is stored, listed and played like one made in a browser, with captions and cover", async () => {
    const { script, films, accept, ended, list } = await newScript();
    const settings = filmSettings({ seconds: 15, ratio: "1:1" });
    const accepted = await accept({ ratio: "4:5", settings });
    expect(accepted).toMatchObject({ generationId: script, ratio: "4:5", status: "pending", error: null });
    const render = await ended(accepted.id);
    expect(render).toMatchObject({ status: "completed", frames: 450, totalFrames: 450, ahead: null });
    const { items, usedBytes } = await films.list(script);
    expect(items).toMatchObject([
      {
        ...{ id: render.filmId, madeBy: "server", ratio: "4:5", width: 1080, height: 1350, seconds: 15 },
        ...{ status: "completed", hasCaptions: true, fileName: "Halden-Dusk-Lamp-4x5.mp4" },
        coverUrl: expect.any(String),
      },
    ]);
    expect(usedBytes).toBe(items[0]!.bytes);
    expect((await films.open(items[0]!.url!)).status).toBe(200);
    const captions = await films.call("GET", `/films/${render.filmId}/files/captions.srt`);
    expect(await captions.text()).toContain("It dims at dusk.");
    expect((await list()).isEnabled).toBe(true);
    expect((await list()).items).toEqual([render]);
    expect(renderer.jobs[0]).toMatchObject({
      ...{ seed: script, cover: 0, voices: [] },
      tags: { title: "Halden: Dusk Lamp", madeWith: "Adloom" },
    });
    // The render is deleted, the video stays.
    expect((await films.call("DELETE", `/film-renders/${render.id}`)).status).toBe(204);
    expect((await list()).items).toEqual([]);
    expect((await films.list(script)).items.length).toBe(1);
  });

  test("has the saved settings, or proposed ones before the first save", async () => {
    const { script, films, accept, ended } = await newScript();
    await ended((await accept({ ratio: "16:9" })).id);
    expect(renderer.jobs[0]!.film).toMatchObject({ width: 1920, height: 1080, seconds: 30 });
    const settings = filmSettings({
      seconds: 6,
      cover: 1,
      scenes: [{ ...filmSettings().scenes[0]!, seconds: 6 }],
    });
    await films.call("PATCH", `/generations/${script}/film/settings`, { settings, baseRevision: 0 });
    await ended((await accept({ ratio: "1:1" })).id);
    expect(renderer.jobs[1]!.film).toMatchObject({ width: 1080, height: 1080, seconds: 6 });
    expect(renderer.jobs[1]!.cover).toBe(1);
  });

  test("has the recordings of its scenes at their times", async () => {
    const { script, films, accept, ended } = await newScript();
    const file = recording(2);
    await films.sendFile(`/generations/${script}/voice/1`, file, "audio/wav");
    await ended((await accept({ ratio: "9:16", settings: filmSettings({ voice: "recorded" }) })).id);
    const [job] = renderer.jobs;
    expect(job!.voices.map(({ at }) => at)).toEqual([job!.film.scenes[1]!.from]);
    expect(Buffer.compare(job!.voices[0]!.bytes, file)).toBe(0);
    await ended((await accept({ ratio: "9:16", settings: filmSettings() })).id);
    expect(renderer.jobs[1]!.voices).toEqual([]);
  });

  test("waits for earlier ones, reports its progress and can be stopped by its owner", async () => {
    const { script, films, accept, read } = await newScript();
    const other = await newScript();
    const { started, open } = gate();
    const first = await accept();
    await started;
    const second = await other.accept();
    expect(second).toMatchObject({ status: "pending", ahead: 1 });
    expect((await accept()).ahead).toBe(2);
    await until("progress is announced", async () => (await read(first.id)).frames === 450);
    expect(await read(first.id)).toMatchObject({ status: "in-progress", totalFrames: 900 });
    expect((await films.call("DELETE", `/film-renders/${first.id}`)).status).toBe(204);
    expect((await films.call("GET", `/film-renders/${first.id}`)).status).toBe(404);
    open();
    expect((await other.ended(second.id)).status).toBe("completed");
    await until("the third is completed", async () => (await films.list(script)).items.length === 1);
    expect(renderer.jobs.length).toBe(3);
  });

  test("continues in another try when its process fails, and is stored once", async () => {
    const { script, films, accept, ended } = await newScript();
    let crashes = 2;
    renderer.duringRender = async () => {
      if (crashes-- > 0) throw new FilmRenderError("crash", "ended with SIGSEGV");
    };
    expect((await ended((await accept()).id)).status).toBe("completed");
    expect(renderer.jobs.length).toBe(3);
    expect((await films.list(script)).items.length).toBe(1);
  });
});

describe("A video that cannot be made", () => {
  test.each([
    ["voice", "voice"],
    ["not_installed", "render"],
  ] as const)("because of %s fails at once, with what to do", async (failure, reason) => {
    const { script, films, accept, ended } = await newScript();
    renderer.duringRender = async () => {
      throw new FilmRenderError(failure, "reason for the log");
    };
    const render = await ended((await accept()).id);
    expect(render).toMatchObject({ status: "failed", filmId: null, error: FILM_RENDER_FAILURES[reason] });
    expect(renderer.jobs.length).toBe(1);
    expect(await films.list(script)).toMatchObject({ items: [], usedBytes: 0 });
  });

  test("fails because a picture is not the owner's, and is found if its job was lost", async () => {
    const { accept, ended, read } = await newScript();
    const scenes = filmSettings().scenes.map((scene) => ({ ...scene, picture: "of somebody else" }));
    const foreign = await accept({ ratio: "9:16", settings: filmSettings({ scenes }) });
    expect((await ended(foreign.id)).error).toBe(FILM_RENDER_FAILURES.settings);

    const { started, open } = gate();
    const lost = await accept();
    await started;
    await pipeline.app.deps.db.execute(
      sql`update film_renders set created_at = created_at - interval '1 minute' where id = ${lost.id}`,
    );
    const sweep = (isLive: boolean) =>
      sweepRenders({ ...pipeline.app.deps, jobs: { isLive: async () => isLive } }, FILM_LIMITS.renderHours);
    await sweep(true);
    expect((await read(lost.id)).status).toBe("in-progress");
    await sweep(false);
    expect(await read(lost.id)).toMatchObject({ status: "failed", error: FILM_RENDER_FAILURES.interrupted });
    open();
    await pipeline.app.deps.db.execute(
      sql`update film_renders set ended_at = ended_at - interval '2 days' where id = ${lost.id}`,
    );
    await sweep(true);
    expect((await read(lost.id)) as object).toMatchObject({ error: { code: "not_found" } });
  });

  test("is refused beyond the limits of unfinished ones, of the script and of the account", async () => {
    const { script, films, start, accept, list } = await newScript();
    const { open } = gate();
    for (let at = 0; at < FILM_LIMITS.rendersPerUser; at++) await accept();
    const refused = await start({ ratio: "9:16" });
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: "render_limit" } }]);
    for (const { id } of (await list()).items) await films.call("DELETE", `/film-renders/${id}`);
    open();
    const { db } = pipeline.app.deps;
    await db.execute(sql`insert into films (id, user_id, generation_id, ratio, status, made_by, bytes, captions, created_at)
      select 'full-' || id, user_id, id, '9:16', 'completed', 'browser', ${FILM_LIMITS.bytesPerUser}, '[]', now()
      from generations where id = ${script}`);
    const full = await start({ ratio: "9:16" });
    expect([full.status, await full.json()]).toMatchObject([413, { error: { code: "storage_limit" } }]);
  });
});

test("Deleting the script stops its video; other users find neither", async () => {
  const { client, script, films, accept } = await newScript();
  const { started, open } = gate();
  const { id } = await accept();
  await started;
  const stranger = filmsClient(pipeline.app.url, (await pipeline.newUser()).user);
  for (const [method, path] of [
    ["GET", `/film-renders/${id}`],
    ["DELETE", `/film-renders/${id}`],
    ["POST", `/generations/${script}/film`],
    ["GET", `/generations/${script}/film/renders`],
  ] as const) {
    const response = await stranger.call(method, path, method === "POST" ? { ratio: "9:16" } : undefined);
    expect(response.status).toBe(404);
  }
  await client.call("DELETE", `/generations/${script}`);
  expect((await films.call("GET", `/film-renders/${id}`)).status).toBe(404);
  const { db } = pipeline.app.deps;
  // The try notices it at its next progress.
  await delay(0);
  open();
  await until(
    "the job has ended",
    async () =>
      !(await pipeline.app.deps.jobs.depths()).some(
        ({ name, active }) => name === "films.render" && active > 0,
      ),
  );
  const { rows } = await db.execute(
    sql`select 1 from films where generation_id = ${script} and status = 'completed'`,
  );
  expect(rows).toEqual([]);
});

test("Without a renderer, requests get an error with instructions, and the list says so", async () => {
  const plain = await startPipeline({ plans });
  try {
    const client = await plain.newUser();
    const script = await client.start({ kind: "video", input: BRIEF });
    await client.ended(script, 60_000);
    const films = filmsClient(plain.app.url, client.user);
    const refused = await films.call("POST", `/generations/${script}/film`, { ratio: "9:16" });
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: "renderer_off" } }]);
    const list = await films.call("GET", `/generations/${script}/film/renders`);
    expect(await list.json()).toEqual({ items: [], isEnabled: false });
  } finally {
    await plain.app.stop();
  }
});
