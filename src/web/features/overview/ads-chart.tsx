import { useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Overview } from "#core/overview/api.ts";
import { chartCopy } from "#core/overview/overview.copy.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { ChartBars } from "./chart-bars.tsx";
import { axisMax } from "./axis-max.ts";
import { formatCount } from "#core/reports/format-figures.ts";
import { dayAndMonth } from "./format.ts";

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Card of `OverviewPage` with a chart of ads per day. Days are selected by pointer or keys (`KEYS`
 * in this file); screen readers also get a table. The server counts the days (`PERIOD_DAYS` in
 * `core/overview/limits.ts`); words: `chartCopy` in `core/overview/overview.copy.ts`.
 */
export function AdsChart({ days }: Pick<Overview, "days">) {
  const [selected, select] = useState<number>();
  const last = days.length - 1;
  const total = days.reduce((sum, { ads }) => sum + ads, 0);
  const top = axisMax(Math.max(...days.map(({ ads }) => ads)));
  const selectedDay = selected === undefined ? undefined : days[selected];
  const describe = (at: number) => {
    const day = days[at];
    return day ? `${dayAndMonth(day.date)}: ${chartCopy.count(day.ads)}` : "";
  };

  function onKeyDown(event: KeyboardEvent) {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    select(Math.min(last, Math.max(0, move(selected ?? last, last))));
  }
  function onPointer({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    select(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  }

  return (
    <Card>
      <CardHeader title={chartCopy.title} id="chart">
        <p className="text-label text-ink-2 tabular-nums">
          {selected === undefined || !selectedDay
            ? `${chartCopy.period}: ${chartCopy.count(total)}`
            : describe(selected)}
        </p>
      </CardHeader>
      <div className="p-6 pt-5 max-sm:p-4">
        <div className="flex gap-3 text-caption text-ink-3 tabular-nums">
          <div aria-hidden className="flex h-44 flex-col justify-between text-right">
            {[top, top / 2, 0].map((value) => (
              <span key={value} className="-my-2">
                {formatCount(value)}
              </span>
            ))}
          </div>
          <div
            role="slider"
            tabIndex={0}
            aria-label={chartCopy.pick}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={selected ?? last}
            aria-valuetext={describe(selected ?? last)}
            onKeyDown={onKeyDown}
            onFocus={() => select((at) => at ?? last)}
            onBlur={() => select(undefined)}
            onPointerMove={onPointer}
            onPointerDown={onPointer}
            onPointerLeave={() => select(undefined)}
            className="h-44 min-w-0 flex-1 cursor-crosshair rounded-sm"
          >
            <ChartBars values={days.map(({ ads }) => ads)} top={top} selected={selected} />
          </div>
        </div>
        <div aria-hidden className="mt-2 flex justify-between pl-7 text-caption text-ink-3">
          {[days[0], days[Math.floor(last / 2)], days[last]].map(
            (day) => day && <span key={day.date}>{dayAndMonth(day.date)}</span>,
          )}
        </div>
      </div>
      <Table days={days} />
    </Card>
  );
}

function Table({ days }: Pick<Overview, "days">) {
  return (
    <table className="sr-only" aria-labelledby="chart">
      <thead>
        <tr>
          <th scope="col">{chartCopy.day}</th>
          <th scope="col">{chartCopy.ads}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, ads }) => (
          <tr key={date}>
            <th scope="row">{dayAndMonth(date)}</th>
            <td>{formatCount(ads)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
