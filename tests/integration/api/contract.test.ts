import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { API } from "#core/api/api.ts";
import { parseCall, type Endpoint } from "#core/api/endpoint.ts";
import { appRoutes, parametersOf } from "../../support/app-routes.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("The contract and the application have the same calls", () => {
  const routes = appRoutes(app.deps)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route.includes(" /api/"));
  expect(routes.toSorted()).toEqual(Object.keys(API).toSorted());
});

test("The contract describes the parameters of each path", () => {
  for (const [call, { params }] of Object.entries<Endpoint>(API)) {
    const described = params ? (z.toJSONSchema(params).properties ?? {}) : {};
    expect(Object.keys(described).toSorted(), call).toEqual(parametersOf(parseCall(call)).toSorted());
  }
});
