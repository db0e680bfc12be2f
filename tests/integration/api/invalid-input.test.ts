import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { API } from "#core/api/api.ts";
import { parseCall, type Endpoint } from "#core/api/endpoint.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { BRIEFS } from "../../support/briefs.ts";
import { BRIEF } from "../../support/generations.ts";
import { createUser, type TestUser } from "../../support/user.ts";

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await createUser(app.deps);
});
afterAll(() => app.stop());

function send(call: string, body: unknown): Promise<Response> {
  const { method, path } = parseCall(call);
  const filled = path.replace(/:(\w+)/g, (_, name) => (name === "id" ? randomUUID() : "Facebook"));
  return fetch(`${app.url}${filled}`, {
    method,
    headers: { cookie: user.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const create = (body: unknown) => send("POST /api/generations", body);

test("A body without an input names the input", async () => {
  expect(await readError(await create({ kind: "text" }))).toMatchObject({
    status: 400,
    code: "invalid_input",
    message: "input is required",
    fields: { input: "input is required" },
  });
  for (const input of [5, "text", null, []]) {
    expect((await readError(await create({ kind: "text", input }))).fields).toEqual({
      input: "input must be an object",
    });
  }
});

test("An unknown kind names the kinds", async () => {
  const message = "kind must be one of text, image, video, campaign, copy";
  for (const body of [{}, { kind: "film", input: BRIEF }, { kind: 5, input: BRIEF }]) {
    expect(await readError(await create(body))).toMatchObject({
      status: 400,
      message,
      fields: { kind: message },
    });
  }
});

describe("A field of another type names the type that it must have, or an example", () => {
  test.each(Object.entries(BRIEFS))("in a brief of kind %s", async (kind, brief) => {
    const { status, fields } = await readError(
      await create({ kind, input: { ...brief, companyName: 5, targetAudience: null } }),
    );
    expect(status).toBe(400);
    expect(fields).toEqual({
      companyName: "Company name must be text",
      targetAudience: "Target audience must be text",
    });
  });

  const bodies = Object.entries<Endpoint>(API).flatMap(([call, { body }]) => {
    const schema = body && z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
    return schema?.properties ? [[call, schema.properties] as const] : [];
  });

  /** A value that the property cannot have: a number for objects, an object for all others. */
  const wrongFor = (property: unknown) =>
    typeof property === "object" && property !== null && "type" in property && property.type === "object"
      ? 5
      : {};

  test.each(bodies)("in %s", async (call, properties) => {
    const names = Object.keys(properties);
    const body = Object.fromEntries(names.map((name) => [name, wrongFor(properties[name])]));
    const { status, fields } = await readError(await send(call, body));
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(names.toSorted());
    for (const message of Object.values(fields ?? {}))
      expect(message).toMatch(/ must be | such as | of the list$/);
  });
});
