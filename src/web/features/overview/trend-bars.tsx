import { RECENT_DAYS } from "#core/overview/limits.ts";

const WIDTH = 6;
const HEIGHT = 44;

/**
 * Sparkline of a figure in `StatCard`, the last `RECENT_DAYS` (`core/overview/limits.ts`)
 * highlighted; its values come from `server/modules/overview/figures.ts`. Decorative: the card
 * shows the value as text.
 */
export function TrendBars({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const bars = values.map((value, at) => ({
    x: (at + 0.5) * WIDTH,
    top: HEIGHT - 2 - (value / highest) * 38,
  }));
  const pathOf = (group: typeof bars) =>
    group.map(({ x, top }) => `M${x} ${top.toFixed(1)}V${HEIGHT}`).join("");
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-12 w-full max-sm:h-10"
      strokeWidth="3"
    >
      <path
        d={pathOf(bars.slice(0, -RECENT_DAYS))}
        className="stroke-warp"
        vectorEffect="non-scaling-stroke"
      />
      <path d={pathOf(bars.slice(-RECENT_DAYS))} className="stroke-weft" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
