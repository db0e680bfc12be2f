import { cx } from "#web/ui/cx.ts";

const STEP = 10;
const BAR = 6;
const HEIGHT = 100;
/** Bars of the last week stand out, as in the cards above. */
const RECENT = 7;

interface ChartBarsProps {
  readonly values: readonly number[];
  /** The value at the upper edge. */
  readonly top: number;
  readonly picked: number | undefined;
}

/** The drawing of a chart: one bar per value over three lines; the rest of the chart tells what it says. */
export function ChartBars({ values, top, picked }: ChartBarsProps) {
  const width = values.length * STEP;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="size-full overflow-visible"
    >
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <path key={y} d={`M0 ${y}H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      ))}
      {picked !== undefined && (
        <rect x={picked * STEP} y={0} width={STEP} height={HEIGHT} className="fill-brand-soft" />
      )}
      {values.map((value, at) => {
        const height = (value / top) * HEIGHT;
        const recent = at >= values.length - RECENT;
        return (
          <rect
            key={at}
            x={at * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={cx(at === picked ? "fill-brand" : recent ? "fill-weft" : "fill-warp-strong")}
          />
        );
      })}
    </svg>
  );
}
