import type { ReactNode } from "react";
import { firstName, reviewChangeCopy, reviewDecisionCopy } from "#core/reviews/review-page.copy.ts";
import { Button } from "#web/ui/button.tsx";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { isWaiting } from "./is-waiting.ts";

interface DecisionBarProps {
  readonly ad: SharedAd;
  readonly owner: string;
  /** Ads that wait for an answer. */
  readonly waiting: readonly SharedAd[];
  readonly total: number;
  /** How many of them one click can decide. */
  readonly approvable: number;
  /** Whether the ad was changed while it was shown: then the new version is shown first. */
  readonly isChanged: boolean;
  readonly isSending: boolean;
  readonly error: string | undefined;
  readonly onApprove: () => void;
  readonly onApproveAll: () => void;
  readonly onAskChanges: () => void;
  readonly onShowNewest: () => void;
  readonly onOpen: (adId: string) => void;
}

/**
 * Bar at the lower edge of `ReviewedAd`: approve it (also after changes were asked for) or all that
 * wait, ask for changes while it waits (`is-waiting.ts`), then go on to the next ad; if the owner
 * changed the ad meanwhile, only a button that shows the newest version. Words:
 * `reviewDecisionCopy` and `reviewChangeCopy` in `core/reviews/review-page.copy.ts`.
 */
export function DecisionBar(props: DecisionBarProps) {
  const { ad, owner, waiting, total, approvable, isChanged, isSending, error } = props;
  const { onApprove, onApproveAll, onAskChanges, onShowNewest, onOpen } = props;
  const next = waiting.find(({ id }) => id !== ad.id);
  if (isChanged) {
    return (
      <Bar>
        <Button variant="primary" onClick={onShowNewest}>
          {reviewChangeCopy.show}
        </Button>
      </Bar>
    );
  }
  const isOpen = isWaiting(ad);
  return (
    <Bar>
      {error !== undefined && (
        <p role="alert" className="text-center text-caption font-medium text-bad">
          {error}
        </p>
      )}
      {waiting.length === 0 && (
        <p role="status" className="text-center">
          <b className="font-semibold">{reviewDecisionCopy.allDone(total)}</b>{" "}
          {reviewDecisionCopy.allDoneText(firstName(owner))}
        </p>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {isOpen && <Button onClick={onAskChanges}>{reviewDecisionCopy.askChanges}</Button>}
        {ad.state !== "approved" && (
          <Button
            variant={isOpen ? "primary" : "secondary"}
            busy={isSending}
            busyLabel={reviewDecisionCopy.approving}
            onClick={onApprove}
          >
            {reviewDecisionCopy.approve}
          </Button>
        )}
        {!isOpen && next && (
          <Button variant="primary" onClick={() => onOpen(next.id)}>
            {reviewDecisionCopy.nextAd(waiting.length)}
          </Button>
        )}
      </div>
      {isOpen && approvable > 1 ? (
        <button
          type="button"
          onClick={onApproveAll}
          className="min-h-8 justify-self-center text-label font-medium text-ink-2 hover:text-ink hover:underline max-sm:min-h-11"
        >
          {reviewDecisionCopy.approveAll(approvable)}
        </button>
      ) : (
        (isOpen || ad.state === "approved") && (
          <p className="text-center text-caption text-ink-3">
            {isOpen ? reviewDecisionCopy.lockHint : reviewDecisionCopy.mind(firstName(owner))}
          </p>
        )
      )}
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 grid gap-2 border-t border-line bg-surface px-6 py-4 max-sm:px-4 max-sm:py-3">
      {children}
    </div>
  );
}
