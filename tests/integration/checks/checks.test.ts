import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckResponse } from "#core/checks/request.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { fieldsOf, openBrandClient } from "../../support/brands.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const open = async () => {
  const client = await openBrandClient(app);
  const check = async (body: object) => (await client.json<CheckResponse>("POST", "/checks", body)).findings;
  const refused = async (body: object) => fieldsOf(await client.call("POST", "/checks", body));
  return { ...client, check, refused };
};

test("Findings name the rule, the field, the place in the text, the fix and the dated source", async () => {
  const { check } = await open();
  const fields = { headlines: ["Boiler repair", "GREAT boilers"], descriptions: ["We mend boilers."] };
  const findings = await check({ platform: "google_search", fields });
  expect(findings.find(({ rule }) => rule === "caps-word")).toMatchObject({
    field: "headlines",
    index: 1,
    severity: "reject",
    message: expect.stringContaining("GREAT"),
    span: [0, 5],
    fix: { label: "Write “Great”", edits: [{ start: 0, end: 5, text: "Great" }] },
    source: expect.stringMatching(/^https:\/\/support\.google\.com\//),
    readOn: expect.stringMatching(/^2026-\d\d-\d\d$/),
  });
  const severities = findings.map(({ severity }) => severity);
  const order = ["reject", "maybe", "law", "advice"];
  expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(findings.find(({ rule }) => rule === "too-few")).toMatchObject({ span: null, index: null });
});

test("A text that each platform takes has no finding", async () => {
  const { check } = await open();
  expect(await check({ platform: "facebook", fields: { primaryText: "In by 10, back by 5." } })).toEqual([]);
});

test("A text in another language than the ad's is reported", async () => {
  const { check } = await open();
  const fields = { primaryText: "Die erste Stunde im Chor ist für alle Kinder kostenlos." };
  const rules = async (language?: string) =>
    (await check({ platform: "facebook", fields, language })).map(({ rule }) => rule);
  expect(await rules("en")).toContain("language");
  expect(await rules("de")).not.toContain("language");
  expect(await rules()).not.toContain("language");
});

test("Names, proved claims and words to avoid of an own brand are taken into account", async () => {
  const { check, newBrand, newProduct, newClaim, call } = await open();
  const brand = await newBrand({ name: "HALDEN", wordsToAvoid: ["cheap"] });
  await newProduct(brand.id, { name: "DUSKY lamp" });
  const claim = await newClaim(brand.id, { text: "4.8 stars from 2,316 reviews" });
  const rules = async (text: string, brandId?: string) =>
    (await check({ platform: "microsoft_search", fields: { descriptions: [text, "Two."] }, brandId })).map(
      ({ rule }) => rule,
    );
  expect(await rules("The DUSKY lamp by HALDEN")).toContain("caps-word");
  expect(await rules("The DUSKY lamp by HALDEN", brand.id)).not.toContain("caps-word");
  expect(await rules("Cheaper lamps", brand.id)).toContain("brand-word");
  expect(await rules("Cheaper lamps")).not.toContain("brand-word");
  expect(await rules("4.8 stars from 2,316 reviews", brand.id)).toContain("review-claim");
  await call("PATCH", `/claims/${claim.id}`, { proofUrl: "halden.example/reviews" });
  expect(await rules("4.8 stars from 2,316 reviews", brand.id)).not.toContain("review-claim");

  const other = await open();
  const stolen = await other.call("POST", "/checks", { platform: "x", fields: {}, brandId: brand.id });
  expect(stolen.status).toBe(404);
  await call("DELETE", `/brands/${brand.id}`);
  expect((await call("POST", "/checks", { platform: "x", fields: {}, brandId: brand.id })).status).toBe(404);
});

test.each([
  ["emoji", "🍞👩‍👩‍👧🇩🇪".repeat(200)],
  ["right to left", "خبز طازج كل صباح \u202Eabc".repeat(100)],
  ["control characters", "a\u0000b\u0007\u001B[31m\uD83C"],
  ["5,000 characters", "cures cancer 1,000 € ".repeat(250).slice(0, 5000)],
  ["markup", `<script>alert("1")</script>{{constructor}}`],
])("Hostile text is checked: %s", async (_, text) => {
  const { check } = await open();
  for (const platform of ["tiktok", "chatgpt"]) {
    const field = platform === "tiktok" ? "text" : "copy";
    for (const { span } of await check({ platform, fields: { [field]: text } })) {
      if (!span) continue;
      expect(span[0]).toBeLessThan(span[1]);
      expect(span[1]).toBeLessThanOrEqual(text.length);
    }
  }
});

test("Bodies beyond the limits are refused with the field", async () => {
  const { refused, call } = await open();
  const ad = { platform: "facebook", fields: { headline: "Boiler repair" } };
  expect(await refused({})).toMatchObject({ platform: expect.any(String), fields: expect.any(String) });
  expect(await refused({ ...ad, platform: "Facebook" })).toHaveProperty("platform");
  expect(await refused({ ...ad, fields: { headline: "a".repeat(5001) } })).toHaveProperty([
    "fields.headline",
  ]);
  expect(await refused({ ...ad, fields: { headline: 5 } })).toHaveProperty(["fields.headline"]);
  expect(await refused({ ...ad, fields: { headline: Array(31).fill("a") } })).toHaveProperty([
    "fields.headline",
  ]);
  expect(await refused({ ...ad, fields: { slogan: "a" } })).toEqual({
    "fields.slogan": "Facebook ads have no field “slogan”; they have primaryText, headline, description",
  });
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`field${at}`, "a"]));
  expect(await refused({ ...ad, fields: many })).toEqual({ fields: "An ad has at most 10 fields" });
  expect(await refused({ ...ad, country: "Germany" })).toHaveProperty("country");
  expect(await refused({ ...ad, language: "klingon" })).toHaveProperty("language");
  expect(await refused({ ...ad, brandId: "a".repeat(500) })).toHaveProperty("brandId");
  const huge = { platform: "google_search", fields: { headlines: Array(30).fill("a".repeat(5000)) } };
  expect((await call("POST", "/checks", huge)).status).toBe(413);
});

test("A session is required", async () => {
  const response = await fetch(`${app.url}/api/checks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ platform: "x", fields: {} }),
  });
  expect(response.status).toBe(401);
});
