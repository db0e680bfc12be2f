import { expect, test } from "vitest";
import { createTimeLeft } from "./time-left.ts";

test("There is no estimate before five seconds were measured", () => {
  const left = createTimeLeft();
  for (let at = 0; at < 5000; at += 500) {
    left.add(at, at / 20);
    expect(left.secondsFor(100)).toBeUndefined();
  }
  left.add(5000, 250);
  expect(left.secondsFor(100)).toBeCloseTo(2);
});

test("The speed is that of the last five seconds", () => {
  const left = createTimeLeft();
  // 10 frames a second for 10 s, then 50.
  for (let at = 0; at <= 10_000; at += 500) left.add(at, at / 100);
  for (let at = 10_500; at <= 20_000; at += 500) left.add(at, 100 + (at - 10_000) / 20);
  expect(left.secondsFor(100)).toBeCloseTo(2);
});

test("Work without progress has no estimate of the time left", () => {
  const left = createTimeLeft();
  for (let at = 0; at <= 6000; at += 500) left.add(at, 7);
  expect(left.secondsFor(100)).toBeUndefined();
});
