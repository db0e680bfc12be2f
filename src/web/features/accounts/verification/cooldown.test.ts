import { expect, test } from "vitest";
import { secondsLeft } from "./cooldown.ts";

test("counts whole seconds down to 0", () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 1)).toBe(60);
  expect(secondsLeft(60_000, 1000)).toBe(59);
  expect(secondsLeft(60_000, 59_999)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
});

test("the cooldown is capped if the clock was set back", () => {
  expect(secondsLeft(9_000_000, 0)).toBe(60);
});
