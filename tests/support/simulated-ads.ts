import type { TestAd } from "#core/results/test-ad.ts";
import { judge } from "#core/results/verdict.ts";
import { createRandom, type Random } from "#studio/random.ts";

/** A simulated test of ads whose true click rates are known. */
interface SimulatedTest {
  /** True clicks per view of each ad. */
  readonly rates: readonly number[];
  readonly viewsPerDay: number;
  readonly days: number;
  /** Standard deviation of the logarithm of each day's rate; 0 for days that differ by chance. */
  readonly noise: number;
}

/**
 * Standard deviation of the logarithm of each day's click rate in simulated tests of ads, as real
 * campaigns have it. The tests of `core/results/verdict.ts` pass it as `noise` to `falseWinners`.
 */
export const NOISY_DAYS = 0.35;

/** Standard normal value (Box and Muller 1958). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function clicks(random: Random, views: number, rate: number): number {
  let count = 0;
  for (let view = 0; view < views; view += 1) if (random() < rate) count += 1;
  return count;
}

/**
 * Runs one simulated test of ads and judges it every day with `judge` of `core/results/verdict.ts`,
 * as an impatient reader would. Returns the index of the first ad that was called a winner, or
 * `undefined`.
 */
export function firstWinner(test: SimulatedTest, seed: string): number | undefined {
  const random = createRandom(seed);
  const ads = test.rates.map((rate, at) => ({
    rate,
    id: String(at),
    days: [] as { trials: number; events: number }[],
  }));
  for (let day = 1; day <= test.days; day += 1) {
    for (const { rate, days } of ads) {
      const factor = Math.exp(normal(random) * test.noise - test.noise ** 2 / 2);
      days.push({ trials: test.viewsPerDay, events: clicks(random, test.viewsPerDay, rate * factor) });
    }
    const counted = ads.map(({ id, days }): TestAd => {
      const events = days.reduce((sum, one) => sum + one.events, 0);
      return { id, days, events, trials: days.length * test.viewsPerDay, conversions: null, spend: null };
    });
    const { state, leader } = judge(counted, day);
    if (state === "winner") return Number(leader);
  }
  return undefined;
}

/**
 * Share (0 to 1) of simulated tests of equal ads in which an ad was called a winner.
 * `false-winners.slow.test.ts` and `tests/faults/false-winners.test.ts` limit it; the verdict is
 * that of `core/results/verdict.ts`.
 */
export function falseWinners(ads: number, noise: number, tests: number): number {
  const test = { rates: Array<number>(ads).fill(0.012), viewsPerDay: 300, days: 30, noise };
  const seeds = Array.from({ length: tests }, (_, at) => `${ads}-${noise}-${at}`);
  return seeds.filter((seed) => firstWinner(test, seed) !== undefined).length / tests;
}
