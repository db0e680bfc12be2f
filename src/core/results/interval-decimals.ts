const MAX_DECIMALS = 4;

/**
 * Decimals that leave two significant digits of the upper end of an interval, for the words of
 * intervals in `results.copy.ts`; at most `MAX_DECIMALS`. More are used where an end that is not 0
 * would be rounded to 0, because a difference that excludes 0 must not read as if it included it.
 */
export function intervalDecimals(low: number, high: number): number {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const isHidden = (end: number, decimals: number) => end !== 0 && Number(end.toFixed(decimals)) === 0;
  let decimals = size >= 10 ? 0 : 1;
  const hides = () => isHidden(high, decimals) || (low > 0 && isHidden(low, decimals));
  while (decimals < MAX_DECIMALS && hides()) decimals += 1;
  return decimals;
}
