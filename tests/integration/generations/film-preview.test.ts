import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilmPreview } from "#core/api/film.api.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { GenerationOf } from "#core/generations/api.ts";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { frameAt } from "#studio/film/frame.ts";
import { framesOf } from "#studio/film/model.ts";
import { brandClient } from "../../support/brands.ts";
import { countColor, KIT_COLORS, newKit } from "../../support/brand-kit.ts";
import { CAMPAIGN_BRIEF } from "../../support/campaign.ts";
import { filesClient } from "../../support/files.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

const BRIEF = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  keyMessage: "A cordless lamp that dims to warm light as the sun sets.",
  callToAction: "See it at halden.example",
  duration: 15,
};

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline({ ai: { studio: createStudio() } });
});
afterAll(() => pipeline.app.stop());

type Client = Awaited<ReturnType<Pipeline["newUser"]>>;

async function newUser(): Promise<Client> {
  const client = await pipeline.newUser();
  await grantTier(pipeline.app.deps, client.user.email, "pro");
  return client;
}

async function newScript(client: Client, input: object) {
  const id = await client.start({ kind: "video", input });
  return (await client.ended(id, 30_000)) as GenerationOf<"video">;
}

const preview = (client: Client, id: string, settings?: FilmSettings): Promise<FilmPreview> =>
  client.json<FilmPreview>("POST", `/generations/${id}/film/preview`, settings ? { settings } : {});

describe("The preview of a film", () => {
  test("is proposed from the script, and can be drawn from its own assets", async () => {
    const client = await newUser();
    const script = await newScript(client, BRIEF);
    const { settings, film, assets } = await preview(client, script.id);
    expect(settings).toMatchObject({ ratio: "9:16", seconds: 15, style: "modern", captions: "marked" });
    expect(settings.scenes.map(({ voiceOver }) => voiceOver)).toEqual(
      script.output?.scenes.map(({ voiceOver }) => voiceOver),
    );
    expect([film.width, film.height, framesOf(film)]).toEqual([1080, 1920, 450]);
    const files = filesClient(pipeline.app.url, client.user);
    for (const { id, width, height, type } of film.assets) {
      const response = await files.open(assets.find((asset) => asset.id === id)?.url ?? "");
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
      const size = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([size.width, size.height]).toEqual([width, height]);
    }
    const drawn = new Set(
      frameAt(film, 1).flatMap((command) => (command.op === "image" ? [command.asset] : [])),
    );
    expect([...drawn].every((id) => assets.some((asset) => asset.id === id))).toBe(true);
  });

  test("follows the settings and keeps the address of unchanged assets", async () => {
    const client = await newUser();
    const { id } = await newScript(client, BRIEF);
    const first = await preview(client, id);
    const again = await preview(client, id, first.settings);
    expect(again).toEqual(first);
    const scenes = first.settings.scenes.map((scene) => ({ ...scene, text: `${scene.text}!` }));
    const changed = await preview(client, id, { ...first.settings, ratio: "1:1", scenes });
    expect([changed.film.width, changed.film.height]).toEqual([1080, 1080]);
    expect(changed.film.scenes[0]?.text).toBe(`${first.film.scenes[0]?.text}!`);
  });

  test("changes scenes by the transition of the scene, and otherwise by that of the film", async () => {
    const client = await newUser();
    const { id } = await newScript(client, BRIEF);
    const { settings } = await preview(client, id);
    const bold: FilmSettings = { ...settings, style: "bold" };
    const [first, ...rest] = bold.scenes;
    const { film } = await preview(client, id, {
      ...bold,
      scenes: [{ ...first!, transition: "cut" }, ...rest],
    });
    const shots = film.scenes.map(({ cuts }) => 1 + cuts.length);
    const second = shots[0]!;
    const layer = (name: string) => film.layers.find((candidate) => candidate.id === name);
    // A cut has no shapes and no duration; the other transitions of the style have slabs.
    expect(layer(`cut${second}`)).toBeUndefined();
    expect(layer(`shot${second}`)?.from).toBe(film.scenes[1]?.from);
    expect(layer(`shot${second - 1}`)?.to).toBe(film.scenes[1]?.from);
    const third = second + shots[1]!;
    expect(layer(`cut${third}`)?.actors.map((actor) => actor.id)).toEqual(["slab", "stripe"]);
    expect(layer(`shot${third}`)?.from).toBeLessThan(film.scenes[2]?.from ?? 0);
  });

  test("shows the colors, the logo and the address of the brand, as does the storyboard", async () => {
    const client = await newUser();
    const files = filesClient(pipeline.app.url, client.user);
    const picture = readFileSync("assets/samples/plant.jpg");
    const brands = brandClient(pipeline.app.url, client.user);
    const { brand, product, logos } = await newKit(brands, files, picture);
    await brands.json("PATCH", `/products/${product.id}`, { url: "https://www.fern.example/plant?ref=1" });
    const brief = { keyMessage: BRIEF.keyMessage, duration: 15, brandId: brand.id, productId: product.id };
    const script = await newScript(client, brief);
    expect(script.input).toMatchObject({ primaryColor: KIT_COLORS.primary, typefaces: "anton-archivo" });
    const frames = await Promise.all(
      (script.output?.storyboard ?? []).map(async ({ url }) =>
        countColor(new Uint8Array(await (await files.open(url)).arrayBuffer()), KIT_COLORS.primary),
      ),
    );
    expect(Math.max(...frames)).toBeGreaterThan(1000);
    const { settings, film, pictures } = await preview(client, script.id);
    expect(settings.address).toBe("fern.example/plant");
    expect(pictures.map(({ id }) => id)).toEqual(product.images.map(({ id }) => id));
    expect(pictures.map(({ id }) => id)).not.toContain(logos.light);
    const bold = await preview(client, script.id, { ...settings, style: "bold" });
    const paints = bold.film.layers.flatMap(({ actors }) =>
      actors.map((actor) => (actor.kind === "fill" ? actor.paint : "")),
    );
    expect(paints).toContain(KIT_COLORS.primary);
    expect(film.layers.some(({ actors }) => actors.some(({ id }) => id.includes("-brand-")))).toBe(true);
  });

  test("exists for full packages too", async () => {
    const client = await newUser();
    const id = await client.start({ kind: "campaign", input: CAMPAIGN_BRIEF });
    await client.ended(id, 60_000);
    const { film, settings } = await preview(client, id);
    expect([settings.seconds, framesOf(film)]).toEqual([30, 900]);
  });

  test("is refused for other users, other kinds and pictures of others", async () => {
    const [client, other] = [await newUser(), await newUser()];
    const { id } = await newScript(client, BRIEF);
    const { settings, assets } = await preview(client, id);
    const path = `/generations/${id}/film/preview`;
    expect((await other.call("POST", path, {})).status).toBe(404);
    const foreign = await filesClient(pipeline.app.url, other.user).open(assets[0]?.url ?? "");
    expect(foreign.status).toBe(404);
    const text = await client.start({ kind: "text", input: BRIEF });
    await client.ended(text, 30_000);
    expect((await client.call("POST", `/generations/${text}/film/preview`, {})).status).toBe(404);
    const scenes = settings.scenes.map((scene) => ({ ...scene, picture: "not-a-picture" }));
    const refused = await client.call("POST", path, { settings: { ...settings, scenes } });
    expect(refused.status).toBe(400);
    const long = await client.call("POST", path, { settings: { ...settings, seconds: 30 } });
    expect([long.status, await long.json()]).toMatchObject([
      400,
      { error: { fields: { "settings.scenes": "The scenes together must be as long as the video." } } },
    ]);
  });
});
