import { useEffect, useState } from "react";
import { firstName, reviewPageCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd, SharedReview } from "#core/reviews/shared-review.ts";
import { Note } from "#web/ui/note.tsx";
import { AdStrip } from "./ad-strip.tsx";
import { ApproveAllDialog } from "./approve-all-dialog.tsx";
import { isTyping } from "./is-typing.ts";
import { isWaiting } from "./is-waiting.ts";
import { OfflineNote } from "./offline-note.tsx";
import { ReviewHead } from "./review-head.tsx";
import { ReviewedAd } from "./reviewed-ad.tsx";
import type { ReviewCalls } from "./review-calls.ts";
import { useAnswers } from "./use-answers.ts";
import { useCommentDrafts } from "./use-comment-drafts.ts";
import { useReviewer } from "./use-reviewer.tsx";
import { useShownAds } from "./use-shown-ads.ts";

interface OpenReviewProps {
  readonly review: SharedReview;
  /** The ad with which the page starts. */
  readonly first: SharedAd;
  readonly calls: ReviewCalls;
  /** Names this link in the browser's storage. */
  readonly storageKey: string;
  readonly reload: () => Promise<void>;
}

/**
 * `ReviewPage` with its ads: one on screen, and above it a strip to choose from several, also with
 * the arrow keys. One click decides only ads that wait and did not change since they were opened
 * (`approvable` in this file). Words: `reviewPageCopy` in `core/reviews/review-page.copy.ts`.
 */
export function OpenReview({ review, first, calls, storageKey, reload }: OpenReviewProps) {
  const { ads, askedBy, campaign, note } = review;
  const [currentId, setCurrentId] = useState(first.id);
  const current = ads.find(({ id }) => id === currentId) ?? first;
  const waiting = ads.filter(isWaiting);
  const versions = useShownAds(current);
  const drafts = useCommentDrafts(storageKey);
  const reviewer = useReviewer(storageKey, askedBy);
  const answers = useAnswers({ calls, reviewer, reload });
  const [isApprovingAll, setApprovingAll] = useState(false);

  useEffect(() => {
    document.title = reviewPageCopy.title(campaign.name);
  }, [campaign.name]);

  function open(id: string) {
    setCurrentId(id);
    setApprovingAll(false);
    answers.clearError();
    scrollTo({ top: 0 });
  }

  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (direction === undefined || !isPlain || isTyping(event)) return;
      const next = ads[ads.findIndex(({ id }) => id === currentId) + direction];
      if (next) open(next.id);
    };
    document.addEventListener("keydown", step);
    return () => document.removeEventListener("keydown", step);
  });

  const shown = versions.shown(current);
  // Ads that were changed after the reader saw them are decided one by one.
  const approvable = waiting.filter((ad) => !versions.isChanged(ad));
  return (
    <div className="flex min-h-dvh flex-col">
      <ReviewHead review={review} />
      <OfflineNote />
      {ads.length > 1 && <AdStrip ads={ads} currentId={current.id} onSelect={open} />}
      {note !== "" && (
        <div className="border-b border-line px-6 py-3 max-sm:px-4">
          <Note tone="brand" title={reviewPageCopy.noteFrom(firstName(askedBy))}>
            <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
              {note}
            </p>
          </Note>
        </div>
      )}
      <ReviewedAd
        key={current.id}
        ad={shown}
        newest={versions.isChanged(current) ? current : undefined}
        review={review}
        waiting={waiting}
        approvable={approvable}
        calls={calls}
        answers={answers}
        reviewer={reviewer}
        draft={drafts.drafts[current.id]}
        onDraft={(draft) => drafts.setDraft(current.id, draft)}
        onShowNewest={() => {
          versions.accept(current);
          answers.clearError();
        }}
        onApproveAll={() => setApprovingAll(true)}
        onOpen={open}
        reload={reload}
      />
      {isApprovingAll && approvable.length > 0 && (
        <ApproveAllDialog
          ads={approvable}
          isOpened={versions.isOpened}
          onOpen={open}
          error={answers.error}
          isSending={answers.isSending}
          onApprove={() => void answers.approve(approvable).then((ok) => ok && setApprovingAll(false))}
          onCancel={() => setApprovingAll(false)}
        />
      )}
      {reviewer.dialog}
    </div>
  );
}
