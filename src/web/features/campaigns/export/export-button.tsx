import FileDown from "lucide-react/icons/file-down";
import { Suspense, useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";

/** Lazy: most visits of a campaign export nothing. */
const ExportDialog = lazyDialog(async () => (await import("./export-dialog.tsx")).ExportDialog);

/**
 * Button that loads and opens `ExportDialog`, in `CampaignHead` on each tab of a campaign. Words:
 * `core/exports/export-dialog.copy.ts`.
 */
export function ExportButton({ campaign }: { campaign: AdCampaign }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileDown aria-hidden className="size-4" />
        {copy.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
