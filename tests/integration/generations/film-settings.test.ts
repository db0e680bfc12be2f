import { afterAll, beforeAll, expect, test } from "vitest";
import { PLANS } from "#core/plans.ts";
import { filmsClient, filmSettings } from "../../support/films.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

let pipeline: Pipeline;
beforeAll(async () => {
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 9 } };
  pipeline = await startPipeline({ plans: { ...PLANS, free } });
});
afterAll(() => pipeline.app.stop());

async function newScript() {
  const client = await pipeline.newUser();
  const script = await client.start({ kind: "video", input: BRIEF });
  await client.ended(script, 60_000);
  return { script, films: filmsClient(pipeline.app.url, client.user) };
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
