import { createRandom, type Random } from "#studio/random.ts";

/**
 * Reproducible randomness of the fault tests: `FAULTS_SEED=…` repeats a run, whose seed is printed.
 */
export function faultsRandom(): Random {
  const seed = process.env["FAULTS_SEED"] ?? String(Date.now());
  process.stdout.write(`FAULTS_SEED=${seed}\n`);
  return createRandom(seed);
}
