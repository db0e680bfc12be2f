import { reviewCommentCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { Button } from "#web/ui/button.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { isAnswered } from "./number-comments.ts";
import type { CommentDraft } from "./use-comment-drafts.ts";
import type { Comments } from "./use-comments.ts";

interface CommentPaneProps {
  readonly ad: SharedAd;
  readonly comments: Comments;
  readonly draft: CommentDraft | undefined;
  readonly onDraft: (draft: CommentDraft | undefined) => void;
  /** Starts a comment; missing while the ad cannot be commented on. */
  readonly onStart: ((about: Partial<CommentDraft>) => void) | undefined;
  /** Rejects if the comment was not stored. */
  readonly onSend: () => Promise<void>;
}

/**
 * Pane of `ReviewedAd` with the comments on an ad (`useComments`, `COMMENTS_PAGE_SIZE` of
 * `core/page-sizes.ts` a page) and the form for another one. Which are done: `isAnswered` in
 * `number-comments.ts`. Words: `reviewCommentCopy` in `core/reviews/review-page.copy.ts`.
 */
export function CommentPane({ ad, comments, draft, onDraft, onStart, onSend }: CommentPaneProps) {
  const { items, loadMore } = comments;
  const title =
    items.length === 0
      ? reviewCommentCopy.none
      : items.every(isAnswered)
        ? reviewCommentCopy.allAnswered(items.length)
        : reviewCommentCopy.count(items.length);
  const form = draft && onStart && (
    <CommentForm
      ad={ad}
      number={draft.replyTo === null ? items.length + 1 : undefined}
      draft={draft}
      onChange={onDraft}
      onSend={onSend}
      onCancel={() => onDraft(undefined)}
    />
  );
  return (
    <>
      <header className="flex min-h-15 items-center justify-between gap-3 border-b border-line px-6 py-3 max-sm:px-4">
        <h2 className="text-card font-semibold">{title}</h2>
        {onStart && !draft && (
          <Button size="small" onClick={() => onStart({})}>
            {reviewCommentCopy.add}
          </Button>
        )}
      </header>
      {draft?.replyTo == null && form}
      <CommentList
        ad={ad}
        comments={items}
        form={form}
        replyTo={draft?.replyTo ?? undefined}
        onReply={onStart && ((id) => onStart({ replyTo: id }))}
      />
      {loadMore && (
        <div className="px-6 py-4 max-sm:px-4">
          <Button size="small" onClick={() => void loadMore().catch(() => undefined)}>
            {reviewCommentCopy.more}
          </Button>
        </div>
      )}
    </>
  );
}
