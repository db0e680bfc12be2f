import { expect, test } from "vitest";
import type { TestAd } from "./test-ad.ts";
import { judge } from "./verdict.ts";

/** An ad with equal days. */
function ad(id: string, trials: number, events: number, days = 10, more: Partial<TestAd> = {}): TestAd {
  const daily = Array.from({ length: days }, () => ({ trials: trials / days, events: events / days }));
  return { id, trials, events, days: daily, conversions: null, spend: null, ...more };
}

test("is too early before seven days, regardless of the figures", () => {
  expect(judge([ad("a", 9000, 90, 6), ad("b", 9000, 400, 6)], 6).state).toBe("too_early");
  expect(judge([ad("a", 9000, 90, 7), ad("b", 9000, 400, 7)], 7).state).toBe("winner");
});

test("is too early below 25 clicks of any ad", () => {
  expect(judge([ad("a", 3000, 24), ad("b", 3000, 120)], 10).state).toBe("too_early");
  expect(judge([ad("a", 3000, 25), ad("b", 3000, 120)], 10).state).toBe("winner");
});

test("finds a winner among three", () => {
  const verdict = judge([ad("a", 31_840, 382), ad("b", 33_120, 503), ad("c", 30_260, 333)], 20);
  expect(verdict.state).toBe("winner");
  expect(verdict.leader).toBe("b");
  expect(verdict.probability).toBeGreaterThan(0.99);
  for (const { id, behind } of verdict.ads) {
    if (id === "b") expect(behind).toBeUndefined();
    else expect(behind!.low).toBeGreaterThan(0);
  }
});

test("sees no difference between ads that do the same", () => {
  const verdict = judge([ad("a", 61_200, 742), ad("b", 60_400, 748), ad("c", 59_800, 716)], 28);
  expect(verdict.state).toBe("no_difference");
});

test("has a leader but no winner while the order may turn", () => {
  const verdict = judge([ad("a", 18_420, 231), ad("b", 18_960, 256), ad("c", 17_610, 203)], 12);
  expect(verdict.state).toBe("no_winner_yet");
  expect(verdict.leader).toBe("b");
  expect(verdict.probability).toBeGreaterThan(0.7);
  expect(verdict.probability).toBeLessThan(0.8);
});

test("needs a higher chance of two ads than of three", () => {
  const two = judge([ad("a", 20_000, 240), ad("b", 20_000, 287)], 10);
  expect(two.probability).toBeGreaterThan(0.95);
  expect(two.probability).toBeLessThan(0.99);
  expect(two.state).toBe("no_winner_yet");
});

test("is more careful if the days differ more than chance", () => {
  const noisy = (id: string, events: number): TestAd => ({
    ...ad(id, 20_000, events),
    days: Array.from({ length: 10 }, (_, day) => ({
      trials: 2000,
      events: (events / 10) * (day % 2 === 0 ? 0.2 : 1.8),
    })),
  });
  const [calm, wild] = [
    judge([ad("a", 20_000, 240), ad("b", 20_000, 330)], 10),
    judge([noisy("a", 240), noisy("b", 330)], 10),
  ];
  expect(calm.state).toBe("winner");
  expect(wild.dispersion).toBeGreaterThan(5);
  expect(wild.state).toBe("no_winner_yet");
});

test("assumes unequal days of a report without days", () => {
  expect(judge([ad("a", 9000, 90, 0), ad("b", 9000, 95, 0)], 14).dispersion).toBe(1.5);
});

test("calls a far worse ad a loser from 1,000 views, before the test has a winner", () => {
  const early = judge([ad("a", 2000, 40, 3), ad("b", 2000, 42, 3), ad("c", 1000, 0, 3)], 3);
  expect(early.state).toBe("too_early");
  expect(early.ads.map(({ loser }) => loser)).toEqual([false, false, true]);
  const fewer = judge([ad("a", 2000, 40, 3), ad("b", 2000, 42, 3), ad("c", 999, 0, 3)], 3);
  expect(fewer.ads.map(({ loser }) => loser)).toEqual([false, false, false]);
});

test("calls an ad a loser that spent three times the cost of a result without one", () => {
  const spent = (spend: number) =>
    judge(
      [
        ad("a", 9000, 100, 5, { conversions: 10, spend: 100 }),
        ad("b", 9000, 96, 5, { conversions: 0, spend }),
      ],
      5,
    ).ads[1]!.loser;
  expect(spent(29.99)).toBe(false);
  expect(spent(30)).toBe(true);
});

test.each([0, 1])("has nothing to compare with %d ads", (count) => {
  expect(judge([ad("a", 9000, 90)].slice(0, count), 9).state).not.toBe("winner");
});

test("does not rank ads without clicks or views", () => {
  expect(judge([ad("a", 500, 0), ad("b", 500, 0)], 9)).toMatchObject({
    state: "too_early",
    probability: 0.5,
  });
  expect(judge([ad("a", 0, 0), ad("b", 500, 40)], 9)).toMatchObject({
    state: "too_early",
    leader: undefined,
  });
});
