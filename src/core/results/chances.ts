import type { Density, Grid } from "./density.ts";

/**
 * Chances of an ad, 0 to 1, to have the best and the worst rate of its test. `chancesOf` computes
 * them, `judge` (`verdict.ts`) concludes from them.
 */
export interface Chances {
  /** Chance that the ad's true rate is the highest of the test. */
  readonly best: number;
  /** Chance that the ad's true rate is the lowest of the test. */
  readonly worst: number;
}

/** Chance that all of these rates are below the value at a point of the grid. */
function allBelow(densities: readonly Density[], at: number): number {
  return densities.reduce((product, { below }) => product * below[at]!, 1);
}

/** Chance that all of these rates are above the value at a point of the grid. */
function allAbove(densities: readonly Density[], at: number): number {
  return densities.reduce((product, { below }) => product * (1 - below[at]!), 1);
}

/**
 * Chance of each ad to be the best and the worst of the test: the integral of its density times the
 * chance that every other rate is lower or higher, the same on every machine. `judge`
 * (`verdict.ts`) calls it.
 */
export function chancesOf(densities: readonly Density[]): Chances[] {
  return densities.map((own) => {
    const others = densities.filter((other) => other !== own);
    let [best, worst] = [0, 0];
    own.mass.forEach((part, at) => {
      best += part * allBelow(others, at);
      worst += part * allAbove(others, at);
    });
    return { best, worst };
  });
}

/**
 * Share of the best rate, 0 to 1, that is given up on average by choosing one ad (`chosen`, its
 * index in `densities`), because another may be better. `judge` (`verdict.ts`) calls it and names
 * no winner above `WINNING_LOSS` (`thresholds.ts`).
 */
export function expectedLoss({ values }: Grid, densities: readonly Density[], chosen: number): number {
  const own = densities[chosen]!;
  const others = densities.filter((other) => other !== own);
  const rivals = others.map((rival) => ({ rival, rest: others.filter((other) => other !== rival) }));
  // Expected ratio of the own rate to the highest one; 1 wherever the own rate is the highest.
  let ratio = 0;
  /** Integral of the own rate up to the current value. */
  let ownBelow = 0;
  values.forEach((value, at) => {
    const part = own.mass[at]! * value;
    ownBelow += part / 2;
    ratio += own.mass[at]! * allBelow(others, at);
    for (const { rival, rest } of rivals) ratio += (rival.mass[at]! * allBelow(rest, at) * ownBelow) / value;
    ownBelow += part / 2;
  });
  return Math.max(0, 1 - ratio);
}
