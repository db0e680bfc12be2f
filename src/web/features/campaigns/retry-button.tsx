import { useState } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useWriteTexts } from "./campaign-queries.ts";

interface RetryButtonProps {
  readonly ad: Pick<Ad, "id" | "campaignId">;
  /** Platform and variant, for screen readers. */
  readonly name: string;
}

/**
 * Button that requests the texts of an ad again after they could not be written, in `BoardCell` and
 * in the panel's `FailedNote`; a failure is a toast. Words: `boardCopy` in
 * `core/campaigns/board.copy.ts`.
 */
export function RetryButton({ ad, name }: RetryButtonProps) {
  const writeTexts = useWriteTexts(ad.campaignId);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    try {
      await writeTexts(ad.id);
    } catch (error) {
      toast.error(failureMessage(error, boardCopy.retryFailed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size="small"
      aria-label={boardCopy.retry(name)}
      busy={isBusy}
      busyLabel={boardCopy.retrying}
      onClick={() => void retry()}
    >
      {boardCopy.tryAgain}
    </Button>
  );
}
