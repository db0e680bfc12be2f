import { expect, test } from "vitest";
import { apiError } from "./api-error.ts";
import { isUnreachable } from "./is-unreachable.ts";

test.each([
  [apiError(0), true],
  [apiError(408), true],
  [apiError(502), true],
  [apiError(504), true],
  [apiError(503, { code: "unavailable" }), true],
  [apiError(503), true],
  [apiError(503, { code: "payments_unavailable" }), false],
  [apiError(500), false],
  [apiError(404, { code: "not_found" }), false],
  [new Error("408"), false],
])("The error %j means unreachable: %s", (error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});
