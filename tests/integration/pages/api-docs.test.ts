import { afterAll, beforeAll, expect, test } from "vitest";
import { API } from "#core/api/api.ts";
import { GENERATION_KINDS } from "#core/generations/kinds.ts";
import { LIMITS } from "#core/limits.ts";
import type { openApiDocument, Operation } from "#server/http/pages/open-api.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";

type Document = ReturnType<typeof openApiDocument>;
interface Schema {
  readonly type?: string;
  readonly properties?: Record<string, Schema & { readonly const?: string }>;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: Schema;
}

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startTestApp();
  document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => app.stop());

const jsonOf = (content: object | undefined): Schema =>
  (content as Record<string, { schema: Schema }> | undefined)?.["application/json"]?.schema ?? {};

function operation(method: string, path: string): Operation {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is missing`);
  return found;
}

test("The document lists every call of the contract with its responses", () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(calls.toSorted()).toEqual(Object.keys(API).toSorted());
  expect(Object.keys(operation("post", "/subscription/checkout").responses)).toEqual(
    expect.arrayContaining(["200", "400", "401", "409", "429", "503"]),
  );
});

test("Each error response names its codes", () => {
  const { responses } = operation("post", "/subscription/checkout");
  expect(responses["409"]?.description).toContain("`subscription_exists`");
  expect(JSON.stringify(responses["409"]?.content)).toContain(
    '"enum":["subscription_exists","checkout_done"]',
  );
});

/**
 * Every text has a pattern, a list of values or a maximum length; every list a maximum of entries.
 */
function expectBounded(field: Schema, name: string): void {
  if (field.items) {
    expect(field.maxItems, name).toBeLessThanOrEqual(LIMITS.wordsPerList);
    return expectBounded(field.items, name);
  }
  if (field.properties) {
    for (const [inner, schema] of Object.entries(field.properties)) expectBounded(schema, `${name}.${inner}`);
  } else if (field.additionalProperties) expectBounded(field.additionalProperties, name);
  else expect(field.enum ?? field.pattern ?? field.maxLength ?? field.maximum, name).toBeDefined();
}

test("The input of a generation is a union by kind, with the limits of every field", () => {
  const { oneOf = [] } = jsonOf(operation("post", "/generations").requestBody?.content);
  expect(oneOf.map(({ properties }) => properties?.["kind"]?.const)).toEqual(GENERATION_KINDS);
  for (const { properties } of oneOf) {
    const fields = Object.entries(properties?.["input"]?.properties ?? {});
    expect(fields.length).toBeGreaterThan(4);
    for (const [name, field] of fields) {
      expectBounded(field, name);
    }
    expect(properties?.["input"]?.properties?.["companyName"]?.maxLength).toBe(LIMITS.name);
  }
});

test("Parameters and headers are described", () => {
  const names = (found: Operation) => found.parameters.map((one) => `${one.in} ${one.name}`);
  expect(names(operation("post", "/generations"))).toEqual(["header idempotency-key"]);
  expect(names(operation("get", "/generations/{id}/download"))).toEqual(["path id", "query folder"]);
  expect(operation("post", "/uploads").requestBody?.content).toHaveProperty(["multipart/form-data"]);
});

test("The page lists every call, and each entry leads to its description", async () => {
  const page = await (await fetch(`${app.url}/api/docs`)).text();
  const ids = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...page.matchAll(/<a href="#([^"]+)"\s*><code><b>(\w+)<\/b> ([^<]+)<\/code>/g)];
  const listed = links.map(([, , method, path = ""]) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`);
  expect(listed.toSorted()).toEqual(Object.keys(API).toSorted());
  expect(links.map(([, id]) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(listed.length);
});

test("Names of fields on the page are marked as code", async () => {
  const page = await (await fetch(`${app.url}/api/docs`)).text();
  expect(page).toContain("<code>expiresAt</code>");
  expect(page).not.toContain("`");
});
