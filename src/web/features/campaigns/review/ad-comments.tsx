import { useState, type FormEvent } from "react";
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import type { ReviewComment } from "#core/reviews/comment.ts";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import type { AskedAd, Review } from "#core/reviews/review.ts";
import { askedAdCopy } from "#core/reviews/review-tab.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { dayOf, timeOf } from "../format-day.ts";
import { useAdComments, useCommentActions } from "./review-queries.ts";

interface AdCommentsProps {
  readonly review: Review;
  readonly asked: AskedAd;
}

/**
 * The comments on an ad in `AskedAdRow` (`useAdComments`); the owner answers and resolves them.
 * Longest answer: `REVIEW_LIMITS.comment` in `core/reviews/limits.ts`; words: `askedAdCopy` in
 * `core/reviews/review-tab.copy.ts`; names of parts: `PLATFORMS`, of address and button `placeOf`
 * in this file.
 */
export function AdComments({ review, asked }: AdCommentsProps) {
  const query = useAdComments(review.id, asked.adId);
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const copy = { loadFailed: askedAdCopy.loadFailed, empty: askedAdCopy.none };
  return (
    <div className="border-t border-line bg-sunken">
      <ListStatus query={query} count={all.length} copy={copy} />
      <ul className="divide-y divide-line">
        {all
          .filter(({ replyTo }) => replyTo === null)
          .map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              answers={all.filter(({ replyTo }) => replyTo === comment.id)}
              review={review}
              asked={asked}
            />
          ))}
      </ul>
      <MoreButton query={query} label={askedAdCopy.more} />
    </div>
  );
}

interface CommentItemProps extends AdCommentsProps {
  readonly comment: ReviewComment;
  readonly answers: readonly ReviewComment[];
}

/** Name of the part that a comment is pinned to. */
function placeOf({ platform }: AskedAd, { field, x }: ReviewComment): string | undefined {
  if (x !== null || field === "media") return askedAdCopy.onPicture;
  if (field === null) return undefined;
  return askedAdCopy.on(fieldsOf(platform)[field]?.label ?? (field === "url" ? "address" : "button"));
}

function CommentItem({ comment, answers, review, asked }: CommentItemProps) {
  const { id, resolvedAt } = comment;
  const { answer, resolve } = useCommentActions(review.campaignId, review.id);
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  const toast = useToast();

  async function send(event: FormEvent) {
    event.preventDefault();
    const words = (text ?? "").trim();
    if (words === "") return setError(askedAdCopy.missing);
    setError(undefined);
    try {
      await answer.mutateAsync({ adId: asked.adId, text: words, replyTo: id });
      setText(undefined);
    } catch (failure) {
      setError(failureMessage(failure, askedAdCopy.failed));
    }
  }

  const change = (resolved: boolean) =>
    resolve
      .mutateAsync({ id, resolved })
      .catch((failure: unknown) => toast.error(failureMessage(failure, askedAdCopy.failed)));

  return (
    <li className="grid gap-3 px-6 py-4 max-sm:px-4">
      <Words
        comment={comment}
        notes={[placeOf(asked, comment), resolvedAt ? askedAdCopy.resolved : undefined]}
      />
      {answers.map((reply) => (
        <div key={reply.id} className="border-l-2 border-line-strong pl-3">
          <Words comment={reply} notes={[]} />
        </div>
      ))}
      {text === undefined ? (
        <div className="flex gap-2">
          <Button size="small" onClick={() => setText("")}>
            {askedAdCopy.answer}
          </Button>
          <Button
            size="small"
            variant="ghost"
            busy={resolve.isPending}
            onClick={() => void change(resolvedAt === null)}
          >
            {resolvedAt === null ? askedAdCopy.resolve : askedAdCopy.reopen}
          </Button>
        </div>
      ) : (
        <form noValidate className="grid max-w-140 gap-3" onSubmit={(event) => void send(event)}>
          <Field label={askedAdCopy.answerLabel} error={error}>
            <Textarea
              rows={2}
              maxLength={REVIEW_LIMITS.comment}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div className="flex gap-2">
            <Button
              type="submit"
              size="small"
              variant="primary"
              busy={answer.isPending}
              busyLabel={askedAdCopy.sending}
            >
              {askedAdCopy.send}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setText(undefined)}>
              {askedAdCopy.cancel}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

interface WordsProps {
  readonly comment: ReviewComment;
  readonly notes: readonly (string | undefined)[];
}

/** Author, time and subject of the comment, then its text. */
function Words({ comment: { name, text, createdAt }, notes }: WordsProps) {
  const facts = [`${dayOf(createdAt)}, ${timeOf(createdAt)}`, ...notes].filter((note) => note !== undefined);
  return (
    <div className="min-w-0">
      <p className="text-label [overflow-wrap:anywhere]">
        <b dir="auto" className="font-medium">
          {name}
        </b>
        <span className="text-caption text-ink-3">{facts.map((fact) => ` · ${fact}`).join("")}</span>
      </p>
      <p dir="auto" className="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
