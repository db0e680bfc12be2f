import FileUp from "lucide-react/icons/file-up";
import { useId, useState } from "react";
import type { ReportSums, ReportGroup } from "#core/overview/report.ts";
import { reportCopy } from "#core/overview/results.copy.ts";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { reportMessages } from "#core/reports/messages.ts";
import { errorMessage } from "#web/lib/api-error.ts";
import { ReportButton } from "#web/lib/report-button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { useReadReport } from "./results-requests.ts";

/**
 * Upload of a platform's report in `ResultsForm` (`useReadReport`): shows its preview and passes
 * the selected sums to the form. Largest file: `REPORT_LIMITS` in `core/reports/limits.ts`; words:
 * `reportCopy` in `core/overview/results.copy.ts` and `core/reports/messages.ts`.
 */
export function ReportReader({ onRead }: { onRead: (groups: readonly ReportGroup[]) => void }) {
  const id = useId();
  const read = useReadReport();
  const [tooLarge, setTooLarge] = useState(false);
  const [report, setReport] = useState<ReportSums>();
  const problem = tooLarge ? reportMessages.tooLarge : read.isError ? errorMessage(read.error) : undefined;

  function onFiles([file]: readonly File[]) {
    if (!file) return;
    setReport(undefined);
    setTooLarge(file.size > REPORT_LIMITS.bytes);
    if (file.size > REPORT_LIMITS.bytes) return;
    read.mutate(file, {
      onSuccess: (parsed) => {
        setReport(parsed);
        onRead(parsed.groups);
      },
    });
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReportButton size="small" describedBy={`${id}-message`} onFiles={onFiles}>
          <FileUp aria-hidden className="size-4" />
          {read.isPending ? reportCopy.reading : reportCopy.choose}
        </ReportButton>
        <div id={`${id}-message`} aria-live="polite" className="min-w-60 flex-1 text-caption">
          {problem === undefined ? (
            <p className="text-pretty text-ink-3">{reportCopy.hint}</p>
          ) : (
            <FieldError>{problem}</FieldError>
          )}
        </div>
      </div>
      {report && <ReportPreview report={report} onPick={onRead} />}
    </div>
  );
}
