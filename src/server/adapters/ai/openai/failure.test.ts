import { expect, it } from "vitest";
import { AiError } from "../ai.ts";
import { readFailure, retryAfterMs } from "./failure.ts";

it.each([
  [{ "retry-after": "7" }, 7000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after-ms": "1234", "retry-after": "9" }, 1234],
  [{ "retry-after": "Fri, 20 Nov 2026 10:00:30 GMT", date: "Fri, 20 Nov 2026 10:00:00 GMT" }, 30_000],
  [{ "retry-after": "Fri, 20 Nov 2026 10:00:30 GMT" }, undefined],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after": "-3" }, undefined],
  [{}, undefined],
])("%o asks to wait %s ms", (headers, expected) => {
  expect(retryAfterMs(headers)).toBe(expected);
});

it("finds our own error however deep the SDK wrapped it", () => {
  const wrapped = new Error("outer", { cause: new TypeError("inner", { cause: new AiError("garbage") }) });
  expect(readFailure(wrapped, "m").failure).toBe("garbage");
});

it("takes an error it cannot read for an outage, even one that is its own cause", () => {
  const loop = new Error("loop");
  loop.cause = loop;
  expect(readFailure(loop, "m").failure).toBe("unavailable");
  expect(readFailure("text", "m").failure).toBe("unavailable");
});
