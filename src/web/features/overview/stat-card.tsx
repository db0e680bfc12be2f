import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import type { ReactNode } from "react";
import { figureCopy } from "#core/overview/overview.copy.ts";
import { cx } from "#web/ui/cx.ts";
import { ProgressPlaceholder } from "#web/ui/progress-bar.tsx";
import { formatChange } from "./format.ts";
import { TrendBars } from "./trend-bars.tsx";

const STAGGER_MS = 100;
/** Class names of `StatCard`, shared with `OverviewSkeleton`, to avoid a layout shift. */
export const STAT_CARD =
  "grid grid-rows-[auto_auto_1fr_auto] overflow-hidden rounded-lg border border-line bg-surface px-5 pt-5 shadow-xs max-sm:px-4 max-sm:pt-4";
/** Class names of the grid of `StatCards`, shared with `OverviewSkeleton`. */
export const STAT_GRID = "grid grid-cols-2 gap-4 max-sm:gap-3 xl:grid-cols-4";
/** Class names of the note below a figure in `StatCard`, shared with `OverviewSkeleton`. */
export const STAT_NOTE = "min-h-8 text-caption text-balance text-ink-3 max-sm:min-h-12";

interface StatCardProps {
  readonly title: string;
  /** Formatted value; `undefined` if unknown, for example before results were entered. */
  readonly value: string | undefined;
  readonly change: number | null;
  readonly unit: string;
  /** Explains the compared periods, or how to provide the value. */
  readonly note: ReactNode;
  readonly trend: readonly number[];
  /** Position in the row; delays the entry animation. */
  readonly index: number;
}

/**
 * Card of a key figure in `StatCards`: formatted value, change (`formatChange`) and trend (`index`
 * delays its entry by `STAGGER_MS`); a placeholder pattern if there is no trend. The server
 * computes the figures (`server/modules/overview/figures.ts`); words: `figureCopy` in
 * `core/overview/overview.copy.ts`.
 */
export function StatCard({ title, value, change, unit, note, trend, index }: StatCardProps) {
  return (
    <li className={cx(STAT_CARD, "animate-appear")} style={{ animationDelay: `${index * STAGGER_MS}ms` }}>
      <h3 className="text-label font-medium text-ink-2">{title}</h3>
      <p className="mt-2 flex items-baseline justify-between gap-x-2 tabular-nums max-sm:flex-col">
        {value === undefined ? (
          <>
            <span aria-hidden className="text-figure font-semibold text-ink-3 max-sm:text-title">
              {figureCopy.dash}
            </span>
            <span className="sr-only">{figureCopy.notKnown}</span>
          </>
        ) : (
          <span className="text-figure font-semibold max-sm:text-title">{value}</span>
        )}
        {value !== undefined && change !== null && <Change change={change} unit={unit} />}
      </p>
      <div className={cx(STAT_NOTE, "mt-1 tabular-nums")}>{note}</div>
      <div className="mt-3">
        {trend.length === 0 ? (
          <ProgressPlaceholder className="h-12 max-sm:h-10" />
        ) : (
          <TrendBars values={trend} />
        )}
      </div>
    </li>
  );
}

function Change({ change, unit }: { change: number; unit: string }) {
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1 text-label font-medium whitespace-nowrap",
        change > 0 ? "text-ok" : "text-ink-2",
      )}
    >
      {change !== 0 && <Icon aria-hidden className="size-3.5" />}
      {formatChange(change)}
      {unit}
    </span>
  );
}
