import type { CSSProperties } from "react";
import type { Interval } from "#core/results/interval.ts";
import { cx } from "#web/ui/cx.ts";
import { axisFor, type Axis, type Tick } from "./plot-axis.ts";

/** Height of a row of `ThreadPlot` in px; `PlotNames` beside it uses the same. */
export const PLOT_ROW = 56;
const TOP = 4;
/** Free parts of a thread, in percent of the width: its ends, and around the dot. */
const FREE_END = 5;
const FREE_DOT = 5.5;

/**
 * One row of `ThreadPlot`: an interval with its place on the scale. `AnswerCard` and `AngleCard`
 * make it.
 */
export interface PlotRow {
  readonly id: string;
  /** `undefined` leaves the row empty. */
  readonly interval: (Interval & { readonly mid: number }) | undefined;
  /** Drawn in the color of the winner. */
  readonly isWinner: boolean;
}

interface ThreadPlotProps {
  readonly rows: readonly PlotRow[];
  /** Description of the plot, row by row, for screen readers. */
  readonly label: string;
  /** Most steps of the scale. */
  readonly steps: number;
  /** The scale contains 0, and its labels have signs. */
  readonly isDifference?: boolean;
}

/** Label of a tick: "1.2", of a difference "+0.4" or "−0.4". */
function tickLabel(value: number, decimals: number, isDifference: boolean): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return "0";
  if (value < 0) return `−${text}`;
  return isDifference ? `+${text}` : text;
}

/**
 * Plot of intervals in `PlotPanel`, drawn as cloth: horizontal threads alternately over and under
 * the vertical threads of a scale (`axisFor`; most steps: `steps` of `AnswerCard` and `AngleCard`),
 * in the next row the other way round. `isDifference` puts 0 on the scale and signs at its labels.
 * Threads of a winner are purple. Distances are constants of this file.
 */
export function ThreadPlot({ rows, label, steps, isDifference = false }: ThreadPlotProps) {
  const zero = isDifference ? [{ low: 0, high: 0 }] : [];
  const axis = axisFor([...rows.flatMap(({ interval }) => interval ?? []), ...zero], steps);
  const height = rows.length * PLOT_ROW + TOP * 2;
  return (
    <div className="relative pb-5.5">
      <svg role="img" aria-label={label} width="100%" height={height} className="overflow-visible">
        {axis.ticks.map((tick) => (
          <line
            key={tick.value}
            x1={`${tick.at}%`}
            x2={`${tick.at}%`}
            y1={0}
            y2={height}
            className={tickStyle(tick, isDifference)}
          />
        ))}
        {rows.map((row, place) => (
          <Thread key={row.id} row={row} place={place} axis={axis} isDifference={isDifference} />
        ))}
      </svg>
      <div aria-hidden className="plot-labels">
        {axis.ticks
          .filter(({ isHalf }) => !isHalf)
          .map(({ value, at }) => (
            <span key={value} style={{ left: `${at}%` }}>
              {tickLabel(value, axis.decimals, isDifference)}
            </span>
          ))}
      </div>
    </div>
  );
}

function tickStyle({ value, isHalf }: Tick, isDifference: boolean): string {
  if (isDifference && value === 0) return "plot-zero";
  return isHalf ? "plot-half" : "plot-tick";
}

interface ThreadProps {
  readonly row: PlotRow;
  readonly place: number;
  readonly axis: Axis;
  readonly isDifference: boolean;
}

function Thread({ row: { interval, isWinner }, place, axis, isDifference }: ThreadProps) {
  if (!interval) return null;
  const y = TOP + PLOT_ROW / 2 + place * PLOT_ROW;
  const [low, mid, high] = [interval.low, interval.mid, interval.high].map(axis.place) as [
    number,
    number,
    number,
  ];
  const style = { "--dot": `${mid}%`, "--delay": `${place * 40}ms` } as CSSProperties;
  return (
    <g className={cx(isWinner && "plot-winner")} style={style}>
      <line x1={`${low}%`} x2={`${high}%`} y1={y} y2={y} className="plot-thread" />
      {axis.ticks
        .filter(
          ({ at }, index) =>
            index % 2 === place % 2 &&
            at > low + FREE_END &&
            at < high - FREE_END &&
            Math.abs(at - mid) > FREE_DOT,
        )
        .map((tick) => (
          <g key={tick.value}>
            <line x1={`${tick.at}%`} x2={`${tick.at}%`} y1={y - 5} y2={y + 5} className="plot-gap" />
            <line
              x1={`${tick.at}%`}
              x2={`${tick.at}%`}
              y1={y - 6}
              y2={y + 6}
              className={tickStyle(tick, isDifference)}
            />
          </g>
        ))}
      <circle cx={`${mid}%`} cy={y} r={6} className="plot-dot" />
    </g>
  );
}
