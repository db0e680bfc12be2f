import { useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { RESTORE_MINUTES } from "#core/limits.ts";
import { loadingText } from "#core/problems.copy.ts";
import type { KeptReport } from "#core/reports/api.ts";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { reportReadingCopy } from "#core/reports/report-reading.copy.ts";
import { reportMessages } from "#core/reports/messages.ts";
import { resultsTabCopy as copy } from "#core/results/results-tab.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { focusHeading } from "#web/lib/use-focus-heading.ts";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { DropCard } from "./drop-card.tsx";
import { ExportedCard } from "./exported-card.tsx";
import { ReadingView } from "./reading-view.tsx";
import { useAdResults, useReportActions, type ChosenFile } from "./results-queries.ts";
import { ResultsView } from "./results-view.tsx";
import { useFileDrop } from "./use-file-drop.ts";

/** Key of an ad in the words about exporting reports, for a campaign without ads. */
const EXAMPLE_KEY = "AL4M7TXQ-FB1a";

/** Reason why files cannot be read, as far as the browser can determine it. */
function problemOf(files: readonly File[]): string | undefined {
  if (files.length > 1) return copy.oneFile;
  const size = files[0]?.size ?? 0;
  if (size > REPORT_LIMITS.bytes) return reportMessages.tooLarge;
  return size === 0 ? copy.empty : undefined;
}

/**
 * Tab "Results" of `CampaignPage`: upload of reports (`ReadingView`), and the results of the
 * campaign's ads (`ResultsView`). Largest file: `REPORT_LIMITS` in `core/reports/limits.ts`; words:
 * `resultsTabCopy` in `core/results/results-tab.copy.ts`, also
 * `core/reports/report-reading.copy.ts` (toast that undoes a kept report for `RESTORE_MINUTES` of
 * `core/limits.ts`) and `core/reports/messages.ts` (refused file).
 */
export function ResultsTab({ campaign }: { campaign: AdCampaign }) {
  const query = useAdResults(campaign.id);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const onKept = useKeptToast(campaign.id);

  function onFiles(files: readonly File[]) {
    const file = files[0];
    if (!file) return;
    const found = problemOf(files);
    setProblem(found);
    setChosen((before) => (found === undefined ? { number: (before?.number ?? 0) + 1, file } : undefined));
  }

  function close() {
    setChosen(undefined);
    setProblem(undefined);
    // The focused button no longer exists.
    focusHeading();
  }

  const isOver = useFileDrop(onFiles);

  const results = query.data;
  const hasResults = results !== undefined && results.reports > 0;
  const drop = (shown: string | undefined, onRetry?: () => void) => (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-6 max-xl:grid-cols-[minmax(0,1fr)]">
      <DropCard
        exampleKey={campaign.ads[0]?.key ?? EXAMPLE_KEY}
        problem={shown}
        onFiles={onFiles}
        onRetry={onRetry}
        onCancel={hasResults ? close : undefined}
      />
      {results && !hasResults && <ExportedCard exported={results.exported} />}
    </div>
  );

  function content() {
    if (chosen) {
      return (
        <ReadingView
          key={chosen.number}
          campaign={campaign}
          chosen={chosen}
          fallback={drop}
          onKept={(report) => {
            close();
            onKept(report);
          }}
          onCancel={close}
        />
      );
    }
    if (query.isPending) return <PageSpinner label={loadingText} />;
    if (!results) return <LoadError query={query} message={copy.loadFailed} />;
    return hasResults && problem === undefined ? (
      <ResultsView campaign={campaign} results={results} onFiles={onFiles} />
    ) : (
      drop(problem)
    );
  }

  return (
    <div className="relative">
      {content()}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 z-10 grid min-h-60 justify-items-center rounded-xl border-2 border-dashed border-brand bg-brand-softer/80">
          <p className="sticky top-1/3 mt-24 h-fit rounded-md bg-overlay px-4 py-2 font-medium text-brand-text shadow-md">
            {copy.dropNow}
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * Returns a function that shows the toast for a kept report, with a button that deletes it again.
 */
function useKeptToast(campaignId: string) {
  const { remove } = useReportActions(campaignId);
  const toast = useToast();

  async function takeBack(id: string) {
    try {
      await remove.mutateAsync(id);
      toast.info(reportReadingCopy.undone);
    } catch (error) {
      toast.error(failureMessage(error, reportReadingCopy.undoFailed));
    }
  }

  return ({ id, rows, replaced }: KeptReport) =>
    toast.success(reportReadingCopy.kept(rows, replaced), {
      timeout: RESTORE_MINUTES * 60_000,
      action: { label: reportReadingCopy.undo, onClick: () => void takeBack(id) },
    });
}
