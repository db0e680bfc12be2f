import { expect, test } from "vitest";
import { answerOf, type AnswerFacts } from "./answer.copy.ts";
import { chanceInHundred, chanceInTen } from "./chance.copy.ts";
import type { TestAd } from "./test-ad.ts";
import { daysUntilRanked, timeLeft } from "./time-left.ts";
import { judge } from "./verdict.ts";

const IDEAS: Readonly<Record<string, string>> = { A: "Offer", B: "How it works", C: "Proof" };

/** Facts of a test whose days are equal: `views` and `clicks` of each ad, named A, B, C. */
function factsOf(counts: readonly (readonly [number, number])[], days: number, more: Partial<TestAd> = {}) {
  const ads = counts.map(([trials, events], at): TestAd => {
    const daily = Array.from({ length: days }, () => ({ trials: trials / days, events: events / days }));
    return { id: "ABC"[at]!, trials, events, days: daily, conversions: null, spend: null, ...more };
  });
  const verdict = judge(ads, days);
  return {
    verdict,
    ads: ads.map(({ id, trials, events, spend }) => ({
      id,
      name: id,
      idea: IDEAS[id]!,
      views: trials,
      clicks: events,
      spend: spend === null ? undefined : `$${spend}`,
    })),
    days,
    timeLeft: timeLeft(ads, days, verdict.dispersion),
    daysUntilRanked: daysUntilRanked(ads, days),
  } satisfies AnswerFacts;
}

test("says a chance in words, rounded down", () => {
  expect([0.75, 0.799, 0.8, 0.95, 0.951, 0.991].map(chanceInTen)).toEqual([
    "7 in 10",
    "7 in 10",
    "8 in 10",
    "9 in 10",
    "above 95 in 100",
    "above 99 in 100",
  ]);
  expect([0.757, 0.95, 0.96].map(chanceInHundred)).toEqual(["75 in 100", "95 in 100", "above 95 in 100"]);
});

test("too early by days", () => {
  const { title, text } = answerOf(
    factsOf(
      [
        [3180, 41],
        [3240, 52],
        [2960, 33],
      ],
      4,
    ),
  );
  expect(title).toBe("Four days are not enough to rank these ads.");
  expect(text).toMatch(
    /^All three may be equally good\. In about \d days, at [\d,]+ views an ad, a difference of one half would show\. Until then, let all three run\.$/,
  );
});

test("too early by clicks", () => {
  const { title, text } = answerOf(
    factsOf(
      [
        [900, 12],
        [950, 30],
      ],
      10,
    ),
  );
  expect(title).toBe("There are too few clicks to rank these ads.");
  expect(text).toMatch(/^Both may be equally good\..* Until then, let both run\.$/);
});

test("no click", () => {
  expect(
    answerOf(
      factsOf(
        [
          [900, 0],
          [950, 0],
        ],
        10,
      ),
    ).title,
  ).toBe("Nobody has clicked yet.");
});

test("one ad", () => {
  expect(answerOf(factsOf([[31_840, 382]], 20)).title).toBe("One ad alone cannot be compared.");
});

test("no difference", () => {
  const { title, text } = answerOf(
    factsOf(
      [
        [61_200, 742],
        [60_400, 748],
        [59_800, 716],
      ],
      28,
    ),
  );
  expect(title).toBe("28 days, and the three ads do the same.");
  expect(text).toContain("If one is better, it is by less than a fifth.");
});

test("no winner yet", () => {
  const { title, text, stop } = answerOf(
    factsOf(
      [
        [18_420, 231],
        [18_960, 256],
        [17_610, 203],
      ],
      12,
    ),
  );
  expect(title).toBe("B is ahead: 7 in 10. Too early to stop A.");
  expect(text).toMatch(
    /^In about \d+ more days, at [\d,]+ views an ad, a difference of a (quarter|fifth) would show\. C is the likeliest to be last, but that can still turn\.$/,
  );
  expect(stop).toEqual([]);
});

test("a winner, with what it gets more than each of the others", () => {
  const { title, text } = answerOf(
    factsOf(
      [
        [31_840, 382],
        [33_120, 503],
        [30_260, 333],
      ],
      20,
    ),
  );
  expect(title).toBe("B, How it works, gets more clicks than the others.");
  expect(text).toMatch(
    /^Between \d+ and \d+ % more than A and between \d+ and \d+ % more than C\. Give B most/,
  );
});

test("a clear loser, before there is a winner", () => {
  const { stop } = answerOf(
    factsOf(
      [
        [20_000, 240],
        [20_000, 250],
        [20_000, 90],
      ],
      5,
    ),
  );
  expect(stop).toEqual(["C can be stopped. 20,000 views and far behind."]);
});
