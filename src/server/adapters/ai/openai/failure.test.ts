import { expect, it } from "vitest";
import { AiError } from "../ai.ts";
import { classifyFailure, retryAfterMs } from "./failure.ts";

it.each([
  [{ "retry-after": "7" }, 7000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after-ms": "1234", "retry-after": "9" }, 1234],
  [{ "retry-after": "Fri, 20 Nov 2026 10:00:30 GMT", date: "Fri, 20 Nov 2026 10:00:00 GMT" }, 30_000],
  [{ "retry-after": "Fri, 20 Nov 2026 10:00:30 GMT" }, undefined],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after": "-3" }, undefined],
  [{}, undefined],
])("%o requests a wait of %s ms", (headers, expected) => {
  expect(retryAfterMs(headers)).toBe(expected);
});

it("finds an AiError at any depth of the cause chain", () => {
  const wrapped = new Error("outer", {
    cause: new TypeError("inner", { cause: new AiError("malformed_response") }),
  });
  expect(classifyFailure(wrapped, "m").failure).toBe("malformed_response");
});

it("classifies an unknown error as an outage, also with a circular cause", () => {
  const loop = new Error("loop");
  loop.cause = loop;
  expect(classifyFailure(loop, "m").failure).toBe("unavailable");
  expect(classifyFailure("text", "m").failure).toBe("unavailable");
});
