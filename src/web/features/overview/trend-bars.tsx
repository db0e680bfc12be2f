const WIDTH = 6;
const HEIGHT = 44;
/** Bars of the last week stand out. */
const RECENT = 7;

/** A figure's course as threads that hang together at the foot of its card. A drawing: the numbers are told elsewhere. */
export function TrendBars({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const bars = values.map((value, at) => ({
    x: (at + 0.5) * WIDTH,
    top: HEIGHT - 2 - (value / highest) * 38,
  }));
  const path = (some: typeof bars) => some.map(({ x, top }) => `M${x} ${top.toFixed(1)}V${HEIGHT}`).join("");
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-12 w-full max-sm:h-10"
      strokeWidth="3"
    >
      <path d={path(bars.slice(0, -RECENT))} className="stroke-warp" vectorEffect="non-scaling-stroke" />
      <path d={path(bars.slice(-RECENT))} className="stroke-weft" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
