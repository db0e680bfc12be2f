import { Hono, type MiddlewareHandler } from "hono";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Area } from "#core/api/endpoint.ts";
import { AppError } from "#server/lib/errors.ts";
import { apiRoutes } from "./api-routes.ts";
import type { AppEnv } from "./env.ts";
import { onError } from "./middleware/on-error.ts";

const greetings = {
  "POST /api/greetings/:language": {
    summary: "Greet",
    public: true,
    params: z.object({ language: z.enum(["en", "de"]) }),
    query: z.object({ times: z._default(z.coerce.number(), 1) }),
    headers: z.object({ "idempotency-key": z.optional(z.string().check(z.maxLength(3))) }),
    body: z.object({ name: z.string() }),
    status: 201,
    success: "The greeting",
    response: z.object({ text: z.string(), times: z.number() }),
    errors: [],
  },
  "DELETE /api/greetings": { summary: "Forget", status: 204, success: "Forgotten", errors: [] },
} satisfies Area;

const refuse: MiddlewareHandler<AppEnv> = async () => {
  throw new AppError("unauthorized");
};

const greetingRoutes = () =>
  apiRoutes(
    greetings,
    { requireUser: refuse },
    {
      "POST /api/greetings/:language": async (_, { params, query, body }) => ({
        text: `${params.language}: ${body.name}`,
        times: query.times,
      }),
      "DELETE /api/greetings": async () => {},
    },
  );

function send(path: string, body: string, headers: Record<string, string> = {}) {
  const app = new Hono<AppEnv>().route("/", greetingRoutes());
  app.onError(onError);
  return app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

test("A handler receives the validated request, and its result becomes the response", async () => {
  const response = await send("/api/greetings/de?times=2", '{"name":"Ana","age":5}');
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ text: "de: Ana", times: 2 });
});

test.each([
  ["another type", '{"name":5}', { name: "name must be text" }],
  ["a missing field", "{}", { name: "name is required" }],
  ["a list", "[]", { form: "The body must be an object" }],
  ["malformed JSON", "{", { form: "The body must be valid JSON" }],
])("A body with %s answers 400 with the field", async (_, body, fields) => {
  const response = await send("/api/greetings/en", body);
  expect(response.status).toBe(400);
  const [message] = Object.values(fields);
  expect(await response.json()).toEqual({ error: { code: "invalid_input", message, fields } });
});

test("A wrong query or header answers 400, a wrong path 404", async () => {
  const body = '{"name":"Ana"}';
  expect((await send("/api/greetings/en?times=x", body)).status).toBe(400);
  expect((await send("/api/greetings/en?times=1&times=2", body)).status).toBe(400);
  expect((await send("/api/greetings/en", body, { "idempotency-key": "long" })).status).toBe(400);
  expect((await send("/api/greetings/fr", body)).status).toBe(404);
});

test("Endpoints that are not public require a user", async () => {
  const app = new Hono<AppEnv>().route("/", greetingRoutes());
  app.onError(onError);
  expect((await app.request("/api/greetings", { method: "DELETE" })).status).toBe(401);
  expect(() => apiRoutes(greetings, {}, greetingHandlers)).toThrow("needs requireUser");
});

const forget = async () => {};
const greetingHandlers = {
  "POST /api/greetings/:language": async () => ({ text: "", times: 1 }),
  "DELETE /api/greetings": forget,
};

test("The compiler rejects a missing route and a response of another shape", () => {
  const options = { requireUser: refuse };
  const missing = { "DELETE /api/greetings": forget };
  // @ts-expect-error one route is missing
  expect(() => apiRoutes(greetings, options, missing)).toThrow();
  const wrong = { ...greetingHandlers, "POST /api/greetings/:language": async () => ({ text: 5 }) };
  // @ts-expect-error the text is a number, and `times` is missing
  apiRoutes(greetings, options, wrong);
});
