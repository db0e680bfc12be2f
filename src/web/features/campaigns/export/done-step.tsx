import Download from "lucide-react/icons/download";
import { startTransition, useOptimistic } from "react";
import type { Export, ExportStep } from "#core/exports/api.ts";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { cx } from "#web/ui/cx.ts";
import { Note } from "#web/ui/note.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { isExportEnded, useTickStep } from "./export-queries.ts";
import { LeftList } from "./left-list.tsx";
import { groupSteps, type StepGroup } from "./step-groups.ts";

const MEGABYTE = 1_000_000;

/** Size in MB with one decimal, at least 0.1. */
const megabytes = (bytes: number) => Math.max(0.1, bytes / MEGABYTE).toFixed(1);

/**
 * Last page of `ExportDialog`: progress while the worker writes the files
 * (`server/modules/exports/run-export.service.ts`), then the download with its size (`megabytes` in
 * this file) and a list of steps (`step-groups.ts`), which can be ticked. Words:
 * `core/exports/export-dialog.copy.ts`, those of steps: `core/exports/format-notes.copy.ts`.
 */
export function DoneStep({ shown, onOpenAd }: { shown: Export; onOpenAd: () => void }) {
  const { progress, file, left, campaignId, error } = shown;
  if (!isExportEnded(shown)) {
    const share = progress.total === 0 ? 0 : (100 * progress.done) / progress.total;
    return (
      <div role="status" className="grid min-h-80 content-center justify-items-center gap-4 p-6 text-center">
        <p className="font-semibold">{copy.writing}</p>
        <ProgressBar variant="row" done={share} label={copy.writing} className="w-full max-w-80" />
        <p className="text-label text-ink-2">{copy.progress(progress.done, progress.total)}</p>
        <p className="max-w-96 text-label text-pretty text-ink-2">{copy.leaveOpen}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-5 p-6 max-sm:p-4">
      {error !== null && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
      {file ? (
        <div className="flex flex-wrap items-center gap-4 rounded-lg p-4 inset-ring inset-ring-line">
          <div className="min-w-0 flex-1">
            <p className="font-medium break-all">{file.name}</p>
            <p className="text-caption text-ink-2">
              {copy.contents(file.files, megabytes(file.bytes), file.pictures)}
            </p>
          </div>
          <a href={file.url} download={file.name} className={buttonStyles({ variant: "primary" })}>
            <Download aria-hidden className="size-4" />
            {copy.download}
          </a>
        </div>
      ) : (
        error === null && <Note tone="warn">{copy.noFile}</Note>
      )}
      {shown.steps.length > 0 && <Steps id={shown.id} steps={shown.steps} />}
      {file && <Note title={copy.paused}>{copy.pausedDetail}</Note>}
      <LeftList campaignId={campaignId} left={left} onOpenAd={onOpenAd} />
    </div>
  );
}

function Steps({ id, steps }: { id: string; steps: readonly ExportStep[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-label font-semibold">{copy.next}</h3>
      <ul className="divide-y divide-line rounded-lg inset-ring inset-ring-line">
        {groupSteps(steps).map((step) => (
          <Step key={`${step.name} ${step.format}`} id={id} step={step} />
        ))}
      </ul>
    </section>
  );
}

function Step({ id, step }: { id: string; step: StepGroup }) {
  const { platforms, name, format, what, files } = step;
  const [done, showDone] = useOptimistic(step.done);
  const tick = useTickStep(id);
  const toast = useToast();

  function store(next: boolean) {
    startTransition(async () => {
      showDone(next);
      try {
        for (const platform of platforms) await tick.mutateAsync({ platform, format, done: next });
      } catch (error) {
        toast.error(failureMessage(error, copy.tickFailed));
      }
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className={cx("grid min-w-0 flex-1 gap-0.5", done && "text-ink-2")}>
        <p className="font-medium">{name}</p>
        <p className="text-label text-pretty text-ink-2">{what}</p>
        <p className="text-caption break-all text-ink-2">{files.join(", ")}</p>
      </div>
      <label className="flex min-h-8 items-center gap-2 text-label">
        <Checkbox
          aria-label={copy.doneFor(name)}
          checked={done}
          onChange={(event) => store(event.target.checked)}
        />
        {copy.done}
      </label>
    </li>
  );
}
