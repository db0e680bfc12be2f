import { adName } from "#core/campaigns/ad-name.ts";
import { reviewDecisionCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { Button } from "#web/ui/button.tsx";
import { AdThumbnail } from "./ad-strip.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";

interface ApproveAllDialogProps {
  readonly ads: readonly SharedAd[];
  /** Whether the reader has had the ad on screen. */
  readonly isOpened: (adId: string) => boolean;
  readonly onOpen: (adId: string) => void;
  readonly isSending: boolean;
  readonly error: string | undefined;
  readonly onApprove: () => void;
  readonly onCancel: () => void;
}

/**
 * Dialog of `OpenReview` that lists the ads that one click approves, and says which of them were
 * not opened. Words: `reviewDecisionCopy` in `core/reviews/review-page.copy.ts`; names of ads:
 * `core/campaigns/ad-name.ts`.
 */
export function ApproveAllDialog(props: ApproveAllDialogProps) {
  const { ads, isOpened, onOpen, isSending, error, onApprove, onCancel } = props;
  return (
    <SheetDialog title={reviewDecisionCopy.allTitle(ads.length)} onClose={onCancel}>
      <p className="mt-2 text-ink-2">{reviewDecisionCopy.allText}</p>
      <ul className="mt-4 grid max-h-72 gap-1 overflow-y-auto">
        {ads.map((ad) => (
          <li key={ad.id}>
            <button
              type="button"
              onClick={() => onOpen(ad.id)}
              className="flex w-full items-center gap-3 rounded-md p-1.5 text-left hover:bg-sunken"
            >
              <AdThumbnail ad={ad} className="size-10" />
              <span className="min-w-0">
                <span className="block font-medium">{adName(ad)}</span>
                {!isOpened(ad.id) && (
                  <span className="block text-caption text-warn">{reviewDecisionCopy.notOpened}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert" className="mt-4 text-caption font-medium text-bad">
          {error}
        </p>
      )}
      <div className="mt-6 grid grid-cols-2 gap-2 sm:flex sm:justify-end">
        <Button onClick={onCancel}>{reviewDecisionCopy.cancel}</Button>
        <Button
          variant="primary"
          busy={isSending}
          busyLabel={reviewDecisionCopy.approving}
          onClick={onApprove}
        >
          {reviewDecisionCopy.approveThese(ads.length)}
        </Button>
      </div>
    </SheetDialog>
  );
}
