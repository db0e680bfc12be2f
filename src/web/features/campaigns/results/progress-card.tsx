import type { TestResult } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

/**
 * Card of `ResultsView` that shows how far a test is before its ads are ranked: least days and
 * clicks are in `core/results/thresholds.ts`, the time left comes from `core/results/time-left.ts`,
 * sentences from `core/results/results.copy.ts`, all by the server. The title is
 * `resultsViewCopy.progress` in `core/results/results-tab.copy.ts`.
 */
export function ProgressCard({ progress }: { progress: NonNullable<TestResult["progress"]> }) {
  const { days, of, words, note } = progress;
  return (
    <Card className="grid min-w-0 gap-2 px-6 py-5 max-sm:px-4">
      <p className="flex justify-between gap-4 text-label">
        <b className="font-medium">{copy.progress}</b>
        <span className="text-ink-3 tabular-nums">{words}</span>
      </p>
      <ProgressBar variant="row" done={(days / of) * 100} label={copy.progress} valueText={words} />
      <p className="text-caption text-ink-3">{note}</p>
    </Card>
  );
}
