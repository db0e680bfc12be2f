import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { adUsesApi } from "#core/api/ad-uses.api.ts";
import { brandsApi, claimsApi, productsApi } from "#core/api/brands.api.ts";
import { adsApi, campaignsApi } from "#core/api/campaigns.api.ts";
import { checksApi } from "#core/api/checks.api.ts";
import { parseCall, type Endpoint } from "#core/api/endpoint.ts";
import { readingsApi } from "#core/api/readings.api.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openBrandClient } from "../../support/brands.ts";

/** Routes of brands, campaigns, website readings and checks; new ones are tested automatically. */
const AREAS = {
  ...brandsApi,
  ...productsApi,
  ...claimsApi,
  ...adsApi,
  ...adUsesApi,
  ...campaignsApi,
  ...checksApi,
  ...readingsApi,
};
const CALLS = Object.entries<Endpoint>(AREAS);

/** Values that have caused failures in databases, parsers and patterns. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "a\u0000b",
  "\ud800 and \udfff",
  "\u001b[31mred\u202e",
  "<script>alert(1)</script>",
  "%_\\",
  "x".repeat(9000),
  "x".repeat(200_000),
  "1.".repeat(4000),
  "€1,".repeat(3000),
  "20 hours ".repeat(1000),
  "\u{1F600}".repeat(2000),
  "2026-02-31",
  "__proto__",
  [],
  Array.from({ length: 5000 }, (_, at) => `entry ${at}`),
  ["a\u0000b", "\ud800", 5, null, {}],
  [[[[]]]],
  {},
  { ["__proto__"]: { a: 1 }, constructor: "x", "a\u0000": "\ud800" },
  { primaryText: "a\u0000\ud800", headlines: ["\u0000"], unknown: "x" },
  { primary: "#12345g", kind: "light" },
];
const IDS = ["%00", "a%00b", "%F0%9F%98%80", "..%2f..", "__proto__", "x".repeat(3000), "%ED%A0%80"];
const QUERIES = ["", "%00", "%", "x".repeat(5000), "%5C%25_", "MTIzIA", "%ED%A0%80", "9".repeat(300)];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/**
 * A new user with one row of each kind. Each test has its own user, because the changes of one user
 * in a minute are limited.
 */
async function newOwner() {
  const client = await openBrandClient(app);
  const brand = await client.newBrand();
  const [product, claim] = [await client.newProduct(brand.id), await client.newClaim(brand.id)];
  // Refused before anything is contacted.
  const read = { url: "http://127.0.0.1/" };
  const reading = await client.json<{ id: string }>("POST", `/brands/${brand.id}/read`, read);
  const started = { name: "Winter", platforms: ["facebook"] };
  const campaign = await client.json<AdCampaign>("POST", "/campaigns", started);
  const [ad] = campaign.ads as [Ad];

  /** The path of a call with the user's own ids. */
  function pathOf(call: string): string {
    const { path } = parseCall(call);
    const [, area = ""] = /^\/api\/(\w+)/.exec(path) ?? [];
    const rows = { brands: brand, products: product, claims: claim, ads: ad, campaigns: campaign }[area];
    const others: Record<string, string> = { rule: "punct-repeat", versionId: ad.version.id };
    return path.replaceAll(/:(\w+)/g, (_, name: string) =>
      name === "id" ? (rows ?? reading).id : (others[name] ?? ""),
    );
  }

  /** Sends a request, which must be answered, without the limits of one user. */
  async function send(call: string, path: string, body?: unknown): Promise<void> {
    const { method } = parseCall(call);
    const headers = {
      cookie: client.user.cookie,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const response = await fetch(`${app.url}${path}`, {
      ...{ method, headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const about = `${call} ${path.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)}: ${text.slice(0, 200)}`;
    expect(response.status, about).toBeLessThan(500);
    if (!LIMITED.includes(call)) expect(response.status, about).not.toBe(429);
  }
  return { client, brand, ad, pathOf, send };
}

/** Calls with a limit of their own that these tests reach. */
const LIMITED = ["POST /api/brands/:id/read", "POST /api/ads/:id/rewrite", "POST /api/campaigns"];

const bodies = CALLS.flatMap(([call, { body }]) => {
  const schema = body && z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  return schema?.properties ? [[call, Object.keys(schema.properties)] as const] : [];
});

test.each(bodies)("No value of a field makes %s fail", async (call, names) => {
  const { pathOf, send } = await newOwner();
  for (const value of VALUES) {
    await Promise.all(
      names.map((name) =>
        send(call, pathOf(call), { baseVersion: "1", name: "A", text: "A", [name]: value }),
      ),
    );
    await send(call, pathOf(call), value);
  }
});

test("No id in a path makes a route fail", async () => {
  const { send } = await newOwner();
  for (const [call] of CALLS) {
    const { path } = parseCall(call);
    for (const id of IDS)
      await send(call, path.replaceAll(/:(\w+)/g, id), call.startsWith("GET") ? undefined : {});
  }
});

test("No value in a query makes a list fail", async () => {
  const { pathOf, send } = await newOwner();
  for (const [call, { query }] of CALLS) {
    if (!query || !call.startsWith("GET")) continue;
    for (const name of Object.keys(
      z.toJSONSchema(query, { io: "input", unrepresentable: "any" }).properties ?? {},
    )) {
      for (const value of QUERIES) await send(call, `${pathOf(call)}?${name}=${value}`);
    }
  }
});

test("An ad keeps overlong texts and markup as typed, and the checks report the length", async () => {
  const { client, ad } = await newOwner();
  const primaryText = `<b>Warm</b> & <script>light</script> ${"x".repeat(6000)}`;
  const saved = await client.json<Ad>("PATCH", `/ads/${ad.id}`, {
    ...{ fields: { primaryText, headline: "Dusk\u0000 \ud800Lamp\u202e" }, baseVersion: ad.version.revision },
  });
  expect(saved.fields).toMatchObject({ primaryText, headline: "Dusk Lamp" });
  expect(saved.findings).toContainEqual(expect.objectContaining({ rule: "too-long", field: "primaryText" }));
});

test("A brand refuses overlong texts at their field, and keeps markup as text", async () => {
  const { client, brand } = await newOwner();
  const refused = await client.call("PATCH", `/brands/${brand.id}`, { name: "x".repeat(5000) });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { fields: { name: expect.any(String) } } },
  ]);
  const name = "<img src=x onerror=alert(1)>";
  expect(await client.json("PATCH", `/brands/${brand.id}`, { name })).toMatchObject({ name });
});
