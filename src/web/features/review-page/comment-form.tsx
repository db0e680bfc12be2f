import { useEffect, useState, type FormEvent } from "react";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import { reviewCommentCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { isUnreachable } from "#web/lib/is-unreachable.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { partsOf } from "./approved-parts.tsx";
import { CommentMark } from "./comment-pin.tsx";
import type { CommentDraft } from "./use-comment-drafts.ts";

const WHOLE_AD = "";
const PICTURE = "media";

interface CommentFormProps {
  readonly ad: SharedAd;
  /** Number of the comment; missing for an answer. */
  readonly number: number | undefined;
  readonly draft: CommentDraft;
  readonly onChange: (draft: CommentDraft) => void;
  /** Rejects if the comment was not stored. */
  readonly onSend: () => Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Form of `CommentPane` for a comment on an ad or an answer. The text stays until it is stored;
 * without a connection (`lib/is-unreachable.ts`) it is sent when the connection returns. Parts to
 * choose: `partsOf` in `approved-parts.tsx`. Escape cancels, Ctrl or Cmd with Enter sends. Limit:
 * `REVIEW_LIMITS.comment` in `core/reviews/limits.ts`; words: `reviewCommentCopy` in
 * `core/reviews/review-page.copy.ts`.
 */
export function CommentForm({ ad, number, draft, onChange, onSend, onCancel }: CommentFormProps) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const about = draft.field ?? (draft.spot ? PICTURE : WHOLE_AD);

  async function send() {
    if (draft.text.trim() === "") return setError(reviewCommentCopy.missing);
    setError(undefined);
    setQueued(false);
    setSending(true);
    try {
      await onSend();
    } catch (failure) {
      const isOffline = isUnreachable(failure);
      setQueued(isOffline);
      setError(isOffline ? reviewCommentCopy.offline : failureMessage(failure, reviewCommentCopy.failed));
    } finally {
      setSending(false);
    }
  }

  useEffect(() => {
    if (!isQueued) return;
    const retry = () => void send();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  });

  function choose(value: string) {
    if (value === PICTURE) onChange({ ...draft, field: null, spot: { x: 50, y: 50 } });
    else onChange({ ...draft, field: value === WHOLE_AD ? null : value, spot: null });
  }

  const options = [
    { value: WHOLE_AD, label: reviewCommentCopy.wholeAd },
    ...(ad.media ? [{ value: PICTURE, label: reviewCommentCopy.picture }] : []),
    ...partsOf(ad).map(({ name, label }) => ({ value: name, label: label.toLowerCase() })),
  ];
  return (
    <form
      noValidate
      aria-label={number === undefined ? reviewCommentCopy.yourAnswer : reviewCommentCopy.yours}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      data-comment-form=""
      className={cx(
        "grid gap-x-3",
        number === undefined
          ? "mt-3"
          : "grid-cols-[28px_minmax(0,1fr)] border-b border-line bg-brand-softer px-6 py-4 max-sm:px-4",
      )}
    >
      {number !== undefined && <CommentMark number={number} />}
      <div className="grid gap-3">
        {number !== undefined && (
          <Field label={reviewCommentCopy.about}>
            <Select value={about} options={options} onChange={(event) => choose(event.target.value)} />
          </Field>
        )}
        <Field label={number === undefined ? reviewCommentCopy.answer : reviewCommentCopy.text} error={error}>
          <Textarea
            maxLength={REVIEW_LIMITS.comment}
            value={draft.text}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Escape") onCancel();
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
            }}
          />
        </Field>
        <div className="flex gap-2">
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isSending}
            busyLabel={reviewCommentCopy.sending}
          >
            {number === undefined ? reviewCommentCopy.sendAnswer : reviewCommentCopy.send}
          </Button>
          <Button size="small" variant="ghost" onClick={onCancel}>
            {reviewCommentCopy.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
