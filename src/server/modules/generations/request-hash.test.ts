import { expect, test } from "vitest";
import { requestHash } from "./request-hash.ts";

const hash = requestHash({ kind: "text", input: { a: "1", b: ["x", { c: 2, d: null }] } });

test("The hash ignores the order of keys", () => {
  expect(requestHash({ input: { b: ["x", { d: null, c: 2 }], a: "1" }, kind: "text" })).toBe(hash);
});

test.each([
  [{ kind: "text", input: { a: "1", b: [{ c: 2, d: null }, "x"] } }],
  [{ kind: "text", input: { a: 1, b: ["x", { c: 2, d: null }] } }],
  [{ kind: "image", input: { a: "1", b: ["x", { c: 2, d: null }] } }],
  [{ kind: "text", input: [["a", "1"]] }],
])("A different request has a different hash: %j", (other) => {
  expect(requestHash(other)).not.toBe(hash);
});
