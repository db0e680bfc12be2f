import Copy from "lucide-react/icons/copy-plus";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { Suspense, useState } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AdSaveStatus } from "./save-status.tsx";
import type { AdEditor } from "./use-ad-editor.ts";

const ApplyDialog = lazyDialog(async () => (await import("./apply-dialog.tsx")).ApplyDialog);

interface PanelFooterProps extends AdActionsProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  readonly editor: AdEditor;
}

/**
 * Footer of `AdPanel`: whether the ad is saved, undo (most steps: `MAX_UNDO` in `ad-editor.ts`),
 * and actions on the whole ad, also `ApplyDialog`. Words: `core/campaigns/ad.copy.ts`.
 */
export function PanelFooter({ ad, campaign, editor, ...actions }: PanelFooterProps) {
  const [isApplying, setApplying] = useState(false);
  return (
    // The theme toggle is over the right end.
    <footer className="flex min-h-14 items-center gap-2 border-t border-line bg-surface py-2 pr-24 pl-5 max-lg:sticky max-lg:bottom-0 max-lg:pr-20 max-lg:pl-3 sm:max-lg:border-x">
      <AdSaveStatus ad={ad} editor={editor} />
      <Button
        size="small"
        variant="ghost"
        className="max-sm:px-2"
        disabled={!editor.canUndo}
        onClick={editor.undo}
      >
        <Undo2 aria-hidden className="size-4" />
        {adCopy.undo}
      </Button>
      <span className="flex-1" />
      <span className="flex gap-2 max-sm:hidden">
        <AdActions {...actions} />
      </span>
      <Button size="small" className="max-sm:px-2" onClick={() => setApplying(true)}>
        <span>
          {adCopy.applyTo}
          <span className="max-sm:sr-only"> {adCopy.platforms}</span>
        </span>
      </Button>
      {isApplying && (
        <Suspense>
          <ApplyDialog ad={ad} draft={editor.draft} campaign={campaign} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </footer>
  );
}

interface AdActionsProps {
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/**
 * Buttons that duplicate or delete the ad: in `PanelFooter`, and in `AdPanel` below the form on
 * phones. `CampaignPage` performs them (`useAdActions`); words: `core/campaigns/ad.copy.ts`.
 */
export function AdActions({ onDuplicate, onDelete }: AdActionsProps) {
  return (
    <>
      <Button size="small" variant="ghost" onClick={onDuplicate}>
        <Copy aria-hidden className="size-4" />
        {adCopy.duplicate}
      </Button>
      <IconButton label={adCopy.remove} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </>
  );
}
