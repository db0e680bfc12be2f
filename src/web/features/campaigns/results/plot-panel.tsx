import type { ReactNode } from "react";
import { PLOT_ROW, ThreadPlot, type PlotRow } from "./thread-plot.tsx";

interface PlotPanelProps {
  readonly title: string;
  readonly label: string;
  readonly rows: readonly PlotRow[];
  readonly steps: number;
  readonly isDifference?: boolean;
}

/** A plot of intervals (`ThreadPlot`) below its title, in `AnswerCard` and `AngleCard`. */
export function PlotPanel({ title, ...plot }: PlotPanelProps) {
  return (
    <div className="min-w-0">
      <h3 className="min-h-9 text-caption font-medium text-ink-3">{title}</h3>
      <ThreadPlot {...plot} />
    </div>
  );
}

interface PlotNamesProps {
  readonly title: string;
  readonly names: readonly { readonly id: string; readonly content: ReactNode }[];
}

/**
 * Names of ads or angles next to a `PlotPanel`, in rows of the same height (`PLOT_ROW` in
 * `thread-plot.tsx`), in `AnswerCard` and `AngleCard`.
 */
export function PlotNames({ title, names }: PlotNamesProps) {
  return (
    <div className="min-w-0">
      <h3 className="min-h-9 text-caption font-medium text-ink-3">{title}</h3>
      <ul className="pt-1">
        {names.map(({ id, content }) => (
          <li key={id} className="flex items-center gap-3 max-sm:gap-2" style={{ height: PLOT_ROW }}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
