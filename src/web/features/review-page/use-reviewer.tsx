import { useRef, useState, type ReactNode } from "react";
import { NameDialog, type NameReason } from "./name-dialog.tsx";

const keyOf = (reviewId: string) => `review-name:${reviewId}`;

function storedName(reviewId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(reviewId)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Access to the reviewer's name, from `useReviewer` to `useAnswers` and `ReviewedAd`: `ask`
 * resolves to the stored name, or opens the dialog before the first comment or decision.
 */
export interface Reviewer {
  /** Returns the name; `undefined` if the question was canceled. */
  readonly ask: (reason: NameReason) => Promise<string | undefined>;
  /** The open question, if any. */
  readonly dialog: ReactNode;
}

/**
 * Asks for the reviewer's name (`NameDialog`) before the first comment or decision in `OpenReview`,
 * and keeps it in this browser for this review (`localStorage`, `review-name:<review>`).
 */
export function useReviewer(reviewId: string, owner: string): Reviewer {
  const [name, setName] = useState(() => storedName(reviewId));
  const [reason, setReason] = useState<NameReason>();
  const answer = useRef<(name: string | undefined) => void>(undefined);

  function finish(given: string | undefined) {
    setReason(undefined);
    if (given !== undefined) {
      setName(given);
      try {
        localStorage.setItem(keyOf(reviewId), given);
      } catch {
        // Storage is disabled: the name is asked for again after a reload.
      }
    }
    answer.current?.(given);
    answer.current = undefined;
  }

  return {
    ask: (why) =>
      name === undefined
        ? new Promise((resolve) => {
            answer.current = resolve;
            setReason(why);
          })
        : Promise.resolve(name),
    dialog: reason !== undefined && (
      <NameDialog reason={reason} owner={owner} onName={finish} onCancel={() => finish(undefined)} />
    ),
  };
}
