/** Chances above which words name the threshold, not a figure that looks more exact than it is. */
const NEARLY_SURE = [0.99, 0.95] as const;

const thresholdOf = (chance: number) => NEARLY_SURE.find((limit) => chance > limit);

/** A chance at a glance, rounded down: "7 in 10", "above 95 in 100". */
export function chanceInTen(chance: number): string {
  const threshold = thresholdOf(chance);
  if (threshold !== undefined) return `above ${threshold * 100} in 100`;
  return `${Math.floor(chance * 10 + 1e-9)} in 10`;
}

/** A chance in a list of figures, rounded down: "75 in 100", "above 99 in 100". */
export function chanceInHundred(chance: number): string {
  const threshold = thresholdOf(chance);
  if (threshold !== undefined) return `above ${threshold * 100} in 100`;
  return `${Math.floor(chance * 100 + 1e-9)} in 100`;
}
