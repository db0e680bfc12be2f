import { expect, test } from "vitest";
import { differenceInterval, wilsonInterval } from "./interval.ts";
import { ratioInterval } from "./lift.ts";

const rate = (events: number, trials: number) => ({
  ...wilsonInterval(events, trials),
  mid: events / trials,
});

test("a ratio is above 1 exactly when the difference is above 0", () => {
  for (const events of [200, 250, 280, 282, 284, 286, 290, 300, 400]) {
    const ratio = ratioInterval(rate(events, 20_000), rate(240, 20_000))!;
    const difference = differenceInterval({ events, trials: 20_000 }, { events: 240, trials: 20_000 });
    expect(ratio.low > 1, `${events}`).toBe(difference.low > 0);
    expect(ratio.low).toBeLessThan(events / 240);
    expect(ratio.high).toBeGreaterThan(events / 240);
  }
});

test("has no ratio to a rate that may be 0", () => {
  expect(ratioInterval(rate(20, 1000), rate(0, 1000))).toBeUndefined();
});
