import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#core/limits.ts";
import { BODY_BYTES, hasLargerBody } from "#server/http/middleware/body-limits.ts";
import { appRoutes, fillIn, isMutation, type AppRoute } from "../../support/app-routes.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { readError } from "../../support/accounts.ts";
import { createUser, type TestUser } from "../../support/user.ts";

let app: TestApp;
let user: TestUser;
let mutations: readonly AppRoute[];

beforeAll(async () => {
  app = await startTestApp();
  user = await createUser(app.deps);
  mutations = appRoutes(app.deps).filter(isMutation);
});
afterAll(() => app.stop());

const JSON_TYPE = { "content-type": "application/json" };

/**
 * Sends a request like a signed-in browser, with unknown ids, so that requests that pass the guard
 * change nothing.
 */
function ask(
  route: AppRoute,
  headers: Record<string, string>,
  body: RequestInit["body"] = "{}",
): Promise<Response> {
  const path = fillIn(route, () => randomUUID());
  return fetch(`${app.url}${path}`, {
    method: route.method,
    headers: { cookie: user.cookie, ...headers },
    body,
    redirect: "manual",
    duplex: "half",
  });
}

const labelOf = ({ method, path }: AppRoute, what: string) => `${method} ${path}, ${what}`;

test("the application's route table lists the mutations", () => {
  const names = mutations.map(({ method, path }) => `${method} ${path}`);
  expect(names).toContain("POST /api/generations");
  expect(names).toContain("PATCH /api/profile");
  expect(names).toContain("POST /sandbox/checkout/:id");
  expect(names.length).toBeGreaterThan(20);
});

test("Every mutation refuses requests from another site's page", async () => {
  const foreign = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${app.url}.evil.example` },
    { origin: app.url.replace("http:", "https:") },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ];
  for (const route of mutations) {
    for (const headers of foreign) {
      const response = await ask(route, { ...JSON_TYPE, ...headers });
      expect(await readError(response), labelOf(route, JSON.stringify(headers))).toMatchObject({
        status: 403,
        code: "forbidden_origin",
      });
    }
  }
});

test("A content type that a foreign form can send is refused from every origin", async () => {
  for (const route of mutations) {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json-patch", ""]) {
      const response = await ask(
        route,
        { origin: app.url, "content-type": type },
        new Uint8Array([123, 125]),
      );
      expect(response.status, labelOf(route, type)).toBe(415);
    }
  }
});

test("requests from our own pages and from non-browsers pass the guard", async () => {
  const own = [{ origin: app.url }, { "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }, {}];
  for (const route of mutations) {
    // A successful call would end the session or delete the account.
    const headers = own[mutations.indexOf(route) % own.length]!;
    const response = await ask(route, { ...JSON_TYPE, ...headers, cookie: "" }, "[]");
    expect([403, 415], labelOf(route, JSON.stringify(headers))).not.toContain(response.status);
  }
});

/** More than the limit of any route; larger limits are tested with their routes. */
const TOO_MUCH = LIMITS.uploadBytes + 1024 * 1024;

function chunks(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const size = Math.min(left, BODY_BYTES);
      left -= size;
      controller.enqueue(new Uint8Array(size).fill(32));
    },
  });
}

test("Every body has a size limit, with and without Content-Length", async () => {
  for (const route of mutations) {
    const most = hasLargerBody(`${route.method} ${route.path}`) ? TOO_MUCH : BODY_BYTES;
    for (const body of [new Uint8Array(most + 1).fill(32), chunks(most + 1)]) {
      const response = await ask(route, { ...JSON_TYPE, origin: app.url }, body);
      expect(response.status, labelOf(route, `${most + 1} bytes`)).toBe(413);
      expect((await readError(response)).code).toMatch(/^(payload_too_large|storage_limit)$/);
    }
  }
});

test("methods other than the declared ones do nothing", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND", "LINK", "OPTIONS"]) {
    for (const path of ["/api/usage", "/api/generations", "/api/nothing", "/healthz", "/"]) {
      const declared = mutations.some((route) => route.method === method && route.path === path);
      if (declared) continue;
      const response = await fetch(`${app.url}${path}`, { method, headers: { cookie: user.cookie } });
      expect([404, 405], `${method} ${path}`).toContain(response.status);
    }
  }
});

test("A request that is refused before its body arrives leaves the connection usable", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const big = Buffer.alloc(3 * 1024 * 1024, 32);
  const target = new URL(app.url);
  const call = (method: string, path: string, body?: Buffer) =>
    new Promise<[number, boolean]>((resolve, reject) => {
      const headers = body ? { "content-type": "application/json" } : {};
      const { hostname, port } = target;
      const asking = request({ hostname, port, agent, method, path, headers }, (response) => {
        response.resume().on("end", () => resolve([response.statusCode ?? 0, asking.reusedSocket]));
      });
      asking.on("error", reject);
      asking.end(body);
    });
  const refused = [await call("POST", "/api/generations", big), await call("POST", "/api/uploads", big)];
  expect(refused).toEqual([
    [413, false],
    [401, true],
  ]);
  // Otherwise the server library would cut the connection half a second after the response.
  const until = performance.now() + 1200;
  while (performance.now() < until) expect(await call("GET", "/healthz")).toEqual([200, true]);
  agent.destroy();
});
