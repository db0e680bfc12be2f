import type { Ad } from "#core/campaigns/ad.ts";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import { openTaskCopy } from "#core/campaigns/campaigns.copy.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { Note } from "#web/ui/note.tsx";
import { RetryButton } from "../retry-button.tsx";

/**
 * Note in `AdPanel` that the texts of an ad with state `failed` (`core/campaigns/ad-state.ts`)
 * could not be written, with `RetryButton`. Words: `openTaskCopy` in
 * `core/campaigns/campaigns.copy.ts`, and `core/campaigns/board.copy.ts`.
 */
export function FailedNote({ ad }: { ad: Ad }) {
  if (ad.state !== "failed") return null;
  return (
    <Note
      tone="bad"
      role="alert"
      title={openTaskCopy.failed}
      action={<RetryButton ad={ad} name={`${PLATFORMS[ad.platform].name} ${ad.variant}`} />}
    >
      {boardCopy.failedNote}.
    </Note>
  );
}
