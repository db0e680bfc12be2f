import { useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { exportDialogCopy } from "#core/exports/export-dialog.copy.ts";
import { templateCopy as copy } from "#core/exports/template.copy.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { WideDialog } from "#web/ui/wide-dialog.tsx";
import type { SheetGroup } from "./sheet-groups.ts";
import { SheetTabs } from "./sheet-tabs.tsx";
import { StepMarks } from "./step-marks.tsx";
import { useTemplates } from "./template-queries.ts";

interface SheetsDialogProps {
  readonly campaign: AdCampaign;
  readonly groups: readonly SheetGroup[];
  readonly isStarting: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** Starts the export; every sheet can be used. */
  readonly onSubmit: () => void;
}

/**
 * Second step of `ExportDialog`, if platforms are exported with the user's own sheets: asks for the
 * sheet of each network (`useTemplates`). The export can start when every sheet can be used
 * (`isUsable` in `present-template.ts` of the server). Words: `core/exports/template.copy.ts` and
 * `core/exports/export-dialog.copy.ts`.
 */
export function SheetsDialog({ campaign, groups, isStarting, onBack, onClose, onSubmit }: SheetsDialogProps) {
  const [shown, setShown] = useState(groups[0]?.network ?? "");
  const query = useTemplates(campaign.id);
  const templates = query.data?.items ?? [];
  const templateOf = (network: string) => templates.find((template) => template.network === network);
  const isReady = ({ network }: SheetGroup) => templateOf(network)?.isUsable ?? false;
  const current = groups.find(({ network }) => network === shown);
  const place = groups.findIndex(({ network }) => network === shown);
  const next = groups[place + 1] ?? groups.find((group) => !isReady(group) && group.network !== shown);
  const table = templateOf(shown)?.tables.find(({ level }) => level === "ad");

  return (
    <WideDialog
      open
      onOpenChange={(open) => !open && onClose()}
      subject={campaign.name}
      closeLabel={exportDialogCopy.close}
      title={copy.title}
      steps={<StepMarks current={1} />}
      footer={
        <>
          <p role="status" className="min-w-48 flex-1 text-label text-ink-2">
            {table ? (
              <>
                <b className="font-semibold text-ink">{copy.newRows(table.newRows)}</b>{" "}
                {copy.below(table.lastRow)} {copy.unconfirmed}
              </>
            ) : (
              current && query.isSuccess && copy.needsSheet(current.name)
            )}
          </p>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button onClick={onBack}>{copy.back}</Button>
            {next ? (
              <Button
                variant="primary"
                disabled={!current || !isReady(current)}
                onClick={() => setShown(next.network)}
              >
                {copy.nextSheet(next.name)}
              </Button>
            ) : (
              <Button
                variant="primary"
                disabled={!groups.every(isReady)}
                busy={isStarting}
                busyLabel={exportDialogCopy.submitting}
                onClick={onSubmit}
              >
                {exportDialogCopy.submit}
              </Button>
            )}
          </div>
        </>
      }
    >
      {query.isPending && <PageSpinner label={copy.title} />}
      {query.isError && <LoadError query={query} message={copy.loadFailed} />}
      {query.isSuccess && (
        <SheetTabs
          campaignId={campaign.id}
          groups={groups}
          templates={templates}
          shown={shown}
          onShow={setShown}
        />
      )}
    </WideDialog>
  );
}
