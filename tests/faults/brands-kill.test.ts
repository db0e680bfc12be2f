import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import type { Upload } from "#core/uploads/api.ts";
import { pick } from "#studio/random.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { brandClient } from "../support/brands.ts";
import { filesClient } from "../support/files.ts";
import { withKillableProduct } from "./killable-product.ts";
import { faultsRandom } from "./seed.ts";

const ROUNDS = 8;

/** Number of the round that has saved a row with this name; `undefined` for the first name. */
function roundOf(name: string): number | undefined {
  const [, round] = /^Round (\d+)$/.exec(name) ?? [];
  return round === undefined ? undefined : Number(round);
}

test("kill -9 while brands, products and claims are saved: each save is complete or has not happened", async () => {
  const random = faultsRandom();
  await withKillableProduct(async ({ db, url, newUser, restart }) => {
    const user = await newUser();
    const client = () => brandClient(url(), user);
    const uploads: Upload[] = [];
    for (let at = 0; at < 2; at++) uploads.push(await filesClient(url(), user).upload(await picture()));
    const brand = await client().newBrand();
    const item = await client().newProduct(brand.id);
    const claim = await client().newClaim(brand.id);

    for (let round = 0; round < ROUNDS; round++) {
      const name = `Round ${round}`;
      const { id } = uploads[round % 2]!;
      const address = `https://halden.example/${round}`;
      const requests = [
        ["PATCH", `/brands/${brand.id}`, { name, website: address, logos: [{ kind: "light", id }] }],
        ["PATCH", `/products/${item.id}`, { name, description: name, price: round + 1, images: [id] }],
        ["PATCH", `/claims/${claim.id}`, { text: name, proofUrl: address }],
        ["POST", "/brands", { name, businessName: name, logos: [{ kind: "light", id }] }],
      ] as const;
      const saving = requests.map(([method, path, body]) =>
        client()
          .call(method, path, body)
          .then(({ status }) => status)
          .catch(() => undefined),
      );
      await delay(pick(random, [0, 1, 2, 4, 8, 16]));
      await restart();
      const [ofBrand, ofProduct, ofClaim, ofNew] = await Promise.all(saving);

      const saved = await client().json<Brand>("GET", `/brands/${brand.id}`);
      if (ofBrand === 200) expect(saved.name).toBe(name);
      const ofSave = roundOf(saved.name);
      if (ofSave !== undefined) {
        expect(saved.website).toBe(`https://halden.example/${ofSave}`);
        expect(saved.logos.map((logo) => logo.id)).toEqual([uploads[ofSave % 2]!.id]);
      }
      const read = await client().json<Product>("GET", `/products/${item.id}`);
      if (ofProduct === 200) expect(read.name).toBe(name);
      const ofRead = roundOf(read.name);
      if (ofRead !== undefined) {
        expect([read.description, read.price]).toEqual([read.name, ofRead + 1]);
        expect(read.images.map((image) => image.id)).toEqual([uploads[ofRead % 2]!.id]);
      }
      const { items } = await client().json<{ items: Claim[] }>("GET", `/brands/${brand.id}/claims`);
      if (ofClaim === 200) expect(items[0]!.text).toBe(name);
      const ofText = roundOf(items[0]!.text);
      if (ofText !== undefined) expect(items[0]!.proofUrl).toBe(`https://halden.example/${ofText}`);
      const all = await client().json<{ items: Brand[] }>("GET", "/brands");
      const made = all.items.filter(({ businessName }) => businessName === name);
      expect(made.length).toBe(ofNew === 201 ? 1 : Math.min(made.length, 1));
      for (const { logos } of made) expect(logos.map((logo) => logo.id)).toEqual([id]);
    }

    // Each row refers to the files whose URLs it shows.
    const { rows } = await db.execute(sql`
      select owner, shown, kept from (
        select 'brand:' || id as owner, (select jsonb_agg(l ->> 'id' order by l ->> 'id') from jsonb_array_elements(logos) l) as shown from brands
        union all
        select 'product:' || id, (select jsonb_agg(i ->> 'id' order by i ->> 'id') from jsonb_array_elements(images) i) from products
      ) as rows left join lateral (
        select jsonb_agg(file_id order by file_id) as kept from file_references where referrer = owner
      ) as files on true
      where shown is distinct from kept`);
    expect(rows).toEqual([]);
    const again = `key ${randomUUID()}`;
    expect((await client().json<Brand>("PATCH", `/brands/${brand.id}`, { name: again })).name).toBe(again);
  });
});
