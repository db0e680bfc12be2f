import { expect, test } from "vitest";
import { apiError } from "./api-error.ts";
import { isNoAnswer } from "./no-answer.ts";

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
])("%j counts as no answer: %s", (error, expected) => {
  expect(isNoAnswer(error)).toBe(expected);
});
