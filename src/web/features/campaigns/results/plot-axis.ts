import type { Interval } from "#core/results/interval.ts";

/** Share of the width, in percent, that is left free at both ends so that labels fit. */
const MARGIN = 2;
const STEPS = [1, 2, 4, 5, 10];

/**
 * A vertical line of a plot of intervals, at a round value: `axisFor` makes it, `ThreadPlot` draws
 * it.
 */
export interface Tick {
  readonly value: number;
  /** From the left, in percent of the width. */
  readonly at: number;
  /** Half steps have no label. */
  readonly isHalf: boolean;
}

/** Scale of a plot of intervals: `axisFor` makes it, `ThreadPlot` draws it. */
export interface Axis {
  readonly ticks: readonly Tick[];
  /** Decimals of the labels. */
  readonly decimals: number;
  /** Place of a value, in percent of the width. */
  readonly place: (value: number) => number;
}

/** The smallest round step that covers the range in at most `most` steps. */
function stepFor({ low, high }: Interval, most: number): number {
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  for (const step of STEPS.map((factor) => factor * power)) {
    if (Math.ceil(high / step) - Math.floor(low / step) <= most) return step;
  }
  return 20 * power;
}

/**
 * A scale for `ThreadPlot` that contains all intervals whole, in at most `most` steps (from
 * `AnswerCard` and `AngleCard`) of a round size (`STEPS`), with a tick at each step and each half
 * step. Places leave `MARGIN` percent free at both ends.
 */
export function axisFor(intervals: readonly Interval[], most: number): Axis {
  const low = Math.min(...intervals.map((interval) => interval.low));
  const high = Math.max(...intervals.map((interval) => interval.high));
  const step = stepFor(high > low ? { low, high } : { low, high: low + 1 }, most);
  const first = Math.floor(low / step);
  const steps = Math.max(1, Math.ceil(high / step) - first);
  const place = (value: number) => MARGIN + ((value / step - first) / steps) * (100 - 2 * MARGIN);
  const ticks = Array.from({ length: steps * 2 + 1 }, (_, half): Tick => {
    // Computed from whole numbers, so that zero is exactly 0.
    const value = ((first * 2 + half) * step) / 2;
    return { value, at: place(value), isHalf: half % 2 === 1 };
  });
  return { ticks, decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)), place };
}
