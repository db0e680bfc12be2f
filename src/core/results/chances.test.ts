import { expect, test } from "vitest";
import { chancesOf, expectedLoss } from "./chances.ts";
import { betaDensities, posteriors, type Beta } from "./posterior.ts";

/** Posterior with a flat prior. */
const flat = (events: number, trials: number): Beta => ({ alpha: 1 + events, beta: 1 + trials - events });

test.each([
  [flat(12, 1000), flat(22, 1000), 0.9566],
  [flat(2, 100), flat(5, 100), 0.8604],
])("gives the chance that the second is better", (a, b, chance) => {
  const [ofA, ofB] = chancesOf(betaDensities([a, b]).densities);
  expect(ofB!.best).toBeCloseTo(chance, 4);
  expect(ofA!.best + ofB!.best).toBeCloseTo(1, 4);
  expect(ofA!.worst).toBeCloseTo(chance, 4);
});

test("gives equal ads equal chances and the same loss", () => {
  const { grid, densities } = betaDensities([flat(60, 5000), flat(60, 5000), flat(60, 5000)]);
  for (const { best, worst } of chancesOf(densities)) {
    expect(best).toBeCloseTo(1 / 3, 4);
    expect(worst).toBeCloseTo(1 / 3, 4);
  }
  expect(expectedLoss(grid, densities, 0)).toBeCloseTo(expectedLoss(grid, densities, 2), 10);
});

test("integrates samples whose sizes differ ten thousand times", () => {
  const [small, large] = chancesOf(betaDensities([flat(1, 60), flat(6000, 600_000)]).densities);
  expect(small!.best + large!.best).toBeCloseTo(1, 3);
});

test("expects hardly any loss from a far better ad and much from a far worse one", () => {
  const counts = [
    { events: 300, trials: 10_000 },
    { events: 100, trials: 10_000 },
  ];
  const { grid, densities } = betaDensities(posteriors(counts, 0.02));
  expect(expectedLoss(grid, densities, 0)).toBeLessThan(1e-6);
  // Rates after shrinking: 316 / 10,800 and 116 / 10,800.
  expect(expectedLoss(grid, densities, 1)).toBeCloseTo(1 - 116 / 316, 2);
});
