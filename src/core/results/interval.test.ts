import { expect, test } from "vitest";
import { differenceInterval, wilsonInterval } from "./interval.ts";

test.each([
  [12, 1000, 0.00688, 0.02086],
  [0, 40, 0, 0.0876],
  [3, 50, 0.0206, 0.1622],
])("gives the Wilson interval of %d in %d", (events, trials, low, high) => {
  const interval = wilsonInterval(events, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("covers all rates without trials", () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  expect(differenceInterval({ events: 0, trials: 0 }, { events: 1, trials: 9 })).toEqual({
    low: -1,
    high: 1,
  });
});

test("gives Newcombe's interval of a difference, which includes 0 here", () => {
  const interval = differenceInterval({ events: 22, trials: 1000 }, { events: 12, trials: 1000 });
  expect(interval.low).toBeCloseTo(-0.0016, 4);
  expect(interval.high).toBeCloseTo(0.0222, 4);
});

test("turns the difference around with its sides", () => {
  const [a, b] = [
    { events: 130, trials: 9000 },
    { events: 90, trials: 7000 },
  ];
  expect(differenceInterval(a, b).low).toBeCloseTo(-differenceInterval(b, a).high, 12);
});
