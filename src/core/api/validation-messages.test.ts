import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldErrors, validationMessage } from "./validation-messages.ts";

/** The messages of a value that does not match. */
function errorsOf(schema: z.ZodMiniType, value: unknown) {
  const result = z.safeParse(schema, value, { error: validationMessage });
  return fieldErrors(result.error?.issues ?? []);
}

const schema = z.object({
  name: z.string().check(z.maxLength(3)),
  count: z.int().check(z.gte(1)),
  images: z.array(z.string()).check(z.maxLength(1)),
  plan: z.enum(["growth", "pro"]),
  link: z.optional(z.url()),
});

test("Missing fields are named", () => {
  expect(errorsOf(schema, {})).toEqual({
    name: "name is required",
    count: "count is required",
    images: "images is required",
    plan: "plan must be one of growth, pro",
  });
});

test("A value of another type names the type that it must have", () => {
  expect(errorsOf(schema, { name: 5, count: "x", images: {}, plan: 5, link: null })).toEqual({
    name: "name must be text",
    count: "count must be a number",
    images: "images must be a list",
    plan: "plan must be one of growth, pro",
    link: "link must be text",
  });
  expect(errorsOf(schema, { name: "a", count: 1.5, images: [1], plan: "pro" })).toEqual({
    count: "count must be a whole number",
    "images.0": "images.0 must be text",
  });
});

test("A value beyond a limit names the limit", () => {
  expect(errorsOf(schema, { name: "long", count: 0, images: ["a", "b"], plan: "pro", link: "a b" })).toEqual({
    name: "name must be at most 3 characters",
    count: "count must be at least 1",
    images: "images must be at most 1 entries",
    link: "link is not valid",
  });
});

test("A body that is no object has one message", () => {
  for (const body of [null, 5, "text", []]) {
    expect(errorsOf(schema, body)).toEqual({ form: "The body must be an object" });
  }
});

test("Fields of a generation have no prefix, and a missing input is named", () => {
  const create = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("text"), input: z.object({ name: z.string() }) }),
    z.object({ kind: z.literal("image"), input: z.object({ name: z.string() }) }),
  ]);
  expect(errorsOf(create, { kind: "text" })).toEqual({ input: "input is required" });
  expect(errorsOf(create, { kind: "text", input: {} })).toEqual({ name: "name is required" });
  expect(errorsOf(create, { kind: "film" })).toEqual({ kind: "kind must be one of text, image" });
});
