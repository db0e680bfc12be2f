import { useState, type ReactNode } from "react";
import type { ReviewComment } from "#core/reviews/comment.ts";
import { reviewCommentCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { partsOf } from "./approved-parts.tsx";
import { CommentMark } from "./comment-pin.tsx";
import { formatCommentTime } from "./format-date.ts";
import type { NumberedComment } from "./number-comments.ts";

/**
 * Id of a comment's element in `CommentList`; `ReviewedAd` focuses it when the comment's pin is
 * pressed.
 */
export const commentElementId = (id: string) => `comment-${id}`;

interface CommentListProps {
  readonly ad: SharedAd;
  readonly comments: readonly NumberedComment[];
  /** Form for an answer, and the comment below which it is shown. */
  readonly form: ReactNode;
  readonly replyTo: string | undefined;
  /** Starts an answer; missing while the ad takes none. */
  readonly onReply: ((id: string) => void) | undefined;
}

/** Name of the part that a comment is pinned to. */
function placeOf(ad: SharedAd, { field, x }: ReviewComment): string | undefined {
  if (x !== null || field === "media") return reviewCommentCopy.onPicture;
  const part = partsOf(ad).find(({ name }) => name === field);
  return part && reviewCommentCopy.on(part.label);
}

/**
 * Comments on an ad with the answers to them, in `CommentPane`. Words: `reviewCommentCopy` in
 * `core/reviews/review-page.copy.ts`.
 */
export function CommentList({ ad, comments, form, replyTo, onReply }: CommentListProps) {
  const [now] = useState(() => new Date());
  return (
    <ul>
      {comments.map((comment) => {
        const { id, number, answers, resolvedAt } = comment;
        const notes = [placeOf(ad, comment), resolvedAt === null ? undefined : reviewCommentCopy.resolved];
        return (
          <li
            key={id}
            id={commentElementId(id)}
            tabIndex={-1}
            className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-b border-line px-6 py-4 -outline-offset-2! focus:bg-brand-softer max-sm:px-4"
          >
            <CommentMark number={number} isResolved={resolvedAt !== null} />
            <div className="min-w-0">
              <Words comment={comment} now={now} notes={notes} />
              {answers.map((answer) => (
                <div key={answer.id} className="mt-2.5 border-l-2 border-line pl-3">
                  <Words comment={answer} now={now} notes={[]} />
                </div>
              ))}
              {replyTo === id
                ? form
                : onReply && (
                    <button
                      type="button"
                      onClick={() => onReply(id)}
                      className="mt-2 min-h-6 text-label font-medium text-ink-2 hover:text-ink hover:underline max-sm:min-h-11"
                    >
                      {reviewCommentCopy.reply}
                    </button>
                  )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface WordsProps {
  readonly comment: ReviewComment;
  readonly now: Date;
  readonly notes: readonly (string | undefined)[];
}

/** Author, time and subject of the comment, then its text. */
function Words({ comment: { name, text, createdAt }, now, notes }: WordsProps) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <b dir="auto" className="font-medium">
          {name}
        </b>
        <small className="text-caption text-ink-3">
          {[formatCommentTime(createdAt, now), ...notes]
            .filter((note) => note !== undefined)
            .map((note) => ` · ${note}`)
            .join("")}
        </small>
      </p>
      <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
      </p>
    </>
  );
}
