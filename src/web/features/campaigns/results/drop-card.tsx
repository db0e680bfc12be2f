import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useId } from "react";
import { problemCopy } from "#core/problems.copy.ts";
import { resultsTabCopy as copy } from "#core/results/results-tab.copy.ts";
import { ReportButton } from "#web/lib/report-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FieldError } from "#web/ui/field-error.tsx";

interface DropCardProps {
  /** Key of one of the campaign's ads, as an example. */
  readonly exampleKey: string;
  /** Why the last file was not read. */
  readonly problem: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Reads the same file again, if another try may work. */
  readonly onRetry?: (() => void) | undefined;
  /** Goes back to the results, if there are any. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * Card of `ResultsTab` to drop or choose a report, with the reason if the last one was not read,
 * and the steps of the export on each platform, in which `exampleKey` stands for an ad's key.
 * Words: `resultsTabCopy` in `core/results/results-tab.copy.ts`; file types:
 * `lib/table-file-types.ts`; largest file: `core/reports/limits.ts`.
 */
export function DropCard({ exampleKey, problem, onFiles, onRetry, onCancel }: DropCardProps) {
  const messageId = useId();
  return (
    <Card className="min-w-0">
      <div className="m-6 grid justify-items-center gap-1.5 rounded-lg border-[1.5px] border-dashed border-field px-6 py-10 text-center max-sm:m-4 max-sm:px-4 max-sm:py-7">
        <FileSpreadsheet aria-hidden className="mb-1.5 size-6 text-ink-2" strokeWidth={1.75} />
        <h2 className="font-semibold">{copy.drop}</h2>
        <p className="max-w-[46ch] text-balance text-ink-2">{copy.formats}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:w-full">
          <ReportButton variant="primary" describedBy={messageId} onFiles={onFiles}>
            {problem === undefined ? copy.choose : copy.chooseAnother}
          </ReportButton>
          {onRetry && <Button onClick={onRetry}>{problemCopy.tryAgain}</Button>}
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {copy.cancel}
            </Button>
          )}
        </div>
        <div
          id={messageId}
          aria-live="polite"
          className="mt-3 max-w-[60ch] text-left text-label text-pretty empty:hidden"
        >
          {problem !== undefined && <FieldError>{problem}</FieldError>}
        </div>
      </div>
      <ol className="grid border-t border-line sm:grid-cols-3">
        {copy.steps(exampleKey).map(({ title, text }) => (
          <li
            key={title}
            className="border-line px-6 py-5 text-label text-ink-2 max-sm:px-4 max-sm:py-4 max-sm:not-last:border-b sm:not-last:border-r"
          >
            <b className="mb-0.5 block text-body font-medium text-ink">{title}</b>
            {text}
          </li>
        ))}
      </ol>
    </Card>
  );
}
