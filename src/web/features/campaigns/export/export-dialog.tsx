import { useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { templateCopy } from "#core/exports/template.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { WideDialog } from "#web/ui/wide-dialog.tsx";
import { useRefreshCampaign } from "../campaign-queries.ts";
import { ChooseStep, type ChangedAds } from "./choose-step.tsx";
import { FIRST_CHOICE, requestOf, selectedOf } from "./choice.ts";
import { DoneStep } from "./done-step.tsx";
import { EarlierExports } from "./earlier-exports.tsx";
import { SheetsDialog } from "./sheets-dialog.tsx";
import { sheetGroups } from "./sheet-groups.ts";
import { StepMarks } from "./step-marks.tsx";
import { isExportEnded, useExport, useExportPreview, useStartExport } from "./export-queries.ts";

interface ExportDialogProps {
  readonly campaign: AdCampaign;
  readonly onClose: () => void;
}

/**
 * The export dialog of a campaign: first what will be in the files (`useExportPreview`), with own
 * sheets a second step, then progress and download. `ExportButton` loads it. Formats:
 * `core/exports/formats.ts`; words: `core/exports/export-dialog.copy.ts`, of the second step
 * `core/exports/template.copy.ts`.
 */
export function ExportDialog({ campaign, onClose }: ExportDialogProps) {
  const [exportId, setExportId] = useState<string>();
  return exportId === undefined ? (
    <ChooseDialog campaign={campaign} onClose={onClose} onShow={setExportId} />
  ) : (
    <DoneDialog campaign={campaign} id={exportId} onClose={onClose} onAgain={() => setExportId(undefined)} />
  );
}

const frame = (campaign: AdCampaign, onClose: () => void) => ({
  open: true,
  onOpenChange: (open: boolean) => !open && onClose(),
  subject: campaign.name,
  closeLabel: copy.close,
});

interface ChooseDialogProps extends ExportDialogProps {
  readonly onShow: (exportId: string) => void;
}

function ChooseDialog({ campaign, onClose, onShow }: ChooseDialogProps) {
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [isFilling, setFilling] = useState(false);
  const [changedAds, setChangedAds] = useState<ChangedAds>("newest");
  const preview = useExportPreview(campaign.id);
  const start = useStartExport(campaign.id);
  const toast = useToast();
  const selected = preview.data ? selectedOf(preview.data, choice) : [];
  const included = selected.filter(({ isIncluded }) => isIncluded);
  const ads = included.reduce((sum, { format }) => sum + format.adIds.length, 0);
  const pictures = included.reduce((sum, { format }) => sum + format.pictures, 0);

  const groups = sheetGroups(selected);

  async function submit() {
    try {
      const { id } = await start.mutateAsync({ platforms: requestOf(selected), changedAds });
      onShow(id);
    } catch (error) {
      toast.error(failureMessage(error, copy.failed));
    }
  }

  if (isFilling && groups.length > 0) {
    return (
      <SheetsDialog
        campaign={campaign}
        groups={groups}
        isStarting={start.isPending}
        onBack={() => setFilling(false)}
        onClose={onClose}
        onSubmit={() => void submit()}
      />
    );
  }
  return (
    <WideDialog
      {...frame(campaign, onClose)}
      title={copy.title}
      {...(groups.length > 0 && { steps: <StepMarks current={0} /> })}
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 text-label">
            {ads === 0 ? copy.nothing : copy.sum(ads, pictures, included.length)}
          </p>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            disabled={ads === 0}
            busy={start.isPending}
            busyLabel={copy.submitting}
            onClick={() => (groups.length > 0 ? setFilling(true) : void submit())}
          >
            {groups.length > 0 ? templateCopy.next : copy.open}
          </Button>
        </>
      }
    >
      {preview.isPending && <PageSpinner label={copy.title} />}
      {preview.isError && <LoadError query={preview} message={copy.loadFailed} />}
      {preview.isSuccess && selected.length === 0 && <Note>{copy.noAds}</Note>}
      {preview.isSuccess && selected.length > 0 && (
        <ChooseStep
          campaignId={campaign.id}
          selected={selected}
          settings={preview.data.settings}
          hasChanged={campaign.ads.some(({ state }) => state === "changed")}
          changedAds={changedAds}
          onChangedAds={setChangedAds}
          onOpenAd={onClose}
          onToggle={(platform) =>
            setChoice(({ formats, excluded }) => ({
              formats,
              excluded: excluded.includes(platform)
                ? excluded.filter((other) => other !== platform)
                : [...excluded, platform],
            }))
          }
          onFormat={(platform, format) =>
            setChoice(({ formats, excluded }) => ({ excluded, formats: { ...formats, [platform]: format } }))
          }
        />
      )}
      <EarlierExports campaignId={campaign.id} onShow={onShow} />
    </WideDialog>
  );
}

interface DoneDialogProps extends ExportDialogProps {
  readonly id: string;
  readonly onAgain: () => void;
}

function DoneDialog({ campaign, id, onClose, onAgain }: DoneDialogProps) {
  const query = useExport(id);
  const refresh = useRefreshCampaign();
  const shown = query.data;
  const isReady = shown?.status === "completed";

  function close() {
    onClose();
    // The cells of the board say when their ads were exported.
    void refresh(campaign.id);
  }

  return (
    <WideDialog
      {...frame(campaign, close)}
      title={isReady ? copy.exported(shown.included.length) : copy.title}
      footer={
        <>
          <span className="flex-1" />
          {shown && isExportEnded(shown) && <Button onClick={onAgain}>{copy.again}</Button>}
          <Button variant="primary" onClick={close}>
            {copy.close}
          </Button>
        </>
      }
    >
      {query.isPending && <PageSpinner label={copy.writing} />}
      {query.isError && <LoadError query={query} message={copy.readFailed} />}
      {shown && <DoneStep shown={shown} onOpenAd={close} />}
    </WideDialog>
  );
}
