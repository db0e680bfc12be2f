import { RECENT_DAYS } from "#core/overview/limits.ts";
import { cx } from "#web/ui/cx.ts";

const STEP = 10;
const BAR = 6;
const HEIGHT = 100;

interface ChartBarsProps {
  readonly values: readonly number[];
  /** Value at the upper end of the axis. */
  readonly top: number;
  readonly selected: number | undefined;
}

/**
 * Bars and grid lines of `AdsChart`, up to `top` (`axisMax`), the last `RECENT_DAYS`
 * (`core/overview/limits.ts`) highlighted. Decorative: the chart around it provides the values as
 * text.
 */
export function ChartBars({ values, top, selected }: ChartBarsProps) {
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
      {selected !== undefined && (
        <rect x={selected * STEP} y={0} width={STEP} height={HEIGHT} className="fill-brand-soft" />
      )}
      {values.map((value, at) => {
        const height = (value / top) * HEIGHT;
        const recent = at >= values.length - RECENT_DAYS;
        return (
          <rect
            key={at}
            x={at * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={cx(at === selected ? "fill-brand" : recent ? "fill-weft" : "fill-warp-strong")}
          />
        );
      })}
    </svg>
  );
}
