import Check from "lucide-react/icons/check";
import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { timeOf } from "../format-day.ts";
import type { AdEditor } from "./use-ad-editor.ts";

/**
 * Shows in `PanelFooter` whether the ad is saved, and a button to save it again after a failure or
 * without a connection. The state comes from `ad-editor.ts`; words: `core/campaigns/ad.copy.ts` (of
 * other forms that save themselves `core/save-status.copy.ts`).
 */
export function AdSaveStatus({ ad, editor: { saveState, save } }: { ad: Ad; editor: AdEditor }) {
  const words = {
    saved: adCopy.saved(timeOf(ad.updatedAt)),
    saving: adCopy.saving,
    unsaved: adCopy.saving,
    offline: adCopy.offline,
    failed: adCopy.notSaved,
    conflict: adCopy.conflictTitle,
  }[saveState];
  return (
    <div className="flex min-w-0 items-center gap-2 text-label text-ink-2">
      <p role="status" className="flex items-center gap-1.5">
        {saveState === "saved" && <Check aria-hidden className="size-4 text-ok" />}
        {words}
      </p>
      {(saveState === "failed" || saveState === "offline") && (
        <Button size="small" onClick={() => void save()}>
          {adCopy.tryAgain}
        </Button>
      )}
    </div>
  );
}
