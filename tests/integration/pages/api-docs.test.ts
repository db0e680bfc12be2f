import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("the API page lists every route, and each entry links to its description", async () => {
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const page = await (await fetch(`${app.url}/api/docs`)).text();
  const ids = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...page.matchAll(/<a href="#([^"]+)"\s*><code><b>(\w+)<\/b> ([^<]+)<\/code>/g)];
  expect(links.map(([, , method, path]) => `${method} ${path}`).toSorted()).toEqual(calls.toSorted());
  expect(links.map(([, id]) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(calls.length);
});

test("field names are highlighted without the markup of their source", async () => {
  const page = await (await fetch(`${app.url}/api/docs`)).text();
  expect(page).toContain("<code>expiresAt</code>");
  expect(page).not.toContain("`");
});
