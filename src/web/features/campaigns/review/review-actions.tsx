import { useState } from "react";
import type { Review } from "#core/reviews/review.ts";
import { reviewTabCopy } from "#core/reviews/review-tab.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { dayOf, timeOf } from "../format-day.ts";
import { useReviewActions } from "./review-queries.ts";

interface ReviewActionsProps {
  readonly review: Review;
  readonly campaignId: string;
  readonly onLink: (url: string | null) => void;
}

/** Until when the links of a review work, and how many ads are approved. */
function termsOf({ state, people, lastDay, endsAt, ads }: Review): string {
  const approved = reviewTabCopy.approved(
    ads.filter((ad) => ad.state === "approved").length,
    ads.filter((ad) => ad.state !== "deleted").length,
  );
  if (state === "withdrawn") return `${reviewTabCopy.withdrawn} ${approved}`;
  if (state === "ended") return `${reviewTabCopy.ended} ${approved}`;
  const ends = (people.length > 1 ? reviewTabCopy.linksEnd : reviewTabCopy.ends)(dayOf(endsAt));
  return `${lastDay === null ? ends : reviewTabCopy.answerBy(dayOf(lastDay))} ${approved}`;
}

/**
 * Head of `ReviewSection`: who was asked, until when (`REVIEW_LIMITS.linkDays` in
 * `core/reviews/limits.ts` without a last day); reminds them with new links or ends their links
 * (`useReviewActions`). Words: `reviewTabCopy` in `core/reviews/review-tab.copy.ts`.
 */
export function ReviewActions({ review, campaignId, onLink }: ReviewActionsProps) {
  const { id, people, state } = review;
  const { remind, withdraw } = useReviewActions(campaignId);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const toast = useToast();
  const isLink = people.length === 0;

  async function replaceLinks() {
    try {
      const { url } = await remind.mutateAsync(id);
      onLink(url);
      if (url === null) toast.success(reviewTabCopy.reminded);
    } catch (error) {
      toast.error(failureMessage(error, reviewTabCopy.failed));
    }
  }

  async function endLinks() {
    try {
      await withdraw.mutateAsync(id);
      setWithdrawing(false);
      toast.success(reviewTabCopy.withdrawnToast);
    } catch (error) {
      toast.error(failureMessage(error, reviewTabCopy.failed));
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-line px-6 py-5 max-sm:grid-cols-1 max-sm:px-4 max-sm:py-4">
      <div className="min-w-0">
        <h2 className="text-card font-semibold [overflow-wrap:anywhere]">
          {isLink ? reviewTabCopy.anybody : reviewTabCopy.people(people.map(({ email }) => email))}
        </h2>
        <p className="text-label text-ink-2">{termsOf(review)}</p>
        <ul className="mt-1 grid gap-0.5 text-caption text-ink-3">
          {isLink ? (
            <li>{openedText(review.openedAt)}</li>
          ) : (
            people.map(({ email, openedAt }) => (
              <li key={email} className="[overflow-wrap:anywhere]">
                {people.length > 1 && `${email}: `}
                {openedText(openedAt)}
              </li>
            ))
          )}
        </ul>
      </div>
      {state !== "withdrawn" && (
        <div className="flex gap-2 max-sm:*:flex-1">
          <Button
            size="small"
            title={reviewTabCopy.newLinkHint}
            busy={remind.isPending}
            busyLabel={reviewTabCopy.reminding}
            onClick={() => void replaceLinks()}
          >
            {isLink ? reviewTabCopy.newLink : reviewTabCopy.remind}
          </Button>
          <Button size="small" variant="destructive" onClick={() => setWithdrawing(true)}>
            {reviewTabCopy.withdraw}
          </Button>
        </div>
      )}
      <Dialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={reviewTabCopy.withdrawTitle}
        description={reviewTabCopy.withdrawText}
        actions={
          <>
            <Button onClick={() => setWithdrawing(false)}>{reviewTabCopy.keep}</Button>
            <Button
              variant="destructive-solid"
              busy={withdraw.isPending}
              busyLabel={reviewTabCopy.withdrawing}
              onClick={() => void endLinks()}
            >
              {reviewTabCopy.withdraw}
            </Button>
          </>
        }
      />
    </div>
  );
}

const openedText = (openedAt: string | null) =>
  openedAt === null
    ? reviewTabCopy.notOpened
    : reviewTabCopy.opened(`${dayOf(openedAt)}, ${timeOf(openedAt)}`);
