import { expect, test } from "vitest";
import { differenceText, includesZero, rateText } from "./figures.ts";
import { differenceInterval, wilsonInterval } from "./interval.ts";
import { ratioInterval } from "./lift.ts";

test("says a rate as clicks in 100 views", () => {
  expect(rateText(wilsonInterval(12, 1000))).toEqual({ low: "0.7", high: "2.1" });
  expect(rateText(wilsonInterval(0, 40))).toEqual({ low: "0.0", high: "8.8" });
  expect(rateText({ low: 0.121, high: 0.164 })).toEqual({ low: "12", high: "16" });
  expect(rateText({ low: 0.000_21, high: 0.000_52 })).toEqual({ low: "0.02", high: "0.05" });
});

test("says the sign of a difference, and never rounds one that excludes 0 to 0", () => {
  expect(differenceText({ low: -0.0031, high: 0.0102 })).toEqual({ low: "−0.3", high: "+1.0" });
  expect(differenceText({ low: -0.0002, high: 0.0102 })).toEqual({ low: "0.0", high: "+1.0" });
  expect(differenceText({ low: 0.0002, high: 0.0102 })).toEqual({ low: "+0.02", high: "+1.02" });
  expect(includesZero({ low: -0.001, high: 0.01 })).toBe(true);
  expect(includesZero({ low: 0.001, high: 0.01 })).toBe(false);
});

test("a ratio is above 1 exactly when the difference is above 0", () => {
  const rate = (events: number, trials: number) => ({
    ...wilsonInterval(events, trials),
    mid: events / trials,
  });
  for (const events of [200, 250, 280, 282, 284, 286, 290, 300, 400]) {
    const [a, b] = [
      { events, trials: 20_000 },
      { events: 240, trials: 20_000 },
    ];
    const ratio = ratioInterval(rate(a.events, a.trials), rate(b.events, b.trials))!;
    expect(ratio.low > 1, `${events}`).toBe(differenceInterval(a, b).low > 0);
    expect(ratio.low).toBeLessThan(events / 240);
    expect(ratio.high).toBeGreaterThan(events / 240);
  }
  expect(ratioInterval(rate(20, 1000), rate(0, 1000))).toBeUndefined();
});
