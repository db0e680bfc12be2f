import type { AdResults } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { PlotNames, PlotPanel } from "./plot-panel.tsx";

/**
 * Card of `ResultsView` with the angles over all platforms: an idea for the next test, never a
 * winner. The most steps of the plot are in this file; the figures come from
 * `core/results/answer-angles.ts` on the server; words: `resultsViewCopy` in
 * `core/results/results-tab.copy.ts`.
 */
export function AngleCard({ angles: { scope, rows, note } }: { angles: NonNullable<AdResults["angles"]> }) {
  const labels = rows.map(({ name, rateWords }) => copy.rateLabel(name, rateWords));
  return (
    <Card className="min-w-0">
      <CardHeader title={copy.byAngle}>
        <span className="text-right text-caption text-ink-3">{scope}</span>
      </CardHeader>
      <div className="grid grid-cols-[172px_minmax(0,1fr)] gap-x-7 py-5 pr-8 pl-6 max-sm:grid-cols-[92px_minmax(0,1fr)] max-sm:gap-x-3 max-sm:pr-5 max-sm:pl-4 max-sm:[&_.plot-labels>span:nth-child(even)]:invisible">
        <PlotNames
          title={copy.plot.angle}
          names={rows.map(({ angle, name, impressions }) => ({
            id: angle,
            content: (
              <span className="min-w-0">
                <b className="line-clamp-2 leading-tight font-medium">{name}</b>
                <span className="block text-caption text-ink-3 tabular-nums">
                  {copy.viewsCount(impressions)}
                </span>
              </span>
            ),
          }))}
        />
        <PlotPanel
          title={copy.plot.shrunk}
          label={labels.join("; ")}
          steps={5}
          rows={rows.map(({ angle, rate }) => ({
            id: angle,
            interval: { low: rate.low * 100, mid: rate.mid * 100, high: rate.high * 100 },
            isWinner: false,
          }))}
        />
      </div>
      <p className="border-t border-line px-6 py-4 text-label text-pretty text-ink-2 max-sm:px-4">{note}</p>
    </Card>
  );
}
