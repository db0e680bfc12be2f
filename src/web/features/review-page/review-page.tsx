import { loadingText } from "#core/problems.copy.ts";
import { reviewStatusCopy } from "#core/reviews/review-page.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { MessagePage } from "./message-page.tsx";
import { isWaiting } from "./is-waiting.ts";
import { OpenReview } from "./open-review.tsx";
import type { ReviewCalls } from "./review-calls.ts";
import { useReview } from "./use-review.ts";

interface ReviewPageProps {
  readonly calls: ReviewCalls;
  /** Names this link in the browser's storage. */
  readonly storageKey: string;
}

/**
 * The page behind a review link (/review), for people without an account; `entries/review/main.tsx`
 * renders it in a separate build. Data: `useReview`; the ad shown first: `is-waiting.ts`; words:
 * `core/reviews/review-page.copy.ts`, while loading `core/problems.copy.ts`.
 */
export function ReviewPage({ calls, storageKey }: ReviewPageProps) {
  const { status, review, reload } = useReview(calls);
  if (status === "dead") {
    return (
      <MessagePage title={reviewStatusCopy.deadTitle} rows={0}>
        {reviewStatusCopy.deadText}
      </MessagePage>
    );
  }
  const first = review?.ads.find(isWaiting) ?? review?.ads[0];
  if (review && first) {
    return <OpenReview review={review} first={first} calls={calls} storageKey={storageKey} reload={reload} />;
  }
  if (review) {
    return (
      <MessagePage title={reviewStatusCopy.emptyTitle} rows={0}>
        {reviewStatusCopy.emptyText}
      </MessagePage>
    );
  }
  if (status === "loading") return <Spinner fullScreen label={loadingText} />;
  return (
    <MessagePage
      title={reviewStatusCopy.failedTitle}
      rows={6}
      action={<Button onClick={() => void reload()}>{reviewStatusCopy.tryAgain}</Button>}
    >
      {reviewStatusCopy.failedText}
    </MessagePage>
  );
}
