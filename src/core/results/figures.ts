import type { Interval } from "./interval.ts";

const PER_HUNDRED = 100;
const MAX_DECIMALS = 4;

/**
 * Decimals that leave two significant digits of the upper end of an interval. More are used where
 * an end that is not 0 would be rounded to 0, because a difference that excludes 0 must not read as
 * if it included it.
 */
function decimalsOf({ low, high }: Interval): number {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const fewest = size >= 10 ? 0 : size >= 1 ? 1 : 2;
  const isShown = (end: number, decimals: number) => end === 0 || Number(end.toFixed(decimals)) !== 0;
  const fits = (decimals: number) => isShown(high, decimals) && (low <= 0 || isShown(low, decimals));
  const choices = Array.from({ length: MAX_DECIMALS - fewest }, (_, more) => fewest + more);
  return choices.find(fits) ?? MAX_DECIMALS;
}

/** Sign and digits of a difference: "+0.1", "−0.3", "0.0". */
function signed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** An interval with its ends as text, to be put into a sentence or a cell. */
export interface IntervalText {
  readonly low: string;
  readonly high: string;
}

const scaled = ({ low, high }: Interval): Interval => ({
  low: low * PER_HUNDRED,
  high: high * PER_HUNDRED,
});

/** A rate of clicks per view as clicks in 100 views: 0.0069 to 0.0209 is "0.7" and "2.1". */
export function rateText(rate: Interval): IntervalText {
  const ends = scaled(rate);
  const decimals = decimalsOf(ends);
  return { low: ends.low.toFixed(decimals), high: ends.high.toFixed(decimals) };
}

/** A difference of two rates in clicks of 100 views, with signs: "+0.1" and "+0.5". */
export function differenceText(difference: Interval): IntervalText {
  const ends = scaled(difference);
  const decimals = decimalsOf(ends);
  return { low: signed(ends.low, decimals), high: signed(ends.high, decimals) };
}

/** Whether a difference leaves open which of the two is higher. */
export const includesZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0;
