import { adName } from "#core/campaigns/ad-name.ts";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { SharedAd, SharedReview } from "#core/reviews/shared-review.ts";
import { AdStage } from "./ad-stage.tsx";
import { ChangeNote } from "./change-note.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import { commentElementId } from "./comment-list.tsx";
import { CommentPane } from "./comment-pane.tsx";
import { isTyping } from "./is-typing.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { LockedCard } from "./locked-card.tsx";
import type { ReviewCalls } from "./review-calls.ts";
import type { Answers } from "./use-answers.ts";
import { EMPTY_DRAFT, type CommentDraft } from "./use-comment-drafts.ts";
import { useComments } from "./use-comments.ts";
import type { Reviewer } from "./use-reviewer.tsx";
import { reviewCommentCopy } from "#core/reviews/review-page.copy.ts";

interface ReviewedAdProps {
  /** The shown version of the ad. */
  readonly ad: SharedAd;
  /** The current version, if the ad was changed while it was shown. */
  readonly newest: SharedAd | undefined;
  readonly review: SharedReview;
  /** Ads that wait for an answer. */
  readonly waiting: readonly SharedAd[];
  /** Waiting ads that can be approved together with one click. */
  readonly approvable: readonly SharedAd[];
  readonly calls: ReviewCalls;
  readonly answers: Answers;
  readonly reviewer: Reviewer;
  readonly draft: CommentDraft | undefined;
  readonly onDraft: (draft: CommentDraft | undefined) => void;
  readonly onShowNewest: () => void;
  readonly onApproveAll: () => void;
  readonly onOpen: (adId: string) => void;
  readonly reload: () => Promise<void>;
}

function focusComment(id: string) {
  const element = document.getElementById(commentElementId(id));
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

/**
 * One ad in `OpenReview` in its frame, with the comments on it and the decision about it. The key C
 * starts a comment; an approved ad takes none. Words: `core/reviews/review-page.copy.ts`.
 */
export function ReviewedAd(props: ReviewedAdProps) {
  const { ad, newest, review, waiting, approvable, calls, answers, reviewer, draft, onDraft } = props;
  const { onShowNewest, onApproveAll, onOpen, reload } = props;
  const comments = useComments(ad, calls);
  const [changes, setChanges] = useState<string>();
  // An approved ad is closed: a comment could not change it any more.
  const isClosed = ad.state === "approved" && newest === undefined;
  const start = isClosed
    ? undefined
    : (about: Partial<CommentDraft>) => {
        // At once, because phones open their keyboard only for a focus during the tap.
        flushSync(() => onDraft({ ...EMPTY_DRAFT, text: draft?.text ?? "", ...about }));
        document.querySelector<HTMLElement>("[data-comment-form] textarea")?.focus();
      };

  useEffect(() => {
    const startByKey = (event: KeyboardEvent) => {
      if (event.key !== "c" || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (!draft) start?.({});
    };
    document.addEventListener("keydown", startByKey);
    return () => document.removeEventListener("keydown", startByKey);
  });

  async function sendComment(): Promise<void> {
    if (!draft) return;
    const name = await reviewer.ask("comment");
    if (name === undefined) return;
    const { text, field, spot, replyTo } = draft;
    const stored = await calls.comment({
      adId: ad.id,
      name,
      text: text.trim(),
      ...(field !== null && { field }),
      ...(spot && { ...spot }),
      ...(replyTo !== null && { replyTo }),
    });
    comments.add(stored);
    onDraft(undefined);
    await reload();
  }

  async function askForChanges(forAll: boolean) {
    const isStored = await answers.askForChanges(forAll ? approvable : [ad], (changes ?? "").trim());
    if (isStored) setChanges(undefined);
  }

  return (
    <main className="flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_420px]">
      <AdStage
        ad={ad}
        review={review}
        comments={comments.items}
        draft={draft}
        onStart={start}
        onMove={(spot) => draft && onDraft({ ...draft, spot })}
        onOpenComment={focusComment}
      />
      {/* On phones without a box, so that the bar below stays visible next to the whole ad. } */}
      <div className="max-lg:contents lg:sticky lg:top-0 lg:flex lg:max-h-dvh lg:flex-col lg:border-l lg:border-line lg:bg-surface">
        <section
          aria-label={reviewCommentCopy.pane}
          className="flex-1 border-line bg-surface max-lg:border-t lg:overflow-y-auto"
        >
          {newest && <ChangeNote shown={ad} now={newest} owner={review.askedBy} onShow={onShowNewest} />}
          {isClosed && <LockedCard ad={ad} />}
          <CommentPane
            ad={ad}
            comments={comments}
            draft={draft}
            onDraft={onDraft}
            onStart={start}
            onSend={sendComment}
          />
        </section>
        <DecisionBar
          ad={ad}
          owner={review.askedBy}
          waiting={waiting}
          total={review.ads.length}
          approvable={approvable.length}
          isChanged={newest !== undefined}
          isSending={answers.isSending}
          error={changes === undefined ? answers.error : undefined}
          onApprove={() => void answers.approve([ad])}
          onApproveAll={onApproveAll}
          onAskChanges={() => {
            answers.clearError();
            setChanges(draft?.text ?? "");
          }}
          onShowNewest={onShowNewest}
          onOpen={onOpen}
        />
      </div>
      {/* Waits while both versions of the ad are shown; its text stays. */}
      {changes !== undefined && newest === undefined && (
        <ChangesDialog
          name={adName(ad)}
          all={approvable.length}
          text={changes}
          onText={setChanges}
          isSending={answers.isSending}
          error={answers.error}
          onSend={(forAll) => void askForChanges(forAll)}
          onCancel={() => setChanges(undefined)}
        />
      )}
    </main>
  );
}
